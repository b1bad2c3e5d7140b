import { ApplicationFailure } from '@temporalio/activity';
import { receiverBusy } from '../domain/orchestration.ts';

/** Runs a call to a host, or fails with `receiver_busy` when too many calls to that host are in flight. */
export type WithHostSlot = <T>(host: string, call: () => Promise<T>) => Promise<T>;

/** Calls that this process can have in flight to all hosts together. */
export interface CallSlots {
  readonly total: number;
  inUse: number;
}

/** A host gets one more slot while it has less than this part of the free ones. */
const partOfFree = 1 / 4;

/**
 * Limits how many calls to one host this process has in flight, so that a host that hangs cannot use up the capacity for
 * all others. The limit decreases with the free slots (dynamic thresholds, Choudhury and Hahne 1998): many slow hosts together
 * leave some free as well. A refused activity waits for its retry in Temporal, without an event in the workflow's history.
 */
export function createHostConcurrency({
  limit,
  retryInMs,
  slots = { total: Number.POSITIVE_INFINITY, inUse: 0 },
}: {
  limit: number;
  retryInMs: number;
  /** Shared by all that use the same slots; unlimited by default. */
  slots?: CallSlots;
}): WithHostSlot {
  const inFlight = new Map<string, number>();
  return async (host, call) => {
    const others = inFlight.get(host) ?? 0;
    const most = Math.min(limit, Math.ceil((slots.total - slots.inUse) * partOfFree));
    if (others >= most) {
      throw ApplicationFailure.create({
        type: receiverBusy,
        message: `${others} calls to this receiver are under way.`,
        nextRetryDelay: retryInMs * (0.5 + Math.random()),
        category: 'BENIGN',
      });
    }
    inFlight.set(host, others + 1);
    slots.inUse += 1;
    try {
      return await call();
    } finally {
      slots.inUse -= 1;
      const rest = (inFlight.get(host) ?? 1) - 1;
      if (rest > 0) inFlight.set(host, rest);
      else inFlight.delete(host);
    }
  };
}

/** The host of a URL as slots count it: per account, so that one account's calls cannot delay another's to the same host. */
export function hostOf({ accountId, url }: { accountId: string; url: string }): string {
  return `${accountId} ${new URL(url).origin}`;
}
