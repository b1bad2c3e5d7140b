import { type ErrorCode, errors } from '../../../domain/contract/errors.ts';
import type { Issue } from '../../../domain/contract/issue.ts';

interface Details {
  /** Replaces the default message of the code. */
  message?: string;
  /** Replaces the default status of the code, for operations that declare another. */
  status?: number;
  issues?: Issue[];
  required?: string[];
  /** More members of the body: `jobId`, `statusUrl`, … */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Set for a refusal under load, which is counted but not logged as a failure. */
  isOverload?: true;
}

/** An error with a declared code, returned to the client. Any other error becomes `internal_error`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status ?? errors[code].status;
    this.details = details;
  }
}
