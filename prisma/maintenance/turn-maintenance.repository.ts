import type { PrismaClient } from '../generated/client.ts';

export type TurnMaintenanceRepository = ReturnType<typeof createTurnMaintenanceRepository>;

interface Unanswered {
  /** How many turns were looked at. */
  taken: number;
  /** Whose turns they are; each session once. */
  sessions: { sessionId: string; accountId: string }[];
}

/** What keeps turns from being forgotten, across all accounts. */
export function createTurnMaintenanceRepository(prisma: PrismaClient) {
  return {
    /** Turns without an answer that were not looked at for `quietSeconds`, the longest unseen first; they count as seen now. */
    async claimUnanswered({ quietSeconds, limit }: { quietSeconds: number; limit: number }): Promise<Unanswered> {
      const taken = await prisma.$queryRaw<Unanswered['sessions']>`
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
      const sessions = new Map(taken.map((session) => [session.sessionId, session]));
      return { taken: taken.length, sessions: [...sessions.values()] };
    },
  };
}
