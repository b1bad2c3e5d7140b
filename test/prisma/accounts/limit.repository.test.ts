import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { createLimitRepository } from '../../../prisma/accounts/limit.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createMaintenanceRepository } from '../../../prisma/maintenance/job-maintenance.repository.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: { url: string; drop: () => Promise<void> };
let prisma: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

async function makeAccount(name: string): Promise<{ accountId: string; keyId: string }> {
  const { accountId } = await createAccountRepository(prisma).ensureAccount(name);
  const { record } = await createKeyRepository(prisma).createKey({ accountId, name: 'key', scopes: [] });
  return { accountId, keyId: record.keyId };
}

describe('the tokens of an account', () => {
  it('are those of its jobs and turns of this month, whether they are summed yet or not', async () => {
    const [one, other] = [await makeAccount('one'), await makeAccount('other')];
    const event = { kind: 'extraction', source: 'api', promptTokens: 700, completionTokens: 50 };
    const spend = async (owner: typeof one, at: Date) =>
      await prisma.usageEvent.create({ data: { ...owner, ...event, subjectId: randomUUID(), at } });
    const limits = createLimitRepository(prisma);
    const now = new Date();
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
    await Promise.all([spend(one, now), spend(one, lastMonth), spend(other, now)]);

    expect(await limits.tokensThisMonth(one.accountId)).toBe(750);

    await createMaintenanceRepository(prisma).sumUsage({ limit: 100 });
    await spend(one, now);
    expect(await limits.tokensThisMonth(one.accountId)).toBe(1_500);
  });

  it('are none where no model was asked', async () => {
    const { accountId } = await makeAccount('idle');

    expect(await createLimitRepository(prisma).tokensThisMonth(accountId)).toBe(0);
  });
});
