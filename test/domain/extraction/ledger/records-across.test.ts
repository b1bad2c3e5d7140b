import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const COLUMNS = [30, 130, 250, 370, 490];
const LABEL_DROP = 4;

/** One record a column; labels of cells with two lines stand at the middle of both. */
function printed(rows: readonly (readonly string[])[], pitch = 12): ReturnType<typeof read>['data'] {
  const paper = newPaper();
  paper.text(30, 40, 'Policy CPX-2218-04');
  paper.text(250, 40, '06/01/2021 - 06/01/2022');
  let y = 60;
  for (const [label = '', ...cells] of rows) {
    const isTall = cells.some((cell) => cell.includes('|'));
    paper.text(30, isTall ? y + LABEL_DROP : y, label);
    for (const [at, cell] of cells.entries())
      for (const [line, text] of cell.split('|').entries())
        if (text !== '') paper.text(COLUMNS[at + 1] ?? 0, y + line * 2 * LABEL_DROP, text);
    y += isTall ? pitch + 2 * LABEL_DROP : pitch;
  }
  return read(paper.pages).data;
}

describe('records that stand side by side below their numbers', () => {
  const rows = [
    ['Claim number', 'KD-1187', 'KD-1205', 'KD-1260', 'Year'],
    ['Status', 'Closed', 'Open', 'Closed', '3 claims'],
    ['Date of loss', '07/02/2021', '09/14/2021', '01/30/2022'],
    ['Description', 'Guest slipped on|wet tile at door', 'Hail', 'Pipe froze over|the weekend'],
    ['Loss paid', '1,200.00', '300.00', '50.00', '1,550.00'],
    ['Expense paid', '10.00', '0.00', '5.00', '15.00'],
    ['Loss reserve', '0.00', '4,000.00', '0.00', '4,000.00'],
  ];

  it('keep the lines of their cells together, and a last column that holds their sums is no record', () => {
    const data = printed(rows);
    expect(data['claims']).toMatchObject([
      { claimNumber: 'KD-1187', description: 'Guest slipped on wet tile at door', paid: { loss: 1200, expense: 10 } },
      { claimNumber: 'KD-1205', status: 'open', lossDate: '2021-09-14', reserve: { loss: 4000 } },
      { claimNumber: 'KD-1260', description: 'Pipe froze over the weekend', paid: { loss: 50 } },
    ]);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'CPX-2218-04', claimCount: 3, paid: { loss: 1550, expense: 15 }, reserve: { loss: 4000 } },
    ]);
  });

  it('may be a single one beside the column of sums', () => {
    const one = rows.map(([label = '', first = '', , , sum = '']) => [label, first, '', '', sum && first]);
    const data = printed([['Claim number', 'KD-1187', '', '', 'Year'], ...one.slice(1)]);
    expect(data['claims']).toMatchObject([{ claimNumber: 'KD-1187', paid: { loss: 1200, expense: 10 } }]);
  });
});

describe('cards that stand side by side', () => {
  const place = (top: number, pitch: number, cards: readonly (readonly string[])[]): ReturnType<typeof newPaper> => {
    const paper = newPaper();
    for (const [x, text] of [
      [30, 'Policy'],
      [150, 'From'],
      [270, 'To'],
      [430, 'Incurred'],
    ] as const)
      paper.text(x, 40, text);
    for (const [x, text] of [
      [30, 'GLB-5512-21'],
      [150, '04/01/2021'],
      [270, '04/01/2022'],
      [430, '$19,000'],
    ] as const)
      paper.text(x, 54, text);
    for (const [at, lines] of cards.entries())
      for (const [line, text] of lines.entries())
        for (const [cell, part] of text.split(' | ').entries())
          paper.text(30 + (at % 2) * 290 + cell * 110, top + Math.floor(at / 2) * pitch + line * 11, part);
    return paper;
  };

  it('print amounts beside their keys, days without labels and names before what happened, under no table above', () => {
    const card = (key: string, days: string, story: string, [paid, open, all]: readonly string[]): string[] => [
      `${key} | Open | ${all}`,
      days,
      story,
      `Paid ${paid} + outstanding ${open}. Policy GLB-5512-21`,
    ];
    const { data } = read(
      place(90, 70, [
        card('KM4410', '05/02/2021, OH (reported 05/04/2021)', 'Ada Brill: Hose burst in cellar', [
          '$4,000',
          '$500',
          '$4,500',
        ]),
        card('KM4425', '06/11/2021, IN (reported 06/11/2021)', 'Tom Vance: Sign fell on a van', [
          '$2,500',
          '$500',
          '$3,000',
        ]),
        card('KM4431', '07/21/2021, OH (reported 08/01/2021)', 'Una Fitch: Slipped on ice at gate', [
          '$6,000',
          '$0',
          '$6,000',
        ]),
        card('KM4447', '09/30/2021, KY (reported 10/02/2021)', 'Leo Marsh: Door struck a guest', [
          '$1,500',
          '$4,000',
          '$5,500',
        ]),
      ]).pages,
    );
    expect(data['claims']).toMatchObject([
      { claimNumber: 'KM4410', claimantName: 'Ada Brill', lossState: 'OH', incurred: { total: 4500 } },
      { claimNumber: 'KM4431', lossDate: '2021-07-21', reportedDate: '2021-08-01', reserve: { total: 0 } },
      { claimNumber: 'KM4425', description: 'Sign fell on a van', paid: { total: 2500 } },
      { claimNumber: 'KM4447', lossState: 'KY', incurred: { total: 5500 } },
    ]);
    expect(data['policies']).toMatchObject([{ policyNumber: 'GLB-5512-21', incurred: { total: 19000 } }]);
  });
});
