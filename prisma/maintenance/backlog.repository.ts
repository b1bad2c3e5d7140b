import type { PrismaClient } from '../client.ts';

/** What waits for work, by the state that it waits in. */
type BacklogKind = 'jobs_pending' | 'jobs_processing' | 'documents' | 'turns' | 'webhooks';

export interface Backlog {
  work: BacklogKind;
  count: number;
  /** Seconds since the oldest was accepted; of documents, since one last changed; of webhooks, since the attempt that is longest overdue was due. */
  ageSeconds: number;
}

/** Counts the unfinished work of all accounts. Every part reads an index of its unfinished rows. */
export async function readBacklog(prisma: PrismaClient): Promise<Backlog[]> {
  return await prisma.$queryRaw<Backlog[]>`
    SELECT work, count, COALESCE(GREATEST(EXTRACT(EPOCH FROM now() - since), 0), 0)::float8 AS "ageSeconds" FROM (
      SELECT 'jobs_pending' AS work, count(*)::int AS count, min(created_at) AS since FROM jobs WHERE status = 'pending'
      UNION ALL
      SELECT 'jobs_processing', count(*)::int, min(created_at) FROM jobs WHERE status = 'processing'
      UNION ALL
      SELECT 'documents', count(*)::int, min(updated_at) FROM documents WHERE status IN ('queued', 'fetching', 'processing')
      UNION ALL
      SELECT 'turns', count(*)::int, min(created_at) FROM turns WHERE status IN ('pending', 'processing')
      UNION ALL
      SELECT 'webhooks', count(*)::int, min(next_attempt_at) FROM deliveries WHERE status = 'pending'
    ) AS unfinished`;
}
