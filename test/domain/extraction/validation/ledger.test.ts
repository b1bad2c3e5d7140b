import { describe, expect, it } from 'vitest';
import { validate } from '../../../../domain/extraction/validation/validate.ts';
import { lossRunPlan } from '../../../../domain/policies/loss-run/plan.ts';
import { lossRun } from '../../../../domain/policies/loss-run/schema.ts';

const check = (data: Record<string, unknown>) =>
  validate({ schema: lossRun.schema, readBy: { ledger: lossRunPlan }, data }).warnings.filter(({ code }) =>
    code.startsWith('record_'),
  );
const paid = (total: number) => ({ total, loss: null, medical: null, expense: null });

describe('printed counts and totals', () => {
  const claims = [
    { policyNumber: 'A-1', paid: paid(10) },
    { policyNumber: 'A-1', paid: paid(5) },
    { policyNumber: 'B-2', paid: paid(7) },
  ];

  it('agree with the records found', () => {
    const policies = [{ policyNumber: 'A-1', claimCount: 2, paid: paid(15) }];
    expect(check({ policies, claims, grandTotals: { claimCount: 3, paid: paid(22) } })).toEqual([]);
  });

  it('name the scope whose records are missing', () => {
    const policies = [{ policyNumber: 'A-1', claimCount: 4 }];
    expect(check({ policies, claims })).toEqual([
      {
        code: 'record_count_mismatch',
        path: '/policies/0/claimCount',
        message: 'A-1: 4 claims are stated, 2 were found.',
      },
    ]);
  });

  it('name the total that the records do not add up to', () => {
    expect(check({ policies: [], claims, grandTotals: { paid: paid(99) } })).toMatchObject([
      { code: 'record_total_mismatch', path: '/grandTotals/paid/total' },
    ]);
  });

  it('cannot be compared by scope where two terms have one number', () => {
    const policies = [
      { policyNumber: 'A-1', effectiveDate: '2020-01-01', claimCount: 1 },
      { policyNumber: 'A-1', effectiveDate: '2021-01-01', claimCount: 1 },
    ];
    expect(check({ policies, claims })).toEqual([]);
  });
});
