import { ActivityFailure, ApplicationFailure, setCurrentDetails, sleep } from '@temporalio/workflow';
import { receiverBusy } from '../domain/orchestration.ts';

/** Shown while a document is fetched. */
export const fetchingDetails = 'Fetching the document from its URL';

/** Waits between two looks for a lane: a burst is soon over, a host that hangs is asked for long. */
const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/** Fetches a document as soon as its host has a lane. Many may wait for long, so to find none is no attempt. */
export async function fetchInLane<Document>(fetch: () => Promise<Document>): Promise<Document> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await fetch();
    } catch (error) {
      if (!hasFoundNone(error)) throw error;
    }
    setCurrentDetails('Waiting to fetch the document: many others are being fetched from its host');
    await sleep(waitMs * (0.5 + Math.random()), { summary: 'until its host has a lane' });
    setCurrentDetails(fetchingDetails);
  }
}

function hasFoundNone(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  return cause instanceof ApplicationFailure && cause.type === receiverBusy;
}
