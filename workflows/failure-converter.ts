import { DefaultFailureConverter, type PayloadConverter, TemporalFailure } from '@temporalio/common';
import { DeterminismViolationError } from '@temporalio/workflow';
import { withoutForeignText } from '../domain/failure/describe-error.ts';

/**
 * Writes the failures of workflows and of their tasks into histories. An error that is neither ours nor Temporal's leaves
 * its message behind, since that may quote a customer; what activities throw, the worker has treated before.
 */
class FailureConverter extends DefaultFailureConverter {
  override errorToFailure(error: unknown, payloadConverter: PayloadConverter) {
    const told = error instanceof TemporalFailure ? error : withoutForeignText(error, isOfTemporal);
    return super.errorToFailure(told, payloadConverter);
  }
}

const isOfTemporal = (error: Error): boolean =>
  error instanceof TemporalFailure || error instanceof DeterminismViolationError;

export const failureConverter = new FailureConverter();
