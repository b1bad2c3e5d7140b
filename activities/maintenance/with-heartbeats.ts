import { heartbeat } from '@temporalio/activity';

const everyMs = 5_000;

/**
 * Runs work that calls storage or long statements with heartbeats. By time and not by item, since a single call may take
 * longer than the heartbeat timeout; each is bounded by its adapter.
 */
export async function withHeartbeats<Outcome>(work: () => Promise<Outcome>, details?: unknown): Promise<Outcome> {
  const timer = setInterval(() => heartbeat(details), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
