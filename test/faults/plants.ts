import type { Outcome } from './stage.ts';

type Lies = Readonly<Record<string, (outcome: Outcome) => void>>;

const again = <Item>(items: Item[], changes: Partial<Item> = {}): void =>
  void items.push(...items.slice(0, 1).map((item) => ({ ...item, ...changes })));

const change = <Item extends object>(items: readonly Item[], changes: Partial<Item>): void =>
  void Object.assign(items[0] ?? {}, changes);

const ofJobs: Lies = {
  'refused order': ({ ledger }) => change(ledger.orders, { acknowledged: 0 }),
  'lost job': ({ evidence }) => void evidence.jobs.pop(),
  'job that never ends': ({ evidence }) => change(evidence.jobs, { status: 'processing' }),
  'job that failed for nothing': ({ evidence }) => {
    for (const job of evidence.jobs) job.status = 'failed';
  },
  'second job for one key': ({ evidence }) => again(evidence.jobs, { jobId: 'another' }),
  'lost result': ({ evidence }) => void evidence.results.pop(),
  'second result': ({ evidence }) => void evidence.results.push(...evidence.results.slice(0, 1)),
  'second workflow': ({ evidence }) => void evidence.workflows.push(...evidence.workflows),
  'result of another document': ({ ledger }) => {
    const order = ledger.orders.find(({ policyNumber }) => policyNumber !== null);
    if (order?.seen) order.seen.data = '{"policyNumber":"of somebody else"}';
  },
  'lost order': ({ ledger }) => void ledger.orders.pop(),
  'lost event': ({ ledger }) => {
    const [lost] = ledger.receipts;
    ledger.receipts = ledger.receipts.filter(({ jobId }) => jobId !== lost?.jobId);
  },
  'second webhook-id': ({ ledger }) => again(ledger.receipts, { webhookId: 'msg_other' }),
  'event that changed': ({ ledger }) => again(ledger.receipts, { body: '{}' }),
  'bad signature': ({ ledger }) => change(ledger.receipts, { isSigned: false }),
};

const ofDocuments: Lies = {
  'refused document': ({ ledger }) => change(ledger.documents, { acknowledged: 0 }),
  'lost document': ({ evidence }) => void evidence.documents.pop(),
  'document that never ends': ({ evidence }) => change(evidence.documents, { status: 'processing' }),
  'document that failed for nothing': ({ evidence }) => {
    for (const document of evidence.documents) document.status = 'failed';
  },
  'second document for one key': ({ evidence }) => again(evidence.documents, { documentId: 'another' }),
  'document that nobody handed over': ({ ledger }) => void ledger.documents.pop(),
  'upload that was lost': ({ ledger }) => change(ledger.documents, { missed: 1 }),
  'document without its bytes': ({ evidence }) => change(evidence.documents, { storedSha256: null }),
  'half of a document': ({ evidence }) => change(evidence.documents, { storedSha256: 'ab'.repeat(32) }),
  'lost page': ({ evidence }) => void evidence.documents.find(({ status }) => status === 'ready')?.pages.pop(),
  'second job of a document': ({ evidence }) => {
    const job = evidence.jobs.find(({ operation }) => operation === 'documents');
    if (job) evidence.jobs.push({ ...job, jobId: 'another' });
  },
  'job without its document': ({ evidence }) =>
    again(evidence.jobs, { jobId: 'another', operation: 'documents', idempotencyKey: 'of none' }),
  'document of somebody else': ({ ledger }) => {
    const [document] = ledger.documents;
    if (document?.seen) document.seen.sha256 = 'of another one';
  },
};

const ofTurns: Lies = {
  'refused turn': ({ ledger }) => change(ledger.turns, { acknowledged: 0 }),
  'lost turn': ({ evidence }) => void evidence.turns.pop(),
  'turn that is never answered': ({ evidence }) => change(evidence.turns, { status: 'processing' }),
  'second turn for one key': ({ evidence }) => again(evidence.turns, { turnId: 'another' }),
  'turn that nobody asked for': ({ ledger }) => void ledger.turns.pop(),
  'lost answer': ({ evidence }) => void evidence.turns[0]?.messages.pop(),
  'double answer': ({ evidence }) =>
    void evidence.turns[0]?.messages.push({ id: 'other', position: 3, role: 'assistant', content: 'Or else?' }),
  'another answer to the same question': ({ ledger }) => void ledger.turns[0]?.answers.push('other Or else?'),
  'answer out of nowhere': ({ ledger }) => {
    for (const turn of ledger.turns) turn.answers = turn.answers.map(() => 'id The documents do not say.');
  },
  'tool that was forgotten': ({ evidence }) => {
    for (const turn of evidence.turns) turn.tools = turn.tools.map(() => 'pending');
  },
  'second session for one thread': ({ ledger }) => void ledger.turns[0]?.sessionIds.push('another'),
  'turns in another order': ({ ledger }) => change(ledger.turns, { step: 1_000_000 }),
  'turn that overtook another': ({ evidence }) => {
    for (const turn of evidence.turns) turn.endedAt = -turn.number;
  },
};

const ofTheRest: Lies = {
  'lost usage row': ({ evidence }) => void evidence.usage.pop(),
  'second usage row': ({ evidence }) => again(evidence.usage),
  'usage of nothing': ({ evidence }) => again(evidence.usage, { subjectId: 'nobody' }),
  'wrong report of usage': ({ evidence }) => void Object.assign(evidence.report ?? {}, { assistantTurns: 1_000_000 }),
  'undeclared answer': ({ ledger }) =>
    void ledger.answers.push({
      operation: 'getJob',
      request: 'GET /',
      status: 500,
      retryAfter: null,
      error: 'internal_error',
    }),
  'refusal without a time': ({ ledger }) =>
    void ledger.answers.push({
      operation: 'getJob',
      request: 'GET /',
      status: 503,
      retryAfter: null,
      error: 'service_unavailable',
    }),
  'process that ended': ({ exits }) => void exits.push('The worker ended (code 1)'),
  'crash point that was not reached': ({ points }) => void points.push({ name: 'nowhere', isReached: false }),
};

/** Lies that the verdict has to see through: each falsifies one piece of the evidence. */
export const plants: Lies = { ...ofJobs, ...ofDocuments, ...ofTurns, ...ofTheRest };

/** Plants one of them. */
export function plant(name: string, outcome: Outcome): void {
  plants[name]?.(outcome);
}
