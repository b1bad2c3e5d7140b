import { ApplicationFailure, Context, heartbeat } from '@temporalio/activity';

const heartbeatEveryMs = 1_000;
/** What has gone wrong so often goes wrong for ever. */
const mostAttempts = 4;

/** Runs a step of a turn with heartbeats. An outage is worth any number of retries; any other trouble only a few. */
export function createTurnStep(isOutage: (error: unknown) => boolean) {
  return async <T>(step: () => Promise<T>): Promise<T> => {
    const { attempt } = Context.current().info;
    const timer = setInterval(heartbeat, heartbeatEveryMs);
    try {
      return await step();
    } catch (error) {
      if (attempt < mostAttempts || isOutage(error) || error instanceof ApplicationFailure) throw error;
      throw ApplicationFailure.create({ type: 'internal_error', message: nameOf(error), nonRetryable: true });
    } finally {
      clearInterval(timer);
    }
  };
}

export type TurnStep = ReturnType<typeof createTurnStep>;

/** Messages of errors may quote what a person wrote. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
