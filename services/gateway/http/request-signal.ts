import type { Response } from 'express';

/** Grace period for waiting handlers after the service has closed its port. */
const graceMs = 3_000;

/**
 * Creates the signal of each request: aborted when the client disconnects, and three seconds after the service takes no
 * more connections, so that a handler that waits for a job can still answer before its connection is closed.
 */
export function createRequestSignals(closing: AbortSignal): (response: Response) => AbortSignal {
  const open = new Set<AbortController>();
  closing.addEventListener('abort', () => {
    setTimeout(() => {
      for (const controller of open) controller.abort();
    }, graceMs).unref();
  });
  return (response) => {
    const controller = new AbortController();
    if (response.closed) {
      // the client left while its request was read: the event will not come again
      controller.abort();
      return controller.signal;
    }
    open.add(controller);
    response.once('close', () => {
      open.delete(controller);
      // not needed after the response, and each abort captures a stack trace
      if (!response.writableFinished) controller.abort();
    });
    return controller.signal;
  };
}
