import type { Response } from 'express';

/** How long a handler may go on waiting for something once the service begins to stop. */
const patienceMs = 3_000;

/**
 * Makes the signals that handlers get: aborted when the client goes away, and when the service has been stopping for
 * three seconds, so that a handler that waits for a job answers with what there is before its connection is cut.
 */
export function createRequestSignals(stopping: AbortSignal): (response: Response) => AbortSignal {
  const open = new Set<AbortController>();
  stopping.addEventListener('abort', () => {
    setTimeout(() => {
      for (const controller of open) controller.abort();
    }, patienceMs).unref();
  });
  return (response) => {
    const controller = new AbortController();
    open.add(controller);
    response.once('close', () => {
      open.delete(controller);
      // after its answer nobody waits, and an abort costs a stack trace
      if (!response.writableFinished) controller.abort();
    });
    return controller.signal;
  };
}
