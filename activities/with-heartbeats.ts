import { heartbeat } from '@temporalio/activity';

/**
 * Runs work that may take longer than the heartbeat timeout, such as a call of storage or a long statement. Beats by time
 * and not by item, since a single call may take longer; each is bounded by its adapter.
 */
export async function withHeartbeats<Outcome>(
  work: () => Promise<Outcome>,
  {
    everyMs = 5_000,
    details,
  }: {
    everyMs?: number;
    /** Called at each beat. */
    details?: () => unknown;
  } = {},
): Promise<Outcome> {
  const timer = setInterval(() => heartbeat(details?.()), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
