import { setTimeout as sleep } from 'node:timers/promises';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import type { Ledger, Order } from './ledger.ts';

const requestTimeoutMs = 45_000;
/** Nobody is away for longer than that: a server needs seconds, the repair of a lost job up to a minute. */
const patienceMs = 240_000;

interface Answer {
  status: number;
  body: {
    jobId?: string;
    status?: string;
    error?: unknown;
    metadata?: { jobId?: string };
    result?: { data?: unknown };
  };
}

/** A client that never gives up: it repeats a request until it has an answer that it can use. */
export function createClient({
  urls,
  key,
  webhook,
  ledger,
}: {
  /** Of all gateways: it turns to the next one when one does not answer. */
  urls: readonly string[];
  key: string;
  webhook: { url: string; secret: string };
  ledger: Ledger;
}) {
  let turn = 0;

  /** Hands one order over, in some cases twice at once, and waits for its end. */
  async function place(order: Order, { isTwice }: { isTwice: boolean }): Promise<void> {
    ledger.orders.push(order);
    const content = base64(await documentOf(order));
    const body = { policyType: 'auto', document: { type: 'base64', content }, webhook };
    const post = async (): Promise<Answer> =>
      order.operation === 'jobs'
        ? await persist({ order, path: '/v1/jobs', body })
        : await persist({ order, path: '/v1/extract/auto', body: { document: body.document } });
    await Promise.all(isTwice ? [post(), post()] : [post()]);
    const [jobId] = order.jobIds;
    if (jobId === undefined) return;
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
      const { status, body: job } = await persist({ order, path: `/v1/jobs/${jobId}` });
      if (status === 200 && (job.status === 'completed' || job.status === 'failed')) {
        order.seen = { status: job.status, data: JSON.stringify(job.result?.data ?? null) };
        return;
      }
      await sleep(200);
    }
  }

  async function persist(request: { order: Order; path: string; body?: object }): Promise<Answer> {
    for (const deadline = Date.now() + patienceMs; ; await sleep(250)) {
      const answer = await call(request);
      if (answer !== undefined && ![429, 503].includes(answer.status)) return answer;
      if (Date.now() > deadline) return answer ?? { status: 0, body: {} };
    }
  }

  /** Undefined when the connection broke: the client does not know then what became of its request. */
  async function call({
    order,
    path,
    body,
  }: {
    order: Order;
    path: string;
    body?: object;
  }): Promise<Answer | undefined> {
    turn += 1;
    const headers = {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      ...(body ? { 'Idempotency-Key': order.idempotencyKey } : { Prefer: 'wait=10' }),
    };
    const method = body ? 'POST' : 'GET';
    try {
      const response = await fetch(`${urls[turn % urls.length]}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      const answered = (await response.json()) as Answer['body'];
      const { status } = response;
      const retryAfter = response.headers.get('Retry-After');
      const error = typeof answered.error === 'string' ? answered.error : undefined;
      ledger.answers.push({ request: `${method} ${path}`, status, retryAfter, error });
      const jobId = answered.jobId ?? answered.metadata?.jobId;
      if (body && jobId !== undefined) order.jobIds.push(jobId);
      // 408 promises that the job goes on, 422 tells that it has failed
      if (body && [200, 202, 408, 422].includes(status)) order.acknowledged += 1;
      return { status, body: answered };
    } catch {
      return undefined;
    }
  }

  return { place };
}

async function documentOf({ policyNumber, idempotencyKey }: Order): Promise<Uint8Array> {
  if (policyNumber === null) return Buffer.from(`%PDF-1.7\nnothing that follows is one: ${idempotencyKey}`);
  return await plainPdf([
    [
      'Personal Auto Declarations',
      `Policy Number: ${policyNumber}`,
      'Named Insured: Marta Ellison',
      'Policy Period: 03/01/2026 to 09/01/2026',
    ],
  ]);
}
