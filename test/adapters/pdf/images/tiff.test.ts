import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedReader } from '../../../helpers/shared-reader.ts';
import { jpegFile } from '../../../fixtures/images/jpeg-file.ts';
import {
  type Color,
  colorful,
  drawn,
  grayscale,
  packed,
  rectangle,
  renderedPixels,
} from '../../../fixtures/images/pixels.ts';
import { bits, lzw, type Tag, tiffFile, type TiffPage } from '../../../fixtures/images/tiff-file.ts';

const reader = sharedReader();
afterAll(() => reader.close());

/** An image without a resolution has 96 pixels per inch. */
const shown = async (bytes: Uint8Array, page = 1) =>
  renderedPixels((await reader.render({ bytes, page, dpi: 96 })).png);

const width = 16;
const height = 8;
/** Tags 258, 259, 262 and 277. */
const kind = (options: { bits?: number[]; compression?: number; photometric: number; samples?: number }): Tag[] => [
  [258, 3, options.bits ?? [8]],
  [259, 3, [options.compression ?? 1]],
  [262, 3, [options.photometric]],
  [277, 3, [options.samples ?? 1]],
];
const rgb = kind({ bits: [8, 8, 8], photometric: 2, samples: 3 });
const compressed = (compression: number): Tag[] => kind({ bits: [8, 8, 8], compression, photometric: 2, samples: 3 });
const samples = Uint8Array.from(drawn(colorful, width, height).flat(2));
const page = (segments: readonly Uint8Array[], tags: readonly Tag[], more: Partial<TiffPage> = {}): TiffPage => ({
  width,
  height,
  segments,
  tags,
  ...more,
});
const one = (...given: Parameters<typeof page>) => tiffFile([page(...given)]);
/** Runs of at most 128 bytes as they are, then the last byte of a row of them repeated. */
const packBits = (data: Uint8Array): Uint8Array => {
  const parts: number[] = [];
  for (let at = 0; at < data.length; at += 100) {
    const run = data.subarray(at, at + 100);
    parts.push(run.length - 1, ...run);
  }
  return Uint8Array.from(parts);
};
const differences = (data: Uint8Array, stride: number, perPixel: number): Uint8Array =>
  data.map((value, i) => (i % stride < perPixel ? value : value - (data[i - perPixel] ?? 0)));

