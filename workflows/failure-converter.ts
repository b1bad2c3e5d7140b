import { DefaultFailureConverter, type PayloadConverter, TemporalFailure } from '@temporalio/common';
import { DeterminismViolationError } from '@temporalio/workflow';
import { sanitizeError } from '../domain/failure/describe-error.ts';
import { encodesFailures } from '../domain/orchestration.ts';

/**
 * Converts failures of workflows and workflow tasks for their histories. Drops the messages of errors that are neither
 * ours nor Temporal's, since they may quote a customer's text. Errors of activities are sanitized by the worker.
 */
class FailureConverter extends DefaultFailureConverter {
  override errorToFailure(error: unknown, payloadConverter: PayloadConverter) {
    const sanitized = error instanceof TemporalFailure ? error : sanitizeError(error, isOfTemporal);
    return super.errorToFailure(sanitized, payloadConverter);
  }
}

const isOfTemporal = (error: Error): boolean =>
  error instanceof TemporalFailure || error instanceof DeterminismViolationError;

// set by the worker when payloads are encrypted: the codec then encrypts messages and stack traces, too
export const failureConverter = new FailureConverter({
  encodeCommonAttributes: Reflect.get(globalThis, encodesFailures) === true,
});
