import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { imagesToPdf } from '../../../../adapters/pdf/images/images-to-pdf.ts';
import { sharedReader } from '../../../helpers/shared-reader.ts';
import { jpegFile } from '../../../fixtures/images/jpeg-file.ts';
import { type Tag, tiffFile, type TiffPage } from '../../../fixtures/images/tiff-file.ts';

const reader = sharedReader();
afterAll(() => reader.close());

const codeOf = (bytes: Uint8Array): Promise<unknown> =>
  reader.read({ bytes, maxPages: 500 }).then(
    () => 'no error',
    ({ code }: { code: string }) => code,
  );

const gray: Tag[] = [
  [258, 3, [8]],
  [262, 3, [1]],
];
const pageOf = (tags: readonly Tag[], more: Partial<TiffPage> = {}): TiffPage => ({
  width: 8,
  height: 8,
  segments: [new Uint8Array(64)],
  tags: [...gray.filter(([tag]) => !tags.some(([own]) => own === tag)), ...tags],
  ...more,
});
const one = (...given: Parameters<typeof pageOf>): Uint8Array => tiffFile([pageOf(...given)]);
const sound = one([]);
const compressed = (compression: number, data: Uint8Array): Uint8Array =>
  one([[259, 3, [compression]]], { segments: [data] });

describe('a TIFF that cannot be read', () => {
  it.each([
    { what: 'ends after its signature', bytes: sound.subarray(0, 4) },
    { what: 'is cut in its directory', bytes: sound.subarray(0, -8) },
    { what: 'has no image', bytes: Buffer.from([...Buffer.from('II*\0'), 0, 0, 0, 0]) },
    { what: 'has only a preview', bytes: one([[254, 4, [1]]]) },
    { what: 'has an image that is its own successor', bytes: tiffFile([pageOf([])], { next: 72 }) },
    { what: 'has a successor outside of it', bytes: tiffFile([pageOf([])], { next: 1_000_000 }) },
    { what: 'has pixels outside of it', bytes: one([[273, 4, [1_000_000]]]) },
    { what: 'has no place of its pixels', bytes: one([[273, 4, []]]) },
    { what: 'has strips without rows', bytes: one([], { rowsPerStrip: 0 }) },
    { what: 'has no width', bytes: one([], { width: 0 }) },
    { what: 'has too few pixels', bytes: one([], { segments: [new Uint8Array(63)] }) },
    { what: 'has too few pixels by Deflate', bytes: compressed(8, deflateSync(Buffer.alloc(60))) },
    { what: 'has pixels by Deflate that are none', bytes: compressed(8, Buffer.alloc(60, 3)) },
    { what: 'has pixels by Deflate that unpack to 100 MB', bytes: compressed(8, deflateSync(Buffer.alloc(1e8))) },
    { what: 'has too few pixels by LZW', bytes: compressed(5, Buffer.of(0x80, 0x00, 0x40)) },
    { what: 'has an LZW code of no string', bytes: compressed(5, Buffer.of(0x80, 0x3f, 0xff, 0xff)) },
    { what: 'has too few pixels by PackBits', bytes: compressed(32_773, Buffer.of(0xc2, 9)) },
    { what: 'has an unknown compression', bytes: compressed(50_000, new Uint8Array(64)) },
    { what: 'has colors that are compressed as fax', bytes: compressed(4, new Uint8Array(64)) },
    { what: 'has JPEG that is none', bytes: compressed(7, new Uint8Array(64)) },
    { what: 'has an unknown meaning of its samples', bytes: one([[262, 3, [8]]]) },
    { what: 'has samples of 32 bits', bytes: one([[258, 3, [32]]]) },
    { what: 'has more samples than there are', bytes: one([[277, 3, [2_000]]]) },
    { what: 'has signed samples', bytes: one([[339, 3, [2]]]) },
    { what: 'has an unknown predictor', bytes: one([[317, 3, [3]]]) },
    { what: 'has no palette', bytes: one([[262, 3, [3]]]) },
  ])('is corrupt when it $what', async ({ bytes }) => {
    expect(await codeOf(bytes)).toBe('document_corrupt');
  });

  it.each([
    { what: 'pixels', bytes: one([], { width: 8_001, height: 10_000 }) },
    { what: 'pixels on a side', bytes: one([], { width: 65_536, height: 1 }) },
    { what: 'pixels of a tile', bytes: one([], { tile: { width: 80_000, height: 80_000 } }) },
    {
      what: 'bytes of pixels',
      bytes: one([[277, 3, [8]]], { width: 8_000, height: 8_000 }),
    },
    {
      what: 'directories that are no pages',
      bytes: tiffFile(Array.from({ length: 4_097 }, () => pageOf([[254, 4, [1]]]))),
    },
  ])('runs into the limit of $what', async ({ bytes }) => {
    expect(await codeOf(bytes)).toBe('document_resource_limit');
  });

  it('runs into the limit of all images together when many show the same bytes', async () => {
    const bytes = 8 * 1024 * 1024;
    const fax: Tag[] = [
      [258, 3, [1]],
      [259, 3, [4]],
    ];
    const again: Tag[] = [...fax, [273, 4, [8]], [279, 4, [bytes]]];
    const pages = [pageOf(fax, { segments: [new Uint8Array(bytes)] })];
    while (pages.length < 17) pages.push(pageOf(again, { segments: [] }));
    expect(await codeOf(tiffFile(pages))).toBe('document_resource_limit');
  });

  it('copies no more of strips that show the same bytes than all images may need', () => {
    const strip = Buffer.concat([jpegFile({ across: 1, down: 1 }, () => [0]), Buffer.alloc(4 * 1024 * 1024)]);
    const strips = 400;
    const tags: Tag[] = [
      [259, 3, [7]],
      [273, 4, Array.from({ length: strips }, () => 8)],
      [279, 4, Array.from({ length: strips }, () => strip.length)],
      [347, 7, [0xff, 0xd8, 0xff, 0xd9]],
    ];
    const bytes = tiffFile([pageOf(tags, { height: 8 * strips, rowsPerStrip: 8, segments: [strip] })]);
    const concat = vi.spyOn(Buffer, 'concat');
    try {
      const wanted = () => ({ first: 1, last: 1 });
      expect(() => imagesToPdf({ bytes, format: 'tiff', maxPages: 1, wanted })).toThrow(
        /more memory than they may use/,
      );
      expect(concat.mock.calls.length).toBeLessThan(40);
    } finally {
      concat.mockRestore();
    }
  });

  it('has too many pages with 10,000 images', async () => {
    expect(await codeOf(tiffFile(Array.from({ length: 10_000 }, () => pageOf([]))))).toBe('too_many_pages');
  });
});
