import { ApplicationFailure, CancelledFailure, CompleteAsyncError } from '@temporalio/activity';
import { TemporalFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { withoutForeignText } from '../../domain/failure/describe-error.ts';

/** Its messages are written by our activities, or by Temporal. */
export const isOfTemporal = (error: Error): boolean => error instanceof TemporalFailure;

/**
 * Takes the text of others out of whatever an activity throws, before the SDK logs it or writes it into a history.
 */
export const tellFailures: ActivityInterceptorsFactory = () => ({
  inbound: {
    async execute(input, next) {
      try {
        return await next(input);
      } catch (error) {
        throw toFailure(error);
      }
    },
  },
});

/** The failure that Temporal is told of: the same for retries and for workflows, without the text of others. */
function toFailure(error: unknown): unknown {
  // how an activity says that it was cancelled
  if (error instanceof CancelledFailure || error instanceof CompleteAsyncError) return error;
  const told = withoutForeignText(error, isOfTemporal);
  if (told.name === 'AbortError') return told;
  if (error instanceof ApplicationFailure) return Object.assign(error, { cause: told.cause });
  return ApplicationFailure.fromError(told, { type: told.name });
}
