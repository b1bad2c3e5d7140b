import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader } from '../../../adapters/pdf/index.ts';
import { threadFolder } from '../../helpers/compiled.ts';
import { pagesFromJson } from '../../../domain/document/pages-json.ts';
import { toSearchable } from '../../../domain/document/searchable-pages.ts';
import { parseResult } from '../../../domain/extraction/result.ts';
import { textPdf } from '../../fixtures/pdf/text-pdf.ts';
import { buildSamplePolicy } from '../../fixtures/pdf/build-sample-policy.ts';

const reader = createPdfReader({ threads: 2, threadFolder, pictureMs: 60_000 });
afterAll(() => reader.close());

const numbered = (count: number) =>
  textPdf(Array.from({ length: count }, (_, i) => ({ runs: [{ text: `This is page ${i + 1}`, x: 72, y: 700 }] })));

describe('reading', () => {
  it('takes a range of pages', async () => {
    const { pageCount, pages } = await reader.read({
      bytes: await numbered(7),
      range: { first: 3, last: 5 },
      maxPages: 10,
    });
    expect(pageCount).toBe(7);
    expect(pages.map(({ number, words }) => [number, words.at(-1)?.text])).toEqual([
      [3, '3'],
      [4, '4'],
      [5, '5'],
    ]);
  });

  it('tells of each page that is done', async () => {
    const told: unknown[] = [];
    await reader.read({ bytes: await numbered(3), maxPages: 10, onPage: (progress) => told.push(progress) });
    expect(told).toEqual([1, 2, 3].map((pagesDone) => ({ pagesDone, pagesTotal: 3 })));
  });

  it('leaves the bytes to the caller', async () => {
    const bytes = await numbered(1);
    await reader.read({ bytes, maxPages: 10 });
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('gives the same pages every time, side by side', async () => {
    const bytes = await buildSamplePolicy();
    const readings = await Promise.all([1, 2, 3, 4].map(() => reader.read({ bytes, maxPages: 10 })));
    for (const reading of readings) expect(reading).toEqual(readings[0]);
  });
});

describe('reading a range of pages on the thread alone', () => {
  it('gives bytes and rows, which hold up no process: those of the pages', async () => {
    const bytes = await numbered(3);
    const range = { first: 2, last: 3 };
    const { pageCount, pages } = await reader.read({ bytes, range, maxPages: 10 });
    const asJson = await reader.readJson({ bytes, range, maxPages: 10 });
    expect({ ...asJson, json: pagesFromJson(asJson.json) }).toEqual({ pageCount, json: pages });

    const { json, ...searchable } = await reader.readSearchable({ bytes, range, maxPages: 10 });
    expect(json).toEqual(asJson.json);
    expect(searchable).toEqual({ pageCount, ...toSearchable(pages) });
  });

  it('says what the document is, when that is asked', async () => {
    const bytes = await buildSamplePolicy();
    expect(await reader.readSearchable({ bytes, maxPages: 10, named: [] })).toMatchObject({ policyType: 'auto' });
  });
});

describe('extracting', () => {
  it('reads and runs the rules, as the rules over the pages read before do', async () => {
    const bytes = await buildSamplePolicy();
    const { pageCount, result, timings } = await reader.extract({ bytes, policyType: 'auto', maxPages: 10 });
    const { json } = await reader.readJson({ bytes, maxPages: 10 });
    expect(pageCount).toBe(1);
    expect(result).toEqual(await reader.extractPages({ ranges: [json], policyType: 'auto' }));
    expect(result && parseResult(result)).toMatchObject({ engine: 'rules', pages: 1 });
    expect(timings.readMs).toBeGreaterThan(0);
    expect(timings.rulesMs).toBeGreaterThan(0);
  });

  it('only counts the pages of a document that is longer than it should read whole', async () => {
    const counted = await reader.extract({ bytes: await numbered(4), policyType: 'auto', maxPages: 10, wholeUpTo: 3 });
    expect(counted.pageCount).toBe(4);
    expect(counted).not.toHaveProperty('result');
  });

  it('refuses a policy type that does not exist', async () => {
    const extracting = reader.extract({ bytes: await numbered(1), policyType: 'boat', maxPages: 10 });
    await expect(extracting).rejects.toThrow('There is no policy type boat');
  });
});

describe('drawing a page', () => {
  it('gives a PNG of its size, in its colors', async () => {
    const bytes = await textPdf([{ runs: [], fills: [{ x: 0, y: 0, width: 306, height: 792, gray: 0 }] }]);
    const picture = await reader.render({ bytes, page: 1, dpi: 36 });
    const { width, height, pixelAt } = decode(picture.png);
    expect([picture.width, picture.height]).toEqual([306, 396]);
    expect([width, height]).toEqual([306, 396]);
    expect(pixelAt(50, 200)).toEqual([0, 0, 0]);
    expect(pixelAt(250, 200)).toEqual([255, 255, 255]);
  });

  it('marks boxes around what they hold', async () => {
    const bytes = await textPdf([{ runs: [] }]);
    const box = { left: 0.25, top: 0.5, width: 0.5, height: 0.125 };
    const { pixelAt } = decode((await reader.render({ bytes, page: 1, dpi: 72, boxes: [box] })).png);
    const [left, top, right] = [612 * 0.25, 792 * 0.5, 612 * 0.75];
    const outline = [214, 40, 40];
    expect(pixelAt(left - 2, top + 20)).toEqual(outline);
    expect(pixelAt(right + 1, top + 20)).toEqual(outline);
    expect(pixelAt(left + 50, top - 2)).toEqual(outline);
    expect(pixelAt(left - 6, top + 20)).toEqual([255, 255, 255]);
    const [red, green, blue] = pixelAt(left + 50, top + 20);
    expect(red).toBe(255);
    expect(blue).toBeLessThan(green as number);
  });

  it('turns the page as it is shown', async () => {
    const bytes = await textPdf([{ runs: [], rotate: 90 }]);
    expect(await reader.render({ bytes, page: 1, dpi: 72 })).toMatchObject({ width: 792, height: 612 });
  });

  it('stays within twenty million pixels', async () => {
    const bytes = await textPdf([{ runs: [], size: [14_000, 7_000] }]);
    const { width, height } = await reader.render({ bytes, page: 1, dpi: 300 });
    expect(width / height).toBeCloseTo(2, 2);
    expect(width * height).toBeLessThan(20_100_000);
  });

  it('has no page beyond the last', async () => {
    await expect(reader.render({ bytes: await numbered(2), page: 3, dpi: 72 })).rejects.toThrow('no page 3');
  });
});

/** Reads an RGB PNG without filters. */
function decode(png: Uint8Array): { width: number; height: number; pixelAt: (x: number, y: number) => number[] } {
  const file = Buffer.from(png);
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const size = file.readUInt32BE(33);
  expect([file.subarray(1, 4).toString(), file.subarray(37, 41).toString()]).toEqual(['PNG', 'IDAT']);
  const rows = inflateSync(file.subarray(41, 41 + size));
  const rowBytes = width * 3 + 1;
  return {
    width,
    height,
    pixelAt: (x, y) => [...rows.subarray(y * rowBytes + 1 + x * 3, y * rowBytes + 4 + x * 3)],
  };
}
