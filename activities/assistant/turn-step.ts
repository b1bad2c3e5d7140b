import { ApplicationFailure, Context } from '@temporalio/activity';
import { withHeartbeats } from '../with-heartbeats.ts';

const heartbeatEveryMs = 1_000;
/** After this many attempts, fail without retry. */
const mostAttempts = 4;

/** Runs a step of a turn with heartbeats. Outages are retried without limit, other errors `mostAttempts` times. */
export function createTurnStep(isOutage: (error: unknown) => boolean) {
  return async <T>(step: () => Promise<T>): Promise<T> => {
    const { attempt } = Context.current().info;
    try {
      return await withHeartbeats(step, { everyMs: heartbeatEveryMs });
    } catch (error) {
      if (attempt < mostAttempts || isOutage(error) || error instanceof ApplicationFailure) throw error;
      throw ApplicationFailure.create({ type: 'internal_error', message: nameOf(error), nonRetryable: true });
    }
  };
}

export type TurnStep = ReturnType<typeof createTurnStep>;

/** The error's name only: its message may quote a user's text. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
