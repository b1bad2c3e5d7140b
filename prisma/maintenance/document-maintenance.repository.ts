import { recordAction } from '../audit.ts';
import { type DocumentRecord, toDocumentRecord } from '../documents/document.repository.ts';
import type { PrismaClient } from '../generated/client.ts';
import { removalTimeoutMs, removeUnused } from '../unused-objects.ts';
import { markSwept } from './mark-swept.ts';

export type DocumentMaintenanceRepository = ReturnType<typeof createDocumentMaintenanceRepository>;

/** A removed document or job. */
export interface Removal {
  id: bigint;
  accountId: string;
  kind: string;
  subjectId: string;
}

/** Maintenance queries over the documents of all accounts. */
export function createDocumentMaintenanceRepository(prisma: PrismaClient) {
  return {
    /**
     * Claims accepted documents that have not ended and were not claimed for `quietSeconds`, least recently claimed first,
     * so that concurrent runs get different ones.
     */
    async claimUnfinished({ quietSeconds, limit }: { quietSeconds: number; limit: number }): Promise<DocumentRecord[]> {
      const claimed = await prisma.$queryRaw<{ id: string }[]>`
        UPDATE documents SET checked_at = now()
        WHERE id IN (
          SELECT id FROM documents
          WHERE status IN ('queued', 'fetching', 'processing')
            AND GREATEST(checked_at, queued_at) < now() - make_interval(secs => ${quietSeconds})
          ORDER BY GREATEST(checked_at, queued_at)
          LIMIT ${limit}
          FOR UPDATE SKIP LOCKED
        )
        RETURNING id`;
      const documents = await prisma.document.findMany({ where: { id: { in: claimed.map(({ id }) => id) } } });
      return documents.map(toDocumentRecord);
    },

    /** Removals at least `afterSeconds` old that were not swept for late writes, oldest first. */
    async findUnswept({ afterSeconds, limit }: { afterSeconds: number; limit: number }): Promise<Removal[]> {
      return await prisma.removal.findMany({
        where: { sweptAt: null, at: { lt: new Date(Date.now() - afterSeconds * 1_000) } },
        orderBy: { at: 'asc' },
        take: limit,
        select: { id: true, accountId: true, kind: true, subjectId: true },
      });
    },

    /** Records that the folders of these removals were swept. */
    markSwept: (removalIds: readonly bigint[]): Promise<void> => markSwept(prisma, removalIds),

    /**
     * Claims documents whose pages have been missing in the search index for `quietSeconds`, oldest first. Claiming resets
     * that time.
     */
    async claimUnindexed({
      quietSeconds,
      limit,
    }: {
      quietSeconds: number;
      limit: number;
    }): Promise<{ documentId: string; accountId: string }[]> {
      return await prisma.$queryRaw<{ documentId: string; accountId: string }[]>`
        UPDATE documents SET index_due_at = now()
        WHERE id IN (
          SELECT id FROM documents
          WHERE index_due_at < now() - make_interval(secs => ${quietSeconds}) AND status <> 'processing'
          ORDER BY index_due_at
          LIMIT ${limit}
          FOR UPDATE SKIP LOCKED
        )
        RETURNING id AS "documentId", account_id AS "accountId"`;
    },

    /** Names documents of earlier releases that have no names yet; returns how many. */
    async nameUnnamed({ limit }: { limit: number }): Promise<number> {
      const unnamed = await prisma.documentName.findMany({
        where: { names: null },
        select: { documentId: true },
        take: limit,
      });
      await prisma.$executeRaw`SELECT name_documents(${unnamed.map(({ documentId }) => documentId)}::uuid[])`;
      return unnamed.length;
    },

    /**
     * Expires documents whose upload was not completed within `graceSeconds` after its URL expired, and removes their
     * objects; an empty result means that none is left. A document whose object `removeObject` leaves stays until the next
     * run.
     */
    async expireUploads({
      graceSeconds,
      limit,
      removeObject,
    }: {
      graceSeconds: number;
      limit: number;
      removeObject: (key: string) => Promise<boolean>;
    }): Promise<{ documentId: string; accountId: string }[]> {
      return await prisma.$transaction(
        async (transaction) => {
          const late = await transaction.$queryRaw<{ id: string; objectKey: string | null }[]>`
            SELECT id, object_key AS "objectKey" FROM documents
            WHERE status IN ('awaiting_upload', 'uploaded')
              AND upload_expires_at < now() - make_interval(secs => ${graceSeconds})
            ORDER BY upload_expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
          const { left } = await removeUnused(transaction, { of: late, remove: removeObject });
          const over = late.filter(({ objectKey }) => objectKey === null || !left.includes(objectKey));
          return await transaction.$queryRaw<{ documentId: string; accountId: string }[]>`
            WITH expired AS (
              UPDATE documents SET status = 'expired', object_key = NULL, sha256 = NULL, bytes = NULL, updated_at = now()
              WHERE id = ANY (${over.map(({ id }) => id)}::uuid[])
              RETURNING id, account_id
            ), recorded AS (${recordAction({ action: 'document.expire', of: 'expired', by: { actor: 'service' } })})
            SELECT id AS "documentId", account_id AS "accountId" FROM expired`;
        },
        { timeout: removalTimeoutMs },
      );
    },
  };
}
