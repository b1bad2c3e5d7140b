import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { formatApiKey } from '../../../../domain/contract/codecs/api-key.ts';
import { createAccountRepository } from '../../../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../../../prisma/client.ts';
import { createKeyRepository, type KeyRepository } from '../../../../prisma/accounts/key.repository.ts';
import { createKeyCache } from '../../../../services/gateway/access/key-cache.ts';
import { createTestDatabase } from '../../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
let stored: KeyRepository;
let remembered: KeyRepository;
let accountId: string;
let lookUps: string[];
let isAway: boolean;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  stored = createKeyRepository(prisma);
  ({ accountId } = await createAccountRepository(prisma).ensureAccount('one'));
  lookUps = [];
  isAway = false;
  remembered = createKeyCache({
    ...stored,
    async findByText(text) {
      lookUps.push(text);
      if (isAway) throw new Error('the database is away');
      return await stored.findByText(text);
    },
  });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const makeKey = async () => await stored.createKey({ accountId, name: 'one', scopes: ['jobs:read'] });
const looksFor = (key: string): number => lookUps.filter((text) => text === key).length;

it('a key that many calls bring at once is looked up once, and again within a second', async () => {
  const { key, record } = await makeKey();

  const found = await Promise.all(Array.from({ length: 50 }, () => remembered.findByText(key)));

  expect(new Set(found.map((one) => one?.keyId))).toEqual(new Set([record.keyId]));
  expect(looksFor(key)).toBeLessThanOrEqual(2);
  await stored.revoke(accountId, record.keyId);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 1_000);
  expect((await remembered.findByText(key))?.revokedAt).toBeInstanceOf(Date);
});

it('what is revoked or rotated here is known at once', async () => {
  const [one, two] = [await makeKey(), await makeKey()];
  await Promise.all([one, two].map(({ key }) => remembered.findByText(key)));

  await remembered.revoke(accountId, one.record.keyId);
  await remembered.rotate(accountId, { keyId: two.record.keyId, overlapMs: 0 });

  expect((await remembered.findByText(one.key))?.revokedAt).toBeInstanceOf(Date);
  expect((await remembered.findByText(two.key))?.expiresAt).toBeInstanceOf(Date);
});

it('that there is no such key is not remembered, and no failure is', async () => {
  const unknown = formatApiKey(Buffer.alloc(32, 9));
  expect([await remembered.findByText(unknown), await remembered.findByText(unknown)]).toEqual([undefined, undefined]);
  expect(looksFor(unknown)).toBe(2);

  const { key, record } = await makeKey();
  isAway = true;
  await expect(remembered.findByText(key)).rejects.toThrow('the database is away');
  isAway = false;
  expect(await remembered.findByText(key)).toMatchObject({ keyId: record.keyId });
});
