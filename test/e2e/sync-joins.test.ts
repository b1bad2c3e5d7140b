import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endedJob } from '../helpers/jobs.ts';
import { listenOnLoopback } from '../helpers/listen.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';
import { until } from '../helpers/until.ts';

let service: TestService;
let files: Server;
let url: string;
let document: { type: string; content: string };

beforeAll(async () => {
  const pdf = await plainPdf([['Policy Number: QX-445-1182']]);
  document = { type: 'base64', content: base64(pdf) };
  files = createServer((_request, response) => response.end(pdf));
  const host = `127.0.0.1:${await listenOnLoopback(files)}`;
  url = `http://${host}/policy.pdf`;
  service = await startService({ allow: [host] });
});
afterAll(async () => {
  await service.stop();
  await new Promise((resolve) => files.close(resolve));
});

interface Sync {
  type?: string;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
}

async function extract({ type = 'auto', body = { document }, ...request }: Sync = {}): Promise<Answer> {
  return await service.call('POST', `/v1/extract/${type}`, { body, ...request });
}

/** The job of a call that nobody answers in time. */
async function jobOf(request: Sync = {}): Promise<unknown> {
  const { status, body } = await extract({ ...request, headers: { ...request.headers, Prefer: 'wait=0' } });
  expect(status).toBe(408);
  return body.jobId;
}

/** A job that has ended after its only call was answered 408. */
async function jobThatCameLate(request: Sync): Promise<unknown> {
  await service.stopWorkers();
  const jobId = await jobOf(request);
  await service.startWorkers();
  await endedJob(service, jobId);
  return jobId;
}

describe('a sync call, while the same is extracted already', () => {
  it('joins the job of the same document, type and options', async () => {
    const jobId = await jobOf();
    expect(await jobOf()).toBe(jobId);
    expect(await jobOf({ body: { document, options: { citationLevel: 'full' } } })).toBe(jobId);
    expect(await jobOf({ headers: { 'Idempotency-Key': 'a key of its own' } })).toBe(jobId);
  });

  it('joins the job of the same URL', async () => {
    const body = { document: { type: 'url', content: url } };
    expect(await jobOf({ body })).toBe(await jobOf({ body }));
  });

  it('does not join when anything differs', async () => {
    const jobId = await jobOf();
    const others = [
      await jobOf({ type: 'homeowners' }),
      await jobOf({ body: { document, options: { citationLevel: 'none' } } }),
      await jobOf({ body: { document: { type: 'base64', content: base64(await plainPdf([['Other']])) } } }),
      await jobOf({ key: await service.makeKey('another account') }),
      (await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } })).body.jobId,
    ];
    expect(new Set([jobId, ...others]).size).toBe(others.length + 1);
  });

  it('is answered with what the job that it joined found', async () => {
    const jobId = await jobOf();
    const waiting = [extract(), extract()];
    await service.startWorkers();
    for (const { status, body } of await Promise.all(waiting)) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: { policyNumber: 'QX-445-1182' }, metadata: { jobId } });
    }
    expect(await service.prisma.usageEvent.count({ where: { kind: 'extraction', subjectId: String(jobId) } })).toBe(1);
  });
});

describe('a repetition after 408', () => {
  it('with the same key costs no second extraction, however late it comes', async () => {
    const body = { document: { type: 'base64', content: base64(await plainPdf([['Policy Number: ONCE-1']])) } };
    const headers = { 'Idempotency-Key': 'once' };
    const jobId = await jobOf({ body, headers });
    for (let repeat = 0; repeat < 3; repeat++) {
      expect(await extract({ body, headers })).toMatchObject({ status: 200, body: { metadata: { jobId } } });
    }
    const [{ documentSha256 }, extractions] = await Promise.all([
      service.prisma.job.findUniqueOrThrow({ where: { id: String(jobId) } }),
      service.prisma.usageEvent.count({ where: { kind: 'extraction', subjectId: String(jobId) } }),
    ]);
    expect([await service.prisma.job.count({ where: { documentSha256 } }), extractions]).toEqual([1, 1]);
    const runs = service.temporal.workflow.list({ query: `WorkflowId = "job:${String(jobId)}"` });
    let count = 0;
    for await (const _run of runs) count += 1;
    expect(count).toBe(1);
  });

  it('with the same key asks for the same, or is refused', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    expect(await extract({ headers })).toMatchObject({ status: 400, body: { error: 'idempotency_key_reused' } });
  });

  it('without a key, or with another one, leads to the same job also when that has ended', async () => {
    const body = { document: { type: 'base64', content: base64(await plainPdf([['Policy Number: LATE-1']])) } };
    const jobId = await jobThatCameLate({ body });
    for (const headers of [{}, { 'Idempotency-Key': 'late' }, {}]) {
      expect(await extract({ body, headers })).toMatchObject({ status: 200, body: { metadata: { jobId } } });
    }
    expect(await extract({ body, key: await service.makeKey('another account') })).toMatchObject({ status: 200 });
    expect(await service.prisma.usageEvent.count({ where: { kind: 'extraction', subjectId: String(jobId) } })).toBe(1);
  });

  it('is told why there is no result, unless a new job may have one', async () => {
    const body = { document: { type: 'base64', content: base64(Buffer.from('%PDF-1.7\nlate and damaged')) } };
    const jobId = await jobThatCameLate({ body });
    expect(await extract({ body })).toMatchObject({ status: 422, body: { jobId, code: 'document_corrupt' } });

    for (const error of [
      { code: 'cancelled', retryable: false },
      { code: 'provider_error', retryable: true },
    ]) {
      await service.prisma.job.update({ where: { id: String(jobId) }, data: { error } });
      const again = await extract({ body });
      expect(again).toMatchObject({ status: 422, body: { code: 'document_corrupt' } });
      expect(again.body.jobId).not.toBe(jobId);
    }
  });

  it('much later is a new order', async () => {
    const body = { document: { type: 'base64', content: base64(await plainPdf([['Policy Number: LATE-2']])) } };
    const jobId = await jobThatCameLate({ body });
    const syncTimedOutAt = new Date(Date.now() - 3_700_000);
    await service.prisma.job.update({ where: { id: String(jobId) }, data: { syncTimedOutAt } });
    const { status, body: answered } = await extract({ body });
    expect([status, (answered.metadata as unknown as { jobId: string }).jobId === jobId]).toEqual([200, false]);
  });
});

