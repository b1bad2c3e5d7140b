import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decpage } from '../../../clients/typescript/src/index.ts';
import { refusal, scriptedClient, settled } from './scripted-fetch.ts';

const created = { status: 202, body: { jobId: 'j1', status: 'pending', idempotencyKey: 'k' } };
const order = { policyType: 'auto', url: 'https://example.com/policy.pdf' } as const;
const broken = new TypeError('fetch failed');

// pauses without Retry-After last half a second and more
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a request', () => {
  it.each([
    ['429', refusal(429, 'rate_limited')],
    ['503', refusal(503, 'service_unavailable')],
    ['a proxy that cannot reach the service', { status: 502, text: '<html>Bad gateway</html>' }],
    ['a connection that broke', broken],
  ])('is repeated after %s', async (_, failure) => {
    const { client, sent } = scriptedClient([failure, created]);

    expect(await settled(client.jobs.create(order))).toMatchObject({ status: 'fulfilled', value: { jobId: 'j1' } });
    expect(sent).toHaveLength(2);
  });

  it('keeps one idempotency key over all of its attempts, and another request has another', async () => {
    const { client, sent } = scriptedClient([broken, refusal(503, 'service_unavailable'), created, created]);

    await settled(client.jobs.create(order));
    await settled(client.jobs.create(order));

    const keys = sent.map(({ body }) => body.idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('keeps the idempotency key that the caller chose', async () => {
    const { client, sent } = scriptedClient([broken, created]);

    await settled(client.jobs.create({ ...order, idempotencyKey: 'mine' }));

    expect(sent.map(({ body }) => body.idempotencyKey)).toEqual(['mine', 'mine']);
  });

  it('waits for as long as Retry-After says', async () => {
    const { client, sent } = scriptedClient([
      { ...refusal(429, 'rate_limited'), headers: { 'retry-after': '7' } },
      created,
    ]);

    const job = client.jobs.create(order);
    await vi.advanceTimersByTimeAsync(6_900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await job).toMatchObject({ jobId: 'j1' });
  });

  it('is left to the caller when Retry-After is longer than a minute', async () => {
    const { client, sent } = scriptedClient([{ ...refusal(429, 'rate_limited'), headers: { 'retry-after': '3600' } }]);

    const { reason } = (await settled(client.jobs.create(order))) as PromiseRejectedResult;

    expect(reason).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 3600 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a used up quota', refusal(429, 'quota_exceeded')],
    ['a request that is not valid', refusal(400, 'invalid_request')],
    ['an error of the service', refusal(500, 'internal_error')],
  ])('is not repeated after %s', async (_, failure) => {
    const { client, sent } = scriptedClient([failure]);

    expect(await settled(client.jobs.create(order))).toMatchObject({ status: 'rejected' });
    expect(sent).toHaveLength(1);
  });

  it('fails with the last failure after `maxRetries`', async () => {
    const { client, sent } = scriptedClient([broken, broken, broken], { maxRetries: 2 });

    const { reason } = (await settled(client.ping())) as PromiseRejectedResult;

    expect(reason).toMatchObject({ name: 'ConnectionError', code: 'connection_failed', cause: broken });
    expect(sent).toHaveLength(3);
  });

  it('that would make a second key is not repeated when it may have made one', async () => {
    const { client, sent } = scriptedClient([broken]);

    expect(await settled(client.keys.create({ name: 'new', scopes: ['jobs:read'] }))).toMatchObject({
      status: 'rejected',
    });
    expect(sent).toHaveLength(1);
  });

  it('that would make a second key is repeated when it was refused', async () => {
    const { client, sent } = scriptedClient([
      refusal(429, 'rate_limited'),
      { status: 201, body: { keyId: 'key1', key: 'dp_new' } },
    ]);

    const request = settled(client.keys.create({ name: 'new', scopes: ['jobs:read'] }));

    expect(await request).toMatchObject({ value: { keyId: 'key1' } });
    expect(sent).toHaveLength(2);
  });

  it('without an answer in time is a ConnectionError', async () => {
    const { client } = scriptedClient([], {
      maxRetries: 0,
      timeoutMs: 5_000,
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });

    const { reason } = (await settled(client.ping())) as PromiseRejectedResult;

    expect(reason).toMatchObject({ name: 'ConnectionError', code: 'timeout' });
  });
});

describe('a deletion whose answer was lost', () => {
  const deletions = [
    ['a document', 403, 'forbidden', (client: Decpage) => client.documents.delete('d1')],
    ['a session', 404, 'not_found', (client: Decpage) => client.sessions.delete('s1')],
    ['a key', 404, 'not_found', (client: Decpage) => client.keys.revoke('k1')],
  ] as const;

  it.each(deletions)('is done when it is repeated and %s is not there any more', async (_, status, code, remove) => {
    for (const lost of [broken, { status: 502, text: '<html>Bad gateway</html>' }]) {
      const { client, sent } = scriptedClient([lost, refusal(status, code)]);

      expect(await settled(remove(client))).toEqual({ status: 'fulfilled', value: undefined });
      expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
    }
  });

  it.each(deletions)('is told from one of %s that was never there', async (_, status, code, remove) => {
    const first = scriptedClient([refusal(status, code)]);
    const afterLimit = scriptedClient([refusal(429, 'rate_limited'), refusal(status, code)]);

    for (const { client } of [first, afterLimit]) {
      expect(await settled(remove(client))).toMatchObject({ status: 'rejected', reason: { code } });
    }
  });

  it('fails when the key may not delete', async () => {
    const scopeless = scriptedClient([broken, refusal(403, 'insufficient_scope')]);
    const weaker = scriptedClient([broken, refusal(403, 'forbidden')]);

    expect(await settled(scopeless.client.documents.delete('d1'))).toMatchObject({ status: 'rejected' });
    expect(await settled(weaker.client.keys.revoke('k1'))).toMatchObject({ status: 'rejected' });
  });
});

describe('an aborted signal', () => {
  it('ends a pause between attempts with its reason', async () => {
    const { client, sent } = scriptedClient([broken]);
    const aborting = new AbortController();
    const job = client.jobs.create(order, { signal: aborting.signal });
    const outcome = Promise.allSettled([job]);

    await vi.advanceTimersByTimeAsync(1);
    aborting.abort(new Error('the user left'));

    expect(await outcome).toMatchObject([{ status: 'rejected', reason: { message: 'the user left' } }]);
    expect(sent).toHaveLength(1);
  });

  it('ends a wait for a job', async () => {
    const aborting = new AbortController();
    const processing = { body: { jobId: 'j1', status: 'processing', policyType: 'auto' } };
    const { client, sent } = scriptedClient([created, processing, processing]);

    const waiting = client.jobs.createAndWait(order, {
      signal: aborting.signal,
      onProgress: () => sent.length === 3 && aborting.abort(),
    });

    expect(await settled(waiting)).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    expect(sent).toHaveLength(3);
  });
});
