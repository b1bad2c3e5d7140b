import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import { askSession, type SessionName, wakeSession } from '../../shared/start-session.ts';

/** After so long the session is asked again: its run may have been lost together with what it was asked. */
const askAgainMs = 15_000;
const pauseMs = 250;
/** How long it may take until a session that is asked has taken notice. */
const heardAfterMs = 1_000;

interface Wait {
  session: SessionName;
  turnId: string;
  deadline: Date;
  signal: AbortSignal;
}

/** Whether a turn is answered, or has failed. */
export function hasTurnEnded({ status }: { status: string }): boolean {
  return status === 'completed' || status === 'failed';
}

/**
 * Has a turn answered and waits for it: until its row says that it has ended, or the deadline, or nobody waits any more.
 * The row decides; whatever happens to the session's workflow meanwhile, it is asked again.
 */
export async function waitForTurn<Row extends { status: string }>(
  temporal: Client,
  { read, ...wait }: Wait & { read: () => Promise<Row> },
): Promise<Row> {
  for (;;) {
    await ask(temporal, wait);
    const row = await read();
    if (hasTurnEnded(row) || wait.signal.aborted || Date.now() >= wait.deadline.getTime()) return row;
    await sleep(pauseMs, undefined, { signal: wait.signal }).catch(() => undefined);
  }
}

async function ask(temporal: Client, { session, turnId, deadline, signal }: Wait): Promise<void> {
  if (signal.aborted) return;
  const waitMs = Math.min(askAgainMs, deadline.getTime() - Date.now());
  // too short to be heard: then it is enough that the session knows
  if (waitMs < heardAfterMs) {
    await wakeSession(temporal, session);
    return;
  }
  // near its deadline the SDK asks again and again, so the wait has an end of its own
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const end = (): void => over.abort();
  const timer = setTimeout(end, waitMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    await temporal.withDeadline(Date.now() + waitMs + 2_000, () =>
      temporal.withAbortSignal(over.signal, () => askSession(temporal, session, turnId)),
    );
  } catch {
    // too long, too many at once, no server: what has come of the turn, its row tells
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
