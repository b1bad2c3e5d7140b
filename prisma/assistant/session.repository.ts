import type { SearchScope } from '../../domain/contract/assistant/assistant.ts';
import { maxUnansweredTurns } from '../../domain/limits.ts';
import { derivedId } from '../derived-id.ts';
import { isTaken } from '../is-taken.ts';
import type { Message, Prisma, PrismaClient, Session, Turn, TurnToolCall } from '../generated/client.ts';

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** A turn as a client requested it. */
export interface TurnIntent {
  turnId: string;
  keyId: string;
  requestId: string;
  clientRequestId?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Tells a repeated request from a reused idempotency key. */
  fingerprint: string;
  message: string;
  externalUserId?: string | undefined;
  earlier: readonly { role: string; content: string }[];
  /** Undefined when the client named none: the scope of the session's latest turn applies. */
  searchScope: SearchScope | undefined;
  documentIds: readonly string[];
  toolRequests: readonly { id: string; name: string; arguments: Record<string, unknown> }[];
}

/** Selects the session of a turn: by id, else by external thread, else by the request that opened it. */
export interface SessionSelector {
  /** Id of the session if one has to be created. */
  newSessionId: string;
  sessionId?: string | undefined;
  externalThreadId?: string | undefined;
  openedBy?: string | undefined;
  title?: string | undefined;
}

/** A turn with its messages and tool calls. */
export type TurnRecord = Turn & { messages: Message[]; toolCalls: TurnToolCall[] };
export type MessageRecord = Message & { toolCalls: TurnToolCall[] };

export type TurnRefusal = 'no such session' | 'other thread' | 'no such document' | 'too many turns';

export type AcceptedTurn = { created: boolean; turn: TurnRecord } | { refused: TurnRefusal };

const inFull = {
  messages: { orderBy: { position: 'asc' } },
  toolCalls: { orderBy: { index: 'asc' } },
} as const satisfies Prisma.TurnInclude;

/** Thrown to roll the transaction back. */
class Refused extends Error {
  readonly refusal: TurnRefusal;

