import { DocumentError } from '../../domain/document/document-error.ts';
import { ownValue } from '../../domain/lookup.ts';
import { classify, type FailureClass } from './call-failure.ts';

type FetchFailureClass =
  | FailureClass
  | 'content_encoding'
  | 'too_many_redirects'
  | 'insecure_redirect'
  | `status_${number}`;

/** Failures that a retry may fix. */
const passing: readonly FailureClass[] = ['dns', 'connect', 'timeout'];

const reasons: Record<Exclude<FetchFailureClass, `status_${number}`>, string> = {
  dns: 'The name of its server is not known.',
  connect: 'Its server cannot be reached.',
  tls: 'Its server has no valid certificate.',
  timeout: 'Its server took too long.',
  protocol: 'What answers is not an HTTP server.',
  url_not_allowed: 'Its address is not a public one.',
  content_encoding: 'Its server sent it compressed, which was not asked for.',
  too_many_redirects: 'Its server redirected too often.',
  insecure_redirect: 'Its server redirected from https to http.',
};

/** The error of a document that could not be fetched; the customer sees no more of the other server than its class. */
export function fetchFailed(failure: FetchFailureClass, { retryable }: { retryable: boolean }): DocumentError {
  const reason = ownValue(reasons, failure) ?? answered(failure);
  const message = `The document could not be fetched: ${failure}. ${reason}`;
  return new DocumentError('document_fetch_failed', message, { retryable });
}

const answered = (failure: string): string => `Its server answered with status ${failure.replace('status_', '')}.`;

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
