import { ApplicationFailure, Context } from '@temporalio/activity';
import { receiverBusy, serviceUnavailable } from '../../../domain/orchestration.ts';

export const object = { key: 'account/document', sha256: 'aa', bytes: 3 };
export const result = { key: 'account/result', sha256: 'bb', bytes: 3 };

/** A stub that ends only when the worker stops. */
export async function never(): Promise<never> {
  return await Context.current().cancelled;
}

/** A stub that fails this often before it returns. */
export function failing<Outcome>(times: number, error: () => Error, outcome: Outcome): () => Promise<Outcome> {
  let left = times;
  return async () => {
    if (left-- > 0) throw error();
    return outcome;
  };
}

/** Failures as the activities throw them. */
export const outage = (): Error => ApplicationFailure.create({ type: serviceUnavailable, nonRetryable: true });
export const busy = (): Error => ApplicationFailure.create({ type: receiverBusy });
export const encrypted = (): Error => ApplicationFailure.nonRetryable('It needs a password.', 'document_encrypted');

/** Added to an outcome, makes the history so long after three of them that the server suggests to continue as new. */
export const ballast = { ballast: 'x'.repeat(1_500_000) };
