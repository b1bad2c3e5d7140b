import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createPdfReader, type PdfReader } from '../../../adapters/pdf/index.ts';
import { threadFolder } from '../../helpers/compiled.ts';
import { sharedReader } from '../../helpers/shared-reader.ts';
import type { Page, Word } from '../../../domain/document/page.ts';
import { helvetica, onePage, rawPdf } from '../../fixtures/pdf/raw-pdf.ts';
import { scanOf } from '../../fixtures/pdf/scan.ts';
import { emptyDocument, type TextPage, textPdf } from '../../fixtures/pdf/text-pdf.ts';

const reader = sharedReader();
afterAll(() => reader.close());

const started: PdfReader[] = [];
function startReader(options: { wallClockMs?: number }): PdfReader {
  const own = createPdfReader({ threads: 1, threadFolder, ...options });
  started.push(own);
  return own;
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((own) => own.close()));
});

async function readOne(bytes: Uint8Array): Promise<Page> {
  const { pages } = await reader.read({ bytes, maxPages: 10 });
  return pages[0] as Page;
}

const textsOf = ({ words }: Page): string[] => words.map(({ text }) => text);
const centerOf = ({ x0, y0, x1, y1 }: Word) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });

const letter: TextPage = {
  size: [400, 150],
  fills: [{ x: 20, y: 118, width: 360, height: 18, gray: 0.2 }],
  runs: [
    { text: 'RENEWAL DECLARATIONS', x: 26, y: 123, bold: true, gray: 1 },
    { text: 'Named insured: Marisol A. Whitaker', x: 26, y: 100 },
    { text: 'Policy number: JRA 4471902-06', x: 230, y: 96, bold: true },
    { text: '2187 Larkspur Lane, Madison, WI 53711', x: 26, y: 86 },
    { text: 'Policy period 03/15/2026 to 09/15/2026', x: 26, y: 66 },
    { text: 'Comprehensive, actual cash value', x: 26, y: 46, size: 9 },
    { text: '$250 deductible', x: 230, y: 46, size: 9 },
    { text: 'Total premium for this policy', x: 26, y: 22, size: 12 },
    { text: '$1,163.20', x: 230, y: 22, size: 12 },
  ],
};

/** Small pages with one line each, which take little time. */
const notes = (count: number) =>
  textPdf(
    Array.from({ length: count }, (_, i) => ({
      runs: [{ text: `Premium notice of page ${i + 1}`, x: 20, y: 40, size: 14 }],
      size: [260, 80] as const,
    })),
  );
const madeNotes = new Map<number, Promise<Uint8Array>>();
function scannedNotes(count: number): Promise<Uint8Array> {
  const made = madeNotes.get(count) ?? notes(count).then((bytes) => scanOf({ reader, bytes, pages: count }));
  madeNotes.set(count, made);
  return made;
}

