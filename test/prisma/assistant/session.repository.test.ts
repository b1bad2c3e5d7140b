import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchScope } from '../../../domain/contract/assistant/assistant.ts';
import { createSessionRepository, type TurnIntent } from '../../../prisma/assistant/session.repository.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createAccountKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { insertDocument, type DocumentOwner } from '../../helpers/insert-document.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

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

/** What the session's next turn searches, if the client says `selection`. */
async function accept(selection: { searchScope?: SearchScope; documentIds?: readonly string[] }) {
  const intent: TurnIntent = {
    turnId: randomUUID(),
    keyId: holder.keyId,
    requestId: 'test',
    fingerprint: 'test',
    message: 'And the deductible?',
    earlier: [],
    searchScope: selection.searchScope,
    documentIds: selection.documentIds ?? [],
    toolRequests: [],
  };
  const thread = { newSessionId: sessionId, externalThreadId: sessionId };
  const accepted = await sessions.accept(holder.accountId, thread, intent);
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
