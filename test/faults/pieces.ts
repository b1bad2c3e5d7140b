import { setTimeout as sleep } from 'node:timers/promises';

const count = 8;

/** Hands bytes over slowly, and tells when half of them are gone. */
export async function inPieces({
  bytes,
  pauseMs,
  write,
  onHalf,
}: {
  bytes: Uint8Array;
  pauseMs: number;
  write: (piece: Uint8Array) => unknown;
  onHalf: () => void;
}): Promise<void> {
  const length = Math.ceil(bytes.length / count);
  for (let piece = 0; piece < count; piece++) {
    if (piece > 0) await sleep(pauseMs);
    if (piece === count / 2) onHalf();
    write(bytes.subarray(piece * length, (piece + 1) * length));
  }
}
