import type { SearchScope } from '../domain/contract/assistant.ts';
import type { Scope } from '../domain/contract/scopes.ts';
import type { ModelUsage, ToolCall } from '../domain/model/model.ts';
import { countUsage } from './count-usage.ts';
import { derivedId } from './derived-id.ts';
import type { Prisma, PrismaClient, TurnToolCall } from './generated/client.ts';

export type { TurnToolCall };
export type TurnRepository = ReturnType<typeof createTurnRepository>;

/** Names a turn in whatever is written about it. */
export interface TurnName {
  turnId: string;
  sessionId: string;
  accountId: string;
}

/** The turn that a session answers next. */
export interface NextTurn {
  turnId: string;
  number: number;
  /** The tools that the client asked for, in order. */
  tools: { index: number; name: string }[];
}

/** A turn as those who answer it see it. */
export interface TurnToAnswer {
  question: string;
  /** What was said before in the session, oldest first. */
  history: { role: 'user' | 'assistant'; content: string }[];
  /** What the client says was said before; nothing to rely on. */
  earlier: { role: 'user' | 'assistant'; content: string }[];
  searchScope: SearchScope;
  documentIds: string[];
  toolCalls: TurnToolCall[];
  keyId: string;
  /** What the key of the turn may do now. */
  scopes: Scope[];
  hasEnded: boolean;
}

/** How a turn was answered. */
export interface TurnAnswer {
  engine: 'rules' | 'model';
  content: string;
  citations: readonly object[];
  documentsUsed: readonly { documentId: string; title: string }[];
  warnings: readonly { code: string; message: string }[];
  /** Of a model. */
  usage: ModelUsage;
}

/** What came of a tool call. */
export type ToolOutcome =
  | { status: 'completed'; result: unknown }
  | { status: 'failed' | 'denied'; error: { code: string; message: string } };

const historyMessages = 40;
/** A model may write anything where a name belongs. */
const mostNameLength = 64;

/**
 * The writes of a session's own workflow, the only writer of a turn after `pending`. Every one may be repeated and may
 * come late: nothing changes a turn that has ended.
 */
