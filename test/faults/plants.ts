import type { Outcome } from './stage.ts';

/** Lies that the verdict has to see through: each falsifies one piece of the evidence. */
export const plants: Readonly<Record<string, (outcome: Outcome) => void>> = {
  'lost job': ({ evidence }) => void evidence.jobs.pop(),
  'job that never ends': ({ evidence }) => Object.assign(evidence.jobs[0] ?? {}, { status: 'processing' }),
  'second job for one key': ({ evidence }) =>
    void evidence.jobs.push(...evidence.jobs.slice(0, 1).map((job) => ({ ...job, jobId: 'another' }))),
  'lost result': ({ evidence }) => void evidence.results.pop(),
  'second result': ({ evidence }) => void evidence.results.push(...evidence.results.slice(0, 1)),
  'second usage row': ({ evidence }) => void evidence.usage.push(...evidence.usage.slice(0, 1)),
  'second workflow': ({ evidence }) => void evidence.workflows.push(...evidence.workflows.slice(0, 1)),
  'result of another document': ({ ledger }) => {
    const order = ledger.orders.find(({ policyNumber }) => policyNumber !== null);
    if (order?.seen) order.seen.data = '{"policyNumber":"of somebody else"}';
  },
  'lost order': ({ ledger }) => void ledger.orders.pop(),
  'lost event': ({ ledger }) => {
    const [lost] = ledger.receipts;
    ledger.receipts = ledger.receipts.filter(({ jobId }) => jobId !== lost?.jobId);
  },
  'second webhook-id': ({ ledger }) =>
    void ledger.receipts.push(
      ...ledger.receipts.slice(0, 1).map((receipt) => ({ ...receipt, webhookId: 'msg_other' })),
    ),
  'bad signature': ({ ledger }) => Object.assign(ledger.receipts[0] ?? {}, { isSigned: false }),
  'undeclared answer': ({ ledger }) =>
    void ledger.answers.push({ request: 'GET /', status: 500, retryAfter: null, error: 'internal_error' }),
  'refusal without a time': ({ ledger }) =>
    void ledger.answers.push({ request: 'GET /', status: 503, retryAfter: null, error: 'service_unavailable' }),
  'process that ended': ({ exits }) => void exits.push('The worker ended (code 1)'),
};

/** Plants one of them. */
export function plant(name: string, outcome: Outcome): void {
  plants[name]?.(outcome);
}
