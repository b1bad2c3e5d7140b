import { describe, expect, it } from 'vitest';
import { drawnForm } from '../boxes/drawn-form.ts';
import { readPages } from '../declarations/read.ts';

/** Rows of 14 points with answers in two columns. */
function answers(...rows: readonly { name: string; answer: 'yes' | 'no'; rest?: string }[]) {
  const heights = rows.map((_, at) => 114 + at * 14).concat(114 + rows.length * 14);
  const form = drawnForm().table([20, 240, 260, 280, 590], [100, ...heights]);
  form.print(243, 104, 'YES').print(264, 104, 'NO');
  for (const [at, { name, answer, rest = '' }] of rows.entries()) {
    const y = 117 + at * 14;
    form.print(24, y, name).type(answer === 'yes' ? 247 : 267, y, 'X', 8);
    form.print(284, y, rest);
  }
  return readPages('property_certificate', [form.page()])['coverages'];
}

describe('rows that are answered by a tick', () => {
  it('are coverages where the tick stands under "YES", with limit and deductible behind their captions', () => {
    expect(
      answers(
        { name: 'EARTH MOVEMENT (If Applicable)', answer: 'no', rest: 'If YES, LIMIT:            DED:' },
        { name: 'EQUIPMENT BREAKDOWN (If Applicable)', answer: 'yes', rest: 'If YES, LIMIT: 250,000     DED: 2,500' },
        { name: 'FLOOD', answer: 'yes', rest: 'If YES, LIMIT: Included     DED: 5%' },
        { name: 'REPLACEMENT COST', answer: 'yes' },
      ),
    ).toEqual([
      { name: 'EQUIPMENT BREAKDOWN', limit: 250_000, deductible: 2_500 },
      { name: 'FLOOD', limitText: 'Included', deductibleText: '5%' },
      { name: 'REPLACEMENT COST' },
    ]);
  });

  it('are no coverages where they ask for an exclusion', () => {
    expect(
      answers(
        { name: 'TERRORISM COVERAGE', answer: 'yes' },
        { name: 'IS DOMESTIC TERRORISM EXCLUDED?', answer: 'yes' },
        { name: 'AGREED VALUE', answer: 'no' },
      ),
    ).toEqual([{ name: 'TERRORISM COVERAGE' }]);
  });
});
