import { corruptImage } from './image-page.ts';
import { inflate } from './raster.ts';
import { unpackLzw } from './tiff-lzw.ts';

/** Unpacks exactly `size` bytes of a strip or tile. */
export type Unpack = (data: Buffer, size: number) => Uint8Array;

/** Writers may fill the last strip up to its full height. */
const PADDING_FACTOR = 2;
const PADDING_BYTES = 64 * 1024;

/**
 * Compressions of TIFF that are unpacked here, by the value of tag 259. Each throws document_corrupt for data that are
 * damaged or end too early, and never returns more than `size` bytes.
 */
export const unpackers: ReadonlyMap<number, Unpack> = new Map<number, Unpack>([
  [1, (data, size) => complete(data.subarray(0, size), size)],
  [5, (data, size) => complete(unpackLzw(data, size), size)],
  [8, unpackDeflate],
  [32_946, unpackDeflate],
  [32_773, (data, size) => complete(unpackBits(data, size), size)],
]);

function complete(bytes: Uint8Array, size: number): Uint8Array {
  if (bytes.length < size) throw corruptImage('The TIFF file is damaged: rows of an image are missing.');
  return bytes;
}

function unpackDeflate(data: Buffer, size: number): Uint8Array {
  return complete(inflate(data, size * PADDING_FACTOR + PADDING_BYTES).subarray(0, size), size);
}

/** PackBits: a length byte, then bytes as they are, or one byte to repeat. */
function unpackBits(data: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let to = 0;
  for (let at = 0; at < data.length && to < size; ) {
    const length = data[at++] ?? 0;
    if (length < 128) {
      const bytes = data.subarray(at, at + Math.min(length + 1, size - to));
      out.set(bytes, to);
      to += bytes.length;
      at += length + 1;
    } else if (length > 128) {
      const repeated = Math.min(257 - length, size - to);
      out.fill(data[at++] ?? 0, to, to + repeated);
      to += repeated;
    }
  }
  return out.subarray(0, to);
}
