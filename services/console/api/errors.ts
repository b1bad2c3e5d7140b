/** A refusal of the service, or `status: 0` when it was not reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;

  constructor({
    status,
    code,
    message,
    requestId,
  }: { status: number; code: string; message: string; requestId?: string }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
}

/** A sentence about what went wrong, for people. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return 'The service cannot be reached.';
  return error instanceof Error ? error.message : 'Something went wrong.';
}
