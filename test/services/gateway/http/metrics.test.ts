import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../../domain/contract/operations.ts';
import { policyTypes } from '../../../../domain/policies/registry.ts';
import { until } from '../../../helpers/until.ts';
import { type Listening, listen } from '../../../../services/gateway/http/server.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

describe('the metrics of a gateway', () => {
  let gateway: TestGateway;
  let figures: Listening;
  beforeAll(async () => {
    gateway = await startGateway();
    const { stopping, metrics } = gateway;
    figures = await listen(metrics.answer, { host: '127.0.0.1', port: 0, stopping: stopping.signal });
  });
  afterAll(async () => {
    await figures.stop();
    await gateway.stop();
  });

  const scrape = async (): Promise<string> => (await fetch(`${figures.url}/metrics`)).text();
  /** Every series of decpage's own with its value. */
  const series = async (): Promise<Map<string, number>> => {
    const lines = (await scrape()).split('\n').filter((line) => line.startsWith('decpage_'));
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  };
  const requestsOf = (operation: string, route: string, status: number | string) =>
    `decpage_http_requests_total{operation="${operation}",route="${route}",status="${status}"}`;
  const jobsOf = (type: string, outcome: string) =>
    `decpage_jobs_ended_total{outcome="${outcome}",policy_type="${type}"}`;

  it('all exist before the first request, with the value 0', async () => {
    const first = await series();

    expect([...first.values()].filter((value) => value !== 0)).toEqual([]);
    for (const [id, { path, responses }] of Object.entries(operations)) {
      for (const status of [...Object.keys(responses), 500, 'aborted']) {
        expect(first.get(requestsOf(id, path, status))).toBe(0);
      }
      expect(first.get(`decpage_http_request_seconds_count{operation="${id}",route="${path}"}`)).toBe(0);
    }
    for (const { id } of policyTypes) {
      expect(['completed', 'failed', 'cancelled'].map((outcome) => first.get(jobsOf(id, outcome)))).toEqual([0, 0, 0]);
    }
    for (const code of ['quota_exceeded', 'rate_limited', 'internal_error'])
      expect(first.get(`decpage_http_errors_total{code="${code}"}`)).toBe(0);
    expect(first.get('decpage_job_failures_total{code="document_encrypted"}')).toBe(0);
    for (const work of ['jobs_pending', 'jobs_processing', 'documents', 'turns', 'webhooks'])
      expect([
        first.get(`decpage_backlog{work="${work}"}`),
        first.get(`decpage_backlog_age_seconds{work="${work}"}`),
      ]).toEqual([0, 0]);
    // each scrape carries all of them
    expect(first.size).toBeLessThan(1_500);
  });

  it('count requests by operation, route and status, never by path', async () => {
    const before = [...(await series()).keys()];
    await send(gateway.url, requestOf('getHealth'));
    await send(gateway.url, requestOf('getHealth'));
    await send(gateway.url, requestOf('getJob'), { key: 'dp_wrong' });
    for (let number = 0; number < 20; number++) await fetch(`${gateway.url}/somewhere/else-${number}`);
    for (const method of ['PATCH', 'OPTIONS', 'DELETE']) await fetch(`${gateway.url}/v1/jobs`, { method });

    const after = await series();

    expect(after.get(requestsOf('getHealth', '/health', 200))).toBe(2);
    expect(after.get('decpage_http_request_seconds_count{operation="getHealth",route="/health"}')).toBe(2);
    expect(after.get(requestsOf('getJob', '/v1/jobs/{jobId}', 401))).toBe(1);
    expect(after.get('decpage_http_errors_total{code="invalid_api_key"}')).toBe(1);
    expect(after.get(requestsOf('none', 'none', 404))).toBe(20);
    expect(after.get(requestsOf('none', 'none', 405))).toBe(2);
    expect(after.get(requestsOf('none', 'none', 204))).toBe(1);
    // no request of a client creates a new series
    expect([...after.keys()]).toEqual(before);
    const text = await scrape();
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).not.toContain('somewhere');
  });

  it('count a request whose client disconnected as aborted', async () => {
    const { key } = await gateway.makeKey('acme');
    const headers = {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Content-Length': '100',
      Expect: '100-continue',
    };
    const unfinished = request(`${gateway.url}/v1/jobs`, { method: 'POST', headers });
    unfinished.on('error', () => undefined).flushHeaders();
    // the gateway has the headers, and waits for the body
    await once(unfinished, 'continue');
    unfinished.destroy();

    const aborted = requestsOf('createJob', '/v1/jobs', 'aborted');
    await until(async () => (await series()).get(aborted) === 1);
    expect((await series()).get(aborted)).toBe(1);
  });

  it('count a job that the gateway ends once, however often it is cancelled', async () => {
    const { key, record } = await gateway.makeKey('acme');
    const { accountId } = await gateway.prisma.key.findUniqueOrThrow({ where: { id: record.keyId } });
    // no workflow was started for it, so nobody ends it but the gateway
    const { id: jobId } = await gateway.prisma.job.create({
      data: {
        id: randomUUID(),
        accountId,
        keyId: record.keyId,
        requestId: 'req_1',
        operation: 'jobs',
        idempotencyKey: 'cancelled',
        fingerprint: 'cancelled',
        policyType: 'auto',
        maxAttempts: 4,
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
    const cancel = () =>
      fetch(`${gateway.url}/v1/jobs/${jobId}/cancel`, { method: 'POST', headers: { Authorization: `Bearer ${key}` } });

    const cancelled = await Promise.all([cancel(), cancel(), cancel()]);
    expect(cancelled.map(({ status }) => status)).toEqual([200, 200, 200]);

    const after = await series();
    expect(after.get(jobsOf('auto', 'cancelled'))).toBe(1);
    expect(after.get(jobsOf('auto', 'failed'))).toBe(0);
    expect(after.get('decpage_job_failures_total{code="cancelled"}')).toBe(1);
  });

  it('are served on no other path', async () => {
    const answer = await fetch(`${figures.url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(`${figures.url}/v1/ping`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  });
});
