import { describe, expect, it } from '@jest/globals';
import type { Page } from '../../../domain/document/page.ts';
import type { Atom } from '../../../domain/reading/layout.ts';
import { atomsOf } from '../../../domain/reading/atoms.ts';
import { cardsOf } from '../../../domain/reading/cards.ts';
import type { PageLines } from '../../../domain/reading/page-lines.ts';
import { pairsOf } from '../../../domain/reading/pairs.ts';
import { readPages } from '../../../domain/reading/read-pages.ts';
import { stacksOf } from '../../../domain/reading/stacks.ts';
import { findTitles, indexTitles, titlesOver } from '../../../domain/reading/titles.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { weighWords } from '../../fixtures/reading/words-as-headings.ts';

const pagesOf = (...pages: Page[]): readonly PageLines[] => readPages(pages, { weigh: weighWords }).pages;
const read = (...art: string[]): readonly PageLines[] => pagesOf(...art.map((text, at) => typedPage(text, at + 1)));
const texts = (atoms: readonly Atom[]): string[] => atoms.map(({ text }) => text);

function atomNamed(pages: readonly PageLines[], text: string): Atom {
  const found = pages.flatMap(({ lines }) => lines.flatMap(atomsOf)).find((atom) => atom.text === text);
  if (!found) throw new Error(`no atom "${text}"`);
  return found;
}

const STACK = `
A-10001   01/05/2023   Abbott, Ann   OPEN
Fell from a ladder
      100.00    200.00    300.00
A-10002   02/06/2023   Baker, Bob    CLOSED
Struck by a forklift while loading
    1,100.00      0.00  1,100.00
A-10003   03/07/2023   Cole, Cyd     CLOSED
Cut finger
       50.00     10.00     60.00
A-10004   04/08/2023   Dunn, Dee     OPEN
Burned hand on oven door
       75.00     25.00    100.00
`;

describe('stacked records', () => {
  it('are found by the lines that repeat', () => {
    const [best] = stacksOf(read(STACK));
    expect(best?.size).toBe(3);
    expect(best?.records.map((record) => record.lines[0]?.words[0]?.text)).toEqual([
      'A-10001',
      'A-10002',
      'A-10003',
      'A-10004',
    ]);
    expect(best?.records.map((record) => record.lines.length)).toEqual([3, 3, 3, 3]);
  });

  it('may stand in bands side by side', () => {
    const [unit] = read(STACK);
    const moved = (by: number): Page => {
      const page = typedPage(STACK);
      return { ...page, words: page.words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by })) };
    };
    const [right] = pagesOf(moved(250));
    const [best] = unit && right ? stacksOf([unit, { lines: right.lines, x0: 250 }]) : [];
    expect(best?.records.map((record) => record.lines.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  });

  it('are not seen in a table of one line a record', () => {
    const rows = [1, 2, 3, 4, 5].map((at) => `A-1000${at}   0${at}/05/2023   ${at}00.00`);
    expect(stacksOf(read(rows.join('\n')))).toEqual([]);
  });
});

describe('cards', () => {
  const card = (claim: string, name: string): string[] => [
    `Claim No: ${claim}`.padEnd(30),
    `Claimant: ${name}`.padEnd(30),
    'Loss Date: 01/05/2023'.padEnd(30),
    'Paid: $100.00'.padEnd(30),
  ];

  it('are cut where their first caption comes again', () => {
    const pages = read([...card('A-10001', 'Ann'), '', ...card('A-10002', 'Bob')].join('\n'));
    const [best] = cardsOf(pages);
    expect(best?.head).toBe('Claim No');
    expect(best?.cards.map(({ atoms }) => texts(atoms).slice(0, 4))).toEqual([
      ['Claim No', 'A-10001', 'Claimant', 'Ann'],
      ['Claim No', 'A-10002', 'Claimant', 'Bob'],
    ]);
  });

  it('may stand side by side', () => {
    const [left, right] = [card('A-10001', 'Ann'), card('A-10002', 'Bob')];
    const pages = read(left.map((line, at) => `${line}${right[at]}`).join('\n'));
    expect(cardsOf(pages)[0]?.cards.map(({ atoms }) => texts(atoms)[3])).toEqual(['Ann', 'Bob']);
  });

  it('know what stands above their first caption', () => {
    const pages = read(
      ['A-10001', ...card('x', 'Ann').slice(1), '', 'A-10002', ...card('x', 'Bob').slice(1)].join('\n'),
    );
    expect(cardsOf(pages)[0]?.cards.map(({ lead }) => texts(lead).at(-1))).toEqual(['A-10001', 'A-10002']);
  });

  it('may have captions that only the plan knows', () => {
    const pages = read(
      ['Claim  A-10001', 'Status  Open', 'Cause  Fire', 'Claim  A-10002', 'Status  Open', 'Cause  Hail'].join('\n'),
    );
    expect(cardsOf(pages)).toEqual([]);
    expect(cardsOf(pages, (text) => /^(?:claim|status|cause)$/i.test(text))[0]?.cards).toHaveLength(2);
  });
});

