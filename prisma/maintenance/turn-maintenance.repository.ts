import type { PrismaClient } from '../generated/client.ts';

export type TurnMaintenanceRepository = ReturnType<typeof createTurnMaintenanceRepository>;

interface Unanswered {
  /** Number of claimed turns. */
  claimed: number;
  /** Their sessions, without duplicates. */
  sessions: { sessionId: string; accountId: string }[];
}

/** Maintenance queries over the turns of all accounts. */
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
  };
}
