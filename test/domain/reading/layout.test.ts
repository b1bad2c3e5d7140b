import { describe, expect, it } from 'vitest';
import { layOut } from '../../../domain/reading/lay-out.ts';
import { layOutSheet } from '../../../domain/reading/printed-abreast.ts';
import type { Page, Rule, Word } from '../../../domain/document/page.ts';
import { griddedPage, typedPage } from '../../fixtures/declarations/typed-page.ts';

const word = (text: string, x0: number, y0: number, more: Partial<Word> = {}): Word => {
  const size = more.size ?? 10;
  return {
    text,
    x0,
    x1: x0 + text.length * 5,
    y0,
    y1: y0 + size,
    size,
    bold: false,
    source: 'text',
    confidence: 1,
    ...more,
  };
};
const page = (words: Word[], rules: Rule[] = []): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words,
  rules,
  fields: [],
  state: 'ok',
});
const texts = (of: Page): string[][] => layOut(of).lines.map((line) => line.segments.map((segment) => segment.text));

describe('the layout of a page', () => {
  it('puts words on one baseline into a line and cuts it at wide gaps', () => {
    expect(texts(typedPage('Policy Number  AB 123\nPremium'))).toEqual([['Policy Number', 'AB 123'], ['Premium']]);
  });

  it('joins a value that is set a little lower than its caption', () => {
    expect(texts(page([word('Deductible', 50, 100), word('$500', 200, 105)]))).toEqual([['Deductible', '$500']]);
  });

  it('finds the lines of a scan that is turned a little', () => {
    const straight = typedPage(
      Array.from(
        { length: 12 },
        (_, at) => `Coverage ${at}     Limit     Premium     Deductible     Total     Date`,
      ).join('\n'),
    );
    const turned = straight.words.map((word): Word => {
      const by = 0.014 * word.x0;
      return { ...word, y0: word.y0 + by, y1: word.y1 + by, source: 'ocr' };
    });
    expect(texts({ ...straight, words: turned })).toEqual(texts(straight));
    expect(layOut({ ...straight, words: turned }).lines[0]?.words[0]).toMatchObject({ y0: turned[0]?.y0 });
  });

  it('keeps the words of a scanned typewriter together, whose face is wide for its height', () => {
    const typed = (text: string, x0: number): Word => word(text, x0, 100, { source: 'ocr', size: 6.5 });
    expect(texts(page([typed('UNIT', 50), typed('12G,', 77), typed('WARWICK,', 105)]))).toEqual([
      ['UNIT 12G, WARWICK,'],
    ]);
    expect(texts(page([word('UNIT', 50, 100, { size: 6.5 }), word('12G,', 77, 100, { size: 6.5 })]))).toEqual([
      ['UNIT', '12G,'],
    ]);
  });

  it('makes no words of the dots that lead to a value on a scan', () => {
    const scanned = (text: string, x0: number, confidence: number): Word =>
      word(text, x0, 100, { source: 'ocr', confidence });
    const dots = [scanned('cfossss', 100, 0.1), scanned('ee', 160, 0.2)];
    expect(texts(page([scanned('DWELLING', 50, 0.9), ...dots, scanned('103,000', 200, 0.9)]))).toEqual([
      ['DWELLING', '103,000'],
    ]);
    expect(texts(page([scanned('NAME', 50, 0.9), scanned('Lindqvist', 100, 0.2)]))).toEqual([['NAME', 'Lindqvist']]);
  });

  it('keeps lines apart that overlap', () => {
    expect(texts(page([word('Deductible', 50, 100), word('Premium', 50, 105)]))).toHaveLength(2);
  });

  it('cuts at a vertical rule in a narrow gap', () => {
    const rule: Rule = { kind: 'stroke', x0: 71, x1: 71, y0: 90, y1: 130 };
    expect(texts(page([word('Paid', 50, 100), word('Total', 73, 100)], [rule]))).toEqual([['Paid', 'Total']]);
    expect(texts(page([word('Paid', 50, 100), word('Total', 73, 100)]))).toEqual([['Paid Total']]);
  });

  it('takes a bar for a vertical rule', () => {
    const layout = layOut(page([word('CLOSED|AL', 50, 100)]));
    expect(layout.lines[0]?.segments.map(({ text }) => text)).toEqual(['CLOSED', 'AL']);
    expect(layout.rules).toHaveLength(1);
  });

  it('drops leaders and parts a caption from the value glued to it', () => {
    expect(texts(page([word('Dwelling', 50, 100), word('........', 95, 100), word('$1', 200, 100)]))).toEqual([
      ['Dwelling', '$1'],
    ]);
    expect(texts(page([word('Number:AB12', 50, 100)]))).toEqual([['Number: AB12']]);
    expect(texts(page([word('Sheds.......$400.........$61', 50, 100)]))).toEqual([['Sheds', '$400', '$61']]);
  });

  it('survives font sizes that are far too small', () => {
    const words = [word('POLICY', 50, 100, { size: 1, y1: 110 }), word('NUMBER', 84, 101, { size: 1, y1: 111 })];
    expect(texts(page(words))).toEqual([['POLICY NUMBER']]);
  });

  it('joins rules that are drawn twice or as a thin rectangle', () => {
    const rules: Rule[] = [
      { kind: 'edge', x0: 50, x1: 300, y0: 100, y1: 100 },
      { kind: 'edge', x0: 50, x1: 300, y0: 100.8, y1: 100.8 },
      { kind: 'stroke', x0: 299, x1: 400, y0: 100, y1: 100 },
    ];
    expect(layOut(page([], rules)).rules).toEqual([{ kind: 'stroke', x0: 50, x1: 400, y0: 100, y1: 100 }]);
  });

  it('tells declarations from a bill', () => {
    expect(layOut(typedPage('Policy Declarations\nCoverage Summary')).role).toBe('declarations');
    expect(layOut(typedPage('Billing Statement\nAmount due\nPlease detach payment coupon')).role).toBe('bill');
  });
});

