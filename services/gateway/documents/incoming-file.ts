import type { Request } from 'express';

/** How long, and how much of it, a file is read on that nobody wants, so that its sender hears the answer. */
const patience = { ms: 10_000, bytes: 64 * 1024 * 1024 };

/** A file that is the body of a request, as it comes. */
export interface IncomingFile {
  /** To be read once. Leaving it early does not end the request. */
  source: AsyncIterable<Uint8Array>;
  /** In lower case, without parameters. */
  mediaType: string | undefined;
  /** As the sender announces it; undefined when it does not. */
  bytes: number | undefined;
  /** Reads the rest and drops it: many clients listen for the answer only when they have sent everything. */
  skip: () => Promise<void>;
}

/** The body of a request as a file. */
export function incomingFile(request: Request): IncomingFile {
  const announced = request.get('content-length');
  return {
    source: request.iterator({ destroyOnReturn: false }),
    mediaType: request.get('content-type')?.split(';')[0]?.trim().toLowerCase(),
    bytes: announced === undefined ? undefined : Number(announced),
    skip: () => dropRest(request),
  };
}

/** Reads what is left of a body and drops it, for as long as that is worth it. */
export async function dropRest(request: Request): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience.ms);
    let left = patience.bytes;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
    request.once('close', () => clearTimeout(timer));
  });
}
