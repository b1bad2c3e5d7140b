import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

type Problem = 'too large' | 'unknown encoding' | 'unreadable';

/** Why a body could not be read. */
export class BodyProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'BodyProblem';
    this.problem = problem;
  }
}

const decompressors = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/**
 * The bytes of a request's body, decompressed. `take` is told of bytes before they are kept: of all at once when the
 * request announces its length, else chunk by chunk; what it throws ends the reading. What nobody wants is read on and
 * dropped, so that the client hears the answer. Throws `BodyProblem`.
 */
export async function readBytes(
  request: IncomingMessage,
  { limit, take }: { limit: number; take: (bytes: number) => void },
): Promise<Buffer> {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  const decompress = decompressors.get(encoding);
  if (decompress === undefined && encoding !== 'identity') throw new BodyProblem('unknown encoding');
  const announced = decompress ? undefined : request.headers['content-length'];
  if (announced !== undefined) {
    if (Number(announced) > limit) throw new BodyProblem('too large');
    take(Number(announced));
  }
  const kept: Buffer[] = [];
  let size = 0;
  const keep = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > limit) throw new BodyProblem('too large');
    if (announced === undefined) take(chunk.length);
    kept.push(chunk);
  };
  try {
    await (decompress ? readThrough(request, decompress(), keep) : readAll(request, keep));
  } finally {
    request.resume();
  }
  return Buffer.concat(kept);
}

/** An iteration that is left early must not end the request, which has still to be answered. */
async function readAll(request: IncomingMessage, keep: (chunk: Buffer) => void): Promise<void> {
  for await (const chunk of unbroken(request.iterator({ destroyOnReturn: false }))) keep(chunk);
}

async function readThrough(
  request: IncomingMessage,
  decompressed: Transform,
  keep: (chunk: Buffer) => void,
): Promise<void> {
  // a pipe hands on no end but the good one
  const breakOff = (): void => void (request.readableEnded || decompressed.destroy(new Error('broken off')));
  request.once('close', breakOff);
  try {
    for await (const chunk of unbroken(request.pipe(decompressed))) keep(chunk);
  } finally {
    request.off('close', breakOff);
    request.unpipe(decompressed);
    decompressed.destroy();
  }
}

async function* unbroken(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (cause) {
    throw new BodyProblem('unreadable', { cause });
  }
}
