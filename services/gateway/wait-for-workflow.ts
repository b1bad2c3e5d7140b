import { setMaxListeners } from 'node:events';
import type { Client } from '@temporalio/client';

/** How long after the wait the call to Temporal may still last: it is ended from here, not by its deadline. */
const callOutlivesWaitMs = 2_000;

/** Waits until the workflow has ended, well or badly, or until the deadline, or until nobody waits any more. */
export async function waitForWorkflow(
  temporal: Client,
  { workflowId, deadline, signal }: { workflowId: string; deadline: Date; signal: AbortSignal },
): Promise<void> {
  const waitMs = deadline.getTime() - Date.now();
  // the SDK notices an abort only while a call is under way
  if (signal.aborted || waitMs <= 0) return;
  // near its deadline the server answers empty at once and the SDK asks again at once, so the wait has an end of its own
  const over = new AbortController();
  // while the server is away, the SDK adds a listener at each of its tries
  setMaxListeners(0, over.signal);
  const end = (): void => over.abort();
  const timer = setTimeout(end, waitMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    const handle = temporal.workflow.getHandle(workflowId);
    await temporal.withDeadline(deadline.getTime() + callOutlivesWaitMs, () =>
      temporal.withAbortSignal(over.signal, () => handle.result()),
    );
  } catch {
    // one that failed has ended too; what an abort or a server that is away mean, the caller finds out
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
