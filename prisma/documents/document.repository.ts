import type { DocumentState } from '../../domain/document/states.ts';
import type { JobError } from '../../domain/job-error.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import { type Actor, recordAction } from '../audit.ts';
import { countUsage } from '../count-usage.ts';
import { insertJobs } from './insert-jobs.ts';
import { type Document, Prisma, type PrismaClient } from '../generated/client.ts';
import { lockObjects } from '../locks.ts';

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;

export type DocumentRecord = Omit<Document, 'status' | 'error'> & { status: DocumentState; error: JobError | null };

/** A document as a client requested it. */
export interface DocumentIntent {
  documentId: string;
  /** Id of the job of its extraction. */
  jobId: string;
  keyId: string;
  requestId: string;
  idempotencyKey: string;
  /** Tells a repeated request from a reused idempotency key. */
  fingerprint: string;
  fileName: string | null;
  title: string | undefined;
  description: string | undefined;
  documentType: string;
  coverageType: string | undefined;
  /** The policy type that the client's description names. */
  policyType: string | null;
  source: { url: string } | { uploadExpiresAt: Date; sizeBytes: number | undefined; sha256: string | undefined };
}

const awaitingUpload = { in: ['awaiting_upload', 'uploaded'] };

/** Documents as the gateway accesses them: it creates and accepts them; workflows write the rest. */
export function createDocumentRepository(prisma: PrismaClient) {
  return {
    /** Inserts a document; undefined when the account has used the idempotency key before. */
    async create(accountId: string, intent: DocumentIntent): Promise<DocumentRecord | undefined> {
      const { source } = intent;
      const isFromUrl = 'url' in source;
      const by = { actor: intent.keyId, requestId: intent.requestId };
      const [created] = await prisma.$queryRaw<{ id: string }[]>`
        WITH made AS (
          INSERT INTO documents (id, account_id, key_id, request_id, operation, idempotency_key, fingerprint, job_id,
            file_name, title, description, document_type, coverage_type, policy_type, url, declared_bytes,
            declared_sha256, status, stage, upload_expires_at, queued_at)
          SELECT ${intent.documentId}::uuid, ${accountId}::uuid, ${intent.keyId}::uuid, ${intent.requestId},
            ${isFromUrl ? 'from-url' : 'uploads'}, ${intent.idempotencyKey}, ${intent.fingerprint},
            ${intent.jobId}::uuid, ${intent.fileName}, ${intent.title}, ${intent.description}, ${intent.documentType},
            ${intent.coverageType}, ${intent.policyType}, ${isFromUrl ? source.url : null},
            ${isFromUrl ? null : source.sizeBytes}::int, ${isFromUrl ? null : source.sha256},
            ${isFromUrl ? 'queued' : 'awaiting_upload'}, ${isFromUrl ? 'queued' : 'uploading'},
            ${isFromUrl ? null : source.uploadExpiresAt}::timestamptz, ${isFromUrl ? Prisma.sql`now()` : null}
          ON CONFLICT DO NOTHING
          RETURNING *
        ), accepted AS (SELECT * FROM made WHERE status = 'queued'),
        counted AS (${countUsage({ kind: 'document', of: 'accepted' })}), ${insertJobs},
        recorded AS (${recordAction({ action: 'document.create', of: 'made', by })})
        SELECT id FROM made`;
      return created && (await find(accountId, created.id));
    },

    /** The document that an earlier request with the same idempotency key created. */
    async findRepeated(
      accountId: string,
      { operation, idempotencyKey }: { operation: 'uploads' | 'from-url'; idempotencyKey: string },
    ): Promise<DocumentRecord | undefined> {
      const same = await prisma.document.findFirst({ where: { accountId, operation, idempotencyKey } });
      return same ? toDocumentRecord(same) : undefined;
    },

    /** The document; undefined when the account has none of this id. */
    find,

    /** Extends the upload of a document that has not arrived, also after it expired. */
    async renewUpload(
      accountId: string,
      { documentId, expiresAt }: { documentId: string; expiresAt: Date },
    ): Promise<void> {
      await prisma.document.updateMany({
        where: { id: documentId, accountId, status: { in: ['awaiting_upload', 'expired'] } },
        data: { status: 'awaiting_upload', uploadExpiresAt: expiresAt, updatedAt: new Date() },
      });
    },

    /**
     * Marks the upload as complete; false when the document is not awaiting one. Waits for a removal of the document in
     * progress.
     */
    async recordArrival(accountId: string, documentId: string): Promise<boolean> {
      const now = new Date();
      const { count } = await prisma.document.updateMany({
        where: { id: documentId, accountId, status: 'awaiting_upload' },
        data: { status: 'uploaded', uploadedAt: now, updatedAt: now },
      });
      return count > 0;
    },

    /**
     * Records the object of the upload before it is moved to its key, so that every stored object has a row; false when the
     * document was accepted before or was deleted.
     */
    async recordUploadObject(
      accountId: string,
      { documentId, object }: { documentId: string; object: StoredObject },
    ): Promise<boolean> {
      return await prisma.$transaction(async (transaction) => {
        await lockObjects(transaction, [object.key]);
        const { count } = await transaction.document.updateMany({
          where: { id: documentId, accountId, status: awaitingUpload },
          data: { objectKey: object.key, sha256: object.sha256, bytes: object.bytes, updatedAt: new Date() },
        });
        return count > 0;
      });
    },

    /** Records that the upload was refused, so that the client can upload again. */
    async recordUploadRefusal(accountId: string, documentId: string): Promise<void> {
      await prisma.document.updateMany({
        where: { id: documentId, accountId, status: awaitingUpload },
        data: { status: 'awaiting_upload', uploadedAt: null, updatedAt: new Date() },
      });
    },

    /**
     * Accepts an upload whose object is recorded: status, usage and, when the policy type is known, job in one statement.
     * False when it was accepted before.
     */
    async queue(accountId: string, { documentId, by }: { documentId: string; by: Actor }): Promise<boolean> {
      const [queued] = await prisma.$queryRaw<{ id: string }[]>`
        WITH accepted AS (
          UPDATE documents SET status = 'queued', stage = 'queued', queued_at = now(), updated_at = now(),
            uploaded_at = COALESCE(uploaded_at, now())
          WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid
            AND status IN ('awaiting_upload', 'uploaded') AND object_key IS NOT NULL
          RETURNING *
        ), counted AS (${countUsage({ kind: 'document', of: 'accepted' })}), ${insertJobs},
        recorded AS (${recordAction({ action: 'document.upload', of: 'accepted', by })})
        SELECT id FROM accepted`;
      return queued !== undefined;
    },
  };

  async function find(accountId: string, documentId: string): Promise<DocumentRecord | undefined> {
    const document = await prisma.document.findFirst({ where: { id: documentId, accountId } });
    return document ? toDocumentRecord(document) : undefined;
  }
}

/** Narrows the types of columns whose values only our own code writes. */
export function toDocumentRecord(document: Document): DocumentRecord {
  return document as DocumentRecord;
}
