import { DocumentError } from '../../domain/document/document-error.ts';
import { classify, type FailureClass } from './call-failure.ts';

type FetchFailureClass =
  | FailureClass
  | 'content_encoding'
  | 'too_many_redirects'
  | 'insecure_redirect'
  | `status_${number}`;

/** Failures that a retry may fix. */
const passing: readonly FailureClass[] = ['dns', 'connect', 'timeout'];

/** The error of a document that could not be fetched; the customer sees no more of the other server than this class. */
export function fetchFailed(failure: FetchFailureClass, { retryable }: { retryable: boolean }): DocumentError {
  return new DocumentError('document_fetch_failed', `The document could not be fetched: ${failure}.`, { retryable });
}

/** The connection ended before the body did. */
export class IncompleteBody extends DocumentError {
  constructor() {
    const message = 'The document could not be fetched: incomplete. Its server ended the transfer early.';
    super('document_fetch_failed', message, { retryable: false });
  }
}

/** Yields the chunks of a body; throws `IncompleteBody` when the connection closes before the body is complete. */
export async function* completeBody(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    // after the headers, a "connect" failure can only be a lost connection
    throw classify(error) === 'connect' ? new IncompleteBody() : error;
  }
}

/** Converts the error of a failed call to a `DocumentError`; other errors are returned unchanged. */
export function toDocumentError(error: unknown): unknown {
  if (error instanceof DocumentError) return error;
  const failure = classify(error);
  return failure ? fetchFailed(failure, { retryable: passing.includes(failure) }) : error;
}
