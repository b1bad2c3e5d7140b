import { type DeliveryToStart, jobOfStart } from './delivery.repository.ts';
import type { JobRecord } from './job.repository.ts';
import { Prisma, type PrismaClient } from './generated/client.ts';

export type MaintenanceRepository = ReturnType<typeof createMaintenanceRepository>;

/** What was removed: the jobs, and the storage keys of documents that no job refers to any more. */
export interface Removed {
  jobs: { jobId: string; accountId: string }[];
  documentKeys: string[];
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
     * Removes jobs whose time is over, with their results and deliveries, and notes what was removed; no jobs means that
     * none is left.
     */
    async removeExpired({ limit }: { limit: number }): Promise<Removed> {
      return await prisma.$transaction(async (transaction) => {
        const removed = await transaction.$queryRaw<{ jobId: string; accountId: string; documentKey: string | null }[]>`
          DELETE FROM jobs WHERE id IN (
            SELECT id FROM jobs WHERE expires_at < now() AND status IN ('completed', 'failed')
            ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
          )
          RETURNING id AS "jobId", account_id AS "accountId", document_key AS "documentKey"`;
        await transaction.removal.createMany({
          data: removed.map(({ jobId, accountId }) => ({ kind: 'job', subjectId: jobId, accountId })),
        });
        const documentKeys = new Set(removed.flatMap(({ documentKey }) => documentKey ?? []));
        const stillUsed = await transaction.job.findMany({
          where: { documentKey: { in: [...documentKeys] } },
          select: { documentKey: true },
          distinct: [Prisma.JobScalarFieldEnum.documentKey],
        });
        for (const { documentKey } of stillUsed) if (documentKey !== null) documentKeys.delete(documentKey);
        return { jobs: removed, documentKeys: [...documentKeys] };
      });
    },
  };
}
