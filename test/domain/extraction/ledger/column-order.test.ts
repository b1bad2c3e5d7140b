import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../domain/document/page.ts';
import { lossRunPlan } from '../../../../domain/policies/loss-run/plan.ts';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Cells = readonly (readonly [number, string])[];

function pagesOf(...lines: readonly Cells[]): readonly Page[] {
  const paper = newPaper();
  for (const [at, cells] of lines.entries()) for (const [x, text] of cells) paper.text(x, 80 + 12 * at, text);
  return paper.pages;
}

describe('headings of amounts', () => {
  it('at the left of wide cells head the amounts at the right, in their order', () => {
    const row = (key: string, date: string, ...amounts: readonly [string, string, string]): Cells => [
      [30, key],
      [110, date],
      [260, amounts[0]],
      [360, amounts[1]],
      [460, amounts[2]],
    ];
    const pages = pagesOf(
      [
        [30, 'Claim No.'],
        [110, 'Loss Date'],
        [200, 'Paid'],
        [300, 'Reserve'],
        [400, 'Incurred'],
      ],
      row('4471121', '01/05/2021', '100.00', ' 20.00', '120.00'),
      row('4471122', '02/05/2021', '200.00', ' 30.00', '230.00'),
      row('4471123', '03/05/2021', '300.00', ' 40.00', '340.00'),
    );
    expect(read(pages).data['claims']).toMatchObject([
      { paid: { total: 100 }, reserve: { total: 20 }, incurred: { total: 120 } },
      { paid: { total: 200 }, reserve: { total: 30 }, incurred: { total: 230 } },
      { paid: { total: 300 }, reserve: { total: 40 }, incurred: { total: 340 } },
    ]);
  });

  it('leave a heading that nobody knows to the texts between them', () => {
    const row = (key: string, person: string, amounts: readonly [string, string, string, string, string]): Cells => [
      [30, key],
      [110, '01/05/2021'],
      [200, amounts[0]],
      [255, amounts[1]],
      [300, person],
      [352, amounts[2]],
      [402, amounts[3]],
      [452, amounts[4]],
    ];
    const pages = pagesOf(
      [
        [30, 'Claim No.'],
        [110, 'Loss Date'],
        [218, 'Paid to date'],
        [372, 'Outstanding'],
        [440, 'Total incurred'],
      ],
      [
        [190, 'Indemnity'],
        [250, 'Expense'],
        [300, 'Zorvane'],
        [345, 'Indemnity'],
        [398, 'Expense'],
      ],
      row('4471121', 'Ann Lindqvist', ['100.00', ' 20.00', '  5.00', '  1.00', '126.00']),
      row('4471122', 'Bo Torres', ['200.00', ' 30.00', '  7.00', '  0.00', '237.00']),
      row('4471123', 'Cy Whitfield', ['300.00', ' 40.00', '  9.00', '  2.00', '351.00']),
    );
    expect(read(pages).data['claims']).toMatchObject([
      { paid: { loss: 100, expense: 20 }, reserve: { loss: 5, expense: 1 }, incurred: { total: 126 } },
      { paid: { loss: 200, expense: 30 }, reserve: { loss: 7, expense: 0 }, incurred: { total: 237 } },
      { paid: { loss: 300, expense: 40 }, reserve: { loss: 9, expense: 2 }, incurred: { total: 351 } },
    ]);
  });
});

describe('lines of totals', () => {
  const heading: Cells = [
    [30, 'Claim No.'],
    [110, 'Loss Date'],
    [200, 'Coverage'],
    [300, 'Paid'],
    [380, 'Reserve'],
    [460, 'Incurred'],
  ];
  const amounts = (paid: string, incurred: string): Cells => [
    [300, paid],
    [380, '0.00'],
    [460, incurred],
  ];

  it('with amounts of several measures are named by none of them', () => {
    const claim = (key: string): Cells => [
      [30, key],
      [110, '01/05/2021'],
      [200, 'Collision'],
      ...amounts('100.00', '100.00'),
    ];
    const pages = pagesOf(heading, claim('4471121'), claim('4471122'), [
      [30, 'Total Experience'],
      ...amounts('200.00', '200.00'),
    ]);
    expect(read(pages).data['grandTotals']).toMatchObject({ paid: { total: 200 }, incurred: { total: 200 } });
  });
});

describe('a policy without claims', () => {
  it.each(['loss free', 'zero claims', 'nothing reported', 'no entries', 'none on record', 'nil'])(
    'may say "%s"',
    (text) => {
      expect(lossRunPlan.empty.test(text)).toBe(true);
    },
  );

  it('is not meant by a cell that says "none"', () => {
    expect(lossRunPlan.empty.test('none')).toBe(false);
  });
});
