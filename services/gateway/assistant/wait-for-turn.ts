import { hasEnded } from '../../../domain/has-ended.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import { askSession, type SessionName, wakeSession } from '../../shared/start-session.ts';
import { waitOnTemporal } from '../wait-on-temporal.ts';

/** After this time the update is sent again: the workflow run may have been lost together with it. */
const updateTimeoutMs = 15_000;
const pollIntervalMs = 250;
/** An update with less time left may not be accepted before its deadline. */
const minUpdateMs = 1_000;

interface Wait {
  session: SessionName;
  turnId: string;
  deadline: Date;
  signal: AbortSignal;
}

/**
 * Requests the answer of a turn from its session's workflow and waits until the row has ended, the deadline, or an abort.
 * The row is authoritative: as long as it has not ended, the request is sent again, whatever happened to the workflow.
 * Null when the row is gone: its session was deleted.
 */
export async function waitForTurn<Row extends { status: string }>(
  temporal: Client,
  { read, ...wait }: Wait & { read: () => Promise<Row | null> },
): Promise<Row | null> {
  for (;;) {
    await requestAnswer(temporal, wait);
    const row = await read();
    if (row === null || hasEnded(row) || wait.signal.aborted || Date.now() >= wait.deadline.getTime()) return row;
    await sleep(pollIntervalMs, undefined, { signal: wait.signal }).catch(() => undefined);
  }
}

async function requestAnswer(temporal: Client, { session, turnId, deadline, signal }: Wait): Promise<void> {
  // the client is gone, but the turn was accepted: wake its workflow without waiting
  const waitMs = signal.aborted ? 0 : Math.min(updateTimeoutMs, deadline.getTime() - Date.now());
  // too little time for an update: signal the workflow without waiting
  if (waitMs < minUpdateMs) {
    await wakeSession(temporal, session);
    return;
  }
  // after a timeout, too many updates in flight or an outage the caller reads the outcome from the row
  await waitOnTemporal(temporal, { waitMs, signal }, () => askSession(temporal, session, turnId));
}
