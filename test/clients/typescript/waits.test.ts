import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SentRequest, scriptedClient, settled } from './scripted-fetch.ts';

const job = (status: string) => ({ body: { jobId: 'j1', status, policyType: 'auto', result: {} } });
const turn = (status: string) => ({ status: 201, body: { sessionId: 's1', turnId: 't1', status } });
const waitOf = ({ target, headers }: SentRequest): string => `${target} ${headers.Prefer ?? 'not asked to wait'}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that waits', () => {
  it('asks the service to wait for half a minute, whatever the service would do by itself', async () => {
    const { client, sent } = scriptedClient([{ body: {} }, job('completed'), turn('completed')]);

    await client.extract({ policyType: 'auto', documentId: 'd1' });
    await client.jobs.wait('j1');
    await client.ask({ message: 'What?' });

    expect(sent.map(waitOf)).toEqual(['/v1/extract/auto wait=30', '/v1/jobs/j1 wait=30', '/v1/agent/messages wait=30']);
  });
});

describe('a wait for a job', () => {
  it('asks every second when its progress is watched', async () => {
    const { client, sent } = scriptedClient([job('processing'), job('completed')]);

    await settled(client.jobs.wait('j1', { onProgress: () => undefined }));

    expect(sent.map(waitOf)).toEqual(['/v1/jobs/j1 wait=1', '/v1/jobs/j1 wait=1']);
  });

  it('pauses for the rest of a second after an answer that did not wait', async () => {
    const { client, sent } = scriptedClient([job('processing'), job('processing'), job('completed')]);

    const waiting = client.jobs.wait('j1');
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await waiting).toMatchObject({ status: 'completed' });
  });

  it('does not pause beyond its end', async () => {
    const { client, sent } = scriptedClient([job('processing'), job('processing')]);

    const waiting = Promise.allSettled([client.jobs.wait('j1', { timeoutMs: 300 })]);
    await vi.advanceTimersByTimeAsync(400);

    expect(await waiting).toMatchObject([{ reason: { name: 'WaitTimeoutError' } }]);
    expect(sent).toHaveLength(2);
  });
});

describe('a question', () => {
  it('whose answer takes longer is polled for', async () => {
    const { client, sent } = scriptedClient([turn('processing'), turn('processing'), turn('completed')]);

    expect(await settled(client.ask({ message: 'What?' }))).toMatchObject({ value: { status: 'completed' } });
    expect(sent.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'POST /v1/agent/messages',
      'GET /v1/agent/sessions/s1/turns/t1',
      'GET /v1/agent/sessions/s1/turns/t1',
    ]);
  });
});
