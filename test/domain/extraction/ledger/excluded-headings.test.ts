import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const HEAD = 'Fenwick Surety Company\nPolicy: WC 5518203    03/01/2021 to 03/01/2022\n';

const claimsOf = (page: string): unknown => read('loss_run', `${HEAD}\n${page}\n`)['claims'];

describe('a heading of amounts that nobody knows', () => {
  const columns = String.raw`
Claim No       Loss date     Status        Paid      Zorvane     Incurred
WX-200118      04/11/2021    Open        100.00        50.00       150.00
WX-200121      05/02/2021    Closed        5.00         0.00         5.00`;

  it('is the only measure that is missing, where the rows add up', () => {
    expect(claimsOf(columns)).toMatchObject([
      { paid: { total: 100 }, reserve: { total: 50 }, incurred: { total: 150 } },
      { paid: { total: 5 }, reserve: { total: 0 }, incurred: { total: 5 } },
    ]);
    expect(claimsOf(columns.replace('Paid', 'Mumo').replace('Zorvane', 'Reserve'))).toMatchObject([
      { paid: { total: 100 }, reserve: { total: 50 } },
      { paid: { total: 5 }, reserve: { total: 0 } },
    ]);
    expect(claimsOf(columns.replace('Incurred', ' Luvenor').replace('Zorvane', 'Reserve'))).toMatchObject([
      { incurred: { total: 150 } },
      { incurred: { total: 5 } },
    ]);
  });

  it('stays unread where they do not, or where nothing stands outside of the other amounts', () => {
    expect(claimsOf(columns.replace('150.00', '130.00'))).not.toContainEqual(
      expect.objectContaining({ reserve: expect.objectContaining({ total: 50 }) as unknown }),
    );
    const outside = String.raw`
Claim No       Loss date     Status        Paid     Incurred     Zorvane
WX-200118      04/11/2021    Open        100.00       100.00        0.00
WX-200121      05/02/2021    Closed        5.00         5.00        0.00`;
    expect(claimsOf(outside)).not.toContainEqual(expect.objectContaining({ reserve: { total: 0 } }));
  });

  it('is no deduction where it stands in front of all amounts', () => {
    const page = String.raw`
Claim No       Loss date       Zorvane         Paid      Reserve     Incurred
WX-200118      04/11/2021            2       100.00        50.00       148.00
WX-200121      05/02/2021            1         5.00         3.00         7.00`;
    expect(claimsOf(page)).toMatchObject([{ incurred: { total: 148 } }, { incurred: { total: 7 } }]);
    expect(claimsOf(page)).not.toContainEqual(expect.objectContaining({ recovered: 2 }));
  });

  it('is the kind that a measure lacks and the other one has', () => {
    const page = String.raw`
Claim No       Loss date        Zorvane     Paid Exp    O/S Indem      O/S Exp     Incurred
WX-200118      04/11/2021        100.00        10.00        40.00         5.00       155.00
WX-200121      05/02/2021          5.00         0.00         0.00         0.00         5.00`;
    expect(claimsOf(page)).toMatchObject([
      { paid: { loss: 100, expense: 10 }, reserve: { loss: 40, expense: 5 } },
      { paid: { loss: 5, expense: 0 } },
    ]);
  });

  it('is the kind that is missing to the total', () => {
    const page = String.raw`
Claim No       Loss date     Indem Paid     Zorvane     Exp Paid   Total Paid
WX-200118      04/11/2021        100.00       30.00        10.00       140.00
WX-200121      05/02/2021          5.00        7.00         0.00        12.00`;
    expect(claimsOf(page)).toMatchObject([
      { paid: { loss: 100, medical: 30, expense: 10, total: 140 } },
      { paid: { loss: 5, medical: 7, expense: 0, total: 12 } },
    ]);
  });

  it('does not hide the headings beside it that stand right of labels and values', () => {
    const card = (key: string, paid: string, held: string, all: string): string => String.raw`
Claim Number:  ${key}             Claim Status:  Closed
Reported      08/07/2021            Paid        Zorvane       Incurred
Loss date     08/05/2021            ${paid}          ${held}         ${all}
`;
    expect(
      claimsOf(card('201912', '100.00', '5.00', '105.00') + card('201913', '700.00', '2.00', '702.00')),
    ).toMatchObject([
      { lossDate: '2021-08-05', paid: { total: 100 }, reserve: { total: 5 }, incurred: { total: 105 } },
      { lossDate: '2021-08-05', paid: { total: 700 }, reserve: { total: 2 }, incurred: { total: 702 } },
    ]);
  });
});

