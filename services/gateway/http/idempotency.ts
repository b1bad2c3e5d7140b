import { ApiError } from './api-error.ts';

/** The idempotency key from the body or the header; throws the 400, or another `status`, when both are set and differ. */
export function resolveIdempotencyKey(
  inBody: string | undefined,
  inHeader: string | undefined,
  status = 400,
): string | undefined {
  if (inBody !== undefined && inHeader !== undefined && inBody !== inHeader) {
    throw new ApiError('invalid_request', {
      status,
      issues: [
        {
          path: '/idempotencyKey',
          location: 'body',
          code: 'mismatch',
          message: 'Differs from the header Idempotency-Key: send one of them, or the same in both',
        },
      ],
    });
  }
  return inBody ?? inHeader;
}

/** The 400 for an idempotency key used with another request; `existing` holds the ids which that request created. */
export function idempotencyKeyReused(existing: Record<string, string>): ApiError {
  return new ApiError('idempotency_key_reused', {
    extra: existing,
    issues: [
      {
        path: '/idempotencyKey',
        location: 'body',
        code: 'mismatch',
        message: 'The first request with this key asked for something else',
      },
    ],
  });
}
