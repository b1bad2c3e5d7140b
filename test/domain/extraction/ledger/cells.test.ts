import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const COLUMNS = [40, 110, 180, 270, 400, 480, 560, 660];

function claimsOf(rows: readonly (readonly string[])[]): unknown {
  const paper = newPaper();
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries()) if (cell !== '') paper.text(COLUMNS[column] ?? 0, 60 + 9 * at, cell);
  return read(paper.pages).data['claims'];
}

describe('cells of several lines', () => {
  it('hold as many dates as their heading names, one a line', () => {
    const claims = claimsOf([
      ['', 'Date of Loss'],
      ['Claim Number', 'Date Rpt', 'Claimant', 'Loss Description', 'Status', 'Paid', 'Reserve', 'Incurred'],
      ['991500-02', '06/17/23', 'Ann Lee', 'Insured hit a deer', 'Closed', '10.00', '0.00', '10.00'],
      ['', '06/23/23', '', 'on the highway'],
      ['219368-16', '04/10/23', 'Bob Hay', 'Struck a parked car', 'Open', '0.00', '5.00', '5.00'],
      ['', '04/11/23', '', 'at the store'],
    ]);
    expect(claims).toMatchObject([
      { claimNumber: '991500-02', lossDate: '2023-06-17', reportedDate: '2023-06-23' },
      { claimNumber: '219368-16', lossDate: '2023-04-10', reportedDate: '2023-04-11' },
    ]);
  });

  it('keep a coverage whose first word heads columns elsewhere whole', () => {
    const row = (number: string, coverage: string): string[] => [number, '06/17/23', coverage, 'Closed', '', '10.00'];
    const claims = claimsOf([
      ['Claim Number', 'Date of Loss', 'Coverage', 'Status', '', 'Total Paid'],
      row('991500-02', 'Auto PD'),
      row('219368-16', 'Auto BI'),
      row('254563-03', 'Auto BI'),
      row('795699-97', 'Auto PD'),
    ]);
    expect(claims).toMatchObject([{ claimType: 'Auto PD' }, { claimType: 'Auto BI' }, {}, { claimType: 'Auto PD' }]);
  });

  it('name the kind of a policy in front of its number without being its label', () => {
    const row = (line: string, policy: string, number: string): string[] => [
      line,
      policy,
      number,
      '06/17/23',
      'Open',
      '10.00',
    ];
    const claims = claimsOf([
      ['LOB', 'Policy #', 'Claim #', 'Date of Loss', 'Status', 'Total Paid'],
      row('GL', 'CGL-48511', 'C90005692'),
      row('AUTO', 'BAU-45594', 'B27063208'),
      row('AUTO', 'BAU-45594', 'B83722605'),
    ]);
    expect(claims).toMatchObject([
      { policyNumber: 'CGL-48511' },
      { policyNumber: 'BAU-45594' },
      { policyNumber: 'BAU-45594' },
    ]);
  });
});
