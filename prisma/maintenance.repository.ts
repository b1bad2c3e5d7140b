import { type DeliveryToStart, jobOfStart } from './delivery.repository.ts';
import type { JobRecord } from './job.repository.ts';
import { Prisma, type PrismaClient } from './generated/client.ts';

export type MaintenanceRepository = ReturnType<typeof createMaintenanceRepository>;

/** A document that no job refers to any more. */
export interface OrphanedDocument {
  accountId: string;
  sha256: string;
  key: string;
}

/** What keeps the house in order, across all accounts: the only queries that name none. */
export function createMaintenanceRepository(prisma: PrismaClient) {
  return {
    /** Jobs that have not ended and were not looked at for `quietSeconds`, the longest unseen first; they count as seen now. */
    async takeUnfinished({ quietSeconds, limit }: { quietSeconds: number; limit: number }): Promise<JobRecord[]> {
      const taken = await prisma.$queryRaw<{ id: string }[]>`
        UPDATE jobs SET checked_at = now()
        WHERE id IN (
          SELECT id FROM jobs
          WHERE status IN ('pending', 'processing')
            AND COALESCE(checked_at, created_at) < now() - make_interval(secs => ${quietSeconds})
          ORDER BY COALESCE(checked_at, created_at)
          LIMIT ${limit}
          FOR UPDATE SKIP LOCKED
        )
        RETURNING id`;
      return await prisma.job.findMany({ where: { id: { in: taken.map(({ id }) => id) } } });
    },

    /**
     * Deliveries whose next attempt has been due for `overdueSeconds`, the longest overdue first; they count as seen now
     * and come back after as long again.
     */
    async takeOverdueDeliveries({
      overdueSeconds,
      limit,
    }: {
      overdueSeconds: number;
      limit: number;
    }): Promise<DeliveryToStart[]> {
      const taken = await prisma.$queryRaw<{ id: string }[]>`
        UPDATE deliveries SET updated_at = now()
        WHERE id IN (
          SELECT id FROM deliveries
          WHERE status = 'pending' AND next_attempt_at < now() - make_interval(secs => ${overdueSeconds})
            AND updated_at < now() - make_interval(secs => ${overdueSeconds})
          ORDER BY next_attempt_at
          LIMIT ${limit}
          FOR UPDATE SKIP LOCKED
        )
        RETURNING id`;
      return await prisma.delivery.findMany({ where: { id: { in: taken.map(({ id }) => id) } }, include: jobOfStart });
    },

    /**
     * Removes jobs whose time is over, with their results and deliveries, and notes what was removed. Comes back with
     * the documents that nothing refers to any more; zero jobs means that none is left.
     */
    async removeExpired({ limit }: { limit: number }): Promise<{ jobs: number; documents: OrphanedDocument[] }> {
      return await prisma.$transaction(async (transaction) => {
        const removed = await transaction.$queryRaw<
          { id: string; accountId: string; documentSha256: string | null; documentKey: string | null }[]
        >`
          DELETE FROM jobs WHERE id IN (
            SELECT id FROM jobs WHERE expires_at < now() AND status IN ('completed', 'failed')
            ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
          )
          RETURNING id, account_id AS "accountId", document_sha256 AS "documentSha256", document_key AS "documentKey"`;
        if (removed.length === 0) return { jobs: 0, documents: [] };
        await transaction.removal.createMany({
          data: removed.map(({ id, accountId }) => ({ kind: 'job', subjectId: id, accountId })),
        });
        const candidates = new Map<string, OrphanedDocument>();
        for (const { accountId, documentSha256: sha256, documentKey: key } of removed) {
          if (sha256 !== null && key !== null) candidates.set(key, { accountId, sha256, key });
        }
        const stillUsed = await transaction.job.findMany({
          where: { documentKey: { in: [...candidates.keys()] } },
          select: { documentKey: true },
          distinct: [Prisma.JobScalarFieldEnum.documentKey],
        });
        for (const { documentKey } of stillUsed) if (documentKey !== null) candidates.delete(documentKey);
        return { jobs: removed.length, documents: [...candidates.values()] };
      });
    },
  };
}
