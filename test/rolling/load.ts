import { setTimeout as sleep } from 'node:timers/promises';
import { policyDocument } from '../faults/documents.ts';
import { base64 } from '../helpers/plain-pdf.ts';
import type { Answer, Client } from './client.ts';
import type { Ledger, Order, Turn } from './ledger.ts';

interface Loading {
  client: Client;
  ledger: Ledger;
  /** Begins the names of what this load hands over. */
  name: string;
  webhook: { url: string; secret: string };
  /** Ends the load; what was begun is still followed to its end. */
  signal: AbortSignal;
  pauseMs: number;
}

const pollMs = 500;
const patienceMs = 300_000;

/** Clients that hand over jobs, wait for sync calls and ask questions until the signal comes, and follow each to its end. */
export async function load(given: Loading): Promise<void> {
  await Promise.all([placeJob, extract, ask, stream].map((work) => repeat(given, work)));
}

type Work = (given: Loading, number: number) => Promise<void>;

/** One after the other, so that a slow machine gets less to do: what is measured is loss, not speed. */
async function repeat(given: Loading, work: Work): Promise<void> {
  for (let number = 1; !given.signal.aborted; number++) {
    await work(given, number);
    await sleep(given.pauseMs, undefined, { signal: given.signal }).catch(() => undefined);
  }
}

async function newOrder({ ledger, name }: Loading, operation: Order['operation'], number: number) {
  const policyNumber = `${operation === 'jobs' ? 'J' : 'S'}${name.toUpperCase()}-${String(number).padStart(5, '0')}`;
  const order: Order = { idempotencyKey: `${operation}-${name}-${number}`, operation, policyNumber };
  ledger.orders.push(order);
  return { order, document: { type: 'base64', content: base64(await policyDocument(policyNumber)) } };
}

async function placeJob(given: Loading, number: number): Promise<void> {
  const { order, document } = await newOrder(given, 'jobs', number);
  const { webhook } = given;
  const body = { policyType: 'auto', document, webhook };
  const answer = await given.client({ method: 'POST', path: '/v1/jobs', body, headers: named(order) });
  if (!expectStatus(given, answer, [202], 'POST /v1/jobs')) return;
  order.jobId = (read(answer) as { jobId: string }).jobId;
  await follow(given, order);
}

async function extract(given: Loading, number: number): Promise<void> {
  const { order, document } = await newOrder(given, 'extract', number);
  const path = '/v1/extract/auto';
  const answer = await given.client({ method: 'POST', path, body: { document }, headers: named(order) });
  if (!expectStatus(given, answer, [200, 408], `POST ${path}`)) return;
  const body = read(answer) as { jobId?: string; metadata?: { jobId: string }; data?: Found };
  const jobId = body.jobId ?? body.metadata?.jobId;
  if (jobId !== undefined) order.jobId = jobId;
  if (answer?.status === 200) note(order, body.data);
  else {
    given.ledger.handedOver += 1;
    await follow(given, order);
  }
}

interface Found {
  policyNumber?: string;
}

/** Reads a job until it has ended. */
async function follow(given: Loading, order: Order): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(pollMs)) {
    const answer = await given.client({ method: 'GET', path: `/v1/jobs/${order.jobId}` });
    if (!expectStatus(given, answer, [200], 'GET /v1/jobs/{jobId}')) return;
    const job = read(answer) as { status: string; result?: { data?: Found } };
    if (job.status === 'completed') note(order, job.result?.data);
    if (job.status === 'completed' || job.status === 'failed') return;
  }
}

function note(order: Order, data: Found | undefined): void {
  order.found = JSON.stringify(data ?? null).includes(`"${order.policyNumber}"`) ? order.policyNumber : '';
}

const named = ({ idempotencyKey }: { idempotencyKey: string }) => ({ 'Idempotency-Key': idempotencyKey });

function newTurn({ ledger, name }: Loading, way: string, number: number): Turn {
  const turn: Turn = {
    idempotencyKey: `${way}-${name}-${number}`,
    thread: `${way}-${name}-${number % 3}`,
    isAnswered: false,
  };
  ledger.turns.push(turn);
  return turn;
}

const question = ({ idempotencyKey, thread }: Turn) => ({
  message: `What about ${idempotencyKey}?`,
  externalThreadId: thread,
  idempotencyKey,
});

const path = '/v1/agent/messages';

/** Asks a question; one that a gateway hands over is asked again by its key, as clients do. */
async function ask(given: Loading, number: number): Promise<void> {
  const turn = newTurn(given, 'ask', number);
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(pollMs)) {
    const answer = await given.client({ method: 'POST', path, body: question(turn) });
    if (!expectStatus(given, answer, [201], `POST ${path}`)) return;
    const { turnId, status } = read(answer) as { turnId: string; status: string };
    turn.turnId = turnId;
    turn.isAnswered = status === 'completed';
    if (turn.isAnswered || status === 'failed') return;
    given.ledger.handedOver += 1;
  }
}

/** Asks a question and takes the answer as events; a stream that a gateway ends is taken up where it ended. */
async function stream(given: Loading, number: number): Promise<void> {
  const turn = newTurn(given, 'stream', number);
  let lastEventId: string | undefined;
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(pollMs)) {
    const headers = { Accept: 'text/event-stream', ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }) };
    const answer = await given.client({ method: 'POST', path, body: question(turn), headers });
    if (!expectStatus(given, answer, [201], `POST ${path} (events)`)) return;
    lastEventId = [...(answer?.text ?? '').matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? lastEventId;
    turn.isAnswered = answer?.text.includes('data: [DONE]') === true;
    if (turn.isAnswered) return;
    given.ledger.handedOver += 1;
  }
}

function read(answer: Answer | undefined): unknown {
  return JSON.parse(answer?.text ?? '{}');
}

function expectStatus({ ledger, name }: Loading, answer: Answer | undefined, wanted: number[], what: string): boolean {
  // a connection that broke is written down already
  if (answer === undefined) return false;
  if (wanted.includes(answer.status)) return true;
  ledger.failures.push(`${name}: ${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return false;
}
