import { DocumentError } from '../../domain/extraction/document-error.ts';
import { classify, type FailureClass } from './call-failure.ts';

type FetchFailureClass =
  | FailureClass
  | 'content_encoding'
  | 'too_many_redirects'
  | 'insecure_redirect'
  | `status_${number}`;

/** What may be gone at the next attempt. */
const passing: readonly FailureClass[] = ['dns', 'connect', 'timeout'];

/** A document that could not be fetched; its class is all that the customer learns about the other server. */
export function fetchFailed(failure: FetchFailureClass, { retryable }: { retryable: boolean }): DocumentError {
  return new DocumentError('document_fetch_failed', `The document could not be fetched: ${failure}.`, { retryable });
}

/** What a failed call means for the job. Errors that are not about the call stay what they are. */
export function toDocumentError(error: unknown): unknown {
  if (error instanceof DocumentError) return error;
  const failure = classify(error);
  return failure ? fetchFailed(failure, { retryable: passing.includes(failure) }) : error;
}