  constructor(refusal: TurnRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Sessions as the gateway accesses them: it accepts turns and reads messages; workflows write the answers. */
export function createSessionRepository(prisma: PrismaClient) {
  return {
    /**
     * Inserts the turn with the session's next number, or returns the one that an earlier request with the same
     * idempotency key or request id created. Locks the session's row, so that all gateways agree on the order.
     */
    async accept(accountId: string, selector: SessionSelector, intent: TurnIntent): Promise<AcceptedTurn> {
      const accept = () =>
        prisma.$transaction((transaction) => acceptIn(transaction, { accountId, selector, intent }), {
          maxWait: 5_000,
          timeout: 10_000,
        });
      try {
        return await accept().catch((error: unknown) => {
          if (!isTaken(error)) throw error;
          // in the meantime another session got the external thread, which a new transaction sees
          return accept();
        });
      } catch (error) {
        if (error instanceof Refused) return { refused: error.refusal };
        throw error;
      }
    },

    /** The turn; null when the account has no such turn in that session. */
    async findTurn(accountId: string, { sessionId, turnId }: TurnName): Promise<TurnRecord | null> {
      return await prisma.turn.findFirst({ where: { id: turnId, sessionId, accountId }, include: inFull });
    },

    /** The messages of a session, oldest first, from after `after`; null when the account has no such session. */
    async listMessages(
      accountId: string,
      { sessionId, after, limit }: { sessionId: string; after?: { position: number } | undefined; limit: number },
    ): Promise<MessageRecord[] | null> {
      const session = await prisma.session.findFirst({ where: { id: sessionId, accountId }, select: { id: true } });
      if (!session) return null;
      const rows = await prisma.message.findMany({
        where: { sessionId, accountId, ...(after && { position: { gt: after.position } }) },
        orderBy: { position: 'asc' },
        take: limit,
        include: { turn: { select: { toolCalls: inFull.toolCalls } } },
      });
      return rows.map(({ turn, ...message }) => ({
        ...message,
        toolCalls: message.role === 'assistant' ? turn.toolCalls : [],
      }));
    },
  };
}

interface TurnName {
  sessionId: string;
  turnId: string;
}

type Transaction = Prisma.TransactionClient;

async function acceptIn(
  transaction: Transaction,
  { accountId, selector, intent }: { accountId: string; selector: SessionSelector; intent: TurnIntent },
): Promise<{ created: boolean; turn: TurnRecord }> {
  const session = await lockSession(transaction, accountId, selector);
  const earlier = await findRepeated(transaction, { accountId, sessionId: session.id, intent });
  if (earlier) return { created: false, turn: earlier };
  await assertFewUnanswered(transaction, accountId);
  const selection = await selectionOf(transaction, { accountId, sessionId: session.id, intent });
  const { documentIds } = selection;
  const stored = await transaction.document.count({ where: { accountId, id: { in: documentIds } } });
  if (stored < documentIds.length && intent.documentIds.length > 0) throw new Refused('no such document');
  const number = session.lastTurn + 1;
  await transaction.session.update({
    where: { id: session.id, accountId },
    data: { lastTurn: number, updatedAt: new Date() },
  });
  const turn = await transaction.turn.create({
    data: { ...columnsOf({ accountId, sessionId: session.id, intent, number }), ...selection },
    include: inFull,
  });
  return { created: true, turn };
}

/** Counts no further than the limit, in the index of unanswered turns. */
async function assertFewUnanswered(transaction: Transaction, accountId: string): Promise<void> {
  const unanswered = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM turns WHERE account_id = ${accountId}::uuid AND status IN ('pending', 'processing')
    LIMIT ${maxUnansweredTurns}`;
  if (unanswered.length >= maxUnansweredTurns) throw new Refused('too many turns');
}

function columnsOf({
  accountId,
  sessionId,
  intent,
  number,
}: {
  accountId: string;
  sessionId: string;
  intent: TurnIntent;
  number: number;
}) {
  const { turnId, keyId, requestId, fingerprint, earlier, toolRequests } = intent;
  return {
    id: turnId,
    accountId,
    sessionId,
    number,
    keyId,
    requestId,
    fingerprint,
    clientRequestId: intent.clientRequestId ?? null,
    idempotencyKey: intent.idempotencyKey ?? null,
    earlier: earlier as Prisma.InputJsonArray,
    messages: {
      create: {
        id: derivedId(turnId, 'question'),
        accountId,
        sessionId,
        position: 2 * number - 1,
        role: 'user',
        content: intent.message,
        externalUserId: intent.externalUserId ?? null,
      },
    },
    toolCalls: {
      create: toolRequests.map((request, index) => ({
        accountId,
        index,
        callId: request.id,
        name: request.name,
        arguments: request.arguments as Prisma.InputJsonObject,
      })),
    },
  };
}

type LockedSession = Pick<Session, 'id' | 'lastTurn' | 'externalThreadId'>;

/** The session, created if necessary, with its row locked until the transaction ends. */
async function lockSession(
  transaction: Transaction,
  accountId: string,
  selector: SessionSelector,
): Promise<LockedSession> {
  const [session] = await (selector.sessionId === undefined
    ? openSession(transaction, accountId, selector)
    : findSession(transaction, accountId, { ...selector, sessionId: selector.sessionId }));
  if (!session) throw new Refused('no such session');
  const { externalThreadId } = selector;
  if (externalThreadId !== undefined && session.externalThreadId !== externalThreadId) {
    throw new Refused('other thread');
  }
  return session;
}

async function openSession(
  transaction: Transaction,
  accountId: string,
  { newSessionId, externalThreadId, openedBy, title }: SessionSelector,
): Promise<LockedSession[]> {
  return await (externalThreadId === undefined
    ? transaction.$queryRaw<LockedSession[]>`
        INSERT INTO sessions (id, account_id, opened_by, title)
        VALUES (${newSessionId}::uuid, ${accountId}::uuid, ${openedBy}, ${title})
        ON CONFLICT (account_id, opened_by) DO UPDATE SET updated_at = now()
        RETURNING id, last_turn AS "lastTurn", external_thread_id AS "externalThreadId"`
    : transaction.$queryRaw<LockedSession[]>`
        INSERT INTO sessions (id, account_id, external_thread_id, title)
        VALUES (${newSessionId}::uuid, ${accountId}::uuid, ${externalThreadId}, ${title})
        ON CONFLICT (account_id, external_thread_id) DO UPDATE SET updated_at = now()
        RETURNING id, last_turn AS "lastTurn", external_thread_id AS "externalThreadId"`);
}

/** Sets the external thread of a session that has none, unless another session has that thread. */
async function findSession(
  transaction: Transaction,
  accountId: string,
  { sessionId, externalThreadId }: SessionSelector & { sessionId: string },
): Promise<LockedSession[]> {
  return await transaction.$queryRaw<LockedSession[]>`
    UPDATE sessions SET updated_at = now(), external_thread_id = COALESCE(external_thread_id, (
      SELECT ${externalThreadId}::text WHERE NOT EXISTS (
        SELECT FROM sessions WHERE account_id = ${accountId}::uuid AND external_thread_id = ${externalThreadId})))
    WHERE id = ${sessionId}::uuid AND account_id = ${accountId}::uuid
    RETURNING id, last_turn AS "lastTurn", external_thread_id AS "externalThreadId"`;
}

/** The turn that an earlier request with the same idempotency key or client request id created in the session. */
async function findRepeated(
  transaction: Transaction,
  { accountId, sessionId, intent }: { accountId: string; sessionId: string; intent: TurnIntent },
): Promise<TurnRecord | null> {
  const { idempotencyKey, clientRequestId } = intent;
  const names = [
    ...(idempotencyKey === undefined ? [] : [{ idempotencyKey }]),
    ...(clientRequestId === undefined ? [] : [{ clientRequestId }]),
  ];
  if (names.length === 0) return null;
  return await transaction.turn.findFirst({
    where: { accountId, sessionId, OR: names },
    include: inFull,
    orderBy: { number: 'asc' },
  });
}

type Selection = Pick<Turn, 'searchScope' | 'documentIds'>;

/**
 * What the turn searches. Selected documents without ids are those of the latest turn that selected any; a turn that
 * names neither documents nor scope searches what the session's latest turn searched, the first one nothing.
 */
async function selectionOf(
  transaction: Transaction,
  { accountId, sessionId, intent }: { accountId: string; sessionId: string; intent: TurnIntent },
): Promise<Selection> {
  const { searchScope } = intent;
  const documentIds = [...new Set(intent.documentIds)];
  if (documentIds.length > 0) return { searchScope: searchScope ?? 'selected_documents', documentIds };
  if (searchScope === 'none' || searchScope === 'account') return { searchScope, documentIds };
  const latest = await transaction.turn.findFirst({
    where: { accountId, sessionId, ...(searchScope && { NOT: { documentIds: { isEmpty: true } } }) },
    orderBy: { number: 'desc' },
    select: { searchScope: true, documentIds: true },
  });
  return { searchScope: searchScope ?? latest?.searchScope ?? 'none', documentIds: latest?.documentIds ?? [] };
}
