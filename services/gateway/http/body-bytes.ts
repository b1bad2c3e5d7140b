import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

type Problem = 'too large' | 'unknown encoding' | 'unreadable';

/** Thrown when a body cannot be read. */
export class BodyReadError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'BodyReadError';
    this.problem = problem;
  }
}

const decompressors = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/**
 * Reads and decompresses a request body. `reserve` is called before bytes are buffered: once for the whole body when the
 * request has a `Content-Length`, else for each chunk; an error thrown by it ends the reading. The rest of a refused body
 * is discarded, so that the client reads the response. Throws `BodyReadError`.
 */
export async function readBytes(
  request: IncomingMessage,
  { limit, reserve }: { limit: number; reserve: (bytes: number) => void },
): Promise<Buffer> {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  const decompress = decompressors.get(encoding);
  if (decompress === undefined && encoding !== 'identity') throw new BodyReadError('unknown encoding');
  const announced = decompress ? undefined : request.headers['content-length'];
  if (announced !== undefined) {
    if (Number(announced) > limit) throw new BodyReadError('too large');
    reserve(Number(announced));
  }
  const kept: Buffer[] = [];
  let size = 0;
  const keep = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > limit) throw new BodyReadError('too large');
    if (announced === undefined) reserve(chunk.length);
    kept.push(chunk);
  };
  try {
    await (decompress ? readThrough(request, decompress(), keep) : readAll(request, keep));
  } finally {
    request.resume();
  }
  return Buffer.concat(kept);
}

/** Leaving the iteration early must not destroy the request, which still needs its response. */
async function readAll(request: IncomingMessage, keep: (chunk: Buffer) => void): Promise<void> {
  for await (const chunk of wrapErrors(request.iterator({ destroyOnReturn: false }))) keep(chunk);
}

async function readThrough(
  request: IncomingMessage,
  decompressed: Transform,
  keep: (chunk: Buffer) => void,
): Promise<void> {
  // `pipe` does not forward a premature close
  const onClose = (): void => void (request.readableEnded || decompressed.destroy(new Error('broken off')));
  request.once('close', onClose);
  try {
    for await (const chunk of wrapErrors(request.pipe(decompressed))) keep(chunk);
  } finally {
    request.off('close', onClose);
    request.unpipe(decompressed);
    decompressed.destroy();
  }
}

async function* wrapErrors(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (cause) {
    throw new BodyReadError('unreadable', { cause });
  }
}
