import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPrisma, type PrismaClient } from '../../../prisma/client.ts';
import { createTurnRepository, type TurnAnswer, type TurnName } from '../../../prisma/assistant/turn.repository.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { createAccountKeyRepository } from '../../../prisma/accounts/key.repository.ts';
import { insertDocument, type DocumentOwner } from '../../helpers/insert-document.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let turns: ReturnType<typeof createTurnRepository>;
let holder: DocumentOwner;
let turn: TurnName;
let held: string;
let gone: string;
beforeAll(async () => {
  database = await createTestDatabase();
  prisma = createPrisma({ url: database.url });
  turns = createTurnRepository(prisma);
  const { accountId } = await createAccountRepository(prisma).ensureAccount('first');
  const { record } = await createAccountKeyRepository(prisma).createKey({ accountId, name: 'test', scopes: [] });
  holder = { accountId, keyId: record.keyId };
  [held, gone] = [await insertDocument(prisma, holder), randomUUID()];
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

beforeEach(async () => {
  const { accountId, keyId } = holder;
  const [sessionId, turnId] = [randomUUID(), randomUUID()];
  turn = { accountId, sessionId, turnId };
  await prisma.session.create({ data: { id: sessionId, accountId, lastTurn: 1 } });
  await prisma.turn.create({
    data: {
      id: turnId,
      accountId,
      sessionId,
      number: 1,
      keyId,
      requestId: 'test',
      fingerprint: 'test',
      searchScope: 'account',
      documentIds: [],
      toolCalls: { create: { accountId, index: 0, callId: 'one', name: 'get_document', arguments: {} } },
    },
  });
});

const answer = (derivedFrom: readonly string[]): TurnAnswer => ({
  engine: 'rules',
  content: 'What a document says.',
  citations: [],
  documentsUsed: [],
  warnings: [],
  derivedFrom,
  usage: { promptTokens: 0, completionTokens: 0 },
});

describe('an answer', () => {
  it('is not stored when a document that it was derived from was deleted', async () => {
    expect(await turns.complete(turn, answer([held, gone]))).toBe(false);

    expect(await prisma.message.count({ where: { turnId: turn.turnId } })).toBe(0);
    expect(await prisma.turn.findUniqueOrThrow({ where: { id: turn.turnId } })).toMatchObject({
      status: 'pending',
      derivedFrom: [],
    });
  });

  it('is stored with the documents that it was derived from', async () => {
    expect(await turns.complete(turn, answer([held]))).toBe(true);

    expect(await prisma.turn.findUniqueOrThrow({ where: { id: turn.turnId } })).toMatchObject({
      status: 'completed',
      derivedFrom: [held],
    });
  });

  it('is stored when it was derived from no document', async () => {
    expect(await turns.complete(turn, answer([]))).toBe(true);
  });
});

describe('the result of a tool', () => {
  const record = (derivedFrom: readonly string[]) =>
    turns.recordTool(turn, {
      index: 0,
      outcome: { status: 'completed', result: { said: true }, derivedFrom },
      durationMs: 1,
    });
  const recorded = async () => await prisma.turnToolCall.findFirstOrThrow({ where: { turnId: turn.turnId } });

  it('is stored with the documents that it was derived from', async () => {
    expect(await record([held])).toBe('completed');
    expect(await recorded()).toMatchObject({ status: 'completed', result: { said: true }, derivedFrom: [held] });
  });

  it('is replaced by a failure when its document was deleted', async () => {
    expect(await record([gone])).toBe('failed');
    expect(await recorded()).toMatchObject({ status: 'failed', result: null, error: { code: 'not_found' } });
  });
});

describe('a conversation with a model', () => {
  it('does not continue with a document that was deleted', async () => {
    expect(await turns.recordSources(turn, [held, gone])).toBe(false);
    expect(await turns.recordSources(turn, [held])).toBe(true);
  });

  it('stores no arguments that a model may have read in a deleted document', async () => {
    const calls = [{ id: 'two', name: 'search_documents', arguments: { query: 'said' } }];
    await expect(turns.addTools(turn, { step: 1, calls, derivedFrom: [gone] })).rejects.toThrow('gone');
    expect(await prisma.turnToolCall.count({ where: { turnId: turn.turnId } })).toBe(1);
  });
});
