import { setMaxListeners } from 'node:events';
import type { Client } from '@temporalio/client';

/** Added to the RPC deadline, so that our timer ends the call and not the deadline. */
const rpcMarginMs = 2_000;

/** Resolves when the workflow has closed with any status, at the deadline, or on abort. Never rejects. */
export async function waitForWorkflow(
  temporal: Client,
  { workflowId, deadline, signal }: { workflowId: string; deadline: Date; signal: AbortSignal },
): Promise<void> {
  const waitMs = deadline.getTime() - Date.now();
  // the SDK notices an abort only during a call
  if (signal.aborted || waitMs <= 0) return;
  // close to its deadline the long poll returns at once and the SDK retries in a tight loop: our own timer ends the wait
  const over = new AbortController();
  // while the server is unreachable, the SDK adds a listener on each retry
  setMaxListeners(0, over.signal);
  const end = (): void => over.abort();
  const timer = setTimeout(end, waitMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    const handle = temporal.workflow.getHandle(workflowId);
    await temporal.withDeadline(deadline.getTime() + rpcMarginMs, () =>
      temporal.withAbortSignal(over.signal, () => handle.result()),
    );
  } catch {
    // a failed workflow has closed too; after an abort or outage the caller reads the state itself
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
