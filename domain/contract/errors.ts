import { z } from 'zod';
import { acceptedFormats } from '../document/document-format.ts';
import { issue } from './issue.ts';

/** Every error code with its HTTP status and default message, which says what to do. */
export const errors = {
  invalid_request: { status: 400, message: 'The request is not valid: `issues` lists every problem.' },
  invalid_json: { status: 400, message: 'The body is not valid JSON.' },
  invalid_document: { status: 400, message: `The document is not a base64-encoded ${acceptedFormats}.` },
  document_too_large: {
    status: 400,
    message: 'The document is larger than 25 MB. Upload it with POST /v1/documents/uploads, or send a URL.',
  },
  too_many_pages: { status: 400, message: 'The document has more pages than this endpoint reads. Use POST /v1/jobs.' },
  unknown_policy_type: { status: 400, message: 'There is no such policy type. GET /v1/policies lists them.' },
  batching_required: {
    status: 400,
    message: 'Documents of this policy type are read in batches. Use POST /v1/jobs.',
  },
  idempotency_key_reused: {
    status: 400,
    message: 'The idempotency key was used with another request. Send a new key, or the same request.',
  },
  url_not_allowed: { status: 400, message: 'The URL is not a public http or https address.' },
  missing_api_key: {
    status: 401,
    message: 'The API key is missing. Send it as the header `Authorization: Bearer <API_KEY>`.',
  },
  invalid_api_key: { status: 401, message: 'The API key is not valid.' },
  insufficient_scope: { status: 403, message: 'The API key lacks a scope: `required` lists what this call needs.' },
  forbidden: { status: 403, message: 'The API key has no access to this resource.' },
  already_uploaded: {
    status: 403,
    message: 'This upload URL takes no more: the document has arrived. Complete the upload.',
  },
  not_found: { status: 404, message: 'There is no such resource.' },
  method_not_allowed: { status: 405, message: 'This path does not answer this method: see the `Allow` header.' },
  sync_timeout: {
    status: 408,
    message: 'The extraction takes longer than this call waits. It goes on: poll `statusUrl`.',
  },
  job_not_completed: {
    status: 409,
    message: 'Only the result of a completed job can be reviewed. Wait until the job is completed.',
  },
  too_many_keys: {
    status: 409,
    message: 'The account has as many API keys as it may have. Revoke some that nobody uses.',
  },
  review_changed: {
    status: 409,
    message:
      'The review was changed since the `version` of this request. Get it again, then repeat what still applies.',
  },
  extraction_failed: { status: 422, message: 'The document could not be extracted.' },
  turn_failed: { status: 422, message: 'The assistant could not answer this turn.' },
  unknown_tool: { status: 422, message: 'A requested tool does not exist.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait for the seconds in `Retry-After`.' },
  concurrency_limited: { status: 429, message: 'Too many calls or jobs at once. Wait for some of them to end.' },
  quota_exceeded: { status: 429, message: 'The quota of the account is used up.' },
  internal_error: { status: 500, message: 'The service failed. Try again; if it fails again, report the `requestId`.' },
  service_unavailable: { status: 503, message: 'The service cannot answer at the moment. Try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The body of every error response. */
export const errorBody = z
  .looseObject({
    error: z.string().meta({ description: 'Stable code of the error; new codes may be added.' }),
    message: z.string().optional().meta({ description: 'What went wrong and what to do, for people.' }),
    requestId: z.string().optional().meta({ description: 'The same as in the header `X-Request-Id`.' }),
    traceId: z
      .string()
      .optional()
      .meta({ description: 'The trace of the request (OpenTelemetry), where the service is traced.' }),
    docs: z.string().optional().meta({ description: 'Where the error is described, relative to the base address.' }),
    issues: z.array(issue).max(50).optional().meta({ description: 'Every problem found in the request.' }),
    required: z.array(z.string()).optional().meta({ description: 'The scopes that the API key lacks.' }),
  })
  .meta({ id: 'Error', description: 'Extra properties depend on the code: `jobId`, `statusUrl`, `retryAfter`, …' });

export type ErrorBody = z.infer<typeof errorBody>;
