import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isApiKey } from '../../../domain/contract/accounts/api-key.ts';
import type { Scope } from '../../../domain/contract/scopes.ts';
import { type AccountRepository, createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createKeyRepository, type KeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

const scopes: Scope[] = ['jobs:read', 'jobs:write'];
const hour = 3_600_000;

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
let accounts: AccountRepository;
let keys: KeyRepository;
let accountId: string;
let otherId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  accounts = createAccountRepository(prisma);
  keys = createKeyRepository(prisma);
  ({ accountId } = await accounts.ensureAccount('one'));
  ({ accountId: otherId } = await accounts.ensureAccount('other'));
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

describe('an account', () => {
  it('is created once, with a webhook secret, by concurrent requests', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => accounts.ensureAccount('asked for')));

    expect(new Set(made.map((account) => account.accountId)).size).toBe(1);
    const row = await prisma.account.findUniqueOrThrow({ where: { name: 'asked for' } });
    expect(row.webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  it('that nobody made is not found', async () => {
    expect(await accounts.find('nobody')).toBeUndefined();
  });
});

describe('a key', () => {
  it('is returned once and stored as a hash', async () => {
    const { key, record } = await keys.createKey({ accountId, name: 'a', scopes });

    expect(isApiKey(key)).toBe(true);
    expect(record).toMatchObject({ name: 'a', prefix: key.slice(0, 9), scopes, source: 'api', expiresAt: null });
    const row = await prisma.key.findUniqueOrThrow({ where: { id: record.keyId } });
    expect(row.hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it('is found by its text, with its account', async () => {
    const expiresAt = new Date(Date.now() + hour);
    const { key, record } = await keys.createKey({ accountId, name: 'b', scopes, source: 'channel:shop', expiresAt });

    expect(await keys.findByText(key)).toEqual({ ...record, account: { accountId, name: 'one' } });
    expect(record.expiresAt).toEqual(expiresAt);
    expect(await keys.findByText(`${key}x`)).toBeUndefined();
  });

  it('is listed for its account only, newest first', async () => {
    const { record: first } = await keys.createKey({ accountId: otherId, name: 'first', scopes });
    const { record: second } = await keys.createKey({ accountId: otherId, name: 'second', scopes });

    expect((await keys.list(otherId)).map(({ keyId }) => keyId)).toEqual([second.keyId, first.keyId]);
  });

  it('is revoked once, and by its account only', async () => {
    const { key, record } = await keys.createKey({ accountId, name: 'c', scopes });

    expect(await keys.revoke(otherId, record.keyId)).toBe(false);
    expect((await keys.findByText(key))?.revokedAt).toBeNull();
    expect(await keys.revoke(accountId, record.keyId)).toBe(true);
    expect(await keys.revoke(accountId, record.keyId)).toBe(false);
    expect((await keys.findByText(key))?.revokedAt).toBeInstanceOf(Date);
  });

  it('is not created with an expiry out of range', async () => {
    const before = await prisma.key.count();

    for (const expiresAt of [new Date(Number.NaN), new Date('+010000-01-01T00:00:00Z')]) {
      await expect(keys.createKey({ accountId, name: 'no end', scopes, expiresAt })).rejects.toThrow(RangeError);
    }

    expect(await prisma.key.count()).toBe(before);
  });

  it('is resolved to its account by its id', async () => {
    const { record } = await keys.createKey({ accountId, name: 'd', scopes });

    expect(await keys.ownerOf(record.keyId)).toBe(accountId);
    expect(await keys.ownerOf('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });

  it('records its last use to the minute', async () => {
    const { key, record } = await keys.createKey({ accountId, name: 'e', scopes });
    const lastUse = async () => (await keys.findByText(key))?.lastUsedAt;
    const at = new Date();
    const touch = (ms: number) => keys.touch(accountId, { keyId: record.keyId, at: new Date(at.getTime() + ms) });

    await touch(0);
    await touch(59_000);
    expect(await lastUse()).toEqual(at);
    await touch(61_000);
    expect(await lastUse()).toEqual(new Date(at.getTime() + 61_000));
  });
});

describe('a key that is rotated', () => {
  it('passes on its settings and keeps working during the overlap', async () => {
    const old = await keys.createKey({ accountId, name: 'f', scopes, source: 'web' });

    const asked = Date.now();
    const made = await keys.rotate(accountId, { keyId: old.record.keyId, overlapMs: hour });
    const answered = Date.now();

    expect(made?.record).toMatchObject({ name: 'f', scopes, source: 'web', expiresAt: null });
    expect(made?.key).not.toBe(old.key);
    const ends = (await keys.findByText(old.key))?.expiresAt?.getTime() ?? 0;
    expect(ends).toBeGreaterThanOrEqual(asked + hour);
    expect(ends).toBeLessThanOrEqual(answered + hour);
  });

  it('does not outlive its own expiry', async () => {
    const expiresAt = new Date(Date.now() + hour / 2);
    const old = await keys.createKey({ accountId, name: 'g', scopes, expiresAt });

    const made = await keys.rotate(accountId, { keyId: old.record.keyId, overlapMs: hour });

    expect((await keys.findByText(old.key))?.expiresAt).toEqual(expiresAt);
    expect(made?.record.expiresAt).toEqual(expiresAt);
  });

  it('has to be active and of the account', async () => {
    const alive = await keys.createKey({ accountId, name: 'h', scopes });
    const revoked = await keys.createKey({ accountId, name: 'i', scopes });
    await keys.revoke(accountId, revoked.record.keyId);
    const expired = await keys.createKey({ accountId, name: 'j', scopes, expiresAt: new Date(Date.now() - 1) });
    const before = await prisma.key.count();

    expect(await keys.rotate(otherId, { keyId: alive.record.keyId, overlapMs: 0 })).toBeUndefined();
    expect(await keys.rotate(accountId, { keyId: revoked.record.keyId, overlapMs: 0 })).toBeUndefined();
    expect(await keys.rotate(accountId, { keyId: expired.record.keyId, overlapMs: 0 })).toBeUndefined();
    expect(await prisma.key.count()).toBe(before);
  });
});
