import type { Client } from '@temporalio/client';
import { objectKeys, type Storage, StorageError } from '../../../adapters/storage/index.ts';
import { mediaTypeOf } from '../../../domain/document/document-format.ts';
import { cleanFileName } from '../../../domain/document/file-name.ts';
import { maxUploadBytes, uploadUrlMinutes } from '../../../domain/limits.ts';
import type { DocumentRecord, DocumentRepository } from '../../../prisma/documents/document.repository.ts';
import type { StoredDocumentRepository } from '../../../prisma/documents/stored-document.repository.ts';
import type { SettingRepository } from '../../../prisma/setting.repository.ts';
import { startDocument } from '../../shared/start-document.ts';
import { acceptUpload, tooLargeToUpload } from './accept-upload.ts';
import { createDocument } from './create-document.ts';
import { ApiError } from '../http/api-error.ts';
import { statusUrlOf, viewQueuedDocument } from './document-status-view.ts';
import type { Handlers } from '../http/handler.ts';
import type { IncomingFile } from '../http/incoming-file.ts';
import { readUploadToken, signUploadToken, type UploadGrant } from './upload-token.ts';

const completeUrl = '/v1/documents/uploads/complete';
const pollAfterSeconds = '1';

/** Handlers of uploads in three calls: prepare, PUT to object storage or to the gateway, complete. */
export function createUploadHandlers({
  documents,
  storedDocuments,
  settings,
  storage,
  temporal,
  publicUrl,
  hasModel,
}: {
  documents: DocumentRepository;
  storedDocuments: StoredDocumentRepository;
  settings: SettingRepository;
  storage: Storage;
  temporal: Client;
  publicUrl?: string | undefined;
  hasModel: boolean;
}): Pick<Handlers, 'prepareUpload' | 'uploadDocument' | 'completeUpload'> {
  let secret: Promise<string> | undefined;

  return {
    async prepareUpload(call) {
      const { sizeBytes, sha256, fileName } = call.body;
      if (sizeBytes !== undefined && sizeBytes > maxUploadBytes) throw tooLargeToUpload();
      const uploadExpiresAt = new Date(Date.now() + uploadUrlMinutes * 60_000);
      const { created, document } = await createDocument(documents, {
        ...call,
        fileName: cleanFileName(fileName),
        source: { uploadExpiresAt, sizeBytes, sha256 },
      });
      const { id: documentId, accountId, jobId, idempotencyKey } = document;
      const isOpen = document.status === 'awaiting_upload' || document.status === 'expired';
      if (isOpen && !created) await documents.renewUpload(accountId, { documentId, expiresAt: uploadExpiresAt });
      return {
        status: 201,
        headers: { Location: statusUrlOf(documentId), ...(!created && { 'Idempotency-Replayed': 'true' }) },
        body: {
          documentId,
          jobId,
          status: isOpen ? 'awaiting_upload' : document.status,
          idempotencyKey,
          ...(isOpen && {
            upload: await instructions(document, { expiresAt: uploadExpiresAt, origin: publicUrl ?? call.origin }),
          }),
          completeUrl,
          statusUrl: statusUrlOf(documentId),
        },
      };
    },

    async uploadDocument({ params: { token }, file }) {
      const grant = readUploadToken(token, await uploadSecret());
      // unauthenticated: close the connection instead of reading the body
      if (!grant) {
        throw new ApiError('forbidden', {
          message: 'The upload URL is not one of ours: use it as it was given.',
          headers: { Connection: 'close' },
        });
      }
      try {
        return { status: 200, body: await storeUpload(grant, file) };
      } catch (error) {
        await file.discard();
        throw error;
      }
    },

    async completeUpload({ account: { accountId }, key: { keyId }, requestId, body }) {
      const document = await documents.find(accountId, body.documentId);
      if (!document || (body.jobId !== undefined && body.jobId.toLowerCase() !== document.jobId)) {
        throw new ApiError('forbidden');
      }
      if (document.status === 'expired') {
        throw new ApiError('invalid_document', {
          message: 'The document was not uploaded in time. Repeat the preparation with its idempotency key.',
        });
      }
      const isWaiting = document.status === 'awaiting_upload' || document.status === 'uploaded';
      if (isWaiting) {
        await acceptUpload({ documents, storedDocuments, storage }, document);
        await documents.queue(accountId, { documentId: document.id, by: { actor: keyId, requestId } });
      }
      const queued = isWaiting ? await documents.find(accountId, document.id) : document;
      // deleted meanwhile
      if (!queued) throw new ApiError('forbidden');
      if (queued.status === 'queued') await startDocument(temporal, queued, { hasModel });
      return {
        status: 202,
        body: viewQueuedDocument(document),
        headers: { Location: statusUrlOf(document.id), 'Retry-After': pollAfterSeconds },
      };
    },
  };

  /** Stores an uploaded file under the key of its grant. */
  async function storeUpload(grant: UploadGrant, file: IncomingFile) {
    if (grant.expiresAt < Date.now()) throw uploadExpired();
    const { accountId, documentId, maxBytes, sizeBytes, sha256 } = grant;
    const document = await documents.find(accountId, documentId);
    if (!document) throw documentDeleted();
    if (document.status === 'expired') throw uploadExpired();
    if (document.status !== 'awaiting_upload') throw new ApiError('already_uploaded');
    assertMatchesGrant(grant, file);
    const key = objectKeys.upload({ accountId, documentId });
    const expected = { maxBytes, sizeBytes: sizeBytes ?? undefined, sha256: sha256 ?? undefined };
    const stored = await storage
      .putStream({ key, source: file.source, once: true, ...expected })
      .catch((error: unknown) => Promise.reject(explain(error)));
    if (!(await documents.recordArrival(accountId, documentId))) await removeIfUnwanted({ accountId, documentId, key });
    return { documentId, sizeBytes: stored.bytes, sha256: stored.sha256, completeUrl };
  }

  /** Removes the upload and throws the 403 when the document was deleted or expired meanwhile. */
  async function removeIfUnwanted({ key, ...owner }: { accountId: string; documentId: string; key: string }) {
    const document = await documents.find(owner.accountId, owner.documentId);
    if (document && document.status !== 'expired') return;
    await storage.removeAll(key);
    throw document ? uploadExpired() : documentDeleted();
  }

  function uploadSecret(): Promise<string> {
    secret ??= settings.secret('upload_secret').catch((error: unknown) => {
      // failures are not cached
      secret = undefined;
      throw error;
    });
    return secret;
  }

  async function instructions(
    { id: documentId, accountId, fileName, declaredBytes, declaredSha256 }: DocumentRecord,
    { expiresAt, origin }: { expiresAt: Date; origin: string },
  ) {
    const contentType = mediaTypeOf(fileName ?? '');
    const limits = { maxBytes: maxUploadBytes, sizeBytes: declaredBytes, sha256: declaredSha256 };
    const prepared = await storage.prepareUpload({
      key: objectKeys.upload({ accountId, documentId }),
      contentType,
      expiresAt,
      maxBytes: maxUploadBytes,
      sizeBytes: declaredBytes ?? undefined,
      sha256: declaredSha256 ?? undefined,
    });
    const grant = { accountId, documentId, contentType, expiresAt: expiresAt.getTime(), ...limits };
    const target =
      prepared.kind === 'direct'
        ? { url: prepared.url, headers: prepared.headers }
        : {
            url: `${origin}/v1/uploads/${signUploadToken(grant, await uploadSecret())}`,
            headers: { 'Content-Type': contentType },
          };
    return { method: 'PUT' as const, ...target, expiresAt: expiresAt.toISOString(), maxBytes: maxUploadBytes };
  }
}

