import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endedJob } from '../helpers/jobs.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';

let service: TestService;
let document: { type: string; content: string };
beforeAll(async () => {
  document = { type: 'base64', content: base64(await plainPdf([['Policy Number: QX-445-1182']])) };
  service = await startService();
});
afterEach(() => service.stopWorkers());
afterAll(() => service.stop());

async function create(): Promise<string> {
  const { body } = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', document } });
  return String(body.jobId);
}

const look = (jobId: string, headers: Record<string, string> = {}): Promise<Answer> =>
  service.call('GET', `/v1/jobs/${jobId}`, { headers });

async function timed<T>(call: Promise<T>): Promise<{ answer: T; seconds: number }> {
  const began = performance.now();
  return { answer: await call, seconds: (performance.now() - began) / 1_000 };
}

describe('asking for a job that has not ended', () => {
  it('says when to ask again, and 304 as long as nothing has changed', async () => {
    const jobId = await create();
    const first = await look(jobId);
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'pending', progress: { stage: 'queued', percent: 0 } },
    });
    expect(first.headers.get('retry-after')).toBe('1');

    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect((await look(jobId, { 'If-None-Match': known })).status).toBe(304);
    }
    await service.call('POST', `/v1/jobs/${jobId}/cancel`);
    await service.startWorkers(['workflows']);
    await endedJob(service, jobId);
    const changed = await look(jobId, { 'If-None-Match': etag });
    expect(changed).toMatchObject({ status: 200, body: { status: 'failed' } });
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(changed.headers.get('retry-after')).toBeNull();
  });

  it('waits as long as the client prefers, and answers with how it stands then', async () => {
    const jobId = await create();
    const { answer, seconds } = await timed(look(jobId, { Prefer: 'wait=2' }));
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('preference-applied')).toBe('wait=2');
    expect(seconds).toBeGreaterThan(1.9);
  });

  it('answers as soon as the job ends', async () => {
    await service.startWorkers();
    const [jobId, waited] = [await create(), 30];
    const { answer, seconds } = await timed(look(jobId, { Prefer: `wait=${waited}` }));
    expect(answer).toMatchObject({ status: 200, body: { status: 'completed', result: { pages: 1 } } });
    expect(seconds).toBeLessThan(waited);
  });

  it('does not wait for a job that has ended, nor for one that is not there', async () => {
    await service.startWorkers();
    const jobId = await create();
    await endedJob(service, jobId);
    const missing = '6f8f6f3e-0000-4000-8000-00000000dead';
    const calls = [look(jobId, { Prefer: 'wait=30' }), look(missing, { Prefer: 'wait=30' })];
    const { answer, seconds } = await timed(Promise.all(calls));
    expect(answer.map(({ status }) => status)).toEqual([200, 404]);
    expect((await look(jobId, { Prefer: 'wait=9999' })).headers.get('preference-applied')).toBe('wait=30');
    expect((await look(jobId, { Prefer: 'wait=abc' })).headers.get('preference-applied')).toBeNull();
    expect(seconds).toBeLessThan(30);
  });
});
