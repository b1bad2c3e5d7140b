import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const run = (first: string): Record<string, unknown> =>
  read(
    'loss_run',
    `
Ulval Indemnity Company
Policy: HWC-5145-77    01/01/2021 - 01/01/2022

${first}

Claim no.     Date of loss       Paid     Reserve     Incurred
C52459842     03/14/2021       100.00       50.00       150.00
C91251370     04/14/2021       200.00       50.00       250.00

Closed files

Claim no.     Date of loss       Paid     Reserve     Incurred
C14829036     05/14/2021       300.00        0.00       300.00
`,
  );

describe('titles that say what all rows below them are', () => {
  it('give claims their status where they print none', () => {
    expect(run('Open files')['claims']).toMatchObject([
      { claimNumber: 'C52459842', status: 'open' },
      { claimNumber: 'C91251370', status: 'open' },
      { claimNumber: 'C14829036', status: 'closed' },
    ]);
  });

  it('are nothing but a status and a noun', () => {
    const [first] = run('Open files since the last report')['claims'] as object[];
    expect(first).not.toHaveProperty('status');
  });
});
