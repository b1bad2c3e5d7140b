import { recordAction } from '../accounts/audit.repository.ts';
import { type DocumentRecord, toDocumentRecord } from '../documents/document.repository.ts';
import type { PrismaClient } from '../generated/client.ts';
import { removalTimeoutMs, removeUnused } from '../documents/object-locks.ts';

export type DocumentMaintenanceRepository = ReturnType<typeof createDocumentMaintenanceRepository>;

/** A document or a job that was removed. */
export interface RemovedThing {
  id: bigint;
  accountId: string;
  kind: string;
  subjectId: string;
}

/** What keeps documents in order, across all accounts: queries that name none. */
export function createDocumentMaintenanceRepository(prisma: PrismaClient) {
  return {
    /**
     * Documents that were accepted, have not ended and were not looked at for `quietSeconds`, the longest unseen first;
     * they count as seen now.
     */
    async claimUnfinished({ quietSeconds, limit }: { quietSeconds: number; limit: number }): Promise<DocumentRecord[]> {
      const taken = await prisma.$queryRaw<{ id: string }[]>`
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
      const documents = await prisma.document.findMany({ where: { id: { in: taken.map(({ id }) => id) } } });
      return documents.map(toDocumentRecord);
    },

    /** What was removed with documents at least `afterSeconds` ago and was not swept since, the first one first. */
    async findUnswept({ afterSeconds, limit }: { afterSeconds: number; limit: number }): Promise<RemovedThing[]> {
      return await prisma.removal.findMany({
        where: { sweptAt: null, at: { lt: new Date(Date.now() - afterSeconds * 1_000) } },
        orderBy: { at: 'asc' },
        take: limit,
        select: { id: true, accountId: true, kind: true, subjectId: true },
      });
    },

    /** Notes that nothing is left of what was removed. */
    async markSwept(removals: readonly Pick<RemovedThing, 'id'>[]): Promise<void> {
      await prisma.removal.updateMany({
        where: { id: { in: removals.map(({ id }) => id) } },
        data: { sweptAt: new Date() },
      });
    },

    /**
     * Documents that were read, but whose pages the search has lacked for `quietSeconds`, the longest ones first; they are
     * as if they were written now.
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

    /**
     * Ends documents whose upload was not completed for `graceSeconds` after its URL was over, and removes what had
     * arrived; none means that none is left. One whose object `removeObject` leaves stays until the next time.
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
