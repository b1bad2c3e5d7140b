import { ActivityFailure, ApplicationFailure, patched, sleep, TimeoutFailure } from '@temporalio/workflow';
import { serviceUnavailable } from '../domain/orchestration.ts';

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;
/** A failure that lasts longer is caused by the document rather than by an outage. */
const longestOutageMs = 24 * 3_600_000;
/** How often the retry policy may be exhausted by lost workers alone. */
const mostLosses = 3;

/**
 * Retries a step with backoff while it fails because the database or storage is unavailable or full, and a few times after
 * its worker was lost, since a dying worker costs every activity on it an attempt, even one that still waits for a thread.
 * Such failures must not use up the attempts of the retry policy, which are meant for failures that a document causes.
 */
export async function retryThroughOutages<Outcome>(step: () => Promise<Outcome>): Promise<Outcome> {
  const end = Date.now() + longestOutageMs;
  let losses = 0;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await step();
    } catch (error) {
      if (isLoss(error)) losses += 1;
      else if (!isOutage(error)) throw error;
      if (losses === mostLosses || Date.now() > end) throw error;
    }
    await sleep(waitMs * (0.5 + Math.random()), { summary: 'until the database, storage and workers can work again' });
  }
}

function isOutage(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof ApplicationFailure && cause.type === serviceUnavailable;
}

/** Whether the last attempt was lost with its worker. Runs from before the patch fail instead. */
function isLoss(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof TimeoutFailure && cause.timeoutType === 'HEARTBEAT' && patched('lost-workers');
}

const causeOf = (error: unknown): unknown => (error instanceof ActivityFailure ? error.cause : undefined);
