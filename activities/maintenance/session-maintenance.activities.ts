import { heartbeat } from '@temporalio/activity';
import type { TurnMaintenanceRepository } from '../../prisma/maintenance/turn-maintenance.repository.ts';

export type SessionMaintenanceActivities = ReturnType<typeof createSessionMaintenanceActivities>;

/** Longer than most turns take; one that takes longer loses nothing by being looked at. */
const quietSeconds = 20;
const batchSize = 200;

/** The step that finds turns which nobody answers any more. */
export function createSessionMaintenanceActivities({
  turns,
  wakeSession,
}: {
  turns: TurnMaintenanceRepository;
  /** Whether the session's workflow has been told, started where it did not run. */
  wakeSession: (session: { sessionId: string; accountId: string }) => Promise<boolean>;
}) {
  return {
    /** Tells sessions of their unanswered turns: their workflow never started, is gone, or was never told. */
    async wakeSessions(): Promise<{ woken: number }> {
      const outcome = { woken: 0 };
      for (;;) {
        const { claimed, sessions } = await turns.claimUnanswered({ quietSeconds, limit: batchSize });
        for (const session of sessions) {
          heartbeat(outcome);
          outcome.woken += (await wakeSession(session)) ? 1 : 0;
        }
        if (claimed < batchSize) return outcome;
      }
    },
  };
}
