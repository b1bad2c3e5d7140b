import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

/** A table of two claims below a remark on its amounts. */
function reported(remark: string, paid: string, reserve: string): Record<string, unknown> {
  const paper = newPaper();
  paper.text(40, 40, remark);
  const rows = [
    ['Claim Number', 'Date of Loss', 'Paid', 'Outstanding', 'Incurred'],
    ['XS-566227', '03/23/2017', paid, reserve, '425'],
    ['XS-996687', '05/08/2018', '27', '0', '27'],
  ];
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries()) paper.text(40 + 120 * column, 70 + 12 * at, cell);
  return read(paper.pages).data;
}

describe('amounts of a loss run', () => {
  it.each(['Amounts are shown in thousands of dollars.', 'All figures in $000s', 'Financials (000)', '000 omitted'])(
    'are thousands where the report says so: %s',
    (remark) => {
      expect(reported(remark, '25', '400')['claims']).toMatchObject([
        { paid: { total: 25_000 }, reserve: { total: 400_000 }, incurred: { total: 425_000 } },
        { paid: { total: 27_000 }, reserve: { total: 0 } },
      ]);
    },
  );

  it.each(['Payroll in thousands: 1,250', 'Thousands of customers trust us.', 'Fleet miles (000)'])(
    'are as printed where something else is in thousands: %s',
    (remark) => {
      expect(reported(remark, '25', '400')['claims']).toMatchObject([{ paid: { total: 25 } }, { paid: { total: 27 } }]);
    },
  );

  it('are as printed where they have cents', () => {
    expect(reported('Amounts in thousands', '25.50', '399.50')['claims']).toMatchObject([
      { paid: { total: 25.5 }, reserve: { total: 399.5 } },
      {},
    ]);
  });
});
