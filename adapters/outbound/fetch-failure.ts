import { DocumentError } from '../../domain/document/document-error.ts';
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

/** The connection ended before the body did. */
export class EndedEarly extends DocumentError {
  constructor() {
    const message = 'The document could not be fetched: incomplete. Its server ended the transfer early.';
    super('document_fetch_failed', message, { retryable: false });
  }
}

/** The chunks of a body; throws `EndedEarly` where its connection ends before it does. */
export async function* untilItsEnd(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    // once the headers have arrived, only the loss of the connection is left of this class
    throw classify(error) === 'connect' ? new EndedEarly() : error;
  }
}

/** What a failed call means for the job. Errors that are not about the call stay what they are. */
export function toDocumentError(error: unknown): unknown {
  if (error instanceof DocumentError) return error;
  const failure = classify(error);
  return failure ? fetchFailed(failure, { retryable: passing.includes(failure) }) : error;
}
