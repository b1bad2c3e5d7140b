import { ApplicationFailure } from '@temporalio/activity';
import { ModelError } from '../domain/model/model-error.ts';

/** Calls a model; what goes wrong becomes a failure that says whether, and when, a retry is worth it. */
export async function withModelErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw ApplicationFailure.create({
      type: 'provider_error',
      message: error.message,
      details: [{ code: error.code }],
      nonRetryable: !error.retryable,
      ...(error.retryAfterMs !== undefined && { nextRetryDelay: error.retryAfterMs }),
      // that a provider is busy is no fault of ours; that our key is refused is
      ...(error.retryable && { category: 'BENIGN' }),
    });
  }
}
