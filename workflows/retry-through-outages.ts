import { ActivityFailure, ApplicationFailure, sleep } from '@temporalio/workflow';
import { serviceUnavailable } from '../domain/orchestration.ts';

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;
/** A failure that lasts longer is caused by the document rather than by an outage. */
const longestOutageMs = 24 * 3_600_000;

/**
 * Retries a step with backoff while it fails because the database or storage is unavailable or full. Such failures must
 * not use up the attempts of the retry policy, which are meant for failures that a document causes.
 */
export async function retryThroughOutages<Outcome>(step: () => Promise<Outcome>): Promise<Outcome> {
  const end = Date.now() + longestOutageMs;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await step();
    } catch (error) {
      if (!isOutage(error) || Date.now() > end) throw error;
    }
    await sleep(waitMs * (0.5 + Math.random()), { summary: 'until the database and storage can work again' });
  }
}

function isOutage(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  return cause instanceof ApplicationFailure && cause.type === serviceUnavailable;
}
