/** Who waits at a session for an answer, and how often it was told that there is something to do. */
export interface Turnstile {
  /** Comes back with the question whether this one may pass. */
  enter: (turnId: string) => () => boolean;
  /** Tells that there is something to do. */
  knock: () => void;
  knocks: () => number;
  /** Whether there were knocks since those that were let pass last. */
  hasNewKnocks: () => boolean;
  letPass: (turnId: string) => void;
  /** Lets everybody pass who was there by that knock: nothing was left to do after it. */
  letPassUntil: (knock: number) => void;
  /** Lets everybody pass from now on. */
  open: () => void;
}

/** Nobody waits and nobody has knocked. */
export function createTurnstile(): Turnstile {
  const waiting = new Map<string, number>();
  let knocks = 0;
  let settled = 0;
  let isOpen = false;
  return {
    enter(turnId) {
      knocks += 1;
      waiting.set(turnId, knocks);
      return () => isOpen || !waiting.has(turnId);
    },
    knock() {
      knocks += 1;
    },
    knocks: () => knocks,
    hasNewKnocks: () => knocks > settled,
    letPass(turnId) {
      waiting.delete(turnId);
    },
    letPassUntil(knock) {
      settled = knock;
      for (const [turnId, knocked] of waiting) if (knocked <= knock) waiting.delete(turnId);
    },
    open() {
      isOpen = true;
    },
  };
}
