import { ApiError } from './api-error.ts';

/** The idempotency key of a request, which may stand in its body or in its header. */
export function resolveIdempotencyKey(inBody: string | undefined, inHeader: string | undefined): string | undefined {
  if (inBody !== undefined && inHeader !== undefined && inBody !== inHeader) {
    throw new ApiError('invalid_request', {
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

/** The refusal of a request whose idempotency key was used for something else; `existing` names what it made then. */
export function keyReused(existing: Record<string, string>): ApiError {
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
