import { heartbeat } from '@temporalio/activity';
import type { TurnMaintenanceRepository } from '../../prisma/maintenance/turn-maintenance.repository.ts';
import { passTime } from './pass-time.ts';
import { quietBeforeNow } from './quiet-time.ts';

export type SessionMaintenanceActivities = ReturnType<typeof createSessionMaintenanceActivities>;

/** Longer than most turns take. Waking a session that is still answering is harmless. */
const quietSeconds = 20;
const batchSize = 200;
/** Each with all of its turns in one transaction. */
const expiredAtOnce = 50;

/** Maintenance of sessions: finds turns that no workflow answers, and removes expired sessions. */
export function createSessionMaintenanceActivities({
  turns,
  retentionDays,
  wakeSession,
}: {
  turns: TurnMaintenanceRepository;
  /** Undefined: sessions do not expire. */
  retentionDays?: number | undefined;
  /** Signals the session's workflow, and starts it if it does not run; false when it could not be reached. */
  wakeSession: (session: { sessionId: string; accountId: string }) => Promise<boolean>;
}) {
  return {
    /** Wakes sessions with unanswered turns, whose workflow never started, is gone, or missed the signal. */
    async wakeSessions(): Promise<{ woken: number }> {
      const outcome = { woken: 0 };
      const quietTime = quietBeforeNow(quietSeconds);
      const isTimeUp = passTime();
      for (;;) {
        const { claimed, sessions } = await turns.claimUnanswered({ quietSeconds: quietTime(), limit: batchSize });
        for (const session of sessions) {
          if (isTimeUp()) return outcome;
          heartbeat(outcome);
          outcome.woken += (await wakeSession(session)) ? 1 : 0;
        }
        if (claimed < batchSize) return outcome;
      }
    },

    /** Removes sessions without a new turn for the configured time, with all of their messages. */
    async expireSessions(): Promise<{ sessions: number }> {
      const outcome = { sessions: 0 };
      if (retentionDays === undefined) return outcome;
      const isTimeUp = passTime();
      for (;;) {
        const { sessions } = await turns.removeExpired({ retentionDays, limit: expiredAtOnce });
        outcome.sessions += sessions;
        heartbeat(outcome);
        if (sessions < expiredAtOnce || isTimeUp()) return outcome;
      }
    },
  };
}
