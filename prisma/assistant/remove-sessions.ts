import { hasEnded } from '../../domain/has-ended.ts';
import { type Actor, type AuditAction, recordAction } from '../audit.ts';
import type { Prisma } from '../generated/client.ts';

export interface RemovedSessions {
  sessions: number;
  /** Turns that had not ended, whose intermediate results may be in storage. */
  unanswered: { turnId: string; accountId: string }[];
}

/** Removes the sessions that the condition selects, with everything said in them, and records who did it. */
export async function removeSessions(
  transaction: Prisma.TransactionClient,
  { chosen, action, by }: { chosen: Prisma.Sql; action: AuditAction; by: Actor },
): Promise<RemovedSessions> {
  // turns before sessions, the lock order of completing a turn: the opposite order could deadlock
  const turns = await transaction.$queryRaw<{ turnId: string; accountId: string; status: string }[]>`
    SELECT id AS "turnId", account_id AS "accountId", status FROM turns
    WHERE session_id IN (SELECT id FROM sessions WHERE ${chosen})
    ORDER BY id FOR UPDATE`;
  const removed = await transaction.$executeRaw`
    WITH removed AS (DELETE FROM sessions WHERE ${chosen} RETURNING id, account_id)
    ${recordAction({ action, of: 'removed', by })}`;
  const unanswered = turns.filter((turn) => !hasEnded(turn)).map(({ turnId, accountId }) => ({ turnId, accountId }));
  await transaction.removal.createMany({
    data: unanswered.map(({ turnId, accountId }) => ({ kind: 'turn', subjectId: turnId, accountId })),
  });
  return { sessions: removed, unanswered };
}
