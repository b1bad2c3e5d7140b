import type { Request, Response } from 'express';

/** One event; without an id it is a comment that only keeps the connection open. */
export interface StreamEvent {
  id?: string;
  data: string;
}

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache, no-transform',
  // proxies that buffer would hold the events back
  'X-Accel-Buffering': 'no',
};

/** Whether the client asks for events and would not rather have JSON. */
export function wantsEvents(request: Request): boolean {
  return request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
}

/** Answers with the events as they come; ends with the last one, or when the client goes away. */
export async function sendEvents(response: Response, events: AsyncIterable<StreamEvent>): Promise<void> {
  response.set(headers).flushHeaders();
  for await (const event of events) {
    if (response.destroyed) return;
    if (!response.write(written(event))) await drained(response);
  }
  response.end();
}

function written({ id, data }: StreamEvent): string {
  return id === undefined ? `: ${data}\n\n` : `id: ${id}\ndata: ${data}\n\n`;
}

async function drained(response: Response): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
