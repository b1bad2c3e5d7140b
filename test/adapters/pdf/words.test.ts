import { afterAll, describe, expect, it } from 'vitest';
import { PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { sharedReader } from '../../helpers/shared-reader.ts';
import type { Page, Word } from '../../../domain/document/page.ts';
import { onePage, rawPdf } from '../../fixtures/pdf/raw-pdf.ts';
import { type TextPage, textPdf } from '../../fixtures/pdf/text-pdf.ts';

const reader = sharedReader();
afterAll(() => reader.close());

async function read(...pages: TextPage[]): Promise<Page[]> {
  return (await reader.read({ bytes: await textPdf(pages), maxPages: 50 })).pages;
}

async function readOne(page: TextPage): Promise<Page> {
  const [only] = await read(page);
  return only as Page;
}

/** Width of the letters a, b, d, e, h, n, o and u of the default font at 12 points. */
const LETTER = 0.556 * 12;

const textsOf = ({ words }: Page): string[] => words.map(({ text }) => text);

describe('the words of a page', () => {
  it('are its runs of characters without a blank', async () => {
    const page = await readOne({ runs: [{ text: 'Policy Number: HO-3 1,250.00', x: 72, y: 700 }] });
    expect(textsOf(page)).toEqual(['Policy', 'Number:', 'HO-3', '1,250.00']);
    expect(page).toMatchObject({ number: 1, width: 612, height: 792, state: 'ok' });
  });

  it.each(['1680', '2028', '2029', '202F', '205F', '3000', 'FEFF'])('end at the blank U+%s', async (blank) => {
    const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <7E> <${blank}> endbfchar endcmap end`;
    const content = { dictionary: '', stream: 'BT /F1 12 Tf 72 700 Td (CHF 1~200~total) Tj ET' };
    const bytes = rawPdf([
      ...onePage({ content, resources: '/Font << /F1 5 0 R >>' }),
      { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R' },
      { dictionary: '', stream: map },
    ]);
    const { pages } = await reader.read({ bytes, maxPages: 1 });
    expect(pages.map(textsOf)).toEqual([['CHF', '1', '200', 'total']]);
  });

  it('carry size, weight, source and confidence', async () => {
    const page = await readOne({
      runs: [
        { text: 'Premium', x: 72, y: 700, size: 9, bold: true },
        { text: '$410', x: 200, y: 700, size: 12 },
      ],
    });
    expect(page.words).toMatchObject([
      { text: 'Premium', size: 9, bold: true, source: 'text', confidence: 1 },
      { text: '$410', size: 12, bold: false },
    ]);
  });

  it('are whole on a page of dense rows that PDFium takes for vertical text, drawn character by character', async () => {
    const rows = Array.from({ length: 70 }, (_, row) => 780 - row * 11);
    const letters = (text: string, x: number, y: number) =>
      [...text].map((letter, at) => ({ text: letter, x: x + at * LETTER, y, size: 12 }));
    const page = await readOne({
      runs: rows.flatMap((y) => [...letters('abandoned', 40, y), ...letters('hounded', 520, y)]),
    });
    expect(textsOf(page)).toEqual(rows.flatMap(() => ['abandoned', 'hounded']));
  });

  it('are whole although their value was drawn in pieces, in any order', async () => {
    const page = await readOne({
      runs: [
        { text: '20', x: 72 + 38.92, y: 700 },
        { text: 'other words', x: 72, y: 650 },
        { text: '07/25/20', x: 72, y: 700 },
      ],
    });
    expect(textsOf(page)).toContain('07/25/2020');
  });

  it('stay apart across a column gap', async () => {
    const page = await readOne({
      runs: [
        { text: '$250', x: 72, y: 700 },
        { text: '$500', x: 100, y: 700 },
      ],
    });
    expect(textsOf(page)).toEqual(['$250', '$500']);
  });

  const upright = { text: 'Deductible', x: 100, y: 600 };
  const width = 47.24; // of the word in Helvetica 10
  it.each([
    { rotate: 0, box: { x0: 100, x1: 100 + width, y1: 194 }, size: [612, 792] },
    { rotate: 90, box: { x0: 597, x1: 608, y1: 100 + width }, size: [792, 612] },
    { rotate: 180, box: { x0: 512 - width, x1: 512, y1: 608 }, size: [612, 792] },
    { rotate: 270, box: { x0: 184, x1: 195, y1: 512 }, size: [792, 612] },
  ] as const)('stand where they are shown on a page turned by $rotate', async ({ rotate, box, size }) => {
    const page = await readOne({ runs: [upright], rotate });
    expect([page.width, page.height]).toEqual(size);
    const [word] = page.words as [Word];
    expect(word.text).toBe('Deductible');
    for (const [side, value] of Object.entries(box)) expectNear(word[side as keyof typeof box], value);
  });

  it('are measured from the corner of the crop box', async () => {
    const page = await readOne({ runs: [upright], crop: { x: 50, y: 500, width: 300, height: 200 } });
    const [word] = page.words as [Word];
    expect([page.width, page.height]).toEqual([300, 200]);
    expectNear(word.x0, 50);
    expectNear(word.y1, 102);
  });

  it('leave out what cannot be seen: white, transparent, tilted, outside, under a bar', async () => {
    const page = await readOne({
      runs: [
        { text: 'visible', x: 72, y: 700 },
        { text: 'white', x: 72, y: 680, gray: 1 },
        { text: 'transparent', x: 72, y: 660, opacity: 0 },
        { text: 'tilted', x: 300, y: 400, angle: 45, size: 40 },
        { text: 'outside', x: 700, y: 700 },
        { text: 'redacted', x: 72, y: 640 },
      ],
      fills: [{ x: 70, y: 636, width: 60, height: 14, gray: 0, isOver: true }],
    });
    expect(textsOf(page)).toEqual(['visible']);
  });

  it('keep white text on a dark ground and dark text on a light one', async () => {
    const page = await readOne({
      runs: [
        { text: 'HEADING', x: 76, y: 700, gray: 1 },
        { text: 'shaded', x: 76, y: 660 },
      ],
      fills: [
        { x: 72, y: 694, width: 200, height: 18, gray: 0.2 },
        { x: 72, y: 654, width: 200, height: 18, gray: 0.9 },
      ],
    });
    expect(textsOf(page).sort()).toEqual(['HEADING', 'shaded']);
  });

  it('are read back from wherever they were drawn, whichever way the page is turned', async () => {
    const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
    const word = fc.stringMatching(/^[A-Za-z0-9$][A-Za-z0-9$,./-]{1,11}$/);
    const cell = fc.record({
      text: word,
      size: fc.integer({ min: 7, max: 14 }),
      dx: fc.integer({ min: 0, max: 60 }),
      dy: fc.integer({ min: 0, max: 12 }),
    });
    const layout = fc.record({
      cells: fc.array(cell, { minLength: 3, maxLength: 24 }),
      rotate: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
    });
    await fc.assert(
      fc.asyncProperty(layout, async ({ cells, rotate }) => {
        // one word a cell of a grid: two columns of 250 points, rows of 40
        const runs = cells.map(({ text, size, dx, dy }, i) => ({
          text,
          size,
          x: 50 + (i % 2) * 250 + dx,
          y: 740 - Math.floor(i / 2) * 40 - dy,
        }));
        const page = await readOne({ runs, rotate });
        const found = page.words.map((one) => ({ text: one.text, ...unturned(one, page, rotate) }));
        for (const run of runs) {
          const twin = found.find(({ text, x0, y }) => text === run.text && near(x0, run.x) && near(y, run.y));
          if (twin === undefined) throw new Error(`${JSON.stringify(run)} is not among ${JSON.stringify(found)}`);
          expectNear(twin.x1, run.x + widthOf(font, run));
          expect(twin.height / run.size).toBeGreaterThan(0.8);
          expect(twin.height / run.size).toBeLessThan(1.3);
        }
        expect(found).toHaveLength(runs.length);
      }),
      { numRuns: 60 },
    );
  });
});

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1.5;

function expectNear(actual: number, expected: number): void {
  if (!near(actual, expected)) throw new Error(`${actual} is more than 1.5 points from ${expected}`);
}

function widthOf(font: PDFFont, { text, size }: { text: string; size: number }): number {
  // character by character: the font would kern pairs, which drawText does not
  return [...text].reduce((sum, character) => sum + font.widthOfTextAtSize(character, size), 0);
}

/** The word's box on the page before it was turned; y of the baseline, upwards. */
function unturned(
  { x0, y0, x1, y1, size }: Word,
  { width, height }: Page,
  rotate: 0 | 90 | 180 | 270,
): { x0: number; x1: number; y: number; height: number } {
  const [left, right, low, high] = {
    0: [x0, x1, height - y1, height - y0],
    90: [y0, y1, x0, x1],
    180: [width - x1, width - x0, y0, y1],
    270: [height - y1, height - y0, width - x1, width - x0],
  }[rotate] as [number, number, number, number];
  return { x0: left, x1: right, y: low + 0.22 * size, height: high - low };
}
