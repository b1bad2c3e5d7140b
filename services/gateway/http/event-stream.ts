import type { Request, Response } from 'express';

/** A server-sent event; without an id it is sent as a comment that keeps the connection open. */
export interface StreamEvent {
  id?: string;
  data: string;
}

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache, no-transform',
  // tells nginx and similar proxies not to buffer the events
  'X-Accel-Buffering': 'no',
};

/** Whether the `Accept` header prefers `text/event-stream` to JSON. */
export function wantsEvents(request: Request): boolean {
  return request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
}

/** Sends events until the last one, or until the client disconnects. */
export async function sendEvents(response: Response, events: AsyncIterable<StreamEvent>): Promise<void> {
  response.set(headers).flushHeaders();
  for await (const event of events) {
    if (response.destroyed) return;
    if (!response.write(format(event))) await drained(response);
  }
  response.end();
}

function format({ id, data }: StreamEvent): string {
  return id === undefined ? `: ${data}\n\n` : `id: ${id}\ndata: ${data}\n\n`;
}

/** Resolves when the response takes more, or its client has gone. */
export async function drained(response: Response): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
