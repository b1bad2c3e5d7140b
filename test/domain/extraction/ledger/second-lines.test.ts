import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const inquiry = String.raw`
 OCC DT    RPT DT    NUMBER     ST  COVERAGE                 PAID      RESERVE     INCURRED
 06/01/25  06/01/25  22-014047  C   COMPREHENSIVE        2,042.02         0.00     2,042.02
           CLSD 06/06/25
 12/21/22  12/24/22  96-010146  C   BUILDING               679.51         0.00       679.51
           CLSD 07/26/24
 01/11/25  01/11/25  16-091081  O   EQUIPMENT           44,625.44       380.23    45,005.67
 03/28/25  05/08/25  07-001155  C   BUILDING             4,739.84         0.00     4,739.84
           CLSD 04/20/24
`;

describe('lines of records below headings', () => {
  it('print a second date behind the word that says which one it is', () => {
    expect(read('loss_run', inquiry)['claims']).toMatchObject([
      { claimNumber: '22-014047', reportedDate: '2025-06-01', closedDate: '2025-06-06' },
      { claimNumber: '96-010146', reportedDate: '2022-12-24', closedDate: '2024-07-26' },
      { claimNumber: '16-091081', reportedDate: '2025-01-11' },
      { claimNumber: '07-001155', reportedDate: '2025-05-08', closedDate: '2024-04-20' },
    ]);
  });

  it('have a word that is a label elsewhere as the cell before their amounts', () => {
    expect(read('loss_run', inquiry)['claims']).toMatchObject([
      { claimType: 'COMPREHENSIVE', paid: { total: 2042.02 } },
      { claimType: 'BUILDING', paid: { total: 679.51 } },
      { claimType: 'EQUIPMENT' },
      { claimType: 'BUILDING', incurred: { total: 4739.84 } },
    ]);
  });
});
