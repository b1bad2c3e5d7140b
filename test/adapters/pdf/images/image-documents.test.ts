import { afterAll, describe, expect, it } from 'vitest';
import { sharedReader } from '../../../helpers/shared-reader.ts';
import type { Page } from '../../../../domain/document/page.ts';
import { imagesOf, jpegOf, tiffOf } from '../../../fixtures/images/document-images.ts';
import { textPdf } from '../../../fixtures/pdf/text-pdf.ts';

const reader = sharedReader();
afterAll(() => reader.close());

const notes = (count: number) =>
  textPdf(
    Array.from({ length: count }, (_, i) => ({
      runs: [{ text: `Premium notice of page ${i + 1}`, x: 20, y: 40, size: 14 }],
      size: [260, 80] as const,
    })),
  );
const textOf = ({ words }: Page): string => words.map(({ text }) => text).join(' ');

describe('an image of a page', () => {
  it.each([
    { format: 'PNG', make: async () => (await imagesOf({ reader, bytes: await notes(1) }))[0]?.png },
    { format: 'JPEG', make: async () => jpegOf(await imagesOf({ reader, bytes: await notes(1), dpi: 60 })) },
    { format: 'TIFF', make: async () => tiffOf(await imagesOf({ reader, bytes: await notes(1) })) },
  ])('has its words at their places as $format', async ({ make }) => {
    const bytes = await make();
    if (bytes === undefined) throw new Error('not drawn');
    const { pageCount, pages } = await reader.read({ bytes, maxPages: 5 });
    expect([pageCount, pages.map(textOf)]).toEqual([1, ['Premium notice of page 1']]);
    const [page] = pages as [Page];
    expect(page.words.every(({ source }) => source === 'ocr')).toBe(true);
    // the PNG has no resolution, so that its page is larger than the one that was drawn
    const scale = page.width / 260;
    expect(Math.abs((page.words[0]?.x0 ?? 0) / scale - 20)).toBeLessThan(3);
    expect(page.height / scale).toBeCloseTo(80, 0);
  });
});

describe('a TIFF of many pages', () => {
  it('is read in ranges, and whole', async () => {
    const bytes = tiffOf(await imagesOf({ reader, bytes: await notes(3), pages: 3 }));
    const part = await reader.read({ bytes, maxPages: 3, range: { first: 2, last: 3 } });
    expect([part.pageCount, part.pages.map(textOf)]).toEqual([
      3,
      ['Premium notice of page 2', 'Premium notice of page 3'],
    ]);
    const whole = await reader.extract({ bytes, policyType: 'auto', maxPages: 3 });
    expect(whole.pageCount).toBe(3);
    expect(JSON.parse(new TextDecoder().decode(whole.result))).toMatchObject({ pages: 3 });
  });

  it('is only counted when it has more pages than are read at once', async () => {
    const bytes = tiffOf(await imagesOf({ reader, bytes: await notes(3), pages: 3 }));
    const { pageCount, result } = await reader.extract({ bytes, policyType: 'auto', maxPages: 3, wholeUpTo: 2 });
    expect([pageCount, result]).toEqual([3, undefined]);
  });

  it('has too many pages above the cap', async () => {
    const bytes = tiffOf(await imagesOf({ reader, bytes: await notes(3), pages: 3 }));
    await expect(reader.read({ bytes, maxPages: 2 })).rejects.toMatchObject({ code: 'too_many_pages' });
  });
});
