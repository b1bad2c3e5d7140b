/** Reads the structure that TIFF files and EXIF data share: directories of tags. */
export interface TiffFile {
  bytes: Buffer;
  isLittleEndian: boolean;
}

/** Tags of a directory; their values are read when they are asked for. */
export interface TiffDirectory {
  /** The values of a tag, at most `most`; undefined without the tag, or when the values are outside of the file. */
  numbers: (tag: number, most: number) => number[] | undefined;
  number: (tag: number) => number | undefined;
  bytes: (tag: number) => Buffer | undefined;
  /** Offset of the next directory, 0 after the last. */
  next: number;
}

const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const VALUE_OFFSET = 8;
const INLINE_BYTES = 4;

/** Bytes of a value, by type: BYTE, ASCII, SHORT, LONG, RATIONAL, UNDEFINED. */
const typeBytes = new Map([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 4],
  [5, 8],
  [7, 1],
]);
const RATIONAL = 5;

interface Entry {
  type: number;
  count: number;
  /** Offset of its values. */
  at: number;
}

/** Opens a TIFF structure; undefined if its header is incomplete. */
export function openTiff(bytes: Buffer): { file: TiffFile; first: number } | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  const file = { bytes, isLittleEndian: bytes.toString('latin1', 0, 2) === 'II' };
  return { file, first: uint32(file, 4) };
}

/** The directory at an offset; undefined if it is not within the file. */
export function readDirectory(file: TiffFile, offset: number): TiffDirectory | undefined {
  if (offset < HEADER_BYTES || offset + 2 > file.bytes.length) return undefined;
  const count = uint16(file, offset);
  const end = offset + 2 + count * ENTRY_BYTES;
  if (end + 4 > file.bytes.length) return undefined;
  const entries = new Map<number, Entry>();
  for (let at = offset + 2; at < end; at += ENTRY_BYTES) {
    const tag = uint16(file, at);
    if (!entries.has(tag)) entries.set(tag, readEntry(file, at));
  }
  const numbers = (tag: number, most: number): number[] | undefined => {
    const entry = entries.get(tag);
    return entry && valuesOf(file, entry, most);
  };
  return {
    numbers,
    number: (tag) => numbers(tag, 1)?.[0],
    bytes: (tag) => {
      const entry = entries.get(tag);
      return entry && bytesOf(file, entry);
    },
    next: uint32(file, end),
  };
}

function readEntry(file: TiffFile, at: number): Entry {
  const type = uint16(file, at + 2);
  const count = uint32(file, at + 4);
  const isInline = count * (typeBytes.get(type) ?? 0) <= INLINE_BYTES;
  return { type, count, at: isInline ? at + VALUE_OFFSET : uint32(file, at + VALUE_OFFSET) };
}

function valuesOf(file: TiffFile, { type, count, at }: Entry, most: number): number[] | undefined {
  const size = typeBytes.get(type);
  const read = Math.min(count, most);
  if (size === undefined || at + read * size > file.bytes.length) return undefined;
  return Array.from({ length: read }, (_, i) => valueAt(file, type, at + i * size));
}

function bytesOf({ bytes }: TiffFile, { type, count, at }: Entry): Buffer | undefined {
  if (typeBytes.get(type) !== 1 || at + count > bytes.length) return undefined;
  return bytes.subarray(at, at + count);
}

function valueAt(file: TiffFile, type: number, at: number): number {
  if (type === RATIONAL) return uint32(file, at) / uint32(file, at + 4);
  if (type === 4) return uint32(file, at);
  return type === 3 ? uint16(file, at) : (file.bytes[at] ?? 0);
}

function uint16({ bytes, isLittleEndian }: TiffFile, at: number): number {
  return isLittleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
}

function uint32({ bytes, isLittleEndian }: TiffFile, at: number): number {
  return isLittleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
}
