import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const run = (lines: string): Record<string, unknown> =>
  read(
    'loss_run',
    String.raw`
Ulval Indemnity Company
Work injuries, valued as of June 30, 2022
Policy: HWC-5145-77    08/24/2019 - 08/24/2020

Claim no.   Employee       Date of injury    Status    Medical paid    Total incurred
28124       Yaraby, J.     11/23/19          Closed             384               384
77487       Joriton, C.    03/12/20          Open                88             1,088
${lines}
`,
  );

describe('lines that sum up without a word for it', () => {
  it('say "this policy" or "all policies" beside a count', () => {
    const data = run(String.raw`
Injuries of this policy, 2 in number                            472             1,472
Injuries of all policies, 9 in number                         1,472             2,999`);
    expect(data).toMatchObject({
      policies: [{ claimCount: 2, paid: { medical: 472 }, incurred: { total: 1472 } }],
      grandTotals: { claimCount: 9, incurred: { total: 2999 } },
    });
  });

  it('say "all" and what is counted above the amounts', () => {
    const { grandTotals } = run(String.raw`
All 2 claims
Medical paid      472
Total incurred    1,472`);
    expect(grandTotals).toMatchObject({ claimCount: 2, paid: { medical: 472 }, incurred: { total: 1472 } });
  });

  it('are no sentences about all policies', () => {
    const { grandTotals } = run(
      '\nFigures of all policies are those of 6/30/2022, before recoveries of $1,200 and $1,300.',
    );
    expect(grandTotals).not.toHaveProperty('claimCount');
    expect(JSON.stringify(grandTotals)).not.toContain('1200');
  });
});
