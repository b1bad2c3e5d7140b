import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const run = (costs: readonly string[], wholes: readonly string[]): Record<string, unknown> =>
  read(
    'loss_run',
    `
Ulval Indemnity Company
Policy: HWC-5145-77    01/01/2021 - 01/01/2022

Claim no.     Date of loss        Paid     Our bills    Set aside    Incurred
${['C52459842', 'C91251370', 'C14829036']
  .map(
    (key, at) =>
      `${key}     03/14/2021        100.00     ${(costs[at] ?? '').padStart(9)}        50.00    ${(wholes[at] ?? '').padStart(8)}`,
  )
  .join('\n')}
`,
  );

describe('a column beside what is paid and reserved', () => {
  it('are expenses where the whole is reached with it, and the rest is paid for losses', () => {
    expect(run(['10.00', '0.00', '7.00'], ['160.00', '150.00', '157.00'])['claims']).toMatchObject([
      { paid: { loss: 100, expense: 10 }, reserve: { total: 50 }, incurred: { total: 160 } },
      { paid: { loss: 100, expense: 0 }, incurred: { total: 150 } },
      { paid: { loss: 100, expense: 7 }, incurred: { total: 157 } },
    ]);
  });

  it('is nothing where the whole is reached without it', () => {
    const { claims } = run(['10.00', '0.00', '7.00'], ['150.00', '150.00', '150.00']);
    expect(claims).toMatchObject([{ paid: { total: 100 } }, {}, {}]);
    expect(JSON.stringify(claims)).not.toContain('"expense"');
  });
});

describe('a column of expenses between what is paid and what is reserved', () => {
  it('was paid where the whole is less what was recovered', () => {
    const page = `
Ulval Indemnity Company
Policy: HWC-5145-77    01/01/2021 - 01/01/2022

Claim no.     Date of loss     Incurred       Paid     Adj exp     Reserve    Salv/Subr
C52459842     03/14/2021         60.00      100.00       10.00        0.00       50.00
C91251370     04/15/2021        205.00        0.00        5.00      200.00        0.00
C14829036     05/16/2021         97.00       50.00        7.00       50.00       10.00
`;
    expect(read('loss_run', page)['claims']).toMatchObject([
      { paid: { loss: 100, expense: 10 }, reserve: { total: 0 }, recovered: 50 },
      { paid: { loss: 0, expense: 5 }, reserve: { total: 200 } },
      { paid: { loss: 50, expense: 7 }, incurred: { total: 97 } },
    ]);
  });
});