export function createTurnRepository(prisma: PrismaClient) {
  return {
    /** The unanswered turn with the lowest number, which counts as begun now; null when there is none. */
    async next({ sessionId, accountId }: Pick<TurnName, 'sessionId' | 'accountId'>): Promise<NextTurn | null> {
      const [turn] = await prisma.$queryRaw<{ turnId: string; number: number }[]>`
        UPDATE turns SET status = 'processing', started_at = COALESCE(started_at, now())
        WHERE id = (
          SELECT id FROM turns WHERE session_id = ${sessionId}::uuid AND account_id = ${accountId}::uuid
            AND status IN ('pending', 'processing')
          ORDER BY number LIMIT 1)
        RETURNING id AS "turnId", number`;
      if (!turn) return null;
      const tools = await prisma.turnToolCall.findMany({
        where: { turnId: turn.turnId, accountId, step: 0 },
        select: { index: true, name: true },
        orderBy: { index: 'asc' },
      });
      return { ...turn, tools };
    },

    /** What is needed to answer the turn. */
    async load({ turnId, sessionId, accountId }: TurnName): Promise<TurnToAnswer> {
      const turn = await prisma.turn.findFirstOrThrow({
        where: { id: turnId, sessionId, accountId },
        include: { toolCalls: { orderBy: { index: 'asc' } }, messages: { where: { role: 'user' } } },
      });
      const [before, key] = await Promise.all([
        prisma.message.findMany({
          where: { sessionId, accountId, position: { lt: 2 * turn.number - 1 } },
          orderBy: { position: 'desc' },
          take: historyMessages,
          select: { role: true, content: true },
        }),
        prisma.key.findFirstOrThrow({ where: { id: turn.keyId, accountId }, select: { scopes: true } }),
      ]);
      return {
        question: turn.messages[0]?.content ?? '',
        history: before.toReversed() as TurnToAnswer['history'],
        earlier: turn.earlier as unknown as TurnToAnswer['earlier'],
        searchScope: turn.searchScope as SearchScope,
        documentIds: turn.documentIds,
        toolCalls: turn.toolCalls,
        keyId: turn.keyId,
        scopes: key.scopes as Scope[],
        hasEnded: turn.status === 'completed' || turn.status === 'failed',
      };
    },

    /** Notes the tools that the model asks for in one of its replies, after those that are there; a repetition finds them. */
    async addTools(
      { turnId, accountId }: TurnName,
      { step, calls }: { step: number; calls: readonly ToolCall[] },
    ): Promise<{ index: number; name: string }[]> {
      const known = await prisma.turnToolCall.findMany({
        where: { turnId, accountId },
        select: { index: true, name: true, step: true },
        orderBy: { index: 'asc' },
      });
      const first = known.length;
      const noted = known.filter((call) => call.step === step);
      if (noted.length > 0) return noted.map(({ index, name }) => ({ index, name }));
      const added = calls.map(({ id, name, arguments: given }, at) => ({
        turnId,
        accountId,
        step,
        index: first + at,
        callId: printable(id),
        name: printable(name),
        arguments: (given ?? {}) as Prisma.InputJsonValue,
      }));
      await prisma.turnToolCall.createMany({ data: added, skipDuplicates: true });
      return added.map(({ index, name }) => ({ index, name }));
    },

    /** Records what came of a tool call; the first outcome stands. */
    async recordTool(
      { turnId, accountId }: TurnName,
      { index, outcome, durationMs }: { index: number; outcome: ToolOutcome; durationMs: number },
    ): Promise<void> {
      await prisma.turnToolCall.updateMany({
        where: { turnId, accountId, index, status: 'pending' },
        data: {
          status: outcome.status,
          durationMs,
          ...(outcome.status === 'completed'
            ? { result: outcome.result as Prisma.InputJsonValue }
            : { error: outcome.error }),
        },
      });
    },

    /** Ends the turn with its answer, in one statement: status, message and usage are all written or none of them is. */
    async complete({ turnId, sessionId, accountId }: TurnName, answer: TurnAnswer): Promise<void> {
      const json = (value: unknown): string => JSON.stringify(value);
      await prisma.$executeRaw`
        WITH ended AS (
          UPDATE turns SET status = 'completed', engine = ${answer.engine}, ended_at = now(),
            documents_used = ${json(answer.documentsUsed)}::jsonb, warnings = ${json(answer.warnings)}::json,
            prompt_tokens = ${answer.usage.promptTokens}, completion_tokens = ${answer.usage.completionTokens}
          WHERE id = ${turnId}::uuid AND session_id = ${sessionId}::uuid AND account_id = ${accountId}::uuid
            AND status NOT IN ('completed', 'failed')
          RETURNING id, account_id, session_id, number, key_id, created_at
        ), counted AS (${countUsage({ kind: 'turn', of: 'ended', at: 'created_at', amounts: amountsOf(answer.usage) })})
        INSERT INTO messages (id, account_id, session_id, turn_id, position, role, content, citations)
        SELECT ${derivedId(turnId, 'answer')}::uuid, account_id, session_id, id, 2 * number, 'assistant',
          ${answer.content}, ${json(answer.citations)}::json
        FROM ended`;
    },

    /** Ends the turn without an answer; it counts as one that was asked, with what it took. */
    async fail(
      { turnId, sessionId, accountId }: TurnName,
      { error, usage }: { error: { code: string; message: string }; usage: ModelUsage },
    ): Promise<void> {
      await prisma.$executeRaw`
        WITH ended AS (
          UPDATE turns SET status = 'failed', ended_at = now(), error = ${JSON.stringify(error)}::jsonb,
            prompt_tokens = ${usage.promptTokens}, completion_tokens = ${usage.completionTokens}
          WHERE id = ${turnId}::uuid AND session_id = ${sessionId}::uuid AND account_id = ${accountId}::uuid
            AND status NOT IN ('completed', 'failed')
          RETURNING id, account_id, key_id, created_at
        ) ${countUsage({ kind: 'turn', of: 'ended', at: 'created_at', amounts: amountsOf(usage) })}`;
    },
  };
}

const printable = (text: string): string => text.replace(/[^\w.:-]/g, '').slice(0, mostNameLength);

const amountsOf = (usage: ModelUsage) => ({ pages: 0, ocrPages: 0, ...usage });
