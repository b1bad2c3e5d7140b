import { DocumentError } from '../../domain/extraction/document-error.ts';
import { UrlNotAllowed } from './check-url.ts';

type FailureClass =
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'protocol'
  | 'content_encoding'
  | 'too_many_redirects'
  | 'insecure_redirect'
  | 'url_not_allowed'
  | `status_${number}`;

const timeoutCodes = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);
const tlsCode = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$|HOSTNAME_MISMATCH)/;
const protocolCode = /^UND_ERR_(HEADERS_OVERFLOW|INVALID|NOT_SUPPORTED)/;

/** A document that could not be fetched; its class is all that the customer learns about the other server. */
export function fetchFailed(failure: FailureClass, { retryable }: { retryable: boolean }): DocumentError {
  return new DocumentError('document_fetch_failed', `The document could not be fetched: ${failure}.`, { retryable });
}

/** What a failed call means for the job. Errors that are not about the call stay what they are. */
export function toDocumentError(error: unknown): unknown {
  if (error instanceof UrlNotAllowed) return fetchFailed('url_not_allowed', { retryable: false });
  if (error instanceof DocumentError || typeof error !== 'object' || error === null) return error;
  if ('name' in error && error.name === 'HTTPParserError') return fetchFailed('protocol', { retryable: false });
  if (!('code' in error) || typeof error.code !== 'string') return error;
  if (timeoutCodes.has(error.code)) return fetchFailed('timeout', { retryable: true });
  if (tlsCode.test(error.code)) return fetchFailed('tls', { retryable: false });
  if (protocolCode.test(error.code)) return fetchFailed('protocol', { retryable: false });
  return fetchFailed('connect', { retryable: true });
}
