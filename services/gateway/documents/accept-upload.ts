import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { acceptedFormats, documentFormat } from '../../../domain/document/document-format.ts';
import { maxUploadBytes } from '../../../domain/limits.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import type { DocumentRecord, DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import type { StoredDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import { ApiError } from '../http/api-error.ts';

type Found = NonNullable<Awaited<ReturnType<Storage['inspect']>>>;

/**
 * Validates an upload and moves it to the key of its hash, so that an account stores equal bytes once. Throws the 400
 * that names the problem. Idempotent, also for concurrent requests.
 */
export async function acceptUpload(
  {
    documents,
    storedDocuments,
    storage,
  }: { documents: DocumentRepository; storedDocuments: StoredDocumentRepository; storage: Storage },
  document: DocumentRecord,
): Promise<void> {
  const { id: documentId, accountId } = document;
  const from = objectKeys.upload({ accountId, documentId });
  const found = await storage.inspect(from);
  if (!found) return await assertMoved();
  const problem = problemOf(document, found);
  if (problem) {
    // removed so that the client can upload the right file
    await storage.removeAll(from);
    await documents.recordUploadRefusal(accountId, documentId);
    throw problem;
  }
  const { sha256, bytes } = found;
  const object: StoredObject = { key: objectKeys.document({ accountId, sha256 }), sha256, bytes };
  // recorded before the move, so that a row always refers to the object
  const isNoted = await documents.recordUploadObject(accountId, { documentId, object });
  if (!isNoted || !(await storage.move({ from, to: object.key }))) return await assertMoved();
  if (await storedDocuments.exists(accountId, documentId)) return;
  // the document was deleted during the move
  await storedDocuments.releaseObject(accountId, { documentId, key: object.key }, (key) => storage.removeAll(key));
  throw new ApiError('forbidden');

  /** A concurrent request, or an earlier one that crashed, may have moved the upload. */
  async function assertMoved(): Promise<void> {
    const latest = await documents.find(accountId, documentId);
    if (!latest) throw new ApiError('forbidden');
    const isMoved = latest.objectKey !== null && (await storage.inspect(latest.objectKey)) !== undefined;
    if (!isMoved) {
      throw new ApiError('invalid_document', {
        message: 'The document has not been uploaded: PUT it to the upload URL first.',
      });
    }
  }
}

function problemOf({ declaredBytes, declaredSha256 }: DocumentRecord, found: Found): ApiError | undefined {
  const invalid = (message: string): ApiError => new ApiError('invalid_document', { message });
  if (found.bytes > maxUploadBytes) return tooLargeToUpload();
  if (declaredBytes !== null && found.bytes !== declaredBytes) {
    return invalid(`The upload has ${found.bytes} bytes instead of the ${declaredBytes} that were announced.`);
  }
  if (declaredSha256 !== null && found.sha256 !== declaredSha256) {
    return invalid('The SHA-256 of the upload is not the one that was announced.');
  }
  if (documentFormat(found.start) === undefined) return invalid(`The upload is none of ${acceptedFormats}.`);
  return undefined;
}

/** The 400 for a document above the upload limit. */
export function tooLargeToUpload(): ApiError {
  return new ApiError('document_too_large', {
    message: `The document is larger than ${maxUploadBytes / 1024 / 1024} MB.`,
  });
}
