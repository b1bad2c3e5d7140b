import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { formatApiKey } from '../../../../domain/contract/accounts/api-key.ts';
import { createAccountRepository } from '../../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../../prisma/client.ts';
import { createKeyRepository, type KeyRepository } from '../../../../prisma/accounts/key.repository.ts';
import { createKeyCache } from '../../../../services/gateway/access/key-cache.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
let stored: KeyRepository;
let cached: KeyRepository;
let accountId: string;
let queries: string[];
let isDown: boolean;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  stored = createKeyRepository(prisma);
  ({ accountId } = await createAccountRepository(prisma).ensureAccount('one'));
  queries = [];
  isDown = false;
  cached = createKeyCache({
    ...stored,
    async findByText(text) {
      queries.push(text);
      if (isDown) throw new Error('the database is away');
      return await stored.findByText(text);
    },
  });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const makeKey = async () => await stored.createKey({ accountId, name: 'one', scopes: ['jobs:read'] });
const queriesFor = (key: string): number => queries.filter((text) => text === key).length;

it('concurrent calls with one key share one query, and the cache expires within a second', async () => {
  const { key, record } = await makeKey();

  const found = await Promise.all(Array.from({ length: 50 }, () => cached.findByText(key)));

  expect(new Set(found.map((one) => one?.keyId))).toEqual(new Set([record.keyId]));
  expect(queriesFor(key)).toBeLessThanOrEqual(2);
  await stored.revoke(accountId, record.keyId);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_000);
  expect((await cached.findByText(key))?.revokedAt).toBeInstanceOf(Date);
});

it('a key revoked or rotated through the cache changes at once', async () => {
  const [one, two] = [await makeKey(), await makeKey()];
  await Promise.all([one, two].map(({ key }) => cached.findByText(key)));

  await cached.revoke(accountId, one.record.keyId);
  await cached.rotate(accountId, { keyId: two.record.keyId, overlapMs: 0 });

  expect((await cached.findByText(one.key))?.revokedAt).toBeInstanceOf(Date);
  expect((await cached.findByText(two.key))?.expiresAt).toBeInstanceOf(Date);
});

it('neither misses nor failures are cached', async () => {
  const unknown = formatApiKey(Buffer.alloc(32, 9));
  expect([await cached.findByText(unknown), await cached.findByText(unknown)]).toEqual([undefined, undefined]);
  expect(queriesFor(unknown)).toBe(2);

  const { key, record } = await makeKey();
  isDown = true;
  await expect(cached.findByText(key)).rejects.toThrow('the database is away');
  isDown = false;
  expect(await cached.findByText(key)).toMatchObject({ keyId: record.keyId });
});
