import { ApplicationFailure, Context } from '@temporalio/activity';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import type { Storage } from '../../adapters/storage/index.ts';
import { type DrawPageInput, noSuchPage } from '../../domain/orchestration.ts';
import type { StoredDocumentRepository } from '../../prisma/documents/stored-document.repository.ts';
import type { CostlyDocumentCache } from '../costly-document-cache.ts';
import { withDocumentErrors } from '../document-failure.ts';
import { loadDocument } from '../stored-objects.ts';

export type PageActivities = ReturnType<typeof createPageActivities>;

/** Small print is legible, and a page takes a few hundred kilobytes. */
const dpi = 120;

/** The activity that renders pages as pictures. */
export function createPageActivities({
  costly,
  storedDocuments,
  reader,
  storage,
  pageKey,
}: {
  costly: CostlyDocumentCache;
  storedDocuments: StoredDocumentRepository;
  reader: PdfReader;
  storage: Storage;
  pageKey: (page: { accountId: string; documentId: string; number: number }) => string;
}) {
  return {
    /** Renders the page and stores the picture, unless the document was deleted. */
    async drawPage({ documentId, accountId, document, number }: DrawPageInput): Promise<void> {
      await withDocumentErrors(async () => {
        const page = { accountId, sha256: document.sha256, page: number };
        costly.refuse(page);
        const { info, cancellationSignal: signal } = Context.current();
        const key = pageKey({ accountId, documentId, number });
        // an earlier attempt may have stored a picture of a document that was deleted meanwhile
        if (!(await storedDocuments.exists(accountId, documentId))) return await storage.removeAll(key);
        if (info.attempt > 1) throw drawnOnce();
        const bytes = await loadDocument(storage, document);
        const { png } = await costly
          .watch(page, () => reader.render({ bytes, page: number, dpi, signal }))
          .catch((error: unknown) => {
            throw error instanceof RangeError ? missingPage(number) : error;
          });
        await storage.put(key, png);
        if (!(await storedDocuments.exists(accountId, documentId))) await storage.removeAll(key);
      });
    },
  };
}

/** A page whose rendering took down a worker is not rendered again; the next request starts over. */
function drawnOnce(): ApplicationFailure {
  const message = 'The page was not drawn at the first attempt.';
  return ApplicationFailure.create({ type: 'not_drawn', message, nonRetryable: true });
}

function missingPage(number: number): ApplicationFailure {
  const message = `The document has no page ${number}.`;
  return ApplicationFailure.create({ type: noSuchPage, message, nonRetryable: true, category: 'BENIGN' });
}
