import type { Client } from '@temporalio/client';
import type { Storage } from '../../../adapters/storage/index.ts';
import { encodeMessageCursor } from '../../../domain/contract/assistant/assistant.ts';
import { preferredWaitSeconds } from '../../../domain/contract/common.ts';
import { encodeCursor } from '../../../domain/contract/lists.ts';
import type { SessionRepository, TurnRecord } from '../../../prisma/assistant/session.repository.ts';
import type { StoredSessionRepository } from '../../../prisma/assistant/stored-session.repository.ts';
import { acceptTurn } from './accept-turn.ts';
import { deleteSession } from './delete-session.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handlers, StreamAnswer } from '../http/handler.ts';
import { listPage } from '../http/list-page.ts';
import { streamHeaders, streamTurn } from './turn-stream.ts';
import { viewSession } from './session-view.ts';
import { viewSessionMessage, viewTurn } from './turn-view.ts';
import { waitForTurn } from './wait-for-turn.ts';
import { hasEnded } from '../../../domain/has-ended.ts';

/** Streams send keep-alive comments, so they may last longer than a plain response. */
const maxStreamSeconds = 900;
/** `Retry-After` of a turn that has not ended, in seconds. */
const pollAfterSeconds = '2';

type AssistantOperation =
  | 'sendMessage'
  | 'sendSessionMessage'
  | 'listSessions'
  | 'deleteSession'
  | 'listSessionMessages'
  | 'getTurn';

/** Handlers of the assistant: send messages, list them, get turns. */
export function createAssistantHandlers({
  sessions,
  storedSessions,
  storage,
  temporal,
  turnTimeoutSeconds,
  sessionRetentionDays,
}: {
  sessions: SessionRepository;
  storedSessions: StoredSessionRepository;
  storage: Storage;
  temporal: Client;
  turnTimeoutSeconds: number;
  /** After its latest turn; undefined: sessions do not expire. */
  sessionRetentionDays?: number | undefined;
}): Pick<Handlers, AssistantOperation> {
  type MessageCall = Parameters<typeof acceptTurn>[1];

  return {
    sendMessage: (call) => handleMessage(call),

    sendSessionMessage: (call) => handleMessage(call, call.params.sessionId),

    async listSessions({ account: { accountId }, query: { limit, cursor } }) {
      const found = await storedSessions.list(accountId, { limit: limit + 1, after: cursor });
      const { page, last } = listPage(found, limit);
      const nextCursor = last ? encodeCursor(last) : null;
      return {
        status: 200,
        body: { sessions: page.map((session) => viewSession(session, sessionRetentionDays)), nextCursor },
      };
    },

    async deleteSession({ account: { accountId }, key: { keyId }, requestId, params: { sessionId } }) {
      const by = { actor: keyId, requestId };
      await deleteSession({ storedSessions, storage, temporal }, { accountId, sessionId, by });
      return { status: 204 };
    },

    async listSessionMessages({ account: { accountId }, params: { sessionId }, query: { limit, cursor } }) {
      const found = await sessions.listMessages(accountId, { sessionId, after: cursor, limit: limit + 1 });
      if (!found) throw new ApiError('not_found');
      const { page, last } = listPage(found, limit);
      const nextCursor = last ? encodeMessageCursor(last) : null;
      return { status: 200, body: { sessionId, messages: page.map(viewSessionMessage), nextCursor } };
    },

    async getTurn({ account: { accountId }, params, headers, signal, wantsStream }) {
      const turn = await sessions.findTurn(accountId, params);
      if (!turn) throw new ApiError('not_found');
      if (wantsStream) return { status: 200, ...stream(turn, { signal, lastEventId: headers['last-event-id'] }) };
      const pause = !hasEnded(turn) && { headers: { 'Retry-After': pollAfterSeconds } };
      return { status: 200, body: viewTurn(turn), ...pause };
    },
  };

  async function handleMessage(
    call: MessageCall,
    sessionId?: string,
  ): Promise<Answer<'sendMessage'> | StreamAnswer<'sendMessage'>> {
    const { created, turn } = await acceptTurn(sessions, call, sessionId);
    const { signal, wantsStream } = call;
    const headers = {
      Location: `/v1/agent/sessions/${turn.sessionId}/turns/${turn.id}`,
      ...(!created && { 'Idempotency-Replayed': 'true' }),
    };
    if (wantsStream) {
      const { headers: more, events } = stream(turn, { signal, lastEventId: call.headers['last-event-id'] });
      return { status: 201, headers: { ...headers, ...more }, events };
    }
    const seconds = Math.min(preferredWaitSeconds(call.headers.prefer) ?? turnTimeoutSeconds, turnTimeoutSeconds);
    const ended = hasEnded(turn) ? turn : await wait(turn, { signal, seconds });
    // the session was deleted during the wait: same error as for an unknown session
    if (!ended) throw new ApiError(sessionId === undefined ? 'forbidden' : 'not_found');
    if (ended.status === 'failed') throw failed(ended);
    const pause = !hasEnded(ended) && { 'Retry-After': pollAfterSeconds };
    return { status: 201, body: viewTurn(ended), headers: { ...headers, ...pause } };
  }

  function stream(turn: TurnRecord, { signal, lastEventId }: { signal: AbortSignal; lastEventId: string | undefined }) {
    // caught here: without a reader of the stream a rejection would be unhandled
    const waiting = hasEnded(turn)
      ? Promise.resolve()
      : wait(turn, { signal, seconds: maxStreamSeconds }).catch(() => undefined);
    return { headers: streamHeaders, events: streamTurn({ turn, read: () => read(turn), waiting, lastEventId }) };
  }

  async function wait(
    turn: TurnRecord,
    { signal, seconds }: { signal: AbortSignal; seconds: number },
  ): Promise<TurnRecord | null> {
    return await waitForTurn(temporal, {
      session: turn,
      turnId: turn.id,
      deadline: new Date(Date.now() + seconds * 1_000),
      signal,
      read: () => read(turn),
    });
  }

  async function read(turn: TurnRecord): Promise<TurnRecord | null> {
    return await sessions.findTurn(turn.accountId, { sessionId: turn.sessionId, turnId: turn.id });
  }
}

function failed({ sessionId, id, error }: TurnRecord): ApiError {
  const { code, message } = error as unknown as { code: string; message: string };
  return new ApiError('turn_failed', { message, extra: { sessionId, turnId: id, code } });
}
