import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = `
ULVAL INDEMNITY COMPANY
POLICY: HWC-5145-77    01/01/2021 TO 01/01/2022

FILE NO  WORKER          DOL    RPTD   CLSD   S T JR OFFICE       PAID    RESERVE   INCURRED
         BODY PART / NATURE / CAUSE
HX-28124 YARABY, J       050421 050521        O M AZ 0213       100.00      50.00     150.00
         FOOT      / CRUSH   / STRUCK BY CART
HX-28125 JORITON, C      060421 061121 072221 C I AZ 0219        30.00       0.00      30.00
         BACK      / STRAIN  / LIFTING
HX-28126 MELLERY, T      070421 070921 081421 C I NV 0213         7.00       0.00       7.00
         LEFT HAND / CUT     / BROKEN GLASS
`;

describe('columns one blank apart', () => {
  it('begin where the words of the heading and of all records begin', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimNumber: 'HX-28124', status: 'open', lossState: 'AZ' },
      { claimNumber: 'HX-28125', status: 'closed', lossState: 'AZ' },
      { claimNumber: 'HX-28126', status: 'closed', lossState: 'NV' },
    ]);
  });

  it('hold no dates where one of the numbers can be none', () => {
    const { claims } = read('loss_run', page.replace('050421', '259921'));
    expect(JSON.stringify(claims)).not.toContain('2021-06-04');
  });
});
