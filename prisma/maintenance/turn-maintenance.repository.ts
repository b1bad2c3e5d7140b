import { removeSessions, type RemovedSessions } from '../assistant/remove-sessions.ts';
import { removalTimeoutMs } from '../unused-objects.ts';
import { Prisma, type PrismaClient } from '../generated/client.ts';

export type TurnMaintenanceRepository = ReturnType<typeof createTurnMaintenanceRepository>;

interface Unanswered {
  /** Number of claimed turns. */
  claimed: number;
  /** Their sessions, without duplicates. */
  sessions: { sessionId: string; accountId: string }[];
}

/** Maintenance queries over the sessions and turns of all accounts. */
export function createTurnMaintenanceRepository(prisma: PrismaClient) {
  return {
    /** Claims unanswered turns that were not claimed for `quietSeconds`, least recently claimed first. */
    async claimUnanswered({ quietSeconds, limit }: { quietSeconds: number; limit: number }): Promise<Unanswered> {
      const claimed = await prisma.$queryRaw<Unanswered['sessions']>`
        UPDATE turns SET checked_at = now()
        WHERE id IN (
          SELECT id FROM turns
          WHERE status IN ('pending', 'processing')
            AND COALESCE(checked_at, created_at) < now() - make_interval(secs => ${quietSeconds})
          ORDER BY COALESCE(checked_at, created_at)
          LIMIT ${limit}
          FOR UPDATE SKIP LOCKED
        )
        RETURNING session_id AS "sessionId", account_id AS "accountId"`;
      const sessions = new Map(claimed.map((session) => [session.sessionId, session]));
      return { claimed: claimed.length, sessions: [...sessions.values()] };
    },

    /**
     * Removes sessions whose latest turn was accepted more than `retentionDays` ago; none whose turns are still to be
     * answered.
     */
    async removeExpired({ retentionDays, limit }: { retentionDays: number; limit: number }): Promise<RemovedSessions> {
      return await prisma.$transaction(
        async (transaction) => {
          const due = await transaction.$queryRaw<{ id: string }[]>`
            SELECT id FROM sessions
            WHERE updated_at < now() - make_interval(days => ${retentionDays}::int) AND NOT EXISTS (
              SELECT FROM turns WHERE session_id = sessions.id AND status IN ('pending', 'processing'))
            ORDER BY updated_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
          const chosen = Prisma.sql`id = ANY (${due.map(({ id }) => id)}::uuid[])`;
          return await removeSessions(transaction, { chosen, action: 'session.expire', by: { actor: 'service' } });
        },
        { timeout: removalTimeoutMs },
      );
    },
  };
}
