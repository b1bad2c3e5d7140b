import { setTimeout as sleep } from 'node:timers/promises';
import type { TurnRecord } from '../../../prisma/assistant/session.repository.ts';
import type { StreamEvent } from '../http/event-stream.ts';
import { partsOf } from './turn-parts.ts';
import { hasTurnEnded } from './wait-for-turn.ts';

/** What the AI SDK recognises the stream by. */
export const streamHeaders = { 'x-vercel-ai-ui-message-stream': 'v1' };

const lookEveryMs = 250;
const keepAliveMs = 10_000;

/**
 * The events of a turn from the one after `lastEventId` on: those that are known at once, the others as they come. An
 * event is named by its turn and its place, so any gateway can go on where another one stopped.
 */
export async function* streamTurn({
  turn,
  read,
  waiting,
  lastEventId,
}: {
  turn: TurnRecord;
  read: () => Promise<TurnRecord>;
  /** Resolves when the turn has ended or nobody waits for it any more. */
  waiting: Promise<unknown>;
  lastEventId: string | undefined;
}): AsyncGenerator<StreamEvent> {
  let known = turn;
  let sent = placeOf(lastEventId, turn.id);
  let spokenAt = Date.now();
  let isOver = false;
  const over = waiting.then(() => {
    isOver = true;
  });
  for (;;) {
    const parts = partsOf(known);
    for (const part of parts.slice(sent)) {
      sent += 1;
      spokenAt = Date.now();
      yield { id: `${turn.id}.${sent}`, data: JSON.stringify(part) };
    }
    if (hasTurnEnded(known)) {
      yield { id: `${turn.id}.${parts.length}`, data: '[DONE]' };
      return;
    }
    if (isOver) return;
    if (Date.now() - spokenAt > keepAliveMs) {
      spokenAt = Date.now();
      yield { data: 'working' };
    }
    await Promise.race([over, sleep(lookEveryMs)]);
    known = await read();
  }
}

/** How many parts of this turn have arrived. */
function placeOf(lastEventId: string | undefined, turnId: string): number {
  const [, id, place] = /^([0-9a-f-]{36})\.(\d{1,6})$/.exec(lastEventId ?? '') ?? [];
  return id === turnId ? Number(place) : 0;
}
