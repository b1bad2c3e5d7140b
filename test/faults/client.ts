import { setTimeout as sleep } from 'node:timers/promises';
import { base64 } from '../helpers/plain-pdf.ts';
import { type Answer, type Caller, patienceMs } from './caller.ts';
import { damagedDocument, policyDocument } from './documents.ts';
import type { Ledger, Order } from './ledger.ts';

/** Hands over jobs and waits for their ends. */
export function createClient({
  caller,
  webhook,
  ledger,
}: {
  caller: Caller;
  webhook: { url: string; secret: string };
  ledger: Ledger;
}) {
  /** Hands one order over, in some cases twice at once, and waits for its end. */
  async function place(order: Order, { isTwice }: { isTwice: boolean }): Promise<void> {
    ledger.orders.push(order);
    const { policyNumber, idempotencyKey } = order;
    const bytes = policyNumber === null ? damagedDocument(idempotencyKey) : await policyDocument(policyNumber);
    const document = { type: 'base64', content: base64(bytes) };
    await Promise.all(isTwice ? [post(order, document), post(order, document)] : [post(order, document)]);
    const [jobId] = order.jobIds;
    if (jobId === undefined) return;
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(200)) {
      const { status, body: job } = await caller.persist({
        operation: 'getJob',
        path: `/v1/jobs/${jobId}`,
        headers: { Prefer: 'wait=10' },
      });
      if (status !== 200 || (job.status !== 'completed' && job.status !== 'failed')) continue;
      order.seen = { status: job.status, data: JSON.stringify(job.result?.data ?? null) };
      return;
    }
  }

  async function post(order: Order, document: object): Promise<void> {
    const headers = { 'Idempotency-Key': order.idempotencyKey };
    note(
      order,
      order.operation === 'jobs'
        ? await caller.persist({
            operation: 'createJob',
            path: '/v1/jobs',
            body: { policyType: 'auto', document, webhook },
            headers,
          })
        : await caller.persist({ operation: 'extract', path: '/v1/extract/auto', body: { document }, headers }),
    );
  }

  return { place };
}

function note(order: Order, { status, body }: Answer): void {
  const jobId = body.jobId ?? body.metadata?.jobId;
  if (jobId !== undefined) order.jobIds.push(jobId);
  // 408 promises that the job goes on, 422 tells that it has failed
  if ([200, 202, 408, 422].includes(status)) order.acknowledged += 1;
}
