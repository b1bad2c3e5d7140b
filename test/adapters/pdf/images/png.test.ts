import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedReader } from '../../../helpers/shared-reader.ts';
import { colorful, drawn, grayscale, renderedPixels } from '../../../fixtures/images/pixels.ts';
import { pngChunk, pngFile, type PngOptions } from '../../../fixtures/images/png-file.ts';

const reader = sharedReader();
afterAll(() => reader.close());

const size = { width: 13, height: 11 };
/** An image without a resolution has 96 pixels per inch. */
const shown = async (bytes: Uint8Array) => renderedPixels((await reader.render({ bytes, page: 1, dpi: 96 })).png);
const codeOf = (bytes: Uint8Array): Promise<unknown> =>
  reader.read({ bytes, maxPages: 500 }).then(
    () => 'no error',
    ({ code }: { code: string }) => code,
  );
const level = (x: number, y: number): number => grayscale(x, y)[0];

describe('a PNG shows its pixels', () => {
  it.each([{}, { isInterlaced: true }, { areFiltered: true }, { isInterlaced: true, areFiltered: true }])(
    'of RGB with 8 and 16 bits %j',
    async (options) => {
      const rgb8 = pngFile({ ...size, depth: 8, colorType: 2, ...options }, colorful);
      const wide = (x: number, y: number) => colorful(x, y).map((value) => value * 257);
      const rgb16 = pngFile({ ...size, depth: 16, colorType: 2, ...options }, wide);
      expect(await shown(rgb8)).toEqual(drawn(colorful, 13, 11));
      expect(await shown(rgb16)).toEqual(drawn(colorful, 13, 11));
    },
  );

  it.each(
    [1, 2, 4, 8, 16].flatMap((depth) => [
      { depth, isInterlaced: false },
      { depth, isInterlaced: true },
    ]),
  )('of gray with $depth bits, interlaced: $isInterlaced', async ({ depth, isInterlaced }) => {
    const most = 2 ** depth - 1;
    const stored = (x: number, y: number): number => (depth === 16 ? level(x, y) * 257 : level(x, y) & most);
    const bytes = pngFile({ ...size, depth, colorType: 0, isInterlaced }, (x, y) => [stored(x, y)]);
    // PDFium computes with fractions
    const farthest = (await shown(bytes)).flatMap((row, y) =>
      row.map(([gray], x) => Math.abs(gray - (stored(x, y) * 255) / most)),
    );
    expect(Math.max(...farthest)).toBeLessThanOrEqual(1);
  });

  it.each([false, true])('of a palette, interlaced: %s', async (isInterlaced) => {
    const colors = [[200, 10, 20] as const, [0, 90, 180] as const, [255, 255, 0] as const];
    const before = [pngChunk('PLTE', Uint8Array.from(colors.flat()))];
    const bytes = pngFile({ ...size, depth: 2, colorType: 3, isInterlaced, before }, (x, y) => [(x + y) % 3]);
    expect(await shown(bytes)).toEqual(drawn((x, y) => colors[(x + y) % 3] ?? [0, 0, 0], 13, 11));
  });

  it.each([
    { what: 'RGB with opacity', colorType: 6 as const, pixel: [100, 150, 200, 51], seen: [224, 234, 244] },
    { what: 'gray with opacity', colorType: 4 as const, pixel: [100, 51], seen: [224, 224, 224] },
  ])('of $what on white paper', async ({ colorType, pixel, seen }) => {
    const bytes = pngFile({ width: 4, height: 4, depth: 8, colorType, areFiltered: true }, () => pixel);
    expect((await shown(bytes)).flat()).toEqual(Array.from({ length: 16 }, () => seen));
  });

  it.each([
    { what: 'a palette', options: { depth: 8, colorType: 3 }, opacity: [255, 0] },
    { what: 'gray', options: { depth: 8, colorType: 0 }, opacity: [0, 1] },
  ] as const)('of $what with a transparent color on white paper', async ({ options, opacity }) => {
    const before = [pngChunk('PLTE', Uint8Array.of(0, 0, 0, 9, 9, 9)), pngChunk('tRNS', Uint8Array.from(opacity))];
    const bytes = pngFile({ width: 2, height: 1, ...options, before }, (x) => [x]);
    expect(await shown(bytes)).toEqual([
      [
        [0, 0, 0],
        [255, 255, 255],
      ],
    ]);
  });

  it('of its still image when it is animated', async () => {
    const frame = pngChunk('fdAT', Buffer.concat([Buffer.alloc(4), deflateSync(Buffer.alloc(1_000))]));
    const animation = {
      before: [pngChunk('acTL', Buffer.alloc(8))],
      after: [pngChunk('fcTL', Buffer.alloc(26)), frame],
    };
    const bytes = pngFile({ ...size, depth: 8, colorType: 2, ...animation }, colorful);
    expect(await shown(bytes)).toEqual(drawn(colorful, 13, 11));
  });
});

describe('a PNG that cannot be read', () => {
  const rgb: PngOptions = { ...size, depth: 8, colorType: 2 };
  const sound = Buffer.from(pngFile(rgb, colorful));
  const withHeader = (at: number, value: number): Uint8Array => {
    const bytes = Buffer.from(sound);
    bytes.writeUInt32BE(value, at);
    return bytes;
  };
  const rows = (bytes: number): Uint8Array => pngFile({ ...rgb, data: deflateSync(Buffer.alloc(bytes)) }, colorful);

  it.each([
    { what: 'is cut in its header', bytes: sound.subarray(0, 20) },
    { what: 'is cut in its pixels', bytes: sound.subarray(0, 120) },
    { what: 'is cut before its end', bytes: sound.subarray(0, -12) },
    { what: 'has no header', bytes: Buffer.concat([sound.subarray(0, 8), sound.subarray(33)]) },
    { what: 'has no pixels', bytes: Buffer.concat([sound.subarray(0, 33), sound.subarray(-12)]) },
    { what: 'has too few pixels', bytes: rows(200) },
    { what: 'has pixels that unpack to 100 MB', bytes: rows(100 * 1024 * 1024) },
    { what: 'has pixels that cannot be unpacked', bytes: pngFile({ ...rgb, data: Buffer.alloc(50, 7) }, colorful) },
    { what: 'has no width', bytes: withHeader(16, 0) },
    { what: 'has an unknown depth', bytes: Buffer.from(sound).fill(5, 24, 25) },
    { what: 'has no palette', bytes: pngFile({ ...size, depth: 8, colorType: 3 }, () => [0]) },
    {
      what: 'has an unknown filter',
      bytes: pngFile({ ...rgb, isInterlaced: true, data: deflateSync(Buffer.alloc(600, 9)) }, colorful),
    },
  ])('is corrupt when it $what', async ({ bytes }) => {
    expect(await codeOf(bytes)).toBe('document_corrupt');
  });

  it.each([
    { what: 'pixels', bytes: pngFile({ ...rgb, data: Buffer.alloc(9), width: 8_001, height: 10_000 }, colorful) },
    { what: 'pixels on a side', bytes: withHeader(16, 65_536) },
    {
      what: 'bytes of pixels',
      bytes: pngFile({ width: 8_000, height: 8_000, depth: 16, colorType: 6, data: Buffer.alloc(9) }, colorful),
    },
  ])('runs into the limit of $what before they are unpacked', async ({ bytes }) => {
    expect(await codeOf(bytes)).toBe('document_resource_limit');
  });
});