describe('the candidates for the value of a caption', () => {
  it('stand right of it, below and above', () => {
    const pages = read('Smith\nPolicy Number     AB-12345\n              04/01/2023\nPeriod');
    const [page] = pages;
    const found = page ? pairsOf(atomNamed(pages, 'Policy Number'), page) : [];
    expect(found.map(({ place, atoms }) => [place, ...texts(atoms)])).toEqual([
      ['right', 'AB-12345'],
      ['below', 'Period'],
      ['above', 'Smith'],
    ]);
  });

  it('end at the next caption and at a rule', () => {
    const page = typedPage('State: VA  Status: Open');
    const [read] = pagesOf(page);
    const caption = read && atomsOf(read.lines[0] ?? raise())[0];
    expect(read && caption && pairsOf(caption, read).map(({ atoms }) => texts(atoms))).toEqual([['VA']]);
    const wall = { kind: 'stroke' as const, x0: 53, x1: 53, y0: 0, y1: 200 };
    const [walled] = pagesOf({ ...page, rules: [wall] });
    const walledCaption = walled && atomsOf(walled.lines[0] ?? raise())[0];
    expect(walled && walledCaption && pairsOf(walledCaption, walled)).toEqual([]);
  });

  it('stand in the ruled cell of the caption', () => {
    const page = typedPage('POLICY NUMBER        AGENT\n     AB-12345        Baker\n     CD-67890');
    const rule = (x0: number, y0: number, x1: number, y1: number) => ({ kind: 'stroke' as const, x0, y0, x1, y1 });
    const rules = [rule(15, 28, 300, 28), rule(15, 66, 300, 66), rule(15, 28, 15, 66), rule(125, 28, 125, 66)];
    const [read] = pagesOf({ ...page, rules });
    const caption = read && atomsOf(read.lines[0] ?? raise())[0];
    const [cell] = read && caption ? pairsOf(caption, read) : [];
    expect([cell?.place, cell && texts(cell.atoms)]).toEqual(['cell', ['AB-12345', 'CD-67890']]);
  });
});

const raise = (): never => {
  throw new Error('no line');
};

describe('section titles', () => {
  const page = typedPage(`
*VEHICLE ONE                              VEHICLE TWO
Liability paid here with care             Liability paid there with care

*POLICY DISCOUNTS
Good driver discount applies to all of the vehicles listed above
`);
  const pages = pagesOf(page);
  const titles = findTitles(pages, []);
  const over = (x: number, y: number): string[] =>
    titlesOver(indexTitles(titles), { page: 1, x0: x, x1: x + 5, y0: y }).map(({ text }) => text);

  it('are told by type face and position', () => {
    expect(titles.map(({ text }) => text)).toEqual(['VEHICLE ONE', 'VEHICLE TWO', 'POLICY DISCOUNTS']);
  });

  it('rule the stripe below them down to the next of their rank', () => {
    expect([over(40, 45), over(260, 45), over(40, 90)]).toEqual([
      ['VEHICLE ONE'],
      ['VEHICLE TWO'],
      ['POLICY DISCOUNTS'],
    ]);
  });
});
