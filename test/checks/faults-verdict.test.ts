import { describe, expect, it } from '@jest/globals';
import type { Order, Receipt } from '../faults/ledger.ts';
import { plant, plants } from '../faults/plants.ts';
import type { Outcome } from '../faults/stage.ts';
import { judge } from '../faults/verdict.ts';

/** Two jobs and a sync call that all went well, one of them with a damaged document. */
function wellKept(): Outcome {
  const job = (number: number, status: string, operation = 'jobs') => {
    return { jobId: `job-${number}`, idempotencyKey: `order-${number}`, operation, status, error: null };
  };
  const order = (number: number, seen: Order['seen'], operation: Order['operation'] = 'jobs'): Order => {
    const policyNumber = seen?.status === 'failed' ? null : `QX-${number}`;
    const key = `order-${number}`;
    return { idempotencyKey: key, operation, policyNumber, jobIds: [`job-${number}`], acknowledged: 1, seen };
  };
  const receipt = (number: number, type: string): Receipt => {
    return { jobId: `job-${number}`, type, webhookId: `msg_${number}`, body: `{"n":${number}}`, isSigned: true };
  };
  return {
    ledger: {
      orders: [
        order(1, { status: 'completed', data: '{"policyNumber":"QX-1"}' }),
        order(2, { status: 'failed', data: 'null' }),
        order(3, { status: 'completed', data: '{"policyNumber":"QX-3"}' }, 'extract'),
      ],
      answers: [{ request: 'POST /v1/jobs', status: 202, retryAfter: '1', error: undefined }],
      receipts: [receipt(1, 'job.completed'), receipt(1, 'job.completed'), receipt(2, 'job.failed')],
    },
    evidence: {
      jobs: [job(1, 'completed'), job(2, 'failed'), job(3, 'completed', 'extract')],
      results: ['job-1', 'job-3'],
      usage: ['job-1', 'job-3'],
      workflows: ['job-1', 'job-2', 'job-3'],
    },
    exits: [],
    notes: [],
  };
}

const brokenIn = (outcome: Outcome): string[] =>
  judge(outcome)
    .filter(({ broken }) => broken.length > 0)
    .map(({ promise }) => promise);

describe('the verdict over a run with faults', () => {
  it('finds nothing where every promise was kept', () => {
    expect(brokenIn(wellKept())).toEqual([]);
  });

  it.each(Object.keys(plants))('sees through: %s', (name) => {
    const outcome = wellKept();

    plant(name, outcome);

    expect(brokenIn(outcome)).not.toEqual([]);
  });
});
