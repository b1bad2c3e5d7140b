import { allKeys } from '../count-usage.ts';
import { type DeliveryToStart, jobOfStart } from '../webhooks/delivery.repository.ts';
import type { JobRecord } from '../jobs/job.repository.ts';
import type { PrismaClient } from '../generated/client.ts';
import { removalTimeoutMs, removeUnused } from '../unused-objects.ts';
import { markSwept } from './mark-swept.ts';

export type MaintenanceRepository = ReturnType<typeof createMaintenanceRepository>;

/** The removed jobs, with the records of their removals, and the number of removed documents. */
export interface Removed {
  jobs: { jobId: string; accountId: string; removalId: bigint }[];
  documents: number;
}

/** Maintenance queries over the jobs, deliveries and usage of all accounts. */
export function createMaintenanceRepository(prisma: PrismaClient) {
  return {
    /** Claims unfinished jobs that were not claimed for `quietSeconds`, least recently claimed first. */
    async claimUnfinished({ quietSeconds, limit }: { quietSeconds: number; limit: number }): Promise<JobRecord[]> {
      const claimed = await prisma.$queryRaw<{ id: string }[]>`
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
      return await prisma.job.findMany({ where: { id: { in: claimed.map(({ id }) => id) } } });
    },

    /**
     * Claims deliveries whose next attempt is `overdueSeconds` overdue, longest overdue first. They can be claimed again
     * after as long.
     */
    async claimOverdueDeliveries({
      overdueSeconds,
      limit,
    }: {
      overdueSeconds: number;
      limit: number;
    }): Promise<DeliveryToStart[]> {
      const claimed = await prisma.$queryRaw<{ id: string }[]>`
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
      return await prisma.delivery.findMany({
        where: { id: { in: claimed.map(({ id }) => id) } },
        include: jobOfStart,
      });
    },

    /**
     * Adds events that are not summed yet to the totals of their hour, day and month, and pending changes to the stored
     * bytes of keys. Returns the number of events.
     */
    async sumUsage({ limit }: { limit: number }): Promise<number> {
      const [summed] = await prisma.$queryRaw<{ count: number }[]>`
        WITH summed AS (
          -- by ctid: statistics of a table that is constantly emptied mislead the planner
          DELETE FROM new_usage_events WHERE ctid = ANY (ARRAY(
            SELECT ctid FROM new_usage_events LIMIT ${limit} FOR UPDATE SKIP LOCKED
          ))
          RETURNING *
        ), added AS (
          INSERT INTO usage_totals AS total (account_id, span, starts_at, key_id, kind, source,
            count, pages, ocr_pages, prompt_tokens, completion_tokens)
          SELECT account_id, span, date_trunc(span, at, 'UTC'), COALESCE(key_id, ${allKeys}::uuid), kind, source,
            count(*), SUM(pages), SUM(ocr_pages), SUM(prompt_tokens), SUM(completion_tokens)
          FROM summed CROSS JOIN (VALUES ('hour'), ('day'), ('month')) AS spans(span)
          GROUP BY 1, 2, 3, 5, 6, GROUPING SETS ((key_id), ())
          -- a fixed lock order, so that concurrent runs cannot deadlock
          ORDER BY 1, 2, 3, 4, 5, 6
          ON CONFLICT (account_id, key_id, span, starts_at, kind, source) DO UPDATE SET
            count = total.count + EXCLUDED.count, pages = total.pages + EXCLUDED.pages,
            ocr_pages = total.ocr_pages + EXCLUDED.ocr_pages,
            prompt_tokens = total.prompt_tokens + EXCLUDED.prompt_tokens,
            completion_tokens = total.completion_tokens + EXCLUDED.completion_tokens
        ), changes AS (
          DELETE FROM held_byte_changes WHERE ctid = ANY (ARRAY(
            SELECT ctid FROM held_byte_changes LIMIT ${limit} FOR UPDATE SKIP LOCKED
          ))
          RETURNING *
        ), held AS (
          INSERT INTO held_bytes AS held (account_id, key_id, bytes)
          SELECT account_id, key_id, SUM(bytes) FROM changes GROUP BY 1, 2 ORDER BY 1, 2
          ON CONFLICT (account_id, key_id) DO UPDATE SET bytes = held.bytes + EXCLUDED.bytes
        )
        SELECT count(*)::int AS count FROM summed`;
      return summed?.count ?? 0;
    },

    /**
     * Removes expired jobs with their results, deliveries and documents, and records the removals; an empty result means
     * that none is left. A job whose document `removeObject` leaves stays until the next run.
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
          const over = due.filter(({ objectKey }) => objectKey === null || !left.includes(objectKey));
          await transaction.job.deleteMany({ where: { id: { in: over.map(({ id }) => id) } } });
          const removals = await transaction.removal.createManyAndReturn({
            data: over.map(({ id, accountId }) => ({ kind: 'job', subjectId: id, accountId })),
          });
          const jobs = removals.map(({ id, subjectId, accountId }) => ({ jobId: subjectId, accountId, removalId: id }));
          return { jobs, documents: removed.length };
        },
        { timeout: removalTimeoutMs },
      );
    },

    /** Records that the folders of these removals were removed, so that they need no later sweep. */
    markSwept: (removalIds: readonly bigint[]): Promise<void> => markSwept(prisma, removalIds),

    /**
     * Removes objects of refused requests that were noted at least `olderThanSeconds` ago and that no row refers to. Objects
     * that `removeObject` leaves are noted again. Returns how many were noted, and how many of them were removed.
     */
    async removeUnusedObjects({
      olderThanSeconds,
      limit,
      removeObject,
    }: {
      olderThanSeconds: number;
      limit: number;
      removeObject: (key: string) => Promise<boolean>;
    }): Promise<{ noted: number; removed: number }> {
      return await prisma.$transaction(
        async (transaction) => {
          const due = await transaction.$queryRaw<{ objectKey: string }[]>`
            SELECT object_key AS "objectKey" FROM unused_objects
            WHERE at < now() - make_interval(secs => ${olderThanSeconds})
            ORDER BY at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
          const { removed, left } = await removeUnused(transaction, { of: due, remove: removeObject });
          const objectKey = { in: due.map((noted) => noted.objectKey) };
          await transaction.unusedObject.deleteMany({ where: { objectKey, NOT: { objectKey: { in: left } } } });
          await transaction.unusedObject.updateMany({ where: { objectKey }, data: { at: new Date() } });
          return { noted: due.length, removed: removed.length };
        },
        { timeout: removalTimeoutMs },
      );
    },
  };
}
