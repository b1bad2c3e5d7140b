import { describe, expect, it } from 'vitest';
import { plainReports } from '../../../fixtures/loss-run/plain-reports.ts';
import { read } from '../declarations/read.ts';

const none = { paid: {}, reserve: {}, incurred: {} };
const totals = (paid: number, reserve: number, incurred: number) => ({
  paid: { total: paid },
  reserve: { total: reserve },
  incurred: { total: incurred },
});

describe('plain loss runs', () => {
  it('may put amounts behind labels in two or three columns of pairs', () => {
    expect(read('loss_run', plainReports.pairs)).toMatchObject({
      claims: [
        {
          claimNumber: 'W23-118842',
          paid: { loss: 1100, medical: 2310.44, total: 3410.44 },
          reserve: { loss: 0, medical: 0, total: 0 },
        },
      ],
    });
    expect(read('loss_run', plainReports.triples)['claims']).toMatchObject([
      { claimNumber: '2301-44981', ...totals(4400, 0, 4400) },
      { claimNumber: '2301-45777', ...totals(100, 9900, 10000) },
    ]);
  });

  it('name every term of a policy without losses', () => {
    const { policies } = read('loss_run', plainReports.noLosses);
    expect(policies).toMatchObject([
      {
        policyNumber: 'BOP 1188201-03',
        lineOfBusiness: 'Businessowners',
        effectiveDate: '2024-02-01',
        claimCount: 0,
        ...totals(0, 0, 0),
      },
      { policyNumber: 'BOP 1188201-02', effectiveDate: '2023-02-01', claimCount: 0 },
    ]);
  });

  it('may list the policies first: a claim falls under the one whose term holds its date', () => {
    expect(read('loss_run', plainReports.listOfPolicies)['claims']).toMatchObject([
      { claimNumber: '88120011', policyNumber: 'FP-10-7741' },
      { claimNumber: '88120409', policyNumber: 'FP-10-6620' },
    ]);
  });

  it('read no claim into an address that holds a number', () => {
    expect(read('loss_run', plainReports.address)).toMatchObject({ grandTotals: none });
  });
});
