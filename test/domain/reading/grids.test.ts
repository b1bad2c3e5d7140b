import { describe, expect, it } from '@jest/globals';
import type { Page } from '../../../domain/document/page.ts';
import type { Grid } from '../../../domain/reading/grid.ts';
import { readPages } from '../../../domain/reading/read-pages.ts';
import { typedPage } from '../../fixtures/declarations/typed-page.ts';
import { weighWords } from '../../fixtures/reading/words-as-headings.ts';

const gridsOf = (...pages: Page[]): readonly Grid[] => readPages(pages, { weigh: weighWords }).grids;
const read = (...art: string[]): readonly Grid[] => gridsOf(...art.map((text, at) => typedPage(text, at + 1)));

/** Headings, groups before them, then the rows: cells parted by bars. */
const shown = (grid: Grid | undefined): string[] => {
  if (!grid) return [];
  const [header] = grid.headers;
  const heads = header?.texts.map((text, at) => [...(header.groups[at] ?? []), text].join(' > ')) ?? [];
  return [heads.join(' | '), ...grid.rows.map((row) => row.cells.map((cell) => cell?.text ?? '').join(' | '))];
};

const COVERAGES = `
Coverage                        Limit     Premium
Bodily Injury                $100,000     $120.00
Property Damage               $50,000      $80.00
Medical Payments               $5,000    Included
`;

const CLAIMS = `
Claim        Date of                             Paid          Outstanding
Number       Loss         Claimant            Loss   Expense     Loss   Expense
A-10001      01/05/2023   Abbott, Ann       100.00     10.00     0.00      0.00
A-10002      02/06/2023   Baker, Bob      2,000.00      0.00   500.00     25.00
A-10003      03/07/2023   Cole, Cyd          50.00      5.00     0.00      0.00
A-10004      04/08/2023   Dunn, Dee       7,000.00    100.00     0.00      0.00
`;

describe('a table with a header', () => {
  it('has its columns, headings and rows', () => {
    expect(shown(read(COVERAGES)[0])).toEqual([
      'Coverage | Limit | Premium',
      'Bodily Injury | $100,000 | $120.00',
      'Property Damage | $50,000 | $80.00',
      'Medical Payments | $5,000 | Included',
    ]);
  });

  it('has headings of several lines and headings over groups of columns', () => {
    expect(shown(read(CLAIMS)[0]).slice(0, 2)).toEqual([
      'Claim Number | Date of Loss | Claimant | Paid > Loss | Paid > Expense | Outstanding > Loss | Outstanding > Expense',
      'A-10001 | 01/05/2023 | Abbott, Ann | 100.00 | 10.00 | 0.00 | 0.00',
    ]);
  });

  it('ends where lines no longer fit', () => {
    const [grid] = read(`${COVERAGES}


Agent:  Baker Agency
Phone:  555-010-0199
Thank you for insuring your cars with us; please keep this page with your policy.
`);
    expect(grid?.rows).toHaveLength(3);
  });

  it('keeps rows below a group heading and a note', () => {
    const [grid] = read(`
Coverage                        Limit     Premium
Section I
Bodily Injury                $100,000     $120.00
Property Damage               $50,000      $80.00
Section II
Medical Payments               $5,000      $10.00
`);
    expect(grid?.rows.map((row) => row.isText)).toEqual([true, false, false, true, false]);
  });

  it('continues over pages, with and without its header', () => {
    const rows = (from: number): string[] =>
      Array.from(
        { length: 6 },
        (_, at) => `A-100${from + at}      01/0${at + 1}/2023   Abbott, Ann       100.00     10.00`,
      );
    const header = 'Claim        Date of\nNumber       Loss         Claimant            Paid    Expense';
    const pages = [header, header, ''].map((head, at) => [head, ...rows(at * 10 + 10)].join('\n'));
    const [grid] = read(...pages);
    expect(grid?.parts.map(({ page, block, lines }) => [page, block !== null, lines.length])).toEqual([
      [1, true, 6],
      [2, true, 6],
      [3, false, 6],
    ]);
  });

  it('does not continue on a page of another make', () => {
    const [grid] = read(COVERAGES, 'Dear customer,\nplease pay  $20.00  by  01/01/2024\nThank you  12  times');
    expect(grid?.parts).toHaveLength(1);
  });

  it('is cut into panels that stand side by side', () => {
    const grids = read(`
Coverage                  Premium      Coverage                  Premium
Bodily Injury             $120.00      Collision                 $210.00
Property Damage            $80.00      Towing                      $9.00
Medical Payments           $10.00      Rental                     $12.00
`);
    expect(grids.map((grid) => shown(grid)[1])).toEqual(['Bodily Injury | $120.00', 'Collision | $210.00']);
  });
});

