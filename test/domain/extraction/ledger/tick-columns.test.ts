import { describe, expect, it } from 'vitest';
import type { Paper } from '../../../fixtures/loss-run/paper.ts';
import { newPaper, widthOf } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const SIZE = 8;
const HEADINGS = [
  [40, 'Claim no.'],
  [110, 'Employee'],
  [250, 'Date of injury'],
  [330, 'Medical only'],
  [350, 'Lost time'],
  [370, 'Open'],
  [390, 'Closed'],
  [440, 'Medical paid'],
  [500, 'Total incurred'],
] as const;

/** Words that are printed from `foot` upwards, or downwards to it. */
function turned(paper: Paper, [x, foot]: readonly [number, number], text: string, isUpward: boolean): void {
  const parts = text.split(' ');
  let y = isUpward ? foot : foot - widthOf(text, SIZE) - 2;
  for (const part of parts) {
    const length = widthOf(part, SIZE);
    const [y0, y1] = isUpward ? [y - length, y] : [y, y + length];
    paper.pages
      .at(-1)
      ?.words.push({ text: part, size: SIZE, bold: true, source: 'text', confidence: 1, x0: x, x1: x + SIZE, y0, y1 });
    y += (isUpward ? -1 : 1) * (length + 2);
  }
}

function report(isUpward: boolean): Paper {
  const paper = newPaper();
  paper.text(40, 40, 'Work injuries insured with Ulval Indemnity Company');
  for (const [x, heading] of HEADINGS) turned(paper, [x, 140], heading, isUpward);
  const rows = [
    ['28124', 'Yaraby, J.', '11/23/2019', 330, 390, '384', '384'],
    ['77487', 'Joriton, C.', '03/12/2020', 350, 370, '88', '1,088'],
    ['08844', 'Ulvalby, H.', '03/29/2020', 330, 390, '1,129', '1,156'],
  ] as const;
  for (const [at, [number, person, date, type, status, paid, total]] of rows.entries()) {
    const y = 155 + 14 * at;
    paper.text(40, y, number);
    paper.text(90, y, person);
    paper.text(240, y, date);
    paper.text(type + 2, y, 'X');
    paper.text(status + 2, y, 'X');
    paper.text(455, y, paid, { align: 'right' });
    paper.text(515, y, total, { align: 'right' });
  }
  return paper;
}

describe('a table with narrow columns', () => {
  it.each([
    ['upwards', true],
    ['downwards', false],
  ])('may print its headings %s, and says by ticks what they say', (_, isUpward) => {
    const { data, citations } = read(report(isUpward).pages);
    expect(data['claims']).toMatchObject([
      {
        claimNumber: '28124',
        claimantName: 'Yaraby, J.',
        lossDate: '2019-11-23',
        claimType: 'Medical only',
        status: 'closed',
        paid: { medical: 384 },
        incurred: { total: 384 },
      },
      { claimType: 'Lost time', status: 'open', incurred: { total: 1088 } },
      { claimNumber: '08844', claimType: 'Medical only', status: 'closed' },
    ]);
    expect(citations['/claims/1/status']).toMatchObject([{ page: 1, quote: 'Open' }]);
  });
});
