import { ActivityFailure, ApplicationFailure, isCancellation, TimeoutFailure } from '@temporalio/workflow';
import { documentErrorCodes } from '../domain/document/document-error.ts';
import { type JobError, jobErrorMessages } from '../domain/job-error.ts';

/** Maps what ended a job to the error that clients see. Never includes the message of an unexpected error. */
export function describeFailure(error: unknown, stage: string): JobError {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (isCancellation(error) || (cause instanceof ApplicationFailure && cause.type === 'cancelled')) {
    return { code: 'cancelled', message: jobErrorMessages.cancelled, retryable: false, stage };
  }
  if (cause instanceof TimeoutFailure) {
    return { code: 'timeout', message: jobErrorMessages.timeout, retryable: true, stage };
  }
  if (cause instanceof ApplicationFailure) {
    const code = documentErrorCodes.find((known) => known === cause.type);
    if (code !== undefined) return { code, message: cause.message, retryable: !cause.nonRetryable, stage };
  }
  return { code: 'internal_error', message: jobErrorMessages.internal_error, retryable: true, stage };
}

/** Failure of the workflow of a failed job or document: operators find it by its error. Benign unless the fault is ours. */
export function workflowFailure({ code, message }: JobError): ApplicationFailure {
  const isOurs = code === 'internal_error' || code === 'timeout';
  return ApplicationFailure.create({
    type: code,
    message,
    nonRetryable: true,
    ...(!isOurs && { category: 'BENIGN' }),
  });
}
