import { McpError, type ReadResourceResult, type Resource } from '@modelcontextprotocol/sdk/types.js';
import { type Decpage, DecpageError } from '../../clients/typescript/src/index.ts';
import { uuid } from '../../domain/contract/common.ts';
import { describeProblem } from './problems.ts';
import { type CallContext, callTool } from './tool-calls.ts';
import { titleOf } from './tools/document-view.ts';
import { documentUri, parseUri, uriTemplates } from './uris.ts';

/** Codes of the protocol. */
const resourceNotFound = -32_002;
const invalidParams = -32_602;
const internalError = -32_603;

export const resourceTemplates = [
  {
    uriTemplate: uriTemplates.document,
    name: 'document',
    title: 'Document',
    description: 'State, pages and extracted values of a document, with citations.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: uriTemplates.pageText,
    name: 'page-text',
    title: 'Text of a page',
    description: 'The lines of a page (from 1) in reading order.',
    mimeType: 'text/plain',
  },
  {
    uriTemplate: uriTemplates.pagePicture,
    name: 'page-picture',
    title: 'Picture of a page',
    description: 'A page (from 1) as it looks.',
    mimeType: 'image/png',
  },
];

const documentsPerPage = 50;

/** A page of the account's documents, newest first. @throws McpError */
export async function listDocuments(
  client: Decpage,
  { cursor, signal }: { cursor: string | undefined; signal: AbortSignal },
): Promise<{ resources: Resource[]; nextCursor?: string }> {
  try {
    const { documents, nextCursor } = await client.documents.list({ limit: documentsPerPage }, { signal }).page(cursor);
    const resources = documents.map((document) => ({
      uri: documentUri(document.documentId),
      name: document.documentId,
      title: titleOf(document),
      description: [document.policyType ?? 'no known type', document.status].join(', '),
      mimeType: 'application/json',
    }));
    return { resources, ...(nextCursor !== null && { nextCursor }) };
  } catch (error) {
    throw toProtocolError(error);
  }
}

/** @throws McpError */
export async function readResource(uri: string, context: CallContext): Promise<ReadResourceResult> {
  const name = parseUri(uri);
  if (!name || !uuid.safeParse(name.documentId).success)
    throw new McpError(resourceNotFound, 'There is no such resource.');
  const { client, cancelled: signal } = context;
  const { kind, documentId } = name;
  try {
    switch (kind) {
      case 'document':
        return { contents: [{ uri, mimeType: 'application/json', text: await documentText(documentId, context) }] };
      case 'text': {
        const { text } = await client.documents.pageText(documentId, name.number, { signal });
        return { contents: [{ uri, mimeType: 'text/plain', text }] };
      }
      case 'picture': {
        const picture = await client.documents.page(documentId, name.number, { signal });
        const blob = Buffer.from(await picture.arrayBuffer()).toString('base64');
        return { contents: [{ uri, mimeType: 'image/png', blob }] };
      }
    }
  } catch (error) {
    throw toProtocolError(error);
  }
}

/** What get_document answers. */
async function documentText(documentId: string, context: CallContext): Promise<string> {
  const { isError, structuredContent, content } = await callTool('get_document', { documentId }, context);
  if (isError !== true) return JSON.stringify(structuredContent);
  const [first] = content;
  throw new McpError(resourceNotFound, first?.type === 'text' ? first.text : 'There is no such resource.');
}

function toProtocolError(error: unknown): unknown {
  if (!(error instanceof DecpageError)) return error;
  const { status = 500 } = error;
  const isMissing = status === 403 || status === 404;
  const code = isMissing ? resourceNotFound : status >= 500 ? internalError : invalidParams;
  return new McpError(code, describeProblem(error) ?? error.code);
}
