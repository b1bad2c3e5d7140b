import { setTimeout as sleep } from 'node:timers/promises';
import type { TurnRecord } from '../../../prisma/assistant/session.repository.ts';
import type { StreamEvent } from '../http/event-stream.ts';
import { toParts } from './turn-parts.ts';
import { hasEnded } from '../../../domain/has-ended.ts';

/** Header by which the AI SDK recognizes its stream protocol. */
export const streamHeaders = { 'x-vercel-ai-ui-message-stream': 'v1' };

const pollIntervalMs = 250;
const keepAliveMs = 10_000;
const sessionDeleted = 'The session was deleted.';

/**
 * The events of a turn after `lastEventId`: existing ones at once, later ones by polling the row. Event ids consist of
 * turn id and index, so any replica can resume a stream.
 */
export async function* streamTurn({
  turn,
  read,
  waiting,
  lastEventId,
}: {
  turn: TurnRecord;
  /** Null when the session was deleted. */
  read: () => Promise<TurnRecord | null>;
  /** Resolves when the turn has ended or the client has disconnected. */
  waiting: Promise<unknown>;
  lastEventId: string | undefined;
}): AsyncGenerator<StreamEvent> {
  let known = turn;
  let sent = receivedParts(lastEventId, turn.id);
  let lastSentAt = Date.now();
  let isOver = false;
  const over = waiting.then(() => {
    isOver = true;
  });
  let isLast = false;
  for (;;) {
    const parts = toParts(known);
    for (const part of parts.slice(sent)) {
      sent += 1;
      lastSentAt = Date.now();
      yield { id: `${turn.id}.${sent}`, data: JSON.stringify(part) };
    }
    if (hasEnded(known)) {
      yield { id: `${turn.id}.${parts.length}`, data: '[DONE]' };
      return;
    }
    if (isLast) return;
    if (Date.now() - lastSentAt > keepAliveMs) {
      lastSentAt = Date.now();
      yield { data: 'working' };
    }
    await Promise.race([over, sleep(pollIntervalMs)]);
    // the turn may end while its row is read, so that it is read once more afterwards
    isLast = isOver;
    const latest = await read();
    if (latest === null) {
      const parts = [JSON.stringify({ type: 'error', errorText: sessionDeleted }), '[DONE]'];
      yield* parts.map((data) => ({ id: `${turn.id}.${sent + 1}`, data }));
      return;
    }
    known = latest;
  }
}

/** Number of parts of this turn that the client has received. */
function receivedParts(lastEventId: string | undefined, turnId: string): number {
  const [, id, place] = /^([0-9a-f-]{36})\.(\d{1,6})$/.exec(lastEventId ?? '') ?? [];
  return id === turnId ? Number(place) : 0;
}
