import type { SearchScope } from '../../domain/contract/assistant/assistant.ts';
import type { Scope } from '../../domain/contract/scopes.ts';
import type { ModelUsage, ToolCall } from '../../domain/model/model.ts';
import { countUsage } from '../accounts/count-usage.ts';
import { derivedId } from '../derived-id.ts';
import type { Prisma, PrismaClient, TurnToolCall } from '../generated/client.ts';
import { lockStoredDocuments } from './withdraw-answers.ts';

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
  /** The documents that the history may hold something of. */
  historySources: string[];
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
  /** The documents whose text or names the answer may hold. */
  derivedFrom: readonly string[];
  /** Of a model. */
  usage: ModelUsage;
}

/** What came of a tool call. */
export type ToolOutcome =
  | { status: 'completed'; result: unknown; derivedFrom: readonly string[] }
  | { status: 'failed' | 'denied'; error: { code: string; message: string } };

const documentGone: ToolOutcome = {
  status: 'failed',
  error: { code: 'not_found', message: 'The account has no such document.' },
};

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
        // in one statement: a document that is removed meanwhile is in the text and the sources, or in neither
        prisma.$queryRaw<Said[]>`
          SELECT messages.role, messages.content, turns.derived_from AS "derivedFrom"
          FROM messages JOIN turns ON turns.id = messages.turn_id
          WHERE messages.session_id = ${sessionId}::uuid AND messages.account_id = ${accountId}::uuid
            AND messages.position < ${2 * turn.number - 1}
          ORDER BY messages.position DESC LIMIT ${historyMessages}`,
        prisma.key.findFirstOrThrow({ where: { id: turn.keyId, accountId }, select: { scopes: true } }),
      ]);
      return {
        question: turn.messages[0]?.content ?? '',
        history: before.map(({ role, content }) => ({ role, content })).toReversed(),
        historySources: [...new Set(before.flatMap(({ derivedFrom }) => derivedFrom))],
        earlier: turn.earlier as unknown as TurnToAnswer['earlier'],
        searchScope: turn.searchScope as SearchScope,
        documentIds: turn.documentIds,
        toolCalls: turn.toolCalls,
        keyId: turn.keyId,
        scopes: key.scopes as Scope[],
        hasEnded: turn.status === 'completed' || turn.status === 'failed',
      };
    },

    /** Whether the turn has an answer, or has failed. */
    async hasEnded({ turnId, sessionId, accountId }: TurnName): Promise<boolean> {
      const ended = { in: ['completed', 'failed'] };
      return (await prisma.turn.count({ where: { id: turnId, sessionId, accountId, status: ended } })) > 0;
    },

    /**
     * Notes the documents that a model is about to be told of, so that what is kept of the turn goes with each of them;
     * false when one of them is gone.
     */
    async recordSources({ turnId, accountId }: TurnName, documentIds: readonly string[]): Promise<boolean> {
      const [noted] = await prisma.$queryRaw<{ held: number }[]>`
        WITH held AS (${lockStoredDocuments(accountId, documentIds)}), noted AS (
          UPDATE turns SET derived_from = ${[...documentIds]}::uuid[]
          WHERE id = ${turnId}::uuid AND account_id = ${accountId}::uuid AND status NOT IN ('completed', 'failed')
            AND (SELECT count(*) FROM held) = ${documentIds.length}
        )
        SELECT count(*)::int AS held FROM held`;
      return noted?.held === documentIds.length;
    },

    /**
     * Notes the tools that the model asks for in one of its replies, after those that are there; a repetition finds them.
     * `derivedFrom`: the documents that the model was told of, whose text may stand in what it asks for.
     */
    async addTools(
      { turnId, accountId }: TurnName,
      { step, calls, derivedFrom }: { step: number; calls: readonly ToolCall[]; derivedFrom: readonly string[] },
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
        derivedFrom: [...derivedFrom],
      }));
      await prisma.$transaction(async (transaction) => {
        const held = await transaction.$queryRaw<unknown[]>(lockStoredDocuments(accountId, derivedFrom));
        if (held.length < derivedFrom.length) throw new Error('a document of the conversation is gone');
        await transaction.turnToolCall.createMany({ data: added, skipDuplicates: true });
      });
      return added.map(({ index, name }) => ({ index, name }));
    },

    /**
     * Records what came of a tool call, and comes back with it; the first outcome stands. What was found in a document that
     * is gone meanwhile was not found.
     */
    async recordTool(
      turn: TurnName,
      { index, outcome, durationMs }: { index: number; outcome: ToolOutcome; durationMs: number },
    ): Promise<ToolOutcome['status']> {
      const isRecorded = await record(turn, { index, outcome, durationMs });
      if (!isRecorded) await record(turn, { index, outcome: documentGone, durationMs });
      return isRecorded ? outcome.status : documentGone.status;
    },

    /**
     * Ends the turn with its answer, in one statement: status, message and usage are all written or none of them is. False
     * when a document that the answer was made from is gone: then another one has to be made.
     */
    async complete({ turnId, sessionId, accountId }: TurnName, answer: TurnAnswer): Promise<boolean> {
      const json = (value: unknown): string => JSON.stringify(value);
      const { derivedFrom } = answer;
      const [ended] = await prisma.$queryRaw<{ held: number }[]>`
        WITH held AS (${lockStoredDocuments(accountId, derivedFrom)}), ended AS (
          UPDATE turns SET status = 'completed', engine = ${answer.engine}, ended_at = now(),
            derived_from = ${[...derivedFrom]}::uuid[], documents_used = ${json(answer.documentsUsed)}::jsonb, warnings = ${json(answer.warnings)}::json,
            prompt_tokens = ${answer.usage.promptTokens}, completion_tokens = ${answer.usage.completionTokens}
          WHERE id = ${turnId}::uuid AND session_id = ${sessionId}::uuid AND account_id = ${accountId}::uuid
            AND status NOT IN ('completed', 'failed') AND (SELECT count(*) FROM held) = ${derivedFrom.length}
          RETURNING id, account_id, session_id, number, key_id, created_at
        ), counted AS (${countUsage({ kind: 'turn', of: 'ended', at: 'created_at', amounts: amountsOf(answer.usage) })}),
        said AS (
          INSERT INTO messages (id, account_id, session_id, turn_id, position, role, content, citations)
          SELECT ${derivedId(turnId, 'answer')}::uuid, account_id, session_id, id, 2 * number, 'assistant',
            ${answer.content}, ${json(answer.citations)}::json
          FROM ended
        )
        SELECT count(*)::int AS held FROM held`;
      return ended?.held === derivedFrom.length;
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

  /** False when a document that the outcome tells of is gone. */
  async function record(
    { turnId, accountId }: TurnName,
    { index, outcome, durationMs }: { index: number; outcome: ToolOutcome; durationMs: number },
  ): Promise<boolean> {
    const { status } = outcome;
    const [result, error, sources] =
      status === 'completed' ? [outcome.result, null, [...outcome.derivedFrom]] : [null, outcome.error, []];
    const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
    const [recorded] = await prisma.$queryRaw<{ held: number }[]>`
      WITH held AS (${lockStoredDocuments(accountId, sources)}), recorded AS (
        UPDATE turn_tool_calls SET status = ${status}, duration_ms = ${durationMs}, result = ${json(result)}::json,
          error = ${json(error)}::jsonb, derived_from = derived_from || ${sources}::uuid[]
        WHERE turn_id = ${turnId}::uuid AND account_id = ${accountId}::uuid AND index = ${index} AND status = 'pending'
          AND (SELECT count(*) FROM held) = ${sources.length}
      )
      SELECT count(*)::int AS held FROM held`;
    return recorded?.held === sources.length;
  }
}

interface Said {
  role: 'user' | 'assistant';
  content: string;
  derivedFrom: string[];
}

const printable = (text: string): string => text.replace(/[^\w.:-]/g, '').slice(0, mostNameLength);

const amountsOf = (usage: ModelUsage) => ({ pages: 0, ocrPages: 0, ...usage });
