import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('dots between a label and its value', () => {
  it('tell labels that the heading of a table could be, and records end with the labels that the last one ends with', () => {
    const { claims } = read(
      'loss_run',
      `
Policy No: D86-394070   Period: 01/01/2019 - 01/01/2020

Claim Key ............... 25-027839-20    Third Party ............. Joreell, Rhoda
Type .................... Auto BI         State of File ........... Clsd
DOI ..................... 05/18/2019      Notice Date ............. 05/20/2019
Source .................. Theft           Driver .................. Branerrup, Ruben
Paid Indemnity .......... $10.00          Incurred Indemnity ...... $10.00
Exp Inc ................. $519.72         Claim Value ............. $529.72
Claim Key ............... 25-027840-20    Third Party ............. Elmorby, Vera
Type .................... Collision       State of File ........... Opn
DOI ..................... 06/18/2019      Notice Date ............. 06/20/2019
Source .................. Lane Change     Driver .................. Garalni, Petra
Paid Indemnity .......... $20.00          Incurred Indemnity ...... $20.00
Exp Inc ................. $74.71          Claim Value ............. $94.71
Claim Key ............... 25-027841-20    Third Party ............. Moss, Ada
Type .................... Collision       State of File ........... Clsd
DOI ..................... 07/18/2019      Notice Date ............. 07/20/2019
Source .................. Backing         Driver .................. Ortiz, Cal
Paid Indemnity .......... $30.00          Incurred Indemnity ...... $30.00
Exp Inc ................. $4.71           Claim Value ............. $34.71
`,
    );
    expect(claims).toMatchObject([
      { claimantName: 'Joreell, Rhoda', claimType: 'Auto BI', cause: 'Theft', incurred: { total: 529.72 } },
      { claimantName: 'Elmorby, Vera', status: 'open', paid: { loss: 20 }, incurred: { expense: 74.71, total: 94.71 } },
      { claimantName: 'Moss, Ada', cause: 'Backing', driverName: 'Ortiz, Cal', incurred: { loss: 30, total: 34.71 } },
    ]);
  });
});