describe('a heading over kinds of amounts that nobody knows', () => {
  it('leaves the kinds beside it their measure, and is the missing one', () => {
    const page = String.raw`
                                       Paid                Zorvane               Net
Claim No      Loss date         Loss       ALAE        Loss       ALAE      Incurred
WX-200118     04/11/2021      100.00      10.00       40.00       5.00        155.00
WX-200121     05/02/2021        5.00       0.00        0.00       0.00          5.00`;
    expect(claimsOf(page)).toMatchObject([
      { paid: { loss: 100, expense: 10 }, reserve: { loss: 40, expense: 5 }, incurred: { total: 155 } },
      { paid: { loss: 5, expense: 0 }, reserve: { loss: 0, expense: 0 } },
    ]);
  });

  it('may stand over the gap between the first two', () => {
    const page = String.raw`
                                    Mumo               Outstanding             Net
Claim No      Loss date         Loss       ALAE        Loss       ALAE      Incurred
WX-200118     04/11/2021      100.00      10.00       40.00       5.00        155.00
WX-200121     05/02/2021        5.00       0.00        0.00       0.00          5.00`;
    expect(claimsOf(page)).toMatchObject([
      { paid: { loss: 100, expense: 10 }, reserve: { loss: 40, expense: 5 } },
      { paid: { loss: 5, expense: 0 } },
    ]);
  });
});

describe('a heading that nobody knows and that is repeated', () => {
  it('is the missing kind where the kinds beside it are repeated as often', () => {
    const page = String.raw`
                                    Paid                      Outstanding
Claim No      Loss date      Zorvane    Expense        Zorvane    Expense
WX-200118     04/11/2021      100.00      10.00          40.00       5.00
WX-200121     05/02/2021        5.00       0.00           0.00       0.00`;
    expect(claimsOf(page)).toMatchObject([
      { paid: { loss: 100, expense: 10 }, reserve: { loss: 40, expense: 5 } },
      { paid: { loss: 5, expense: 0 }, reserve: { loss: 0, expense: 0 } },
    ]);
  });

  it('is the missing measure where another one is repeated as often', () => {
    const page = String.raw`
                                Loss    Expense           Loss    Expense           Net
Claim No      Loss date      zorvane    zorvane           paid       paid      incurred
WX-200118     04/11/2021       40.00       5.00         100.00      10.00        155.00
WX-200121     05/02/2021        0.00       0.00           5.00       0.00          5.00`;
    expect(claimsOf(page)).toMatchObject([
      { paid: { loss: 100, expense: 10 }, reserve: { loss: 40, expense: 5 } },
      { paid: { loss: 5, expense: 0 }, reserve: { loss: 0, expense: 0 } },
    ]);
  });
});

describe('a text that nobody knows in front of amounts', () => {
  const claim = (key: string, lines: readonly (readonly [string, string])[]): string =>
    lines
      .map(
        ([head, amounts], at) => `${(at === 0 ? `${key}     04/11/2021` : '').padEnd(34)}${head.padEnd(12)}${amounts}`,
      )
      .join('\n');

  it('is the measure that makes the lines of a record add up', () => {
    const lines = (held: string, all: string): [string, string][] => [
      ['Zorvane', held],
      ['Payments', '      20        5       25'],
      ['Recoveries', '       0        0        0'],
      ['Incurred', all],
    ];
    const page = `
Claim No      Loss date                          Indem  Medical    Total
${claim('WX-200118', lines('      10        3       13', '      30        8       38'))}

${claim('WX-200121', lines('       0        0        0', '      20        5       25'))}`;
    expect(claimsOf(page)).toMatchObject([
      { paid: { loss: 20, medical: 5 }, reserve: { loss: 10, medical: 3, total: 13 }, incurred: { total: 38 } },
      { paid: { loss: 20, medical: 5 }, reserve: { loss: 0, medical: 0, total: 0 }, incurred: { total: 25 } },
    ]);
  });

  it('has not the measure of a word further left in its line', () => {
    const lines = (all: string): [string, string][] => [
      ['Reserves', '       0        0        0'],
      ['Payments', all],
      ['Zorvane', '       0        0        0'],
      ['Incurred', all],
    ];
    const page = `
Claim No      Loss date                          Indem  Medical    Total
${claim('WX-200118', lines('      20        5       25'))}

${claim('WX-200121', lines('      40        6       46'))}`.replaceAll(
      / {34}(?=Zorvane)/g,
      '     Test    Company,    Inc.     ',
    );
    expect(claimsOf(page)).toMatchObject([
      { claimNumber: 'WX-200118', paid: { total: 25 }, incurred: { loss: 20, medical: 5, total: 25 } },
      { claimNumber: 'WX-200121', paid: { total: 46 }, incurred: { loss: 40, medical: 6, total: 46 } },
    ]);
  });

  it('is the kind that is missing to the line of the total', () => {
    const page = `
Claim No      Loss date                            Paid  Reserve   Incurred
${claim('WX-200118', [
  ['Zorvane', '      20.00     5.00      25.00'],
  ['Medical', '      10.00     1.00      11.00'],
  ['Expense', '       2.00     0.00       2.00'],
  ['Total', '      32.00     6.00      38.00'],
])}

${claim('WX-200121', [
  ['Zorvane', '       7.00     0.00       7.00'],
  ['Medical', '       1.00     0.00       1.00'],
  ['Expense', '       0.00     0.00       0.00'],
  ['Total', '       8.00     0.00       8.00'],
])}`;
    expect(claimsOf(page)).toMatchObject([
      { paid: { loss: 20, medical: 10, expense: 2, total: 32 }, reserve: { loss: 5, total: 6 } },
      { paid: { loss: 7, medical: 1, expense: 0, total: 8 }, incurred: { loss: 7 } },
    ]);
  });
});
