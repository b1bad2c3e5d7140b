import { afterAll, describe, expect, it } from 'vitest';
import { sharedReader } from '../../../helpers/shared-reader.ts';
import { adobe, exif, jfif, jpegFile } from '../../../fixtures/images/jpeg-file.ts';
import { renderedPixels } from '../../../fixtures/images/pixels.ts';
import { tiffFile } from '../../../fixtures/images/tiff-file.ts';

const reader = sharedReader();
afterAll(() => reader.close());

const blocks = { across: 3, down: 2 };
/** Blocks with 10, 50, 90 above 130, 170, 210. */
const levels = (column: number, row: number): number[] => [10 + 40 * column + 120 * row];
const rendered = (bytes: Uint8Array) => reader.render({ bytes, page: 1, dpi: 96 });
const codeOf = (bytes: Uint8Array): Promise<unknown> =>
  reader.read({ bytes, maxPages: 500 }).then(
    () => 'no error',
    ({ code }: { code: string }) => code,
  );

/** The colors in the middle of each block. */
async function blocksOf(bytes: Uint8Array): Promise<(readonly number[])[][]> {
  const rows = renderedPixels((await rendered(bytes)).png);
  return rows.filter((_, y) => y % 8 === 4).map((row) => row.filter((_, x) => x % 8 === 4));
}
const grayOf = async (bytes: Uint8Array) => (await blocksOf(bytes)).map((row) => row.map(([value]) => value));
const oriented = (orientation: number) =>
  exif(tiffFile([{ width: 1, height: 1, segments: [], tags: [[274, 3, [orientation]]] }]));

describe('a JPEG', () => {
  it('shows its blocks of gray', async () => {
    expect(await grayOf(jpegFile(blocks, levels))).toEqual([
      [10, 50, 90],
      [130, 170, 210],
    ]);
  });

  it('shows its colors: YCbCr, RGB, and CMYK as Adobe stores it', async () => {
    const one = { across: 1, down: 1 };
    const ycc = jpegFile({ ...one, components: 3 }, () => [76, 85, 255]);
    const rgb = jpegFile({ ...one, components: 3, segments: [adobe(0)] }, () => [10, 200, 30]);
    const cmyk = jpegFile({ ...one, components: 4, segments: [adobe(0)] }, () => [255, 255, 255, 255]);
    const [[red]] = (await blocksOf(ycc)) as [[number[]]];
    expect(red.map((value) => Math.round(value / 5) * 5)).toEqual([255, 0, 0]);
    expect(await blocksOf(rgb)).toEqual([[[10, 200, 30]]]);
    expect(await blocksOf(cmyk)).toEqual([[[255, 255, 255]]]);
  });

  it.each([
    {
      orientation: 1,
      seen: [
        [10, 50, 90],
        [130, 170, 210],
      ],
    },
    {
      orientation: 2,
      seen: [
        [90, 50, 10],
        [210, 170, 130],
      ],
    },
    {
      orientation: 3,
      seen: [
        [210, 170, 130],
        [90, 50, 10],
      ],
    },
    {
      orientation: 4,
      seen: [
        [130, 170, 210],
        [10, 50, 90],
      ],
    },
    {
      orientation: 5,
      seen: [
        [10, 130],
        [50, 170],
        [90, 210],
      ],
    },
    {
      orientation: 6,
      seen: [
        [130, 10],
        [170, 50],
        [210, 90],
      ],
    },
    {
      orientation: 7,
      seen: [
        [210, 90],
        [170, 50],
        [130, 10],
      ],
    },
    {
      orientation: 8,
      seen: [
        [90, 210],
        [50, 170],
        [10, 130],
      ],
    },
    {
      orientation: 9,
      seen: [
        [10, 50, 90],
        [130, 170, 210],
      ],
    },
  ])('is turned as its EXIF orientation $orientation says', async ({ orientation, seen }) => {
    expect(await grayOf(jpegFile({ ...blocks, segments: [oriented(orientation)] }, levels))).toEqual(seen);
  });

  it('is shown as it is stored when its EXIF data are damaged', async () => {
    for (const tiff of [Buffer.from('II*\0'), Buffer.from('II*\0\xff\xff\xff\x7f', 'latin1')]) {
      expect(await grayOf(jpegFile({ ...blocks, segments: [exif(tiff)] }, levels))).toHaveLength(2);
    }
  });

  it.each([
    { from: 'JFIF in inches', segments: [jfif({ unit: 1, x: 16, y: 16 })], points: [108, 72] },
    { from: 'JFIF in centimeters', segments: [jfif({ unit: 2, x: 10, y: 5 })], points: [68, 91] },
    {
      from: 'EXIF',
      segments: [exif(tiffFile([{ width: 1, height: 1, segments: [], tags: [[282, 5, [12, 1]]] }]))],
      points: [144, 96],
    },
    { from: 'nothing: 96 pixels per inch', segments: [jfif({ unit: 0, x: 1, y: 1 })], points: [18, 12] },
  ])('has the page size of its resolution from $from', async ({ segments, points }) => {
    const bytes = jpegFile({ ...blocks, segments }, levels);
    const { width, height } = await reader.render({ bytes, page: 1, dpi: 72 });
    expect([width, height]).toEqual(points);
  });
});

describe('a JPEG that cannot be read', () => {
  const sound = Buffer.from(jpegFile(blocks, levels));

  it.each([
    { what: 'is cut in its markers', bytes: sound.subarray(0, 60) },
    { what: 'is cut in its pixels', bytes: sound.subarray(0, -4) },
    { what: 'is only a start', bytes: sound.subarray(0, 3) },
    { what: 'has no frame', bytes: jpegFile({ ...blocks, frame: 0xe5 }, levels) },
    { what: 'is lossless', bytes: jpegFile({ ...blocks, frame: 0xc3 }, levels) },
    { what: 'has arithmetic codes', bytes: jpegFile({ ...blocks, frame: 0xc9 }, levels) },
    { what: 'has no height', bytes: jpegFile({ ...blocks, size: { width: 24, height: 0 } }, levels) },
  ])('is corrupt when it $what', async ({ bytes }) => {
    expect(await codeOf(bytes)).toBe('document_corrupt');
  });

  it('runs into the limit of pixels before they are decoded', async () => {
    const bytes = jpegFile({ ...blocks, size: { width: 65_535, height: 65_535 } }, levels);
    expect(await codeOf(bytes)).toBe('document_resource_limit');
  });
});
