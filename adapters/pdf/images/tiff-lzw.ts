import { corruptImage } from './image-page.ts';

const CLEAR = 256;
const END = 257;
const FIRST_CODE = 258;
const MOST_CODES = 4096;
const MIN_WIDTH = 9;
const MAX_WIDTH = 12;

/** A string of the output, which a code stands for. */
interface Written {
  start: number;
  length: number;
}

/**
 * Unpacks LZW with codes of 9 to 12 bits, whose width grows one code early, as TIFF 6.0 demands. Returns fewer than `size`
 * bytes when the data end before.
 * @throws DocumentError document_corrupt for a code that stands for nothing
 */
export function unpackLzw(data: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  const codes = createCodes();
  const read = createBitReader(data);
  let to = 0;
  let previous: Written | undefined;
  while (to < size) {
    const code = read(codes.width());
    if (code === undefined || code === END) break;
    if (code === CLEAR) {
      codes.clear();
      previous = undefined;
      continue;
    }
    // the string before and the first byte of this one, which follows it in the output
    if (previous) codes.add({ start: previous.start, length: previous.length + 1 });
    const start = to;
    if (code < CLEAR) out[to++] = code;
    else to = repeat(out, codes.stringOf(code), to);
    previous = { start, length: to - start };
  }
  return out.subarray(0, to);
}

function createCodes() {
  const starts = new Uint32Array(MOST_CODES);
  const lengths = new Uint32Array(MOST_CODES);
  let next = FIRST_CODE;
  let width = MIN_WIDTH;
  return {
    width: () => width,
    clear: () => {
      next = FIRST_CODE;
      width = MIN_WIDTH;
    },
    add: ({ start, length }: Written) => {
      if (next === MOST_CODES) return;
      starts[next] = start;
      lengths[next++] = length;
      if (next === (1 << width) - 1 && width < MAX_WIDTH) width++;
    },
    stringOf: (code: number): Written => {
      if (code >= next) throw corruptImage('The TIFF file is damaged: an image has an unknown LZW code.');
      return { start: starts[code] ?? 0, length: lengths[code] ?? 0 };
    },
  };
}

/** Reads codes of up to 12 bits, upper bits first; undefined at the end. */
function createBitReader(data: Uint8Array): (width: number) => number | undefined {
  let at = 0;
  let buffered = 0;
  let bits = 0;
  return (width) => {
    while (bits < width) {
      if (at === data.length) return undefined;
      buffered = ((buffered << 8) | (data[at++] ?? 0)) & 0xff_ff_ff;
      bits += 8;
    }
    bits -= width;
    return (buffered >> bits) & ((1 << width) - 1);
  };
}

/** Byte by byte, because the last byte of a string may be the first one that is written. */
function repeat(out: Uint8Array, { start, length }: Written, to: number): number {
  const end = Math.min(to + length, out.length);
  for (let from = start; to < end; from++) out[to++] = out[from] ?? 0;
  return to;
}
