import { afterAll, describe, expect, it } from 'vitest';
import { rgb } from '@cantoo/pdf-lib';
import { sharedReader } from '../../helpers/shared-reader.ts';
import type { FormField, Page, Rule, Word } from '../../../domain/document/page.ts';
import { formFields, formPdf } from '../../fixtures/pdf/form-pdf.ts';
import { helvetica, onePage, rawPdf } from '../../fixtures/pdf/raw-pdf.ts';
import { emptyDocument, textPdf } from '../../fixtures/pdf/text-pdf.ts';

const reader = sharedReader();
afterAll(() => reader.close());

async function readOne(bytes: Uint8Array): Promise<Page> {
  const { pages } = await reader.read({ bytes, maxPages: 10 });
  return pages[0] as Page;
}

/** A page of this content stream, with form XObjects under the names F5, F6 … */
function drawn(content: string, forms: readonly { dictionary: string; stream: string }[] = []): Uint8Array {
  const xObjects = forms.map((_, i) => `/F${5 + i} ${5 + i} 0 R`).join(' ');
  const resources = `${helvetica} /XObject << ${xObjects} >>`;
  return rawPdf([
    ...onePage({ content: { dictionary: '', stream: content }, resources }),
    ...forms.map(({ dictionary, stream }) => ({
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${dictionary}`,
      stream,
    })),
  ]);
}

const rulesOf = async (content: string, ...forms: { dictionary: string; stream: string }[]): Promise<Rule[]> =>
  (await readOne(drawn(content, forms))).rules;

describe('a tick that is drawn instead of written', () => {
  const caption = 'BT /F1 9 Tf 120 701 Td (OCCURRENCE BASIS) Tj ET';
  const wordsOf = async (strokes: string): Promise<Word[]> => (await readOne(drawn(`${caption} ${strokes}`))).words;

  it('is read as an X where its two strokes cross', async () => {
    const cross = '100 700 m 108 708 l S 100 708 m 108 700 l S';
    expect((await wordsOf(cross)).filter(({ text }) => text === 'X')).toMatchObject([
      { x0: 100, y0: 84, x1: 108, y1: 92 },
    ]);
  });

  it('is none when the strokes lie apart, run alike, or belong to a drawing', async () => {
    const apart = '100 700 m 108 708 l S 300 708 m 308 700 l S';
    const alike = '100 700 m 108 708 l S 102 700 m 110 708 l S';
    const large = '100 600 m 300 700 l S 100 700 m 300 600 l S';
    for (const strokes of [apart, alike, large]) {
      expect((await wordsOf(strokes)).map(({ text }) => text)).toEqual(['OCCURRENCE', 'BASIS']);
    }
  });
});

describe('the ruling lines of a page', () => {
  it('are its horizontal and vertical strokes', async () => {
    expect(await rulesOf('72 700 m 540 700 l S 72 700 m 72 500 l S 72 500 m 300 600 l S')).toEqual([
      { x0: 72, y0: 92, x1: 540, y1: 92, kind: 'stroke' },
      { x0: 72, y0: 92, x1: 72, y1: 292, kind: 'stroke' },
    ]);
  });

  it('are the sides of stroked rectangles and, as edges, those of filled ones', async () => {
    const stroked = await rulesOf('100 600 200 50 re S');
    const filled = await rulesOf('0.8 g 100 600 200 50 re f');
    const sides = (rules: Rule[]) => rules.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].join()).sort();
    expect(sides(stroked)).toEqual(['100,142,100,192', '100,142,300,142', '100,192,300,192', '300,142,300,192']);
    expect(sides(filled)).toEqual(sides(stroked));
    expect(new Set(filled.map(({ kind }) => kind))).toEqual(new Set(['edge']));
  });

  it('are thin filled rectangles, as one stroke', async () => {
    expect(await rulesOf('72 700 400 1 re f')).toEqual([{ x0: 72, y0: 91.5, x1: 472, y1: 91.5, kind: 'stroke' }]);
  });

  it('come from form XObjects, moved and scaled by their matrices', async () => {
    const form = { dictionary: '/Matrix [2 0 0 2 0 0]', stream: '10 10 m 110 10 l S' };
    expect(await rulesOf('q 1 0 0 1 50 100 cm /F5 Do Q', form)).toEqual([
      { x0: 70, y0: 672, x1: 270, y1: 672, kind: 'stroke' },
    ]);
  });

  it('end where they are clipped, and at the border of the page', async () => {
    expect(await rulesOf('q 100 600 100 100 re W n 50 650 m 500 650 l S Q 500 50 m 900 50 l S')).toEqual([
      { x0: 100, y0: 142, x1: 200, y1: 142, kind: 'stroke' },
      { x0: 500, y0: 742, x1: 612, y1: 742, kind: 'stroke' },
    ]);
  });

  it('are listed once although they are drawn twice', async () => {
    expect(await rulesOf('72 700 m 540 700 l S 72 700 m 540 700 l S')).toHaveLength(1);
  });
});

describe('the form fields of a page', () => {
  const shown = (field: keyof typeof formFields) => {
    const { x, y, width, height } = formFields[field];
    return { x0: x, y0: 792 - y - height, x1: x + width, y1: 792 - y };
  };

  it('have names, kinds, values, ticks and places', async () => {
    const { fields } = await readOne(await formPdf('drawn'));
    const [insured, state, isOwner, isTenant] = fields as [FormField, FormField, FormField, FormField];
    expect(insured).toEqual({
      name: 'insured',
      kind: 'text',
      value: 'Juniper Farms LLC',
      checked: false,
      ...shown('insured'),
    });
    expect(state).toEqual({ name: 'state', kind: 'choice', value: 'Iowa', checked: false, ...shown('state') });
    expect(isOwner).toMatchObject({ name: 'isOwner', kind: 'checkbox', value: 'Yes', checked: true });
    expect(isTenant).toMatchObject({ name: 'isTenant', kind: 'checkbox', checked: false });
  });

  it.each(['drawn', 'missing', 'stale'] as const)(
    'print their values as words when they are %s',
    async (appearances) => {
      const { words } = await readOne(await formPdf(appearances));
      expect(words.map(({ text, source }) => [text, source])).toEqual([
        ['Juniper', 'form'],
        ['Farms', 'form'],
        ['LLC', 'form'],
        ['Iowa', 'form'],
      ]);
      const box = shown('insured');
      for (const word of words.slice(0, 3)) expectInside(word, box);
    },
  );
});

describe('the state of a page', () => {
  it('is blank without ink', async () => {
    const page = await readOne(await textPdf([{ runs: [] }]));
    expect(page).toMatchObject({ state: 'blank', words: [] });
  });

  it('is ok with text over a picture', async () => {
    const document = await emptyDocument();
    const page = document.addPage([612, 792]);
    page.drawRectangle({ x: 0, y: 0, width: 612, height: 792, color: rgb(0.95, 0.95, 0.98) });
    page.drawText('Declarations page', { x: 72, y: 700, size: 10 });
    expect((await readOne(await document.save())).state).toBe('ok');
  });

  it('is unreadable when the codes of its text stand for nothing', async () => {
    const differences = Array.from({ length: 60 }, (_, i) => `/g${i}`).join(' ');
    const font = `/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [60 ${differences}] >> >> >>`;
    const content = 'BT /F1 12 Tf 72 700 Td (ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ) Tj ET';
    const page = await readOne(rawPdf(onePage({ content: { dictionary: '', stream: content }, resources: font })));
    expect(page).toMatchObject({ state: 'unreadable', words: [] });
  });
});

function expectInside(word: Word, box: { x0: number; y0: number; x1: number; y1: number }): void {
  expect(word.x0).toBeGreaterThanOrEqual(box.x0 - 1);
  expect(word.x1).toBeLessThanOrEqual(box.x1 + 1);
  expect(word.y0).toBeGreaterThanOrEqual(box.y0 - 1);
  expect(word.y1).toBeLessThanOrEqual(box.y1 + 1);
}