describe('a scanned page', () => {
  it('has the words of the printed one at their places', async () => {
    const bytes = await textPdf([letter]);
    const printed = await readOne(bytes);
    const scanned = await readOne(await scanOf({ reader, bytes }));
    const found = printed.words.filter((word) => {
      const { x, y } = centerOf(word);
      return scanned.words.some((seen) => {
        const at = centerOf(seen);
        return seen.text === word.text && Math.abs(at.x - x) <= 3 && Math.abs(at.y - y) <= 3;
      });
    });
    expect(found.length / printed.words.length).toBeGreaterThanOrEqual(0.95);
    expect(scanned.state).toBe('ok');
    for (const { source, confidence } of scanned.words) {
      expect(source).toBe('ocr');
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('has words of the size that they are printed in', async () => {
    const { words } = await readOne(await scannedNotes(1));
    for (const { size } of words) expect(Math.abs(size - 14)).toBeLessThan(2);
  });

  it('has its ruling lines, and the words between them', async () => {
    const columns = [40, 150, 260, 370];
    const rows = [60, 74, 88, 102];
    const across = rows.map((y) => `40 ${y} m 370 ${y} l S`);
    const down = columns.map((x) => `${x} 60 m ${x} 102 l S`);
    const cells = ['Property', '120,500', 'Yes', 'Liability', '1,000,000', 'No', 'Medical', '5,000', 'Yes'];
    const text = cells.map(
      (cell, i) => `BT /F1 9 Tf ${(columns[i % 3] ?? 0) + 4} ${92 - 14 * Math.floor(i / 3)} Td (${cell}) Tj ET`,
    );
    const content = ['0.75 w', ...across, ...down, ...text].join(' ');
    const page = '/CropBox [20 40 400 122]';
    const form = rawPdf(onePage({ content: { dictionary: '', stream: content }, resources: helvetica, page }));
    const printed = await readOne(form);
    const scanned = await readOne(await scanOf({ reader, bytes: form }));
    expect(textsOf(scanned).toSorted()).toEqual(textsOf(printed).toSorted());
    for (const rule of printed.rules) {
      const isFound = scanned.rules.some((seen) =>
        (['x0', 'y0', 'x1', 'y1'] as const).every((side) => Math.abs(seen[side] - rule[side]) < 2),
      );
      expect({ rule, isFound }).toEqual({ rule, isFound: true });
    }
    expect(scanned.rules).toHaveLength(printed.rules.length);
  });

  it('is blank when nothing is on the paper', async () => {
    const blank = await scanOf({ reader, bytes: await textPdf([{ runs: [] }]), dpi: 40 });
    expect(await readOne(blank)).toMatchObject({ state: 'blank', words: [] });
  });

  it('is unreadable when its picture shows no text', async () => {
    const fills = [{ x: 60, y: 20, width: 70, height: 40, gray: 0.2 }];
    const picture = await scanOf({ reader, bytes: await textPdf([{ runs: [], size: [200, 80], fills }]) });
    expect(await readOne(picture)).toMatchObject({ state: 'unreadable', words: [] });
  });
});

describe('a page with text and pictures of text', () => {
  it('has the text, and the words of the pictures beside it', async () => {
    const document = await emptyDocument();
    const page = document.addPage([300, 80]);
    page.drawText('Limit of insurance', { x: 20, y: 40, size: 11 });
    let x = 150;
    for (const character of '$1,950,300') {
      const width = character === ',' ? 3 : 6;
      const glyph = await textPdf([{ runs: [{ text: character, x: 0, y: 3, size: 11 }], size: [width, 13] }]);
      const { png } = await reader.render({ bytes: glyph, page: 1, dpi: 300 });
      page.drawImage(await document.embedPng(png), { x, y: 37, width, height: 13 });
      x += width;
    }
    const { words, state } = await readOne(await document.save());
    expect(words.map(({ text, source }) => [text, source])).toEqual([
      ['Limit', 'text'],
      ['of', 'text'],
      ['insurance', 'text'],
      ['$1,950,300', 'ocr'],
    ]);
    expect(state).toBe('ok');
  });

  it('has the words that it shows when the codes of its text stand for others', async () => {
    const differences = Array.from({ length: 60 }, (_, i) => `/g${i}`).join(' ');
    const font = `/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [60 ${differences}] >> >> /F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>`;
    const stream =
      'BT /F1 12 Tf 72 700 Td (ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ) Tj /F2 12 Tf 0 -30 Td (Total due) Tj ET';
    const page = await readOne(rawPdf(onePage({ content: { dictionary: '', stream }, resources: font })));
    expect(page.words.filter(({ source }) => source !== 'ocr')).toEqual([]);
    expect(textsOf(page).slice(-2)).toEqual(['Total', 'due']);
  });
});

describe('reading scanned pages', () => {
  it('tells of each page when it is done, and ends at once when its signal says so then', async () => {
    const own = startReader({});
    const told: number[] = [];
    await own.read({ bytes: await scannedNotes(3), maxPages: 10, onPage: ({ pagesDone }) => told.push(pagesDone) });
    expect(told).toEqual([1, 2, 3]);

    const abort = new AbortController();
    const onPage = ({ pagesDone }: { pagesDone: number }): void => {
      told.push(pagesDone);
      abort.abort(new Error('the job was cancelled'));
    };
    const reading = own.read({ bytes: await scannedNotes(4), maxPages: 4, signal: abort.signal, onPage });
    await expect(reading).rejects.toThrow('the job was cancelled');
    expect(told).not.toContain(4);

    const { pages } = await own.read({ bytes: await scannedNotes(1), maxPages: 10 });
    expect(textsOf(pages[0] as Page)).toEqual(['Premium', 'notice', 'of', 'page', '1']);
  });

  it('leaves the event loop free', async () => {
    const bytes = await scannedNotes(3);
    let turns = 0;
    const ticking = setInterval(() => void turns++, 10);
    await reader.read({ bytes, maxPages: 10 });
    clearInterval(ticking);
    // one that is held has a turn or two, before and after
    expect(turns).toBeGreaterThan(5);
  });

  it('has more time than reading text', async () => {
    const bytes = await scannedNotes(4);
    const started = performance.now();
    await startReader({}).read({ bytes, maxPages: 4 });
    const tookMs = performance.now() - started;

    // on this machine, as busy as it is: too little for all pages, enough for the first one
    const hurried = startReader({ wallClockMs: tookMs * 0.7 });
    const { pages } = await hurried.read({ bytes, maxPages: 4 });
    expect(pages.filter(({ state }) => state !== 'ok')).toEqual([]);
  });
});
