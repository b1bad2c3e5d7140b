import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const run = (lines: string): unknown =>
  read(
    'loss_run',
    String.raw`
Injury Experience by Employee
Insured: Rosastone Logistics LLC     Insurer: Selal Mutual Insurance Company
Policy: WCP956032   12/20/2017 - 12/20/2018
${lines}
`,
  )['claims'];

const HEADINGS = 'Claim         Injured     Notified    Status     Total Paid    Total Inc.';

describe('a line above the records of a person or thing', () => {
  it('names the person and the state of each of them, above headings that are repeated', () => {
    const claims = run(String.raw`
  Halick, Rhoda       Emp ID 43475      VA
${HEADINGS}
Y2768732      2/8/18      2/10/18     Closed           $948          $948
R4470918      2/5/18      2/6/18      Open           $9,217       $11,217
2 claims                                            $10,165       $12,165

  Selaward, Selma     Emp ID 91633      OH
${HEADINGS}
Q8925280      6/26/18     6/27/18     Open           $3,527       $17,777
`);
    expect(claims).toMatchObject([
      { claimNumber: 'Y2768732', claimantName: 'Halick, Rhoda', lossState: 'VA' },
      { claimNumber: 'R4470918', claimantName: 'Halick, Rhoda', lossState: 'VA' },
      { claimNumber: 'Q8925280', claimantName: 'Selaward, Selma', lossState: 'OH' },
    ]);
  });

  it('names the unit behind its label, above records without headings', () => {
    const claims = run(String.raw`
${HEADINGS}
Unit: 12   2017 Ford Explorer
Y2768732      2/8/18      2/10/18     Closed           $948          $948
R4470918      2/5/18      2/6/18      Open           $9,217       $11,217
Unit: 44   2019 Ford Transit
Q8925280      6/26/18     6/27/18     Open           $3,527       $17,777
`);
    expect(claims).toMatchObject([{ unit: '12' }, { unit: '12' }, { unit: '44' }]);
  });

  it('is no line that each record prints of its own', () => {
    const claims = run(String.raw`
${HEADINGS}
Y2768732      2/8/18      2/10/18     Closed           $948          $948
Adjuster: Ann Lee
R4470918      2/5/18      2/6/18      Open           $9,217       $11,217
Adjuster: Bob Hay
Q8925280      6/26/18     6/27/18     Open           $3,527       $17,777
`);
    expect(claims).toMatchObject([{ adjusterName: 'Ann Lee' }, { adjusterName: 'Bob Hay' }, {}]);
  });
});
