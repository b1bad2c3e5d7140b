import { describe, expect, it } from 'vitest';
import { changes, judgeChanges } from '../bench/answers/changed-replies.ts';
import { costOf } from '../bench/answers/cost.ts';
import { findPolicyType } from '../../domain/policies/registry.ts';
import { typedPage } from '../fixtures/declarations/typed-page.ts';

const policyType = findPolicyType('loss_run');
if (!policyType) throw new Error('no policy type loss_run');
const page = typedPage(`
Carrier: Great Plains Mutual Insurance Company
Claim Number   Loss Date    Status   Paid       Reserve
CL-100001      03/14/2024   Open     812.40     250.00
CL-100002      04/15/2024   Open     913.70     300.00
CL-100003      05/16/2024   Open     1,204.90   400.00`);
const claim = (claimNumber: string, lossDate: string, paid: number) => ({
  claimNumber,
  lossDate,
  paid: { total: paid },
});
const label = {
  carrierName: 'Great Plains Mutual Insurance Company',
  claims: [
    claim('CL-100001', '2024-03-14', 812.4),
    claim('CL-100002', '2024-04-15', 913.7),
    claim('CL-100003', '2024-05-16', 1_204.9),
  ],
};
const document = { name: 'one', policyType, pages: [page], label };

describe('answers that are made from a label', () => {
  it('name each value where it is printed, and are accepted', () => {
    expect(judgeChanges(document).get('right')).toEqual({ entries: 10, right: 10, wrong: 0, failures: [] });
  });

  it('are changed as models slip, and no wrong value is accepted', () => {
    const outcomes = judgeChanges(document);
    const wrong = [...outcomes].filter(([, own]) => own.wrong > 0).map(([change]) => change);

    expect(wrong).toEqual([]);
    expect([...outcomes.keys()].sort()).toEqual(
      Object.keys(changes)
        .filter((change) => change !== 'of another field of its record')
        .sort(),
    );
  });

  it('cost less than a list of values with path, place and words', () => {
    const { values, tokens, listed } = costOf(document);

    expect(values).toBe(10);
    expect(tokens / listed).toBeLessThan(0.4);
  });
});
