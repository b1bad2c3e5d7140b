import { ApplicationFailure } from '@temporalio/activity';
import { receiverBusy } from '../domain/orchestration.ts';

/** Runs a call to a host, or fails with `receiver_busy` when too many calls to that host are in flight. */
export type WithHostSlot = <T>(host: string, call: () => Promise<T>) => Promise<T>;

/**
 * Limits how many calls to one host this process has in flight, so that a host that hangs cannot use up the capacity for
 * all others. A refused activity waits for its retry in Temporal, without an event in the workflow's history.
 */
export function createHostConcurrency({ limit, retryInMs }: { limit: number; retryInMs: number }): WithHostSlot {
  const inFlight = new Map<string, number>();
  return async (host, call) => {
    const others = inFlight.get(host) ?? 0;
    if (others >= limit) {
      throw ApplicationFailure.create({
        type: receiverBusy,
        message: `${limit} calls to this receiver are under way.`,
        nextRetryDelay: retryInMs * (0.5 + Math.random()),
        category: 'BENIGN',
      });
    }
    inFlight.set(host, others + 1);
    try {
      return await call();
    } finally {
      const rest = (inFlight.get(host) ?? 1) - 1;
      if (rest > 0) inFlight.set(host, rest);
      else inFlight.delete(host);
    }
  };
}
