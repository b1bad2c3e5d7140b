import { ApplicationFailure, CancelledFailure, CompleteAsyncError } from '@temporalio/activity';
import { TemporalFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { isStorageOutage } from '../../adapters/storage/index.ts';
import { describeError, sanitizeError } from '../../domain/failure/describe-error.ts';
import { serviceUnavailable } from '../../domain/orchestration.ts';
import { isDatabaseUnavailable } from '../../prisma/unavailable.ts';

/** Whether an error's message is safe to log: messages of TemporalFailures are written by decpage or Temporal. */
export const isTemporalFailure = (error: Error): boolean => error instanceof TemporalFailure;

/**
 * Activity interceptor: removes text of third parties (documents, provider responses, SQL) from errors before the SDK logs
 * them or records them in a history, and marks outages as `service_unavailable`.
 */
export const sanitizeFailures: ActivityInterceptorsFactory = () => ({
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

/** Whether the failure is an outage of the database or storage, so that a later retry can succeed. */
export function isOutage(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isStorageOutage(error);
}

/** Timeouts of a transaction and of a statement: the document itself may cause them, so retries stay limited. */
const ranOutOfTime = new Set(['P2028', 'SQLSTATE 57014']);

/** The sanitized failure that is reported to Temporal. */
function toFailure(error: unknown): unknown {
  // the SDK recognizes cancellation and asynchronous completion by these classes
  if (error instanceof CancelledFailure || error instanceof CompleteAsyncError) return error;
  const description = describeError(error, isTemporalFailure);
  const sanitized = sanitizeError(error, isTemporalFailure);
  if (sanitized.name === 'AbortError') return sanitized;
  if (error instanceof ApplicationFailure) return Object.assign(error, { cause: sanitized.cause });
  const isWorthWaiting = isOutage(error) && !description.codes.some((code) => ranOutOfTime.has(code));
  return ApplicationFailure.fromError(sanitized, { type: isWorthWaiting ? serviceUnavailable : sanitized.name });
}