describe('panels with row heads that no heading names', () => {
  it('have their row heads', () => {
    const grids = read(`
              Paid   Reserve   Total                Paid   Reserve   Total
Loss        100.00     50.00  150.00   Loss        20.00      0.00   20.00
Expense      10.00      5.00   15.00   Expense      2.00      1.00    3.00
Sum         110.00     55.00  165.00   Sum         22.00      1.00   23.00
`);
    expect(grids.map((grid) => shown(grid).slice(0, 2))).toEqual([
      [' | Paid | Reserve | Total', 'Loss | 100.00 | 50.00 | 150.00'],
      [' | Paid | Reserve | Total', 'Loss | 20.00 | 0.00 | 20.00'],
    ]);
  });
});

describe('the rows of a table', () => {
  it('take in texts that continue in the next line', () => {
    const [grid] = read(`
Coverage                        Limit     Premium
Uninsured Motorist and       $100,000     $120.00
underinsured motorist
Property Damage               $50,000      $80.00
Medical Payments               $5,000      $10.00
`);
    expect(shown(grid)[1]).toBe('Uninsured Motorist and underinsured motorist | $100,000 | $120.00');
  });

  it('take in the rest of a number that breaks off at a hyphen', () => {
    const [grid] = read(`
Claim       Loss Date    Claimant        Paid
2712-       01/05/2023   Abbott, Ann   100.00
53066
5835-       02/06/2023   Baker, Bob    200.00
46290
1499-       03/07/2023   Cole, Cyd      50.00
03511
`);
    expect(grid?.rows.map((row) => row.cells[0]?.text)).toEqual(['2712-53066', '5835-46290', '1499-03511']);
  });

  it('know the rows that they are indented under', () => {
    const [grid] = read(`
Coverage                        Limit     Premium
Money and Securities
  Inside the Premises         $10,000      $20.00
  In Transit                   $2,500       $8.00
Outdoor Signs                  $5,000      $10.00
`);
    const under = grid?.rows.map((row) => row.under?.cells[0]?.text ?? null);
    expect(under).toEqual([null, 'Money and Securities', 'Money and Securities', null]);
  });

  it('keep an amount and its words in one cell', () => {
    const [grid] = read(`
Coverage            Limits                    Premium
Bodily Injury       $25,000 each person       $186.00
Property Damage     $10,000 each accident     $142.00
Medical Payments     $5,000 each person        $15.00
`);
    expect(shown(grid)[1]).toBe('Bodily Injury | $25,000 each person | $186.00');
  });
});

describe('a table with one record a column', () => {
  const art = `
Claim Number      A-10001              A-10002
Status            Open                 Closed
Loss Date         01/05/2023           02/06/2023
Claimant          Ann Abbott           Bob Baker
Paid              $1,000.00            $25.00
Total Incurred    $2,000.00            $25.00
`;

  it('is told by headings at the left and by kinds along the rows', () => {
    const [grid] = read(art);
    expect(grid?.isTransposed).toBe(true);
    expect(grid?.rows.map((row) => row.cells[0]?.text)).toContain('Status');
    expect(grid?.rows.at(-1)?.cells.map((cell) => cell?.text)).toEqual(['Total Incurred', '$2,000.00', '$25.00']);
  });

  it('is none when columns are as alike', () => {
    expect(read(COVERAGES)[0]?.isTransposed).toBe(false);
    expect(read(CLAIMS)[0]?.isTransposed).toBe(false);
  });
});

describe('letters set downwards', () => {
  const art = COVERAGES.split('\n')
    .map((line) => `     ${line}`)
    .join('\n');
  const letters = [...'ABCDEF'].map((text, at) => {
    const y0 = 31 + at * 7.5;
    return { text, x0: 22, x1: 27, y0, y1: y0 + 7, size: 7, bold: false, source: 'text' as const, confidence: 1 };
  });

  it('are kept out of the lines beside them', () => {
    const page = typedPage(art);
    const reading = readPages([{ ...page, words: [...page.words, ...letters] }], { weigh: weighWords });
    expect(shown(reading.grids[0])).toEqual(shown(gridsOf(page)[0]));
    expect(reading.sideTexts).toMatchObject([{ down: 'ABCDEF', up: 'FEDCBA' }]);
  });

  it('are codes when they stand beside the rows', () => {
    const rows = ['A', 'B', 'C', 'D', 'E'].map((code) => `${code}  Coverage ${code}     $100.00`);
    const reading = readPages([typedPage(rows.join('\n'))], { weigh: weighWords });
    expect(reading.sideTexts).toEqual([]);
    expect(reading.grids[0]?.rows[1]?.cells.map((cell) => cell?.text)).toEqual(['B', 'Coverage B', '$100.00']);
  });
});

describe('a table without header', () => {
  it('is found by its columns', () => {
    const [grid] = read(`
Businessowners premium        $7,916.00
State surcharge                  $43.54
Terrorism                        $25.00
Total                         $7,984.54
`);
    expect([grid?.headers, grid?.columns.length, grid?.rows.length]).toEqual([[], 2, 4]);
  });

  it('is not seen in running text', () => {
    expect(
      read('We have charged $20.00 to your account.\nYou may pay $5.00 a month,\nor $12.50 in 3 months from now.'),
    ).toEqual([]);
  });
});