describe('an idempotency key whose call joined the job of another call', () => {
  /** A request for a document that no other test has. */
  const requestFor = async (text: string) => {
    const body = { document: { type: 'base64', content: base64(await plainPdf([[text]])) } };
    return (idempotencyKey: string, options: object = {}): Sync => ({
      body: { ...body, options },
      headers: { 'Idempotency-Key': idempotencyKey },
    });
  };
  const jobIdOf = ({ body }: Answer) => (body.metadata as unknown as { jobId: string }).jobId;

  /** Two calls that wait for one job, on which nobody works; the second has joined it. */
  async function joinWhileItWaits(first: Sync, second: Sync): Promise<[Promise<Answer>, Promise<Answer>]> {
    await service.stopWorkers();
    const waiting = [];
    for (const call of [first, second]) {
      waiting.push(extract(call));
      const idempotencyKey = call.headers?.['Idempotency-Key'] ?? '';
      await until(async () => (await service.prisma.jobKey.count({ where: { idempotencyKey } })) === 1);
    }
    return waiting as [Promise<Answer>, Promise<Answer>];
  }

  it('leads to that job for good, and says that it is an earlier one', async () => {
    const request = await requestFor('Policy Number: JOINED-1');
    const waiting = await joinWhileItWaits(request('K3'), request('K4'));
    await service.startWorkers();
    const [first, joined] = await Promise.all(waiting);
    const again = await extract(request('K4'));

    const jobId = jobIdOf(first);
    expect([first, joined, again].map((answer) => [answer.status, jobIdOf(answer)])).toEqual(
      Array.from({ length: 3 }, () => [200, jobId]),
    );
    const headers = [first, joined, again].map((answer) => answer.headers.get('Idempotency-Replayed'));
    expect(headers).toEqual([null, 'true', 'true']);
    const { documentSha256 } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(await service.prisma.job.count({ where: { documentSha256 } })).toBe(1);
  });

  it('does not stand for another request, and still for its own afterwards', async () => {
    const request = await requestFor('Policy Number: JOINED-2');
    const { body } = request('');
    const jobId = await jobThatCameLate({ body });
    expect(jobIdOf(await extract(request('K')))).toBe(jobId);

    expect(await extract(request('K', { citationLevel: 'none' }))).toMatchObject({
      status: 400,
      body: { error: 'idempotency_key_reused', jobId },
    });
    const again = await extract(request('K'));
    expect([again.status, jobIdOf(again)]).toEqual([200, jobId]);
  });

  it('tells how that job ended, as the key that created it does', async () => {
    const request = await requestFor('Policy Number: JOINED-3');
    const waiting = await joinWhileItWaits(request('k6'), request('k7'));
    const { jobId } = await service.prisma.jobKey.findFirstOrThrow({ where: { idempotencyKey: 'k7' } });
    await service.call('POST', `/v1/jobs/${jobId}/cancel`);
    await service.startWorkers();

    const cancelled = { status: 422, body: { error: 'extraction_failed', code: 'cancelled', jobId } };
    expect(await Promise.all(waiting)).toMatchObject([cancelled, cancelled]);
    expect(await extract(request('k7'))).toMatchObject(cancelled);
    expect(await extract(request('k6'))).toMatchObject(cancelled);
  });
});
