import type { Request } from 'express';

/** Bounds of reading a refused body to its end; many clients read the response only after they have sent everything. */
const discardLimits = { ms: 10_000, bytes: 64 * 1024 * 1024 };

/** A request body that is a file, as a stream. */
export interface IncomingFile {
  /** Can be iterated once. Leaving the iteration early does not destroy the request. */
  source: AsyncIterable<Uint8Array>;
  /** In lower case, without parameters. */
  mediaType: string | undefined;
  /** From `Content-Length`; undefined without that header. */
  bytes: number | undefined;
  /** Reads and discards the rest of the body, so that the client reads the response. */
  discard: () => Promise<void>;
}

/** The body of a request as a file. */
export function incomingFile(request: Request): IncomingFile {
  const announced = request.get('content-length');
  return {
    source: request.iterator({ destroyOnReturn: false }),
    mediaType: request.get('content-type')?.split(';')[0]?.trim().toLowerCase(),
    bytes: announced === undefined ? undefined : Number(announced),
    discard: () => discardBody(request),
  };
}

/** Reads and discards the rest of a body, at most for 10 seconds and 64 MB. */
export async function discardBody(request: Request): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, discardLimits.ms);
    let left = discardLimits.bytes;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
    request.once('close', () => clearTimeout(timer));
  });
}
