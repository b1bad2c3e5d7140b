import { DefaultFailureConverter, type PayloadConverter, TemporalFailure } from '@temporalio/common';
import { DeterminismViolationError } from '@temporalio/workflow';
import { sanitizeError } from '../domain/failure/describe-error.ts';

/**
 * Writes the failures of workflows and of their tasks into histories. An error that is neither ours nor Temporal's leaves
 * its message behind, since that may quote a customer; what activities throw, the worker has treated before.
 */
class FailureConverter extends DefaultFailureConverter {
  override errorToFailure(error: unknown, payloadConverter: PayloadConverter) {
    const sanitized = error instanceof TemporalFailure ? error : sanitizeError(error, isOfTemporal);
    return super.errorToFailure(sanitized, payloadConverter);
  }
}

const isOfTemporal = (error: Error): boolean =>
  error instanceof TemporalFailure || error instanceof DeterminismViolationError;

export const failureConverter = new FailureConverter();
