import { objectKeys, type Storage } from '../../../adapters/storage/index.ts';
import { hasPdfHeader, pdfHeaderBytes } from '../../../domain/document/pdf-header.ts';
import { maxUploadBytes } from '../../../domain/limits.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import type { DocumentRecord, DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import type { HeldDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import { ApiError } from '../http/api-error.ts';

type Found = NonNullable<Awaited<ReturnType<Storage['inspect']>>>;

/**
 * Checks what was uploaded and puts it where equal bytes of the account are kept once; throws the 400 that says what is
 * wrong with it. Whoever repeats it, or does it at the same time, finds it done.
 */
export async function acceptUpload(
  { documents, held, storage }: { documents: DocumentRepository; held: HeldDocumentRepository; storage: Storage },
  document: DocumentRecord,
): Promise<void> {
  const { id: documentId, accountId } = document;
  const from = objectKeys.upload({ accountId, documentId });
  const found = await storage.inspect(from);
  if (!found) return await assertMoved();
  const problem = problemOf(document, found);
  if (problem) {
    // away with it, so that the right one can take its place
    await storage.removeAll(from);
    await documents.noteRefusal(accountId, documentId);
    throw problem;
  }
  const { sha256, bytes } = found;
  const object: StoredObject = { key: objectKeys.document({ accountId, sha256 }), sha256, bytes };
  // before it is moved, so that it is never without a row that names it
  const isNoted = await documents.noteObject(accountId, { documentId, object });
  if (!isNoted || !(await storage.move({ from, to: object.key }))) return await assertMoved();
  if (await held.isHeld(accountId, documentId)) return;
  // it was deleted while its object came
  await held.releaseObject(accountId, { documentId, key: object.key }, (key) => storage.removeAll(key));
  throw new ApiError('forbidden');

  /** Another request may have moved it, or an earlier one that did not come to its end. */
  async function assertMoved(): Promise<void> {
    const latest = await documents.find(accountId, documentId);
    if (!latest) throw new ApiError('forbidden');
    const isMoved = latest.objectKey !== null && (await storage.inspect(latest.objectKey)) !== undefined;
    if (!isMoved) {
      throw new ApiError('invalid_document', {
        message: 'The PDF has not been uploaded: PUT it to the upload URL first.',
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
  if (!hasPdfHeader(found.start)) {
    return invalid(`The upload is not a PDF: there is no %PDF- in its first ${pdfHeaderBytes} bytes.`);
  }
  return undefined;
}

/** The refusal of a document that nobody could upload. */
export function tooLargeToUpload(): ApiError {
  return new ApiError('document_too_large', {
    message: `The document is larger than ${maxUploadBytes / 1024 / 1024} MB.`,
  });
}