describe('a TIFF shows its pixels', () => {
  const strips = (pack: (data: Uint8Array) => Uint8Array): Uint8Array[] =>
    [0, 1, 2].map((strip) => pack(samples.subarray(strip * 3 * 48, (strip + 1) * 3 * 48)));

  it.each([
    { how: 'as they are', compression: 1, pack: (data: Uint8Array) => data },
    { how: 'by LZW', compression: 5, pack: lzw },
    { how: 'by Deflate', compression: 8, pack: (data: Uint8Array) => deflateSync(data) },
    { how: 'by PackBits', compression: 32_773, pack: packBits },
  ])('stored $how, in strips', async ({ compression, pack }) => {
    const bytes = one(strips(pack), compressed(compression), { rowsPerStrip: 3 });
    expect(await shown(bytes)).toEqual(drawn(colorful, width, height));
  });

  it('stored by LZW with more strings than codes', async () => {
    const big = { width: 200, height: 150 };
    const noise = (x: number, y: number): Color => [(x * 7919 + y * 104_729) % 251, (x * y) % 256, (x ^ y) & 255];
    const data = Uint8Array.from(drawn(noise, big.width, big.height).flat(2));
    expect(await shown(one([lzw(data)], compressed(5), big))).toEqual(drawn(noise, big.width, big.height));
  });

  it('stored as runs of one byte by PackBits', async () => {
    const white = one([Uint8Array.of(0x80, 0x81, 255)], kind({ compression: 32_773, photometric: 1 }));
    expect(await shown(white)).toEqual(drawn(() => [255, 255, 255], width, height));
  });

  it('stored in tiles that exceed the image', async () => {
    const tile = { width: 16, height: 16 };
    const at = (left: number, top: number) =>
      Uint8Array.from(drawn((x, y) => colorful(left + x, top + y), 16, 16).flat(2));
    const tiles = [at(0, 0), at(16, 0), at(0, 16), at(16, 16)];
    const bytes = one(tiles, rgb, { width: 20, height: 18, tile });
    expect(await shown(bytes)).toEqual(drawn(colorful, 20, 18));
  });

  it('stored in separate planes', async () => {
    const planes = [0, 1, 2].map((sample) => samples.filter((_, i) => i % 3 === sample));
    expect(await shown(one(planes, [...rgb, [284, 3, [2]]]))).toEqual(drawn(colorful, width, height));
  });

  it.each([true, false])('of 16 bits, little endian: %s, with and without differences', async (isLittleEndian) => {
    const levels = drawn(grayscale, width, height).map((row) => row.map(([value]) => value * 257));
    const tags = kind({ bits: [16], photometric: 1 });
    const words = (rows: number[][]): Uint8Array => {
      const bytes = Buffer.from(packed(rows.flat(), 16));
      return isLittleEndian ? bytes.swap16() : bytes;
    };
    const plain = tiffFile([page([words(levels)], tags)], { isLittleEndian });
    const steps = levels.map((row) => row.map((value, x) => (value - (row[x - 1] ?? 0) + 65_536) % 65_536));
    const predicted = tiffFile([page([words(steps)], [...tags, [317, 3, [2]]])], { isLittleEndian });
    expect(await shown(plain)).toEqual(drawn(grayscale, width, height));
    expect(await shown(predicted)).toEqual(drawn(grayscale, width, height));
  });

  it('stored as differences', async () => {
    const bytes = one([lzw(differences(samples, 48, 3))], [...compressed(5), [317, 3, [2]]]);
    expect(await shown(bytes)).toEqual(drawn(colorful, width, height));
  });

  it('of a palette', async () => {
    const map = [65_535, 0, 0, 256 * 99, 0, 65_535, 0, 256 * 99, 0, 0, 65_535, 256 * 99];
    const data = Buffer.concat(
      Array.from({ length: height }, () => packed([0, 1, 2, 3, 0, 1, 2, 3].concat([0, 1, 2, 3, 0, 1, 2, 3]), 2)),
    );
    const bytes = one([data], [...kind({ bits: [2], photometric: 3 }), [320, 3, map]]);
    const colors: Color[] = [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [99, 99, 99],
    ];
    expect(await shown(bytes)).toEqual(drawn((x) => colors[x % 4] ?? [0, 0, 0], width, height));
  });

  it('of CMYK', async () => {
    const none = Uint8Array.from({ length: width * height * 4 }, () => 0);
    const bytes = one([none], kind({ bits: [8, 8, 8, 8], photometric: 5, samples: 4 }));
    expect(await shown(bytes)).toEqual(drawn(() => [255, 255, 255], width, height));
  });

  it.each([
    { meaning: 'opacity', extra: 2, pixel: [100, 150, 200, 51], seen: [224, 234, 244] },
    {
      meaning: 'opacity that the colors are multiplied with',
      extra: 1,
      pixel: [20, 30, 40, 51],
      seen: [224, 234, 244],
    },
    { meaning: 'something else', extra: 0, pixel: [100, 150, 200, 51], seen: [100, 150, 200] },
  ])('with a fourth sample for $meaning', async ({ extra, pixel, seen }) => {
    const data = Uint8Array.from(Array.from({ length: width * height }, () => pixel).flat());
    const tags: Tag[] = [...kind({ bits: [8, 8, 8, 8], photometric: 2, samples: 4 }), [338, 3, [extra]]];
    expect(new Set((await shown(one([data], tags))).flat().map(String))).toEqual(new Set([String(seen)]));
  });

  // paper of 16 x 8 pixels with a black rectangle: all codes are written out
  const bitRows = drawn(rectangle, width, height).map((row) => row.map(([value]) => (value === 0 ? 1 : 0)));
  const white = '101010'; // 16 white pixels
  const black = '1011 000101 1011'; // 4 white, 8 black, 4 white
  const end = '000000000001';
  const rowCodes = bitRows.map((row) => (row.includes(1) ? black : white));
  const byteAligned = rowCodes.map((row) =>
    row
      .replaceAll(' ', '')
      .padEnd(16, '0')
      .slice(0, row === white ? 8 : 16),
  );
  const group4 = ['1', '1', `001 ${black.slice(0, 11)} 1`, '111', '111', '111', '0001 1', '1', end, end].join('');
  const fax: { name: string; compression: number; data: Uint8Array }[] = [
    { name: 'no compression', compression: 1, data: packed(bitRows.flat(), 1) },
    { name: 'modified Huffman', compression: 2, data: bits(byteAligned.join('')) },
    { name: 'group 3', compression: 3, data: bits(rowCodes.map((row) => end + row).join('')) },
    { name: 'group 4', compression: 4, data: bits(group4) },
  ];

  it.each(fax)('of fax with $name, whichever color is 0 and whichever bit is first', async ({ compression, data }) => {
    const whiteIsZero = kind({ bits: [1], compression, photometric: 0 });
    const blackIsZero = kind({ bits: [1], compression, photometric: 1 });
    const reversed = data.map((byte) => Number.parseInt([...byte.toString(2).padStart(8, '0')].reverse().join(''), 2));
    const inverse = drawn((x, y) => (rectangle(x, y)[0] === 0 ? [255, 255, 255] : [0, 0, 0]), width, height);
    expect(await shown(one([data], whiteIsZero))).toEqual(drawn(rectangle, width, height));
    expect(await shown(one([data], blackIsZero))).toEqual(inverse);
    expect(await shown(one([reversed], [...whiteIsZero, [266, 3, [2]]]))).toEqual(drawn(rectangle, width, height));
  });

  it('of fax in strips', async () => {
    const strips = [bits(`1 1 001 ${black.slice(0, 11)} 1 111`), bits(`001 ${black.slice(0, 11)} 1 111 0001 1 1`)];
    const bytes = one(strips, kind({ bits: [1], compression: 4, photometric: 0 }), { rowsPerStrip: 4 });
    expect(await shown(bytes)).toEqual(drawn(rectangle, width, height));
  });

  it('of JPEG in strips with tables of their own', async () => {
    const strip = (level: number): Buffer => Buffer.from(jpegFile({ across: 2, down: 1 }, () => [level]));
    const tablesEnd = strip(1).indexOf(Buffer.of(0xff, 0xc0));
    const tables = Buffer.concat([strip(1).subarray(0, tablesEnd), Buffer.of(0xff, 0xd9)]);
    const bare = [40, 160].map((level) => Buffer.concat([Buffer.of(0xff, 0xd8), strip(level).subarray(tablesEnd)]));
    const tags: Tag[] = [...kind({ compression: 7, photometric: 1 }), [347, 7, [...tables]]];
    const rows = await shown(one(bare, tags, { height: 16, rowsPerStrip: 8 }));
    expect(rows.map((row) => row[7]?.[0])).toEqual([...Array<number>(8).fill(40), ...Array<number>(8).fill(160)]);
  });

  it('of each page, without previews and masks, turned and sized as its tags say', async () => {
    const gray = (level: number, tags: Tag[]): TiffPage =>
      page([new Uint8Array(width * height).fill(level)], [...kind({ photometric: 1 }), ...tags]);
    const bytes = tiffFile([
      gray(10, [[282, 5, [12, 1]]]),
      gray(20, [[254, 4, [1]]]),
      gray(30, [[274, 3, [6]]]),
      gray(40, [[254, 4, [4]]]),
      gray(50, [
        [282, 5, [5, 1]],
        [283, 5, [5, 1]],
        [296, 3, [3]],
      ]),
    ]);
    const pages = await Promise.all([1, 2, 3].map((number) => reader.render({ bytes, page: number, dpi: 72 })));
    expect(pages.map((one) => [one.width, one.height, renderedPixels(one.png)[2]?.[2]?.[0]])).toEqual([
      [96, 48, 10],
      [6, 12, 30],
      [91, 45, 50],
    ]);
  });
});
