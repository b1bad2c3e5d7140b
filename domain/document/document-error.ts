import { LoggableError } from '../failure/loggable-error.ts';

/** Why a job's document could not be turned into a result; the codes of a failed job's `error.code`. */
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

/** The customer's document or its server is at fault. Only a retryable one is worth another attempt. */
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