describe('pages printed side by side on one sheet', () => {
  const sheet = `
10:15        Back             10:15        Back             10:15        Back
Sorrel                        Number       PX 1             Limit
Beagle                                                                   $500
Home         Help             Home         Help             Home         Help
`;

  it('are laid out one after the other', () => {
    const pages = layOutSheet(typedPage(sheet));
    expect(
      pages.map(({ lines }) => lines.slice(1, -1).map(({ words }) => words.map(({ text }) => text).join(' '))),
    ).toEqual([['Sorrel', 'Beagle'], ['Number PX 1'], ['Limit', '$500']]);
  });

  it('are one page where only the headings of a table repeat', () => {
    expect(layOutSheet(typedPage(sheet.replace(/Home.*/, 'Total        $500')))).toHaveLength(1);
  });
});

describe('captions in small type below their values', () => {
  const values = [word('AB-1001', 50, 100), word('5/1/2020', 200, 100), word('$500', 50, 140), word('$90', 200, 140)];
  const more = [word('1990', 50, 180), word('Brick', 200, 180)];
  const small = (text: string, x0: number, y0: number): Word => word(text, x0, y0, { size: 7 });
  const captions = [
    small('Number', 50, 112),
    small('Begins', 200, 112),
    small('Deductible', 50, 152),
    small('Premium', 200, 152),
  ];
  const last = [small('Built', 50, 192), small('Walls', 200, 192)];
  const printed = page([...values, ...more, ...captions, ...last]);

  it('are set above them, as on other pages', () => {
    const [layout] = layOutSheet(printed);
    expect(layout?.lines.map(({ segments }) => segments.map(({ text }) => text))).toEqual([
      ['Number', 'Begins'],
      ['AB-1001', '5/1/2020'],
      ['Deductible', 'Premium'],
      ['$500', '$90'],
      ['Built', 'Walls'],
      ['1990', 'Brick'],
    ]);
    expect(layout?.lines[1]?.words[0]?.printed).toMatchObject({ y0: 100, y1: 110 });
  });

  it('stay in cards side by side, which repeat them', () => {
    const [layout] = layOutSheet(page([...printed.words, word('12-A', 350, 100), small('Number', 350, 112)]));
    expect(layout?.lines[0]?.segments[0]?.text).toBe('AB-1001');
  });

  it('stay where a page has others that stand in no line of their own', () => {
    const [layout] = layOutSheet(page([...printed.words, word('12-A', 350, 188), small('Number', 350, 199)]));
    expect(layout?.lines[0]?.segments[0]?.text).toBe('AB-1001');
  });
});

describe('blocks with drawn lines of their own beside each other', () => {
  const sheet = `
Harbor Lane Tenants Company
Options you have                  Charges
───────────────────────────────   ────────────────────────────
Water back-up            $5,000   Options              $41.00
───────────────────────────────   ────────────────────────────
Earthquake             Included   Policy fee            $9.00
───────────────────────────────   ────────────────────────────
Lawn tools                 $900   Total               $211.00
Other names
─────────────────────────────────────────────────────────────
Hollow Pines Apartments           Landlord
`;
  const read = (art: string): string[] =>
    layOutSheet(griddedPage(art), { isList: true }).flatMap(({ lines }) =>
      lines.map(({ segments }) => segments.map(({ text }) => text).join(' | ')),
    );

  it('are read one below the other', () => {
    expect(read(sheet)).toEqual([
      'Harbor Lane Tenants Company',
      'Options you have',
      'Water back-up | $5,000',
      'Earthquake | Included',
      'Lawn tools | $900',
      'Charges',
      'Options | $41.00',
      'Policy fee | $9.00',
      'Total | $211.00',
      'Other names',
      'Hollow Pines Apartments | Landlord',
    ]);
  });

  it('are read side by side where they are cards of things of one kind', () => {
    const cards = sheet.replace('Options   ', 'Earthquake').replace('Policy fee', 'Lawn tools');
    expect(read(cards)).toContain('Earthquake | Included | Lawn tools | $9.00');
  });
});
