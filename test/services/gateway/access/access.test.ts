import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatApiKey } from '../../../../domain/contract/accounts/api-key.ts';
import type { Operation } from '../../../../domain/contract/operation.ts';
import { type OperationId, operations } from '../../../../domain/contract/operations.ts';
import { scopes } from '../../../../domain/contract/scopes.ts';
import { until } from '../../../helpers/until.ts';
import { operationIds, requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

const accessOf = (id: OperationId): Operation['access'] => operations[id].access;
const guarded = operationIds.filter((id) => accessOf(id) !== 'public');
const scoped = guarded.filter((id) => accessOf(id) !== 'any key');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

describe.each(guarded)('%s', (id) => {
  it('requires a key', async () => {
    const { status, headers, body } = await send(gateway.url, requestOf(id));

    expect(status).toBe(401);
    expect(body.error).toBe('missing_api_key');
    expect(headers.get('www-authenticate')).toBe('Bearer realm="decpage"');
  });

  it('refuses a malformed key', async () => {
    const { key } = await gateway.makeKey('access');
    const mistyped = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;

    for (const text of ['none', key.slice(0, -1), `${key}0`, mistyped, key.replace('dp_', 'sk_')]) {
      const { status, body } = await send(gateway.url, requestOf(id), { key: text });
      expect({ status, error: body.error }).toEqual({ status: 401, error: 'invalid_api_key' });
    }
  });

  it('refuses an unknown key', async () => {
    const { status, headers, body } = await send(gateway.url, requestOf(id), {
      key: formatApiKey(Buffer.alloc(32, 7)),
    });

    expect(status).toBe(401);
    expect(body.error).toBe('invalid_api_key');
    expect(headers.get('www-authenticate')).toBe('Bearer realm="decpage", error="invalid_token"');
  });

  it('refuses a revoked key and an expired one', async () => {
    const revoked = await gateway.makeKey('access');
    const { accountId } = await gateway.prisma.account
      .findUniqueOrThrow({ where: { name: 'access' } })
      .then((account) => ({
        accountId: account.id,
      }));
    await gateway.keys.revoke(accountId, revoked.record.keyId);
    const expired = await gateway.makeKey('access', scopes, { expiresAt: new Date(Date.now() - 1) });

    for (const key of [revoked.key, expired.key]) {
      const { status, body } = await send(gateway.url, requestOf(id), { key });
      expect(status).toBe(401);
      expect(body.error).toBe('invalid_api_key');
    }
  });
});

describe.each(scoped)('%s', (id) => {
  it('refuses a key that has every scope but the required one, and names that scope', async () => {
    const scope = accessOf(id);
    const { key } = await gateway.makeKey(
      'access',
      scopes.filter((other) => other !== scope),
    );

    const { status, body } = await send(gateway.url, requestOf(id), { key });

    expect(status).toBe(403);
    expect(body).toMatchObject({ error: 'insufficient_scope', required: [scope] });
  });

  it('accepts a key that has only the required scope', async () => {
    const { key } = await gateway.makeKey(
      'access',
      scopes.filter((scope) => scope === accessOf(id)),
    );

    // authorization precedes validation
    const request = requestOf(id);
    const { status, body } = await send(gateway.url, { ...request, ...(request.body && { body: {} }) }, { key });

    expect(status).not.toBe(401);
    expect(body.error).not.toBe('insufficient_scope');
  });
});

describe('the Authorization header', () => {
  it.each(['', 'Bearer', 'Basic dXNlcjpwYXNz', 'Bearer two words'])(
    '%j counts as a missing key',
    async (authorization) => {
      const { status, body } = await send(gateway.url, requestOf('ping'), { headers: { authorization } });

      expect(status).toBe(401);
      expect(body.error).toBe('missing_api_key');
    },
  );

  it('accepts its scheme in any case', async () => {
    const { key } = await gateway.makeKey('access');

    const { status } = await send(gateway.url, requestOf('ping'), { headers: { authorization: `bEaReR ${key}` } });

    expect(status).toBe(200);
  });

  it('with a mistyped key is refused without a query', async () => {
    const nowhere = await startGateway({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' });
    const { key } = await gateway.makeKey('access');
    const mistyped = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;

    const answers = await Promise.all(
      [mistyped, key].map((text) => send(nowhere.url, requestOf('ping'), { key: text })),
    );
    await nowhere.stop();

    expect(answers.map(({ status }) => status)).toEqual([401, 503]);
  });

  it('is checked before the body is read', async () => {
    const { status } = await send(gateway.url, { ...requestOf('createJob'), body: { policyType: 1 } });

    expect(status).toBe(401);
  });
});

describe('the last use of a key', () => {
  it('is recorded without delaying the response, at most once a minute', async () => {
    const { key, record } = await gateway.makeKey('access');
    const lastUse = async (keyId: string): Promise<Date | null> =>
      (await gateway.prisma.key.findUniqueOrThrow({ where: { id: keyId } })).lastUsedAt;

    await send(gateway.url, requestOf('ping'), { key });
    const first = await until(() => lastUse(record.keyId));
    await send(gateway.url, requestOf('ping'), { key });
    // once a later call is recorded, this one would be as well
    const later = await gateway.makeKey('access');
    await send(gateway.url, requestOf('ping'), { key: later.key });
    await until(() => lastUse(later.record.keyId));

    expect(await lastUse(record.keyId)).toEqual(first);
  });
});
