import { ApplicationFailure } from '@temporalio/activity';
import { ModelError } from '../domain/model/model-error.ts';

/** Maps `ModelError` to a `provider_error` failure that states whether, and when, to retry. */
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
      // a busy provider is expected; a rejected key or request needs an operator
      ...(error.retryable && { category: 'BENIGN' }),
    });
  }
}

/** Whether a call failed because the model takes no text of that length. */
export function isContextExceeded(error: unknown): boolean {
  if (!(error instanceof ApplicationFailure)) return false;
  const [detail] = error.details ?? [];
  return typeof detail === 'object' && detail !== null && 'code' in detail && detail.code === 'context_exceeded';
}
