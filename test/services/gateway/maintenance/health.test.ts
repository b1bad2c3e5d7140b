import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHealthHandlers } from '../../../../services/gateway/maintenance/health.routes.ts';
import { until } from '../../../helpers/until.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

const nothing = 'postgresql://nobody@127.0.0.1:1/none';

describe('a gateway whose dependencies answer', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  it('is alive', async () => {
    const { status, body } = await send(gateway.url, requestOf('getHealth'));

    expect(status).toBe(200);
    expect(body).toEqual({ status: 'ok', service: 'decpage' });
  });

  it('gets ready, and reports the latency of each dependency', async () => {
    // the first check opens the connections
    const ready = await until(async () => {
      const answer = await send(gateway.url, requestOf('getReadiness'));
      return answer.status === 200 && answer.body;
    });

    const ok = { status: 'ok', ms: expect.any(Number) };
    expect(ready).toEqual({
      status: 'ready',
      service: 'decpage',
      dependencies: { postgres: ok, temporal: ok, storage: ok },
    });
  });

  it('returns the account and key of the caller', async () => {
    const { key, record } = await gateway.makeKey('health', ['jobs:read']);

    const asked = Date.now();
    const { status, body } = await send(gateway.url, requestOf('ping'), { key });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'pong',
      user: { accountName: 'health', keyId: record.keyId, keyName: 'test', scopes: ['jobs:read'], source: 'api' },
    });
    expect(Date.parse(String(body.timestamp))).toBeGreaterThanOrEqual(asked);
    expect(Date.parse(String(body.timestamp))).toBeLessThanOrEqual(Date.now());
  });

  it('is no longer ready once it begins to stop', async () => {
    const stopping = await startGateway();
    stopping.stopping.abort();

    const { status, headers, body } = await send(stopping.url, requestOf('getReadiness'));
    await stopping.stop();

    expect(status).toBe(503);
    expect(body.status).toBe('stopping');
    expect(headers.get('connection')).toBe('close');
  });
});

describe('a gateway that stops while a client waits for a job', () => {
  it('answers with the URL of the job instead of closing the connection', async () => {
    const gateway = await startGateway({ syncTimeoutSeconds: 60 });
    const { key } = await gateway.makeKey('health');
    const answer = send(gateway.url, requestOf('extract'), { key });
    await until(async () => (await gateway.prisma.job.count()) > 0);

    await gateway.stop();

    const { status, headers, body } = await answer;
    expect(status).toBe(408);
    expect(headers.get('location')).toBe(`/v1/jobs/${String(body.jobId)}`);
  });
});

describe('a gateway without its servers', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: nothing, temporalAddress: '127.0.0.1:1' });
  });
  afterAll(() => gateway.stop());

  it('is alive nevertheless', async () => {
    expect((await send(gateway.url, requestOf('getHealth'))).status).toBe(200);
  });

  it('reports which of them are down', async () => {
    // each check has a time limit of its own, which the one of storage may exceed on a busy machine
    const { status, body } = await until(async () => {
      const answer = await send(gateway.url, requestOf('getReadiness'));
      const dependencies = answer.body.dependencies as Record<string, { status: string }>;
      return dependencies.storage?.status === 'ok' && answer;
    });

    expect(status).toBe(503);
    expect(body).toMatchObject({
      status: 'not_ready',
      dependencies: { postgres: { status: 'down' }, temporal: { status: 'down' } },
    });
  });

  it('answers 503 with Retry-After, and logs no error messages', async () => {
    const other = await startGateway();
    const { key } = await other.makeKey('health');
    await other.stop();

    const { status, headers, body } = await send(gateway.url, requestOf('ping'), { key });

    expect(status).toBe(503);
    expect(body.error).toBe('service_unavailable');
    expect(headers.get('retry-after')).toBe('2');
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    expect(JSON.stringify(gateway.logged)).not.toContain(key);
  });
});

describe('a gateway without Temporal', () => {
  it('accepts jobs nevertheless', async () => {
    const gateway = await startGateway({ temporalAddress: '127.0.0.1:1' });
    const { key } = await gateway.makeKey('health');

    const { status } = await send(gateway.url, requestOf('createJob'), { key });
    await gateway.stop();

    expect(status).toBe(202);
  });
});

describe('many who ask whether a gateway is ready', () => {
  it('share what was found within a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const check = vi.fn<() => Promise<void>>(async () => undefined);
      const stopping = new AbortController();
      const { getReadiness } = createHealthHandlers({ checks: { postgres: check }, stopping: stopping.signal });
      const ask = async () => (await getReadiness({} as never)).status;

      expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
      vi.advanceTimersByTime(999);
      expect([await ask(), check.mock.calls.length]).toEqual([200, 1]);

      check.mockRejectedValue(new Error('no database'));
      vi.advanceTimersByTime(1);
      expect([await ask(), check.mock.calls.length]).toEqual([503, 2]);
      stopping.abort();
      expect(await ask()).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });
});
