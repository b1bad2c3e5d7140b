import { describe, expect, it } from 'vitest';
import type { DocumentKind, DocumentOrder, Order, Receipt, TurnOrder, TurnRow } from '../faults/ledger.ts';
import { plant, plants } from '../faults/plants.ts';
import type { Outcome } from '../faults/stage.ts';
import { judge } from '../faults/verdict.ts';

type DocumentRow = Outcome['evidence']['documents'][number];

/** Two jobs and a sync call, four documents and two questions that all went well; what is damaged has failed. */
function wellKept(): Outcome {
  const documents = (['named', 'classified', 'unlike', 'damaged'] as const).map(document);
  const turns = [turn(1, 'HD-1'), turn(2, null)];
  const jobsOfDocuments = documents.flatMap(({ job }) => job ?? []);
  const jobs = [
    job(1, 'completed'),
    job(2, 'failed'),
    { ...job(3, 'completed'), operation: 'extract' },
    ...jobsOfDocuments,
  ];
  const completed = jobs.filter(({ status }) => status === 'completed').map(({ jobId }) => jobId);
  const usage: [kind: string, ids: string[]][] = [
    ['job', ['job-1', 'job-2', 'job-3']],
    ['inner_job', jobsOfDocuments.map(({ jobId }) => jobId)],
    ['extraction', completed],
    ['failure', ['job-2', 'job-of-damaged']],
    ['document', documents.map(({ row }) => row.documentId)],
    ['reading', ['unlike']],
    ['turn', turns.map(({ row }) => row.turnId)],
    ['webhook', ['delivery-1']],
  ];
  return {
    ledger: {
      orders: [
        order(1, { status: 'completed', data: '{"policyNumber":"QX-1"}' }),
        order(2, { status: 'failed', data: 'null' }),
        { ...order(3, { status: 'completed', data: '{"policyNumber":"QX-3"}' }), operation: 'extract' },
      ],
      documents: documents.map(({ order }) => order),
      turns: turns.map(({ order }) => order),
      answers: [{ operation: 'createJob', request: 'POST /', status: 202, retryAfter: '1', error: undefined }],
      receipts: [receipt(1, 'job.completed'), receipt(1, 'job.completed'), receipt(2, 'job.failed')],
    },
    evidence: {
      jobs,
      results: completed,
      documents: documents.map(({ row }) => row),
      turns: turns.map(({ row }) => row),
      deliveries: [
        { deliveryId: 'delivery-1', status: 'succeeded' },
        { deliveryId: 'delivery-2', status: 'pending' },
      ],
      usage: usage.flatMap(([kind, ids]) => ids.map((subjectId) => ({ kind, subjectId }))),
      timeouts: [],
      workflows: [
        ...jobs.filter(({ jobId }) => jobId !== 'job-of-damaged').map(({ jobId }) => `job:${jobId}`),
        ...documents.map(({ row }) => `document:${row.documentId}`),
      ],
      report: { documents: 4, assistantTurns: 2, extractions: 4, jobs: 6 },
    },
    exits: [],
    points: [{ name: 'before the end', isReached: true }],
    notes: [],
  };
}

function job(number: number, status: string) {
  return { jobId: `job-${number}`, idempotencyKey: `order-${number}`, operation: 'jobs', status, error: null };
}

function order(number: number, seen: Order['seen']): Order {
  const policyNumber = seen?.status === 'failed' ? null : `QX-${number}`;
  const idempotencyKey = `order-${number}`;
  return { idempotencyKey, operation: 'jobs', policyNumber, jobIds: [`job-${number}`], acknowledged: 1, seen };
}

function receipt(number: number, type: string): Receipt {
  return { jobId: `job-${number}`, type, webhookId: `msg_${number}`, body: `{"n":${number}}`, isSigned: true };
}

function document(kind: DocumentKind) {
  const status = kind === 'damaged' ? 'failed' : 'ready';
  const [sha256, policyNumber, jobId, operation] = [`hash-of-${kind}`, `HD-${kind}`, `job-of-${kind}`, 'uploads'];
  const seen = { status, sha256, data: `{"policyNumber":"${policyNumber}"}` };
  const order: DocumentOrder = {
    idempotencyKey: kind,
    operation: 'uploads',
    kind,
    policyNumber,
    sha256,
    seen,
    documentIds: [kind, kind],
    jobIds: [jobId],
    arrived: 1,
    missed: 0,
    acknowledged: 1,
  };
  const error = kind === 'damaged' ? 'document_corrupt' : null;
  const pages = kind === 'damaged' ? [] : [`one of ${policyNumber}`, `two of ${policyNumber}`];
  const row: DocumentRow = {
    documentId: kind,
    jobId,
    idempotencyKey: kind,
    operation,
    status,
    error,
    sha256,
    storedSha256: sha256,
    pagesTotal: kind === 'damaged' ? null : 2,
    pages,
  };
  const own = { jobId, idempotencyKey: kind, operation: 'documents', error };
  const job = kind === 'unlike' ? null : { ...own, status: status === 'ready' ? 'completed' : 'failed' };
  return { order, row, job };
}

/** The second question is asked twice, and a tool answers it. */
function turn(number: number, policyNumber: string | null) {
  const [turnId, sessionId, content, idempotencyKey] = [`turn-${number}`, 'session', 'It is HD-1.', `key-${number}`];
  const answer = `answer-${number} ${content}`;
  const order: TurnOrder = {
    idempotencyKey,
    thread: 'thread',
    step: number,
    message: 'What is it?',
    policyNumber,
    sessionIds: [sessionId],
    turnIds: [turnId, turnId],
    acknowledged: 2,
    answers: [answer, answer],
  };
  const row: TurnRow = {
    turnId,
    sessionId,
    idempotencyKey,
    number,
    status: 'completed',
    endedAt: number * 1_000,
    tools: policyNumber === null ? ['completed'] : [],
    messages: [
      { id: `question-${number}`, position: 2 * number - 1, role: 'user', content: 'What is it?' },
      { id: `answer-${number}`, position: 2 * number, role: 'assistant', content },
    ],
  };
  return { order, row };
}

const brokenIn = (outcome: Outcome): string[] =>
  judge(outcome)
    .filter(({ broken }) => broken.length > 0)
    .map(({ promise }) => promise);

function brokenBy(name: string): string[] {
  const outcome = wellKept();
  plant(name, outcome);
  return brokenIn(outcome);
}

describe('the verdict over a run with faults', () => {
  it('finds nothing where every promise was kept', () => {
    expect(brokenIn(wellKept())).toEqual([]);
  });

  it.each(Object.keys(plants))('sees through: %s', (name) => {
    expect(brokenBy(name)).not.toEqual([]);
  });

  it('has a lie for every promise', () => {
    const broken = new Set(Object.keys(plants).flatMap(brokenBy));

    const neverBroken = judge(wellKept())
      .map(({ promise }) => promise)
      .filter((promise) => !broken.has(promise));

    expect(neverBroken).toEqual([]);
  });

  it('puts every promise to the test', () => {
    expect(judge(wellKept()).filter(({ checked }) => checked === 0)).toEqual([]);
  });
});
