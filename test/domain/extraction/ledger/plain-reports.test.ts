import { describe, expect, it } from '@jest/globals';
import { plainReports } from '../../../fixtures/loss-run/plain-reports.ts';
import { read } from '../declarations/read.ts';

const none = { paid: {}, reserve: {}, incurred: {} };
const totals = (paid: number, reserve: number, incurred: number) => ({
  paid: { total: paid },
  reserve: { total: reserve },
  incurred: { total: incurred },
});

describe('plain loss runs', () => {
  it('may state a claim on a line without label or heading, its amounts behind labels below', () => {
    expect(read('loss_run', plainReports.linesAndLabels)).toMatchObject({
      claims: [
        { claimNumber: 'GL2024-00871', status: 'closed', lossDate: '2024-05-14', ...totals(1250, 0, 1250) },
        { claimNumber: 'GL2024-01190', status: 'open', lossDate: '2024-09-02', ...totals(300, 4700, 5000) },
      ],
      grandTotals: totals(1550, 4700, 6250),
    });
  });

  it('may have no headings at all: amounts that add up are paid, reserve and incurred', () => {
    expect(read('loss_run', plainReports.noHeadings)).toMatchObject({
      claims: [
        {
          claimNumber: 'CA220011984',
          reportedDate: '2022-06-15',
          claimantName: 'Maria Lopez',
          ...totals(1200, 0, 1200),
        },
        { claimNumber: 'CA220017777', claimantName: 'Ruth Hale', ...totals(2000, 8000, 10000) },
      ],
      grandTotals: totals(3200, 8000, 11200),
    });
  });

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

  it('may print several amounts in one column, parted by slashes', () => {
    expect(read('loss_run', plainReports.slashes)).toMatchObject({
      claims: [
        { claimNumber: '7710042', ...totals(2200, 0, 2200) },
        { claimNumber: '7710188', ...totals(500, 7000, 7500) },
      ],
      grandTotals: totals(2700, 7000, 9700),
    });
  });

  it('take the measures that add up where headings leave them open', () => {
    expect(read('loss_run', plainReports.openMeasures)['claims']).toMatchObject([
      { paid: { loss: 1000, expense: 250 }, reserve: { total: 0 }, incurred: { total: 1250 } },
      { paid: { loss: 400, expense: 100 }, reserve: { total: 2500 }, incurred: { total: 3000 } },
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
