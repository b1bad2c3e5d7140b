import { createHash, randomUUID } from 'node:crypto';
import { createResultCache } from '../../../activities/assistant/result-cache.ts';
import type { TurnSources } from '../../../activities/assistant/turn-documents.ts';
import { createTurnStep } from '../../../activities/assistant/turn-step.ts';
import { objectKeys } from '../../../adapters/storage/index.ts';
import type { StoredObject } from '../../../domain/orchestration.ts';
import { withAccountScope } from '../../../prisma/account-scope.ts';
import { createAssistantDocumentRepository } from '../../../prisma/assistant/assistant-document.repository.ts';
import { createTurnRepository, type TurnName, type TurnRepository } from '../../../prisma/assistant/turn.repository.ts';
import { createNameSearchRepository } from '../../../prisma/assistant/name-search.repository.ts';
import { createPageSearchRepository } from '../../../prisma/assistant/page-search.repository.ts';
import { isOutage } from '../../../services/worker/failures.ts';
import { type ActivityStage, openActivityStage } from '../../helpers/activity-stage.ts';
import { insertDocumentWithWords } from '../../helpers/insert-document-with-words.ts';

export interface NewTurn {
  question?: string;
  searchScope?: string;
  documentIds?: readonly string[];
  /** What the client says was said before. */
  earlier?: readonly { role: 'user' | 'assistant'; content: string }[];
  /** Calls that the client requests. */
  tools?: readonly { name: string; arguments: object }[];
}

/** A stage with sessions, wired as the assistant's worker wires it. */
export interface TurnStage extends ActivityStage {
  turns: TurnRepository;
  sources: TurnSources;
  step: ReturnType<typeof createTurnStep>;
  turnFolder: typeof objectKeys.turnFolder;
  /** Inserts an unanswered turn of a new session. */
  ask: (turn?: NewTurn) => Promise<TurnName>;
  /** Inserts a processed document of these pages. */
  hold: (lines: readonly (readonly string[])[], title?: string) => Promise<string>;
  /** Stores an object of the turn. */
  store: (key: string, value: unknown) => Promise<StoredObject>;
  load: <Value>(key: string) => Promise<Value>;
  keysOf: (turn: TurnName) => Promise<string[]>;
  /** The row of the turn with its answers and tool calls. */
  row: (turn: TurnName) => ReturnType<typeof findTurn>;
  /** How often the turn was counted. */
  timesCounted: (turn: TurnName) => Promise<number>;
}

export async function openTurnStage(): Promise<TurnStage> {
  const stage = await openActivityStage();
  const { prisma, rows, storage, accountId, keyId } = stage;
  return {
    ...stage,
    turns: withAccountScope(createTurnRepository(rows)),
    sources: {
      documents: withAccountScope(
        createAssistantDocumentRepository(rows, createResultCache({ mostCharacters: 1_000_000 })),
      ),
      pages: withAccountScope(createPageSearchRepository(rows)),
      names: withAccountScope(createNameSearchRepository(rows)),
    },
    step: createTurnStep(isOutage),
    turnFolder: objectKeys.turnFolder,
    async ask({
      question = 'How much is paid for towing?',
      searchScope = 'account',
      documentIds = [],
      earlier = [],
      tools = [],
    } = {}) {
      const [sessionId, turnId] = [randomUUID(), randomUUID()];
      await prisma.session.create({ data: { id: sessionId, accountId, lastTurn: 1 } });
      const calls = tools.map((tool, index) => ({ ...tool, accountId, index, callId: `call-${index}` }));
      const message = { id: randomUUID(), accountId, sessionId, position: 1, role: 'user', content: question };
      await prisma.turn.create({
        data: {
          id: turnId,
          accountId,
          sessionId,
          number: 1,
          keyId,
          requestId: 'req_test',
          fingerprint: 'test',
          searchScope,
          documentIds: [...documentIds],
          earlier: [...earlier],
          messages: { create: message },
          toolCalls: { create: calls },
        },
      });
      return { accountId, sessionId, turnId };
    },
    hold: (pages, title = 'Auto policy') => insertDocumentWithWords({ prisma }, { account: 'first', title, pages }),
    async store(key, value) {
      const bytes = Buffer.from(JSON.stringify(value));
      await storage.put(key, bytes);
      return { key, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
    },
    load: async (key) => JSON.parse(Buffer.from((await storage.get(key)) ?? []).toString('utf8')),
    keysOf: async ({ turnId }) => (await stage.storedKeys()).filter((key) => key.includes(turnId)),
    row: (turn) => findTurn(stage, turn),
    timesCounted: ({ turnId: subjectId }) => prisma.usageEvent.count({ where: { kind: 'turn', subjectId } }),
  };
}

async function findTurn({ prisma }: ActivityStage, { turnId }: TurnName) {
  return await prisma.turn.findUniqueOrThrow({
    where: { id: turnId },
    include: { messages: { where: { role: 'assistant' } }, toolCalls: { orderBy: { index: 'asc' } } },
  });
}
