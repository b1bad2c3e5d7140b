import { hasEnded } from '../../domain/has-ended.ts';
import type { SearchScope } from '../../domain/contract/assistant/assistant.ts';
import type { Scope } from '../../domain/contract/scopes.ts';
import type { ModelUsage, ToolCall } from '../../domain/model/model.ts';
import { countUsage } from '../count-usage.ts';
import { derivedId } from '../derived-id.ts';
import type { Prisma, PrismaClient, TurnToolCall } from '../generated/client.ts';
import { lockStoredDocuments } from '../locks.ts';

export type { TurnToolCall };
export type TurnRepository = ReturnType<typeof createTurnRepository>;

/** Identifies a turn. */
export interface TurnName {
  turnId: string;
  sessionId: string;
  accountId: string;
}

/** The next turn of a session to be answered. */
export interface NextTurn {
  turnId: string;
  number: number;
  /** The tools that the client requested, in order. */
  tools: { index: number; name: string }[];
}

/** Everything that is needed to answer a turn. */
export interface TurnToAnswer {
  question: string;
  /** Earlier messages of the session, oldest first. */
  history: { role: 'user' | 'assistant'; content: string }[];
  /** Documents whose text or names the history may contain. */
  historySources: string[];
  /** Earlier messages as claimed by the client: unverified. */
  earlier: { role: 'user' | 'assistant'; content: string }[];
  searchScope: SearchScope;
  documentIds: string[];
  toolCalls: TurnToolCall[];
  keyId: string;
  /** Current scopes of the turn's key. */
  scopes: Scope[];
  hasEnded: boolean;
}

export interface TurnAnswer {
  engine: 'rules' | 'model';
  content: string;
  citations: readonly object[];
  documentsUsed: readonly { documentId: string; title: string }[];
  warnings: readonly { code: string; message: string }[];
  /** Documents whose text or names the answer may contain. */
  derivedFrom: readonly string[];
  /** Tokens of a model. */
  usage: ModelUsage;
}

export type ToolOutcome =
  | { status: 'completed'; result: unknown; derivedFrom: readonly string[] }
  | { status: 'failed' | 'denied'; error: { code: string; message: string } };

const documentGone: ToolOutcome = {
  status: 'failed',
  error: { code: 'not_found', message: 'The account has no such document.' },
};

const historyMessages = 40;
/** Names come from models, which are not trusted. */
const mostNameLength = 64;

/**
 * The writes of a session's workflow, the only writer of a turn after `pending`. All of them are idempotent, and none
 * changes a turn that has ended, so retried and late activities are safe.
 */
export function createTurnRepository(prisma: PrismaClient) {
  return {
    /** Marks the unanswered turn with the lowest number as processing and returns it; null when there is none. */
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

    async load({ turnId, sessionId, accountId }: TurnName): Promise<TurnToAnswer> {
      const turn = await prisma.turn.findFirstOrThrow({
        where: { id: turnId, sessionId, accountId },
        include: { toolCalls: { orderBy: { index: 'asc' } }, messages: { where: { role: 'user' } } },
      });
      const [before, key] = await Promise.all([
        // text and sources in one statement, so that a concurrent deletion of a document affects both or neither
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
        hasEnded: hasEnded(turn),
      };
    },

    /** Whether the turn has completed or failed, or was deleted with its session. */
    async hasEnded({ turnId, sessionId, accountId }: TurnName): Promise<boolean> {
      const open = { in: ['pending', 'processing'] };
      return (await prisma.turn.count({ where: { id: turnId, sessionId, accountId, status: open } })) === 0;
    },

    /**
     * Records the documents whose text is about to be sent to a model, so that deleting one of them also deletes the turn's
     * stored conversation; false when one was deleted already.
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
     * Appends the tool calls of one of the model's replies; a retry returns those that the first attempt stored.
     * `derivedFrom`: documents that were sent to the model, whose text the arguments may contain.
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
     * Records the outcome of a tool call unless one is recorded, and returns its status. A result from a document that was
     * deleted meanwhile is replaced by a failure.
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
     * Completes the turn with its answer: status, message and usage in one statement. False when a document that the answer
     * was derived from was deleted; the turn then needs another answer.
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

    /** Counts a failed call of the model; successful calls are counted with the turn. */
    async recordLostCall(
      { turnId, accountId }: Pick<TurnName, 'turnId' | 'accountId'>,
      { callId, usage }: { callId: string; usage: ModelUsage },
    ): Promise<void> {
      await prisma.$executeRaw`
        INSERT INTO usage_events (account_id, key_id, kind, subject_id, source, prompt_tokens, completion_tokens)
        SELECT turns.account_id, keys.id, 'model_call', ${callId}::uuid, keys.source, ${usage.promptTokens}::int,
          ${usage.completionTokens}::int
        FROM turns JOIN keys ON keys.id = turns.key_id
        WHERE turns.id = ${turnId}::uuid AND turns.account_id = ${accountId}::uuid
        ON CONFLICT (kind, subject_id) DO NOTHING`;
    },

    /** Fails the turn. Its usage is counted like that of a completed one. */
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

  /** False when a document that the outcome was derived from was deleted. */
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
