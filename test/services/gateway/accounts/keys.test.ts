import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isApiKey } from '../../../../domain/contract/accounts/api-key.ts';
import { type Scope, scopes } from '../../../../domain/contract/scopes.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let database: { url: string; drop: () => Promise<void> };
let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  database = await createTestDatabase();
  [gateway, other] = await Promise.all([
    startGateway({ databaseUrl: database.url }),
    startGateway({ databaseUrl: database.url }),
  ]);
});
afterAll(async () => {
  await gateway.stop();
  await other.stop();
  await database.drop();
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface Made {
  keyId: string;
  key: string;
  expiresAt: string | null;
}

const createKey = async (key: string, body: Record<string, unknown>) =>
  await send(gateway.url, { method: 'POST', path: '/v1/keys', body }, { key });
const made = async (key: string, body: Record<string, unknown> = {}): Promise<Made> => {
  const answer = await createKey(key, { name: 'made', scopes: ['jobs:read'], ...body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as unknown as Made;
};
const rotate = async (key: string, keyId: string, body?: Record<string, unknown>) =>
  await send(gateway.url, { method: 'POST', path: `/v1/keys/${keyId}/rotate`, ...(body && { body }) }, { key });
const revoke = async (key: string, keyId: string) =>
  await send(gateway.url, { method: 'DELETE', path: `/v1/keys/${keyId}` }, { key });
const statusAt = async (url: string, key: string): Promise<number> =>
  (await send(url, requestOf('ping'), { key })).status;
const adminOf = async (account: string, granted: readonly Scope[] = scopes, expiresAt?: Date): Promise<string> =>
  (await gateway.makeKey(account, granted, { ...(expiresAt && { expiresAt }) })).key;
const audited = async (keyId: string) =>
  (await gateway.prisma.auditEvent.findMany({ where: { resourceId: keyId }, orderBy: { id: 'asc' } })).map(
    ({ action, actor, result, requestId }) => ({ action, actor, result, requestId }),
  );

describe('creating a key', () => {
  it('returns it once, and it works at once on every gateway', async () => {
    const { status, headers, body } = await createKey(await adminOf('making'), {
      name: '  intake ',
      scopes: ['jobs:read', 'jobs:write', 'jobs:read'],
      source: 'channel:mail',
      expiresAt: '2099-01-31T00:00:00+01:00',
    });

    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      keyId: expect.any(String),
      name: 'intake',
      prefix: String(body.key).slice(0, 9),
      scopes: ['jobs:read', 'jobs:write'],
      source: 'channel:mail',
      createdAt: expect.any(String),
      expiresAt: '2099-01-30T23:00:00.000Z',
      lastUsedAt: null,
      key: expect.any(String),
    });
    expect(isApiKey(String(body.key))).toBe(true);
    expect([await statusAt(gateway.url, String(body.key)), await statusAt(other.url, String(body.key))]).toEqual([
      200, 200,
    ]);
  });

  it('grants no scope that the creating key lacks', async () => {
    const maker = await gateway.makeKey('making', ['keys:write', 'jobs:read']);

    const { status, body } = await createKey(maker.key, {
      name: 'more',
      scopes: ['jobs:read', 'usage:read', 'keys:read'],
    });

    expect(status).toBe(403);
    expect(body).toMatchObject({ error: 'insufficient_scope', required: ['usage:read', 'keys:read'] });
    expect(await audited(maker.record.keyId)).toMatchObject([
      { action: 'key.create', actor: 'cli', result: 'done' },
      { action: 'key.create', actor: maker.record.keyId, result: 'refused', requestId: body.requestId },
    ]);
  });

  it('creates no key that outlives a creating key with an expiry', async () => {
    const end = new Date(Date.now() + 3_600_000);
    const maker = await adminOf('making', scopes, end);

    expect(await made(maker)).toMatchObject({ expiresAt: end.toISOString() });
    const later = new Date(end.getTime() + 1).toISOString();
    expect(await createKey(maker, { name: 'later', scopes: ['jobs:read'], expiresAt: later })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', issues: [{ path: '/expiresAt', location: 'body', code: 'too_big' }] },
    });
  });

  it.each([
    ['no name', { name: undefined }, '/name'],
    ['a name of blanks', { name: '   ' }, '/name'],
    ['a name with a line break', { name: 'a\nb' }, '/name'],
    ['a name that a terminal obeys', { name: 'a\u009b2Jb' }, '/name'],
    ['a name that is shown backwards', { name: 'a\u202eb' }, '/name'],
    ['a name that is too long', { name: 'x'.repeat(256) }, '/name'],
    ['no scopes', { scopes: undefined }, '/scopes'],
    ['an empty list of scopes', { scopes: [] }, '/scopes'],
    ['more scopes than there are', { scopes: Array.from({ length: 90_000 }, () => 'wrong') }, '/scopes'],
    ['an unknown scope', { scopes: ['jobs:read', 'jobs:delete'] }, '/scopes/1'],
    ['an unknown source', { source: 'mobile' }, '/source'],
    ['a channel without a name', { source: 'channel:' }, '/source'],
    ['an end that is no time', { expiresAt: 'tomorrow' }, '/expiresAt'],
    ['an end that is over', { expiresAt: '2001-01-01T00:00:00Z' }, '/expiresAt'],
  ])('refuses %s', async (_, change, path) => {
    const answer = await createKey(await adminOf('making'), { name: 'x', scopes: ['jobs:read'], ...change });

    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request', issues: [{ path }] } });
    expect(answer.body.issues).toHaveLength(1);
  });
});

describe('the list of keys', () => {
  it('pages through keys that are not revoked, newest first, without their text', async () => {
    const key = await adminOf('listing');
    const names = Array.from({ length: 5 }, (_, index) => `key ${index}`);
    for (const name of names) await made(key, { name });
    const revoked = await made(key, { name: 'revoked' });
    await revoke(key, revoked.keyId);

    const seen: Record<string, unknown>[] = [];
    for (let path = '/v1/keys?limit=2'; path !== ''; ) {
      const { status, body } = await send(gateway.url, { method: 'GET', path }, { key });
      expect(status).toBe(200);
      seen.push(...(body.keys as Record<string, unknown>[]));
      path = body.nextCursor === null ? '' : `/v1/keys?limit=2&cursor=${body.nextCursor as string}`;
    }

    expect(seen.map(({ name }) => name)).toEqual([...names.toReversed(), 'test']);
    for (const one of seen) expect(one).not.toHaveProperty('key');
  });
});

describe('rotating a key', () => {
  it('creates one with the same settings; the old one works for a day or the requested overlap', async () => {
    const admin = await adminOf('rotating');
    const old = await made(admin, { source: 'web' });

    const asked = Date.now();
    const { status, body } = await rotate(admin, old.keyId);
    const answered = Date.now();

    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'made', scopes: ['jobs:read'], source: 'web', expiresAt: null });
    expect(body.keyId).not.toBe(old.keyId);
    expect([await statusAt(gateway.url, old.key), await statusAt(gateway.url, String(body.key))]).toEqual([200, 200]);
    const { expiresAt } = await gateway.prisma.key.findUniqueOrThrow({ where: { id: old.keyId } });
    expect(expiresAt?.getTime()).toBeGreaterThanOrEqual(asked + 86_400_000);
    expect(expiresAt?.getTime()).toBeLessThanOrEqual(answered + 86_400_000);
    expect(await audited(old.keyId)).toMatchObject([{ action: 'key.create' }, { action: 'key.rotate' }]);
    expect(await audited(String(body.keyId))).toMatchObject([{ action: 'key.create' }]);

    const again = await rotate(admin, String(body.keyId), { overlapSeconds: 0 });
    expect(again.status).toBe(201);
    expect(await statusAt(gateway.url, String(body.key))).toBe(401);
    expect(await statusAt(gateway.url, String(again.body.key))).toBe(200);
  });

  it('grants no scope that the rotating key lacks', async () => {
    const strong = await gateway.makeKey('rotating', scopes);
    const weak = await adminOf('rotating', ['keys:write', 'jobs:read']);

    const { status, body } = await rotate(weak, strong.record.keyId);

    expect(status).toBe(403);
    expect(body.required).toEqual(scopes.filter((scope) => scope !== 'keys:write' && scope !== 'jobs:read'));
    expect(await statusAt(gateway.url, strong.key)).toBe(200);
  });

  it('creates no key that outlives a rotating key with an expiry', async () => {
    const end = new Date(Date.now() + 3_600_000);
    const ending = await adminOf('rotating', scopes, end);
    const lasting = await gateway.makeKey('rotating', ['jobs:read']);
    const own = await made(ending);

    expect(await rotate(ending, lasting.record.keyId)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    expect(await statusAt(gateway.url, lasting.key)).toBe(200);
    expect(await rotate(ending, own.keyId)).toMatchObject({ status: 201, body: { expiresAt: end.toISOString() } });
  });

  it.each([-1, 0.5, 2_592_001, 'a day'])('refuses an overlap of %j', async (overlapSeconds) => {
    const admin = await gateway.makeKey('rotating');

    expect(await rotate(admin.key, admin.record.keyId, { overlapSeconds })).toMatchObject({ status: 400 });
  });

  it('answers 404 for an expired or revoked key', async () => {
    const admin = await adminOf('rotating');
    const expired = await gateway.makeKey('rotating', ['jobs:read'], { expiresAt: new Date(Date.now() - 1) });
    const revoked = await made(admin);
    await revoke(admin, revoked.keyId);

    expect(await rotate(admin, expired.record.keyId)).toMatchObject({ status: 404 });
    expect(await rotate(admin, revoked.keyId)).toMatchObject({ status: 404 });
  });
});

