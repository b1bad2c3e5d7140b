import { describe, expect, it } from 'vitest';
import { read as readTyped } from '../declarations/read.ts';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const cards = [
  {
    name: 'Ida Roe',
    number: 'T-40-118',
    status: 'Open',
    told: 'Fell from a ladder in the stock room',
    kind: 'Temporary Total',
  },
  {
    name: 'Maximiliane Oberhofer',
    number: 'T-40-236',
    status: 'Closed',
    told: 'Cut by a slicer',
    kind: 'Medical Only',
  },
  { name: 'Per Lund', number: 'T-41-007', status: 'Open', told: 'Struck by a falling box', kind: 'Permanent Partial' },
];

/** The number follows the name, and a grid of amounts stands at the right of pairs. */
function claimsOf(): unknown {
  const paper = newPaper();
  paper.text(30, 40, 'Policy WCX 70012-3');
  paper.text(300, 40, '04/01/2020 - 04/01/2021');
  for (const [at, { name, number, status, told, kind }] of cards.entries()) {
    const top = 70 + 70 * at;
    const after = 30 + 5 * name.length + 20;
    paper.text(30, top, name);
    paper.text(after, top, number);
    paper.text(after + 70, top, status);
    for (const [column, heading] of ['Paid', 'Reserve'].entries()) paper.text(400 + 70 * column, top, heading);
    const lines = [
      ['Injury date', `0${at + 5}/11/2020`, 'Medical', '100.00', '0.00'],
      ['Claim type', kind, 'Indemnity', '50.00', '20.00'],
      [told, '', 'Total', '150.00', '20.00'],
    ];
    for (const [line, [label = '', value = '', head = '', paid = '', reserve = '']] of lines.entries()) {
      const y = top + 14 * (line + 1);
      paper.text(30, y, label);
      if (value !== '') paper.text(110, y, value);
      paper.text(300, y, head);
      paper.text(400, y, paid);
      paper.text(470, y, reserve);
    }
  }
  return read(paper.pages).data['claims'];
}

describe('records that a name begins', () => {
  it('are known by the numbers behind the names, wherever these end', () => {
    expect(claimsOf()).toMatchObject(cards.map(({ number }) => ({ claimNumber: number })));
  });

  it('have the name, and the sentence beside their grid of amounts', () => {
    expect(claimsOf()).toMatchObject(cards.map(({ name, told }) => ({ claimantName: name, description: told })));
  });

  it('may be of a kind that is called total', () => {
    expect(claimsOf()).toMatchObject(
      cards.map(({ kind }) => ({
        claimType: kind,
        paid: { medical: 100, loss: 50, total: 150 },
        reserve: { total: 20 },
      })),
    );
  });
});

const statuses = String.raw`
Alder Point Casualty Company    Losses of Tessel Orchards Inc

A-110032     Hale, Ruth OPEN
Injured 3/22/2018     Notice 3/23/2018
Total paid 2,662.96

A-110058     Brand, Otto CLOSED
Injured 4/23/2018     Notice 4/28/2018
Total paid 669.39
`;

describe('a family name that stands first, with a status right behind the name', () => {
  it('is parted from the status', () => {
    expect(readTyped('loss_run', statuses)['claims']).toMatchObject([
      { claimNumber: 'A-110032', claimantName: 'Hale, Ruth', status: 'open' },
      { claimNumber: 'A-110058', claimantName: 'Brand, Otto', status: 'closed' },
    ]);
  });
});
