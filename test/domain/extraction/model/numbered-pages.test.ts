import { describe, expect, it } from 'vitest';
import { pagesWithValues } from '../../../../domain/extraction/model/choose-pages.ts';
import { numberLines } from '../../../../domain/extraction/model/numbered-pages.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';

const linesOf = (art: string): string[] => numberLines(typedPage(art)).lines.map(({ text }) => text);

describe('a table as a model sees it', () => {
  const table = `
Claim      Loss Date     Status    Paid        Reserve

CL-1       01/02/2024    Open      1,200.00    300.00
CL-2                     Closed                15.00
CL-3       02/03/2024              4.00
`;

  it('shows its empty cells, so that each value stands below its heading', () => {
    expect(linesOf(table)).toEqual([
      'Claim | Loss Date | Status | Paid | Reserve',
      'CL-1 | 01/02/2024 | Open | 1,200.00 | 300.00',
      'CL-2 |  | Closed |  | 15.00',
      'CL-3 | 02/03/2024 |  | 4.00 | ',
    ]);
  });

  it('has the words of each cell, by its number', () => {
    const { lines } = numberLines(typedPage(table));

    expect(lines[2]?.cells.map((cell) => cell.map(({ text }) => text).join(' '))).toEqual([
      'CL-2',
      '',
      'Closed',
      '',
      '15.00',
    ]);
  });

  it('knows the headings of its rows', () => {
    expect(numberLines(typedPage(table)).lines.map(({ heads }) => heads)).toEqual([[], [1], [1], [1]]);
  });

  it('shows a total below what it adds up, whatever is written before it', () => {
    const lines = linesOf(`${table}Total of all claims that are shown     1,204.00    315.00`);

    expect(lines.at(-1)).toBe('Total of all claims that are shown |  |  | 1,204.00 | 315.00');
  });

  it('keeps a line that does not stand in its columns as it is printed', () => {
    const lines = linesOf(`${table}CL-4   a   b   03/04/2024   c   d   5.00`);

    expect(lines.at(-1)).toBe('CL-4 | a | b | 03/04/2024 | c | d | 5.00');
  });
});

describe('other lines as a model sees them', () => {
  it('have no empty cells', () => {
    expect(linesOf('Policy Number    PA 1\nInsured          Ann Lee')).toEqual([
      'Policy Number | PA 1',
      'Insured | Ann Lee',
    ]);
  });

  it('come column by column where running text is set in two', () => {
    const lines = linesOf(`
We will pay for the loss     You must tell us of any
that this policy covers      change of address within
unless it was caused by      thirty days, or we may end
you on purpose, as the       this policy as the law of
`);

    expect(lines).toEqual([
      'We will pay for the loss',
      'that this policy covers',
      'unless it was caused by',
      'you on purpose, as the',
      'You must tell us of any',
      'change of address within',
      'thirty days, or we may end',
      'this policy as the law of',
    ]);
  });
});

describe('the pages that a model is shown', () => {
  const wording = Array.from(
    { length: 12 },
    () => 'We will pay for loss that is caused by the perils of this policy',
  ).join('\n');
  const footer = '\nPolicy Number: QX-445-1182';
  const pages = [`Declarations${footer}`, `${wording}${footer}`, `${wording}\nYour premium is $120.00${footer}`].map(
    (art, at) => numberLines(typedPage(art, at + 1)),
  );

  it('are those with values, other than in lines that all pages repeat', () => {
    expect(pagesWithValues(pages).map(({ page }) => page.number)).toEqual([1, 3]);
  });
});
