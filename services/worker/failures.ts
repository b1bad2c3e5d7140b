import { ApplicationFailure, CancelledFailure, CompleteAsyncError } from '@temporalio/activity';
import { TemporalFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { isStorageOutage } from '../../adapters/storage/index.ts';
import { describeError, sanitizeError } from '../../domain/failure/describe-error.ts';
import { serviceUnavailable } from '../../domain/orchestration.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';

/** Its messages are written by our activities, or by Temporal. */
export const isOfTemporal = (error: Error): boolean => error instanceof TemporalFailure;

/**
 * Takes the text of others out of whatever an activity throws, before the SDK logs it or writes it into a history, and says
 * of an outage that it is one.
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

/** Whether the same step may succeed when the database or storage can work again. */
export function isOutage(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isStorageOutage(error);
}

/** The failure that Temporal is told of: the same for retries and for workflows, without the text of others. */
function toFailure(error: unknown): unknown {
  // how an activity says that it was cancelled
  if (error instanceof CancelledFailure || error instanceof CompleteAsyncError) return error;
  const description = describeError(error, isOfTemporal);
  const told = sanitizeError(error, isOfTemporal);
  if (told.name === 'AbortError') return told;
  if (error instanceof ApplicationFailure) return Object.assign(error, { cause: told.cause });
  // a transaction may also take too long because of its document: that is tried as often as other trouble
  const isWorthWaiting = isOutage(error) && !description.codes.includes('P2028');
  return ApplicationFailure.fromError(told, { type: isWorthWaiting ? serviceUnavailable : told.name });
}
