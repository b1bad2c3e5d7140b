import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createAccountKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { createSessionRepository } from '../../../prisma/assistant/session.repository.ts';
import { createStoredSessionRepository } from '../../../prisma/assistant/stored-session.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { planOf } from '../../helpers/plan-of.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
/** Texts of the statements so far. */
const statements: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({
    url: database.url,
    async observe(text, run) {
      statements.push(text);
      return await run();
    },
  });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

/** An account with a session for each number, which has as many questions. */
async function accountWith(name: string, questions: readonly number[]): Promise<string> {
  const { accountId } = await createAccountRepository(prisma).ensureAccount(name);
  const { record } = await createAccountKeyRepository(prisma).createKey({ accountId, name: 'test', scopes: [] });
  const asked = { keyId: record.keyId, requestId: 'test', fingerprint: 'test', message: 'And the deductible?' };
  const more = { earlier: [], searchScope: undefined, documentIds: [], toolRequests: [] };
  for (const [at, count] of questions.entries()) {
    for (let question = 0; question < count; question++) {
      const thread = { newSessionId: randomUUID(), externalThreadId: `thread ${at}` };
      await createSessionRepository(prisma).accept(accountId, thread, { turnId: randomUUID(), ...asked, ...more });
    }
  }
  return accountId;
}

it('a list of sessions counts the turns and messages of its page, and reads those of no other session', async () => {
  const accountId = await accountWith('first', [3, 1, 2]);
  await accountWith('second', [4]);
  statements.length = 0;
  const listed = await createStoredSessionRepository(prisma).list(accountId, { limit: 2 });

  expect(listed.map(({ externalThreadId, turns, messages }) => [externalThreadId, turns, messages])).toEqual([
    ['thread 2', 2, 2],
    ['thread 1', 1, 1],
  ]);
  const reads = (await Promise.all(statements.map((statement) => planOf(database.url, statement)))).flat();
  const counted = reads.filter((read) => ['turns', 'messages'].includes(read['Relation Name'] ?? ''));
  expect(new Set(counted.map((read) => read['Relation Name']))).toEqual(new Set(['messages', 'turns']));
  expect(counted.filter((read) => !read['Index Cond']?.includes('session_id'))).toEqual([]);
});
