import { type DocumentErrorCode, documentErrorCodes } from './document/document-error.ts';

/** The values of a failed job's `error.code`. */
export const jobErrorCodes = [
  ...documentErrorCodes,
  'provider_error',
  'timeout',
  'cancelled',
  'internal_error',
] as const;

export type JobErrorCode = DocumentErrorCode | 'provider_error' | 'timeout' | 'cancelled' | 'internal_error';

/** Why a job failed. `retryable`: the same document may succeed in a new job. */
export type JobError = {
  code: JobErrorCode;
  message: string;
  retryable: boolean;
  /** Stage in which the job failed. */
  stage: string;
};

export const jobErrorMessages = {
  timeout: 'The extraction took longer than it may. Try again, or split the document.',
  cancelled: 'The job was cancelled.',
  internal_error: 'The service failed to extract the document. Try again; if it fails again, report the request id.',
} as const;
