import { ActivityFailure, ApplicationFailure, sleep } from '@temporalio/workflow';
import { serviceUnavailable } from '../domain/orchestration.ts';

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;
/** What lasts longer is no outage, but something that this document brings about. */
const longestOutageMs = 24 * 3_600_000;

/**
 * Runs a step again, after a wait, for as long as it fails because the database or storage is away or full: the attempts of
 * its retry policy are for trouble that a document makes.
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
