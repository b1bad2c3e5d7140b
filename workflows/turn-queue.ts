/**
 * The `answerTurn` updates of a session that wait for their turn to be answered. Every update and every wake signal is a
 * numbered notification, so that the workflow sees whether one arrived since it last found nothing to answer.
 */
export interface TurnQueue {
  /** Queues an update; the returned condition is true once it may complete. */
  wait: (turnId: string) => () => boolean;
  /** Records that the session has something to answer. */
  notify: () => void;
  /** Sequence number of the latest notification. */
  latest: () => number;
  /** Whether notifications arrived after those that `resolveUpTo` has settled. */
  hasUnsettled: () => boolean;
  /** Completes the update of an answered turn. */
  resolve: (turnId: string) => void;
  /** Completes all updates queued at or before this sequence number: no turn of theirs was left unanswered. */
  resolveUpTo: (sequence: number) => void;
  /** Completes all updates, also those that are queued later. */
  resolveAll: () => void;
}

export function createTurnQueue(): TurnQueue {
  const waiting = new Map<string, number>();
  let latest = 0;
  let settled = 0;
  let isClosed = false;
  return {
    wait(turnId) {
      latest += 1;
      waiting.set(turnId, latest);
      return () => isClosed || !waiting.has(turnId);
    },
    notify() {
      latest += 1;
    },
    latest: () => latest,
    hasUnsettled: () => latest > settled,
    resolve(turnId) {
      waiting.delete(turnId);
    },
    resolveUpTo(sequence) {
      settled = sequence;
      for (const [turnId, queued] of waiting) if (queued <= sequence) waiting.delete(turnId);
    },
    resolveAll() {
      isClosed = true;
    },
  };
}
