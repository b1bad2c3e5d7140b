import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel. */
  readonly rgba: Uint8Array;
}

/** Colors of which the last three bits are equal are taken as one: nobody sees the difference in a picture of a page. */
const shadeBits = 5;
const mostColors = 256;

/** A PNG with a palette of the colors that are used most, a fraction of the size of one with all colors. */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const counts = new Map<number, number>();
  const shades = new Uint16Array(width * height);
  for (let pixel = 0; pixel < shades.length; pixel++) {
    const shade = shadeOf(rgba, pixel * 4);
    shades[pixel] = shade;
    counts.set(shade, (counts.get(shade) ?? 0) + 1);
  }
  const palette = [...counts.entries()]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostColors)
    .map(([shade]) => shade);
  const places = new Map(palette.map((shade, place) => [shade, place]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < shades.length; pixel++) {
    const shade = shades[pixel] ?? 0;
    const place = places.get(shade) ?? nearest(shade, palette);
    places.set(shade, place);
    // each row begins with its filter, none
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = place;
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function shadeOf(rgba: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]].map(
    (value = 0) => value >> (8 - shadeBits),
  );
  return (red << (2 * shadeBits)) | (green << shadeBits) | blue;
}

/** White stays white: the bits that were cut are filled with the highest ones. */
function channelsOf(shade: number): number[] {
  const mask = (1 << shadeBits) - 1;
  return [shade >> (2 * shadeBits), (shade >> shadeBits) & mask, shade & mask].map(
    (value) => (value << (8 - shadeBits)) | (value >> (2 * shadeBits - 8)),
  );
}

function nearest(shade: number, palette: readonly number[]): number {
  const wanted = channelsOf(shade);
  const distances = palette.map((candidate) =>
    channelsOf(candidate).reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  // 8 bits a pixel, of a palette
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