/** Checks the request headers against the grant before reading the body. */
function assertMatchesGrant({ contentType: wanted, maxBytes, sizeBytes }: UploadGrant, file: IncomingFile): void {
  if (file.mediaType !== wanted) {
    throw new ApiError('invalid_request', {
      issues: [{ path: '/content-type', location: 'header', code: 'invalid_value', message: `Must be ${wanted}` }],
    });
  }
  if (file.bytes !== undefined && file.bytes > maxBytes) throw tooLargeToUpload();
  if (file.bytes !== undefined && sizeBytes !== null && file.bytes !== sizeBytes) throw wrongSize();
}

function explain(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  switch (error.code) {
    case 'too_large':
      return tooLargeToUpload();
    case 'wrong_size':
      return wrongSize();
    case 'wrong_hash':
      return new ApiError('invalid_document', {
        message: 'The SHA-256 of the upload is not the one that was announced.',
      });
    case 'already_there':
      return new ApiError('already_uploaded');
    case 'broken_off':
      return new ApiError('invalid_request', { message: 'The upload broke off. Repeat it.' });
  }
}

function wrongSize(): ApiError {
  return new ApiError('invalid_document', { message: 'The upload is not as long as was announced.' });
}

function uploadExpired(): ApiError {
  return uploadForbidden('The upload URL is over. Repeat the preparation with its idempotency key to get another one.');
}

function documentDeleted(): ApiError {
  return uploadForbidden('The document of this upload URL has been deleted.');
}

function uploadForbidden(message: string): ApiError {
  return new ApiError('forbidden', { message });
}
