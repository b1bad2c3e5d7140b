import { ApplicationFailure } from '@temporalio/activity';
import { receiverBusy } from '../domain/orchestration.ts';

/** Runs a call to a receiver, or fails with `receiver_busy` when too many calls to that receiver are under way. */
export type InLane = <T>(receiver: string, call: () => Promise<T>) => Promise<T>;

/**
 * Gives each receiver few lanes of this process: one that hangs fills its own and no others. Where the failure may be
 * retried it waits in Temporal without an event in its history.
 */
export function createReceiverLanes({ lanes, retryInMs }: { lanes: number; retryInMs: number }): InLane {
  const inFlight = new Map<string, number>();
  return async (receiver, call) => {
    const others = inFlight.get(receiver) ?? 0;
    if (others >= lanes) {
      throw ApplicationFailure.create({
        type: receiverBusy,
        message: `${lanes} calls to this receiver are under way.`,
        nextRetryDelay: retryInMs * (0.5 + Math.random()),
        category: 'BENIGN',
      });
    }
    inFlight.set(receiver, others + 1);
    try {
      return await call();
    } finally {
      const rest = (inFlight.get(receiver) ?? 1) - 1;
      if (rest > 0) inFlight.set(receiver, rest);
      else inFlight.delete(receiver);
    }
  };
}
