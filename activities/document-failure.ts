import { ApplicationFailure } from '@temporalio/activity';
import { DocumentError } from '../domain/document/document-error.ts';

/** Maps `DocumentError` to an application failure of the same code, non-retryable unless the error is. */
export async function withDocumentErrors<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw ApplicationFailure.create({
      type: error.code,
      message: error.message,
      nonRetryable: !error.retryable,
      category: 'BENIGN',
    });
  }
}
