import { type ErrorCode, errors } from '../../../domain/contract/errors.ts';
import type { Issue } from '../../../domain/contract/issue.ts';

interface Details {
  /** Instead of the code's own message. */
  message?: string;
  /** Instead of the code's own status, where an operation declares another. */
  status?: number;
  issues?: Issue[];
  required?: string[];
  /** More members of the body: `jobId`, `statusUrl`, … */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An error that the client is told about. Anything else that is thrown is answered as `internal_error`. */
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
