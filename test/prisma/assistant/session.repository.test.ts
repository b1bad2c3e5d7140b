import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchScope } from '../../../domain/contract/assistant/assistant.ts';
import { createSessionRepository, type TurnIntent } from '../../../prisma/assistant/session.repository.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createAccountKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { insertDocument, type DocumentOwner } from '../../helpers/insert-document.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';
import { untilEndedOrLocked } from '../../helpers/waits-for-lock.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let sessions: ReturnType<typeof createSessionRepository>;
let holder: DocumentOwner;
let sessionId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  sessions = createSessionRepository(prisma);
  const { accountId } = await createAccountRepository(prisma).ensureAccount('first');
  const { record } = await createAccountKeyRepository(prisma).createKey({ accountId, name: 'test', scopes: [] });
  holder = { accountId, keyId: record.keyId };
});
beforeEach(() => {
  sessionId = randomUUID();
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

interface Selection {
  searchScope?: SearchScope;
  documentIds?: readonly string[];
}

const intentOf = (selection: Selection): TurnIntent => ({
  turnId: randomUUID(),
  keyId: holder.keyId,
  requestId: 'test',
  fingerprint: 'test',
  message: 'And the deductible?',
  earlier: [],
  searchScope: selection.searchScope,
  documentIds: selection.documentIds ?? [],
  toolRequests: [],
});

/** What the session's next turn searches, if the client says `selection`. */
async function accept(selection: Selection) {
  const thread = { newSessionId: sessionId, externalThreadId: sessionId };
  const accepted = await sessions.accept(holder.accountId, thread, intentOf(selection));
  if ('refused' in accepted) throw new Error(accepted.refused);
  const { searchScope, documentIds } = accepted.turn;
  return { searchScope, documentIds };
}

describe('a turn that names neither documents nor scope', () => {
  it('searches nothing as the first of its session', async () => {
    expect(await accept({})).toEqual({ searchScope: 'none', documentIds: [] });
  });

  it('searches the documents of the turn before it', async () => {
    const documentIds = [await insertDocument(prisma, holder)];
    await accept({ documentIds });

    expect(await accept({})).toEqual({ searchScope: 'selected_documents', documentIds });
    expect(await accept({})).toEqual({ searchScope: 'selected_documents', documentIds });
  });

  it.each(['account', 'none'] as const)('keeps the scope %s of the turn before it', async (searchScope) => {
    await accept({ documentIds: [await insertDocument(prisma, holder)] });
    await accept({ searchScope });

    expect(await accept({})).toEqual({ searchScope, documentIds: [] });
  });
});

describe('selected documents without ids', () => {
  it('are those of the latest turn that selected any', async () => {
    const documentIds = [await insertDocument(prisma, holder)];
    await accept({ documentIds });
    await accept({ searchScope: 'account' });

    expect(await accept({ searchScope: 'selected_documents' })).toMatchObject({ documentIds });
  });
});

it('a session is refused an external thread that another session gets at the same moment', async () => {
  const { accountId } = holder;
  const [first, second] = [randomUUID(), randomUUID()];
  for (const id of [first, second]) await prisma.session.create({ data: { id, accountId } });
  const externalThreadId = randomUUID();
  let asked: ReturnType<typeof sessions.accept> | undefined;
  await prisma.$transaction(async (transaction) => {
    await transaction.session.update({ where: { id: first }, data: { externalThreadId } });
    const selector = { newSessionId: randomUUID(), sessionId: second, externalThreadId };
    asked = sessions.accept(accountId, selector, intentOf({}));
    await untilEndedOrLocked(prisma, asked);
  });

  expect(await asked).toEqual({ refused: 'other thread' });
});
