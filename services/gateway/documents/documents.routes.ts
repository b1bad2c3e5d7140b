import { count } from '../../../domain/text/count.ts';
import type { Client } from '@temporalio/client';
import type { Storage } from '../../../adapters/storage/index.ts';
import { encodeDocumentCursor } from '../../../domain/contract/documents/document-cursor.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import type { DocumentRecord, DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import type { DocumentSearchRepository } from '../../../prisma/documents/document-search.repository.ts';
import type { StoredDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { deleteDocument } from './delete-document.ts';
import { readPagePicture } from './page-picture.ts';
import type { Answer, Call, Handlers } from '../http/handler.ts';
import { listPage } from '../http/list-page.ts';
import { viewDocumentDetails, viewListedDocument } from './document-view.ts';

/** Pages of a stored file never change; `private` keeps them out of shared caches. */
const privateCache = { 'Cache-Control': 'private, max-age=3600' };

/** Handlers of stored documents: list, search, get, page pictures, delete. */
export function createDocumentHandlers({
  documents,
  storedDocuments,
  search,
  storage,
  temporal,
}: {
  documents: DocumentRepository;
  storedDocuments: StoredDocumentRepository;
  search: DocumentSearchRepository;
  storage: Storage;
  temporal: Client;
}): Pick<Handlers, 'listDocuments' | 'getDocument' | 'getDocumentPage' | 'getDocumentPageText' | 'deleteDocument'> {
  return {
    async listDocuments(call) {
      const query = call.query.query?.trim() ?? '';
      return { status: 200, body: query === '' ? await listAll(call) : await listFound(call, query) };
    },

    async getDocument({ account: { accountId }, params: { documentId } }) {
      return { status: 200, body: viewDocumentDetails(await find(accountId, documentId)) };
    },

    async getDocumentPage({ account: { accountId }, params: { documentId, number }, signal, admit }) {
      const { pagesTotal, ...row } = await find(accountId, documentId);
      const document = storedObject(row);
      if (!document) throw noPagesYet();
      if (pagesTotal !== null && number > pagesTotal) throw noSuchPage(pagesTotal);
      const input = { accountId, documentId, document, number };
      const picture = await readPagePicture({ storage, temporal, admit, signal }, input);
      return { status: 200, body: Buffer.from(picture), headers: privateCache };
    },

    async getDocumentPageText({ account: { accountId }, params: { documentId, number } }) {
      const { pagesTotal } = await find(accountId, documentId);
      if (pagesTotal !== null && number > pagesTotal) throw noSuchPage(pagesTotal);
      const text = await storedDocuments.pageText(accountId, { documentId, number });
      if (text === undefined || pagesTotal === null) throw noPagesYet();
      return { status: 200, body: { documentId, page: number, pages: pagesTotal, text }, headers: privateCache };
    },

    async deleteDocument({ account: { accountId }, key: { keyId }, requestId, params: { documentId }, signal }) {
      const by = { actor: keyId, requestId };
      await deleteDocument({ documents, storedDocuments, storage, temporal }, { accountId, documentId, by, signal });
      return { status: 204 };
    },
  };

  async function find(accountId: string, documentId: string): Promise<DocumentRecord> {
    const document = await documents.find(accountId, documentId);
    if (!document) throw new ApiError('forbidden');
    return document;
  }

  async function listAll({ account: { accountId }, query }: Call<'listDocuments'>): Promise<DocumentList> {
    const { limit, cursor } = query;
    const rows = await storedDocuments.list(accountId, { limit: limit + 1, after: cursor?.after });
    const { page, last } = listPage(rows, limit);
    return {
      documents: page.map((document) => viewListedDocument(document)),
      nextCursor: last ? encodeDocumentCursor({ after: last, corrections: {} }) : null,
    };
  }

  async function listFound(
    { account: { accountId }, query: { limit, cursor } }: Call<'listDocuments'>,
    query: string,
  ): Promise<DocumentList> {
    const found = await search.search(accountId, { query, limit: limit + 1, ...cursor });
    const { terms, corrections } = found;
    const ids = found.ids.slice(0, limit);
    const [page, highlights] = await Promise.all([
      storedDocuments.findMany(accountId, ids),
      search.highlight(accountId, { ids, terms }),
    ]);
    const last = found.ids.length > limit ? page.at(-1) : undefined;
    return {
      documents: page.map((document) =>
        viewListedDocument(
          document,
          highlights.filter(({ documentId }) => documentId === document.id),
        ),
      ),
      nextCursor: last ? encodeDocumentCursor({ after: last, corrections }) : null,
      ...(Object.keys(corrections).length > 0 && {
        corrections: Object.fromEntries(Object.entries(corrections).map(([word, meant]) => [word, [...meant]])),
      }),
    };
  }
}

const noPagesYet = (): ApiError => new ApiError('not_found', { message: 'The document has no pages yet.' });

const noSuchPage = (pages: number): ApiError =>
  new ApiError('not_found', { message: `The document has ${count(pages, 'page')}.` });

type DocumentList = Answer<'listDocuments'>['body'];

function storedObject({
  objectKey,
  sha256,
  bytes,
}: Pick<DocumentRecord, 'objectKey' | 'sha256' | 'bytes'>): StoredObject | undefined {
  if (objectKey === null || sha256 === null || bytes === null) return undefined;
  return { key: objectKey, sha256, bytes };
}
