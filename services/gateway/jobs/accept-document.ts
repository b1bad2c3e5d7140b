import { createHash } from 'node:crypto';
import { objectKeys } from '../../../adapters/storage/index.ts';
import { decodeBase64Document } from '../../../domain/contract/codecs/base64.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import type { DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { assertUrlAllowed } from '../http/assert-url-allowed.ts';

/** The document of a job: inline bytes to store under their hash, a stored document, or a URL for the workflow to fetch. */
export type DocumentSource =
  | { document: StoredObject; bytes: Uint8Array }
  | { document: StoredObject; documentId: string }
  | { url: string };

/** Decodes an inline document, finds a stored one, or checks a URL without fetching it. Stores nothing. */
export async function acceptDocument({
  accountId,
  body: { document: input, documentId, documentUrl },
  documents,
  allow,
}: {
  accountId: string;
  /** Exactly one of them is set. */
  body: {
    document?: { type: 'url' | 'base64'; content: string } | undefined;
    documentId?: string | undefined;
    documentUrl?: string | undefined;
  };
  documents: DocumentRepository;
  /** `ip:port` pairs that the outbound guard lets through. */
  allow: readonly string[];
}): Promise<DocumentSource> {
  if (documentId !== undefined) return await findStored(documents, { accountId, documentId });
  if (input?.type === 'base64') return decode(accountId, input.content);
  const [url, path] = input ? [input.content, '/document/content'] : [documentUrl ?? '', '/documentUrl'];
  assertUrlAllowed({ url, path, allow });
  return { url };
}

function decode(accountId: string, content: string): DocumentSource {
  const decoded = decodeBase64Document(content);
  if ('error' in decoded) throw new ApiError(decoded.error, { message: decoded.message });
  const sha256 = createHash('sha256').update(decoded.bytes).digest('hex');
  const key = objectKeys.document({ accountId, sha256 });
  return { document: { key, sha256, bytes: decoded.bytes.length }, bytes: decoded.bytes };
}

async function findStored(
  documents: DocumentRepository,
  { accountId, documentId }: { accountId: string; documentId: string },
): Promise<DocumentSource> {
  const stored = await documents.find(accountId, documentId);
  if (!stored) throw new ApiError('forbidden');
  const { status, objectKey: key, sha256, bytes } = stored;
  const isStored = !['awaiting_upload', 'uploaded', 'expired'].includes(status);
  if (!isStored || key === null || sha256 === null || bytes === null) {
    throw new ApiError('invalid_document', {
      message: 'The document is not here yet: its upload is not complete, or it is still being fetched.',
    });
  }
  return { document: { key, sha256, bytes }, documentId };
}
