import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { type ErrorCode, errorBody, errors } from '../../../domain/contract/errors.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import { commonHeaders, headers } from './headers.ts';

/** OpenAPI responses of every error that the operation can return, by status. */
export function errorResponses(operation: Operation): ZodOpenApiOperationObject['responses'] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(operation)) {
    const status = statusOf(operation, code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
        headers: z.object({ ...commonHeaders, ...errorHeaders(operation, status) }),
        content: {
          'application/json': {
            schema: errorBody,
            examples: Object.fromEntries(codes.map((code) => [code, { value: errorExample(code) }])),
          },
        },
      },
    ]),
  );
}

function codesOf({ access, request, errors: own, malformedIdIsMissing }: Operation): ErrorCode[] {
  const validated = request.body ?? request.query ?? (malformedIdIsMissing ? undefined : request.params);
  const codes: ErrorCode[] = [
    ...(request.body ? (['invalid_json', 'concurrency_limited'] as const) : []),
    ...(validated ? (['invalid_request'] as const) : []),
    ...(access === 'public' ? [] : (['missing_api_key', 'invalid_api_key'] as const)),
    ...(access === 'public' || access === 'any key' ? [] : (['insufficient_scope'] as const)),
    ...own,
    'internal_error',
    ...(access === 'public' ? [] : (['service_unavailable'] as const)),
  ];
  return [...new Set(codes)];
}

function statusOf({ invalidStatus }: Operation, code: ErrorCode): number {
  const { status } = errors[code];
  return status === 400 ? (invalidStatus ?? status) : status;
}

function errorHeaders({ rateLimited }: Operation, status: number): Record<string, z.ZodType> {
  if (status === 401 || status === 403) return { 'WWW-Authenticate': headers['WWW-Authenticate'].optional() };
  if (status === 408) {
    return {
      'Retry-After': headers['Retry-After'].optional(),
      'Preference-Applied': headers['Preference-Applied'].optional(),
    };
  }
  if (status === 503) return { 'Retry-After': headers['Retry-After'].optional() };
  if (status !== 429) return {};
  if (!rateLimited) return { 'Retry-After': headers['Retry-After'] };
  return {
    'Retry-After': headers['Retry-After'],
    RateLimit: headers.RateLimit,
    'RateLimit-Policy': headers['RateLimit-Policy'],
  };
}

function errorExample(code: ErrorCode): Record<string, unknown> {
  return {
    error: code,
    message: errors[code].message,
    requestId: 'req_4f2a9c0d1e7b8a6f3c5d2e1b',
    docs: `/docs/errors#${code}`,
  };
}