describe('revoking a key', () => {
  it('takes effect at once on this gateway, and within a second on others', async () => {
    const admin = await gateway.makeKey('revoking');
    const { key, keyId } = await made(admin.key);
    expect([await statusAt(gateway.url, key), await statusAt(other.url, key)]).toEqual([200, 200]);

    const { status } = await revoke(admin.key, keyId);

    expect(status).toBe(204);
    expect(await statusAt(gateway.url, key)).toBe(401);
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 1_000);
    expect(await statusAt(other.url, key)).toBe(401);
    clock.mockRestore();
    expect(await audited(keyId)).toMatchObject([
      { action: 'key.create', actor: admin.record.keyId, result: 'done', requestId: expect.any(String) },
      { action: 'key.revoke', actor: admin.record.keyId, result: 'done', requestId: expect.any(String) },
    ]);
  });

  it('is refused for a key that lacks one of its scopes', async () => {
    const strong = await gateway.makeKey('revoking', ['keys:write', 'jobs:read', 'usage:read']);
    const weak = await gateway.makeKey('revoking', ['keys:write', 'jobs:read']);

    const { status, body } = await revoke(weak.key, strong.record.keyId);

    expect(status).toBe(403);
    expect(body).toMatchObject({ error: 'insufficient_scope', required: ['usage:read'] });
    expect(await statusAt(gateway.url, strong.key)).toBe(200);
    expect(await audited(strong.record.keyId)).toMatchObject([
      { action: 'key.create', result: 'done' },
      { action: 'key.revoke', actor: weak.record.keyId, result: 'refused', requestId: body.requestId },
    ]);
  });

  it('is refused for a key that expires earlier', async () => {
    const end = new Date(Date.now() + 3_600_000);
    const ending = await adminOf('revoking', scopes, end);
    const lasting = await gateway.makeKey('revoking', ['jobs:read']);
    const later = await gateway.makeKey('revoking', ['jobs:read'], { expiresAt: new Date(end.getTime() + 1) });

    for (const { key, record } of [lasting, later]) {
      expect(await revoke(ending, record.keyId)).toMatchObject({ status: 403, body: { error: 'forbidden' } });
      expect(await statusAt(gateway.url, key)).toBe(200);
    }
  });

  it('is allowed for a key with the same scopes, and for the key itself', async () => {
    const end = new Date(Date.now() + 3_600_000);
    const [one, other, last] = await Promise.all(
      ['one', 'other', 'last'].map(() => gateway.makeKey('equals', ['keys:write', 'jobs:read'], { expiresAt: end })),
    );

    expect(await revoke(one?.key ?? '', other?.record.keyId ?? '')).toMatchObject({ status: 204 });
    expect(await revoke(last?.key ?? '', last?.record.keyId ?? '')).toMatchObject({ status: 204 });
    expect(await statusAt(gateway.url, last?.key ?? '')).toBe(401);
  });

  it('reveals nothing about keys of another account', async () => {
    const stranger = await gateway.makeKey('strangers', ['jobs:read', 'usage:read']);

    const { status, body } = await revoke(await adminOf('revoking', ['keys:write']), stranger.record.keyId);

    expect([status, body.required]).toEqual([404, undefined]);
    expect(await statusAt(gateway.url, stranger.key)).toBe(200);
  });

  it('answers 404 the second time', async () => {
    const admin = await adminOf('revoking');
    const { keyId } = await made(admin);

    expect(await revoke(admin, keyId)).toMatchObject({ status: 204 });
    expect(await revoke(admin, keyId)).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });
});
