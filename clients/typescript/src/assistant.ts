import { InvalidRequestError } from './errors.ts';
import type {
  ListSessionMessagesQuery,
  ListSessionsQuery,
  MessageList,
  Session,
  SessionList,
  SessionMessage,
  Turn,
  TurnRequest,
} from './generated/api.ts';
import { type CallOptions, type Http, longestWaitSeconds } from './http.ts';
import { List } from './list.ts';
import { pause } from './pause.ts';
import { streamTurn, type TurnEvent } from './turn-stream.ts';

const pollMs = 2_000;

/** Turns of the assistant. */
export class Turns {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Asks a question and returns the turn with its answer. `sessionId` continues a session. */
  async create(request: TurnRequest, { signal }: CallOptions = {}): Promise<Turn> {
    const first = await this.#http.call('sendMessage', { body: request, signal, waitSeconds: longestWaitSeconds });
    let turn = first;
    while (turn.status === 'processing') {
      await pause(pollMs, signal);
      turn = await this.get(turn, { signal });
    }
    if (turn.status === 'failed') throw failed(turn);
    return turn;
  }

  /** Asks a question and yields the events of the answer as they arrive. */
  stream(request: TurnRequest, options: CallOptions = {}): AsyncGenerator<TurnEvent, void, undefined> {
    return streamTurn(this.#http, request, options);
  }

  async get({ sessionId, turnId }: { sessionId: string; turnId: string }, options: CallOptions = {}): Promise<Turn> {
    return await this.#http.call('getTurn', { path: { sessionId, turnId }, ...options });
  }
}

/** Conversations with the assistant. */
export class Sessions {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** The sessions of the account, newest first. */
  list(query: ListSessionsQuery = {}, options: CallOptions = {}): List<Session, SessionList> {
    return new List({
      load: (cursor) => this.#http.call('listSessions', { query: { ...query, ...(cursor && { cursor }) }, ...options }),
      itemsOf: ({ sessions }) => sessions,
      start: query.cursor,
    });
  }

  /** The messages of a session, oldest first. */
  messages(
    sessionId: string,
    query: ListSessionMessagesQuery = {},
    options: CallOptions = {},
  ): List<SessionMessage, MessageList> {
    return new List({
      load: (cursor) =>
        this.#http.call('listSessionMessages', {
          path: { sessionId },
          query: { ...query, ...(cursor && { cursor }) },
          ...options,
        }),
      itemsOf: ({ messages }) => messages,
      start: query.cursor,
    });
  }

  /** Deletes a session with all of its messages. */
  async delete(sessionId: string, options: CallOptions = {}): Promise<void> {
    await this.#http.call('deleteSession', { path: { sessionId }, ...options });
  }
}

function failed(turn: Turn): InvalidRequestError {
  const { error } = turn as Turn & { error?: { code?: string; message?: string } };
  const body = { ...turn } as Record<string, unknown>;
  return new InvalidRequestError(error?.message ?? 'The turn failed.', { code: 'turn_failed', body });
}
