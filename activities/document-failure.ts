import { ApplicationFailure } from '@temporalio/activity';
import { DocumentError } from '../domain/document/document-error.ts';

/** Runs a step; a fault of the customer's document or server becomes a failure that says whether a retry is worth it. */
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
