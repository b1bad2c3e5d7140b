import { type DeliveryToStart, jobOfStart } from './delivery.repository.ts';
import type { JobRecord } from './job.repository.ts';
import type { PrismaClient } from './generated/client.ts';
import { removalTimeoutMs, removeUnused } from './object-locks.ts';

export type MaintenanceRepository = ReturnType<typeof createMaintenanceRepository>;

/** What was removed: the jobs, and how many documents that nothing else refers to. */
export interface Removed {
  jobs: { jobId: string; accountId: string }[];
  documents: number;
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
            -- a document's own workflow starts its job
            AND NOT (operation = 'documents' AND status = 'pending')
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

    /** Adds events that no total holds to the totals of their hour, day and month, and marks them; how many there were. */
    async sumUsage({ limit }: { limit: number }): Promise<number> {
      const [summed] = await prisma.$queryRaw<{ count: number }[]>`
        WITH taken AS (
          SELECT ctid FROM usage_events WHERE NOT summed
          ORDER BY account_id, at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ), summed AS (
          -- where the rows are, which nobody changes while they are locked
          UPDATE usage_events SET summed = true WHERE ctid = ANY (ARRAY(SELECT ctid FROM taken))
          RETURNING *
        ), added AS (
          INSERT INTO usage_totals AS total (account_id, span, starts_at, key_id, kind, source,
            count, pages, ocr_pages, prompt_tokens, completion_tokens)
          SELECT account_id, span, date_trunc(span, at, 'UTC'), key_id, kind, source,
            count(*), SUM(pages), SUM(ocr_pages), SUM(prompt_tokens), SUM(completion_tokens)
          FROM summed CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS spans(span)
          GROUP BY 1, 2, 3, 4, 5, 6
          -- two who sum at the same time lock the totals in one order
          ORDER BY 1, 2, 3, 4, 5, 6
          ON CONFLICT (account_id, span, starts_at, key_id, kind, source) DO UPDATE SET
            count = total.count + EXCLUDED.count, pages = total.pages + EXCLUDED.pages,
            ocr_pages = total.ocr_pages + EXCLUDED.ocr_pages,
            prompt_tokens = total.prompt_tokens + EXCLUDED.prompt_tokens,
            completion_tokens = total.completion_tokens + EXCLUDED.completion_tokens
        )
        SELECT count(*)::int AS count FROM summed`;
      return summed?.count ?? 0;
    },

    /**
     * Removes jobs whose time is over, with their results, deliveries and documents, and notes what was removed; no jobs
     * means that none is left. A job whose document `removeObject` leaves stays until the next time.
     */
    async removeExpired({
      limit,
      removeObject,
    }: {
      limit: number;
      removeObject: (key: string) => Promise<boolean>;
    }): Promise<Removed> {
      return await prisma.$transaction(
        async (transaction) => {
          const due = await transaction.$queryRaw<{ id: string; accountId: string; objectKey: string | null }[]>`
            SELECT id, account_id AS "accountId", document_key AS "objectKey" FROM jobs
            WHERE expires_at < now() AND status IN ('completed', 'failed')
            ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
          const { removed, left } = await removeUnused(transaction, { of: due, remove: removeObject });
          const jobs = due
            .filter(({ objectKey }) => objectKey === null || !left.includes(objectKey))
            .map(({ id: jobId, accountId }) => ({ jobId, accountId }));
          await transaction.job.deleteMany({ where: { id: { in: jobs.map(({ jobId }) => jobId) } } });
          await transaction.removal.createMany({
            data: jobs.map(({ jobId, accountId }) => ({ kind: 'job', subjectId: jobId, accountId })),
          });
          return { jobs, documents: removed.length };
        },
        { timeout: removalTimeoutMs },
      );
    },
  };
}
