import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

describe('lines whose cells are parted by marks alone', () => {
  it('are tables, and empty cells stay empty', () => {
    const paper = newPaper();
    const lines = [
      'Claim No. ¦ Claimant ¦ Loss Date ¦ Date Closed ¦ Status ¦ Description ¦ Total Paid ¦ Total Reserve',
      '447-AX-11 ¦ Moss, Ada ¦ 1/5/2021 ¦ 3/1/2021 ¦ Closed ¦ Slipped on wet floor near truck ¦ 1,100.00 ¦ 0.00',
      '447-BX-12 ¦ Reyes, Ben ¦ 2/6/2021 ¦ ¦ Open ¦ Struck head ¦ 20.00 ¦ 2,355.00',
      '447-CX-13 ¦ Ortiz, Cal ¦ 10/17/2021 ¦ ¦ Open ¦ Cut hand; treated at urgent care ¦ 0.00 ¦ 9.00',
    ];
    for (const [at, text] of lines.entries()) paper.text(30, 80 + 12 * at, text);
    expect(read(paper.pages).data['claims']).toMatchObject([
      { claimNumber: '447-AX-11', claimantName: 'Moss, Ada', closedDate: '2021-03-01', paid: { total: 1100 } },
      { claimNumber: '447-BX-12', lossDate: '2021-02-06', closedDate: null, status: 'open', reserve: { total: 2355 } },
      { claimNumber: '447-CX-13', description: 'Cut hand; treated at urgent care', reserve: { total: 9 } },
    ]);
  });
});

describe('lines of an exported file with semicolons behind its values', () => {
  it('are tables too, and what a line is too long for goes on in the next', () => {
    const paper = newPaper();
    const lines = [
      'Claim Listing',
      'Selection: Named Insured = Acme Tool & Die; Agency = Bay Agency; Carrier of Record = Bay Mutual',
      'Policy No.; Line; Effective; Expires',
      'ZX 445566; General Liability; 1/1/2020; 1/1/2021',
      'ZX 445566; General Liability; 1/1/2021; 1/1/2022',
      'Policy No.; Claim No.; Claimant; Loss Date; Date Closed; Status; Total Paid; Outstanding; Value To',
      'Date',
      'ZX 445566; 4471 0011; Moss, Ada; 1/5/2021; 3/1/2021; Closed; 1,100.00; 0.00; 1,100.00',
      'ZX 445566; 4472 0012; Reyes, Ben; 2/6/2021; ; Open; ; 2,355.00; 2,355.00',
      'ZX 445566; 4473 0013; Ortiz, Cal; 10/17/2021; ; Open; ; 9.00; 9.00',
    ];
    for (const [at, text] of lines.entries()) paper.text(30, 80 + 9 * at + (at > 4 ? 9 : 0), text);
    const { data, citations } = read(paper.pages);
    expect(data).toMatchObject({
      namedInsureds: ['Acme Tool & Die'],
      agencyName: 'Bay Agency',
      carrierName: 'Bay Mutual',
      policies: [{ policyNumber: 'ZX 445566' }, { policyNumber: 'ZX 445566', expirationDate: '2022-01-01' }],
      claims: [
        { claimNumber: '4471 0011', closedDate: '2021-03-01', paid: { total: 1100 }, incurred: { total: 1100 } },
        { claimNumber: '4472 0012', closedDate: null, paid: { total: null }, incurred: { total: 2355 } },
        { claimNumber: '4473 0013', claimantName: 'Ortiz, Cal', reserve: { total: 9 }, incurred: { total: 9 } },
      ],
    });
    // quoted where it is printed, not where its column was placed
    const [quoted] = citations['/claims/2/incurred/total'] ?? [];
    const word = paper.pages[0]?.words.at(-1);
    expect(quoted?.quote).toBe('9.00');
    expect((quoted?.bbox.left ?? 0) * 792).toBeCloseTo(word?.x0 ?? 0, 0);
  });
});

describe('dots without blanks', () => {
  it('lead from a label to its value', () => {
    const paper = newPaper();
    for (const at of [1, 2, 3]) {
      const top = 80 + 40 * at;
      paper.text(30, top, `CLAIM NUM...4528-28-90536${at}`);
      paper.text(250, top, `LOSS DATE......0${at}/28/23`);
      paper.text(30, top + 12, 'CLAIMANT...ADA MOSS');
      paper.text(250, top + 12, `TOTAL PAID...${at},048.25`);
    }
    expect(read(paper.pages).data['claims']).toMatchObject(
      [1, 2, 3].map((at) => ({
        claimNumber: `4528-28-90536${at}`,
        claimantName: 'ADA MOSS',
        lossDate: `2023-0${at}-28`,
        paid: { total: 1000 * at + 48.25 },
      })),
    );
  });
});
