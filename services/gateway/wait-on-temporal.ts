import { setMaxListeners } from 'node:events';
import type { Client } from '@temporalio/client';

/** Added to the RPC deadline, so that our timer ends the call and not the deadline. */
const rpcMarginMs = 2_000;

/**
 * Makes a call that waits for a workflow: until it settles, for `waitMs`, or until `signal` aborts. Never rejects: after a
 * failure, an abort or an outage the caller reads the outcome itself.
 */
export async function waitOnTemporal(
  temporal: Client,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
  call: () => Promise<unknown>,
): Promise<void> {
  // close to its deadline a long poll returns at once and the SDK retries in a tight loop: our own timer ends the wait
  const over = new AbortController();
  // while the server is unreachable, the SDK adds a listener on each retry
  setMaxListeners(0, over.signal);
  const end = (): void => over.abort();
  const timer = setTimeout(end, waitMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    await temporal.withDeadline(Date.now() + waitMs + rpcMarginMs, () => temporal.withAbortSignal(over.signal, call));
  } catch {
    // see above
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
