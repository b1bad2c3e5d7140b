import { LoggableError } from '../failure/loggable-error.ts';

/** Codes of failures that a document causes; values of a failed job's `error.code`. */
export const documentErrorCodes = [
  'document_fetch_failed',
  'document_too_large',
  'document_not_pdf',
  'document_encrypted',
  'document_corrupt',
  'too_many_pages',
  'document_resource_limit',
] as const;

export type DocumentErrorCode = (typeof documentErrorCodes)[number];

/** A failure caused by the customer's document or its server. */
export class DocumentError extends LoggableError {
  readonly code: DocumentErrorCode;
  readonly retryable: boolean;

  constructor(code: DocumentErrorCode, message: string, { retryable = false }: { retryable?: boolean } = {}) {
    super(message);
    this.name = 'DocumentError';
    this.code = code;
    this.retryable = retryable;
  }
}
