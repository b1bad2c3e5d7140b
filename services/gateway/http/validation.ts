import type { z } from 'zod';
import { messageOf } from '../../../domain/contract/issue-message.ts';
import { type Issue, jsonPointer, maxIssues } from '../../../domain/contract/issue.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import { findUnstorable } from '../../../domain/contract/codecs/storable-json.ts';
import { ApiError } from './api-error.ts';

/** The parts of a request, before or after validation. */
export interface RequestParts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

const locations = { params: 'path', query: 'query', headers: 'header', body: 'body' } as const;

/** Parses every part of a request with the schemas of its operation; throws one 400 that lists every problem. */
export function validate(operation: Operation, parts: RequestParts): RequestParts {
  const { params, ...others } = operation.request;
  const path = check(params, parts.params, locations.params);
  const rest = {
    query: check(others.query, parts.query, locations.query),
    headers: check(others.headers, parts.headers, locations.headers),
    body: check(others.body, parts.body, locations.body),
  };
  const issues = Object.values(rest).flatMap((part) => part.issues);
  if (!operation.malformedIdIsMissing) issues.unshift(...path.issues);
  if (issues.length > 0) throw new ApiError('invalid_request', { issues: issues.slice(0, maxIssues) });
  if (path.issues.length > 0) throw new ApiError('not_found');
  return { params: path.value, query: rest.query.value, headers: rest.headers.value, body: rest.body.value };
}

function check(
  schema: z.ZodType | undefined,
  value: unknown,
  location: Issue['location'],
): { value: unknown; issues: Issue[] } {
  if (!schema) return { value: location === 'body' ? undefined : {}, issues: [] };
  const unstorable = findUnstorable(value, location);
  if (unstorable.length > 0) return { value, issues: unstorable };
  const result = schema.safeParse(value, { error: messageOf });
  if (result.success) return { value: result.data, issues: [] };
  return { value, issues: result.error.issues.map((found) => toIssue(found, location)) };
}

function toIssue(found: z.core.$ZodIssue, location: Issue['location']): Issue {
  const ownCode: unknown = found.code === 'custom' ? found.params?.code : undefined;
  return {
    path: jsonPointer(found.path),
    location,
    code: typeof ownCode === 'string' ? ownCode : found.code,
    message: found.message,
  };
}
