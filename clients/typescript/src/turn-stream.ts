import { ConnectionError } from './errors.ts';
import { readEvents } from './event-stream.ts';
import type { AnswerCitation, TurnRequest } from './generated/api.ts';
import { type CallOptions, type Http, newIdempotencyKey } from './http.ts';
import { pause } from './pause.ts';
import { pauseSeconds } from './retries.ts';

/** What `messageMetadata` of the first event holds. */
interface TurnStart {
  sessionId: string;
  turnId: string;
  requestId: string;
  workflowId: string;
  createdAt: string;
  searchScope: string;
}

/** An event of a turn: the parts of the UI message stream (v1) of the AI SDK. */
export type TurnEvent =
  | { type: 'start'; messageId: string; messageMetadata: TurnStart }
  | { type: 'text-start' | 'text-end'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'data-citation'; id: string; data: AnswerCitation }
  | { type: 'source-document'; sourceId: string; mediaType: string; title: string }
  | { type: 'tool-input-available'; toolCallId: string; toolName: string; input: unknown }
  | { type: 'tool-output-available'; toolCallId: string; output: unknown }
  | { type: 'tool-output-error'; toolCallId: string; errorText: string }
  | { type: 'error'; errorText: string }
  | { type: 'finish'; finishReason: string; messageMetadata: Record<string, unknown> };

/** The service sends a comment every ten seconds, so that a connection which is silent for longer is a broken one. */
const longestSilenceMs = 30_000;

/**
 * Runs a turn and yields its events as they arrive. A broken connection is resumed after the last event, by getting the
 * turn: repeating the question would ask another one where its session was deleted meanwhile. Until the turn is named the
 * question is repeated, with its idempotency key. Failures are counted since the last event, because the service limits
 * how long a connection lasts, and an answer may take several.
 */
export async function* streamTurn(
  http: Http,
  { idempotencyKey = newIdempotencyKey(), ...request }: TurnRequest,
  { signal }: CallOptions,
): AsyncGenerator<TurnEvent, void, undefined> {
  const body = { ...request, idempotencyKey };
  let turn: TurnStart | undefined;
  let lastEventId: string | undefined;
  for (let failures = 0; ; failures += 1) {
    const headers = { Accept: 'text/event-stream', ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }) };
    const response = turn
      ? await http.open('getTurn', { path: { sessionId: turn.sessionId, turnId: turn.turnId }, headers, signal })
      : await http.open('sendMessage', { body, headers, signal });
    for await (const { id, data } of untilBroken(readEvents(bodyOf(response), longestSilenceMs), signal)) {
      failures = 0;
      lastEventId = id ?? lastEventId;
      if (data === '[DONE]') return;
      const event = JSON.parse(data) as TurnEvent;
      if (event.type === 'start') turn = event.messageMetadata;
      yield event;
    }
    if (failures >= http.maxRetries) break;
    await pause(pauseSeconds(undefined, failures) * 1_000, signal);
  }
  throw new ConnectionError('The stream of the turn broke off too often.', { code: 'connection_failed' });
}

/** Ends where the connection breaks; throws the reason of an aborted signal. */
async function* untilBroken<T>(
  items: AsyncIterable<T>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch(() => undefined);
      signal?.throwIfAborted();
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

function bodyOf({ body }: Response): ReadableStream<Uint8Array> {
  return body ?? new ReadableStream({ start: (controller) => controller.close() });
}
