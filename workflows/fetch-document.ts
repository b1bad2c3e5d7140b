import { ActivityFailure, ApplicationFailure, setCurrentDetails, sleep } from '@temporalio/workflow';
import { receiverBusy } from '../domain/orchestration.ts';

/** Workflow details that the Temporal UI shows during a fetch. */
export const fetchingDetails = 'Fetching the document from its URL';

/** Backoff for a busy host: a burst is over soon, a host that hangs stays busy for long. */
const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/** Fetches a document, waiting while too many calls to its host are in flight. Such a refusal does not count as an attempt. */
export async function fetchWhenHostIsFree<Document>(fetch: () => Promise<Document>): Promise<Document> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await fetch();
    } catch (error) {
      if (!isHostBusy(error)) throw error;
    }
    setCurrentDetails('Waiting to fetch the document: many others are being fetched from its host');
    await sleep(waitMs * (0.5 + Math.random()), { summary: 'until its host has a free slot' });
    setCurrentDetails(fetchingDetails);
  }
}

function isHostBusy(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  return cause instanceof ApplicationFailure && cause.type === receiverBusy;
}
