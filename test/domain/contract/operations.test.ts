import { describe, expect, it } from 'vitest';
import { errors } from '../../../domain/contract/errors.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import { operations } from '../../../domain/contract/operations.ts';

/** The published contract: path, required scope, success statuses, error statuses. */
const published: [string, string, number[], number[]][] = [
  ['get /health', 'public', [200], []],
  ['get /v1/ping', 'any key', [200], [401]],
  ['get /v1/policies', 'policies:read', [200], [401, 403]],
  ['get /v1/policies/{type}/schema', 'policies:read', [200], [401, 403, 404]],
  ['post /v1/extract/{policyType}', 'extract:write', [200], [400, 401, 403, 408, 422, 429]],
  ['post /v1/jobs', 'jobs:write', [200, 202], [400, 401, 403, 429]],
  ['get /v1/jobs/{jobId}', 'jobs:read', [200], [401, 403, 404]],
  ['get /v1/documents', 'documents:read', [200], [401, 403]],
  ['get /v1/documents/{documentId}/status', 'documents:read', [200], [400, 401, 403]],
  ['post /v1/documents/uploads', 'documents:write', [201], [401, 403, 429]],
  ['post /v1/documents/uploads/complete', 'documents:write', [202], [401, 403]],
  ['post /v1/documents/from-url', 'documents:write', [202], [401, 403, 429]],
  ['post /v1/agent/messages', 'agent:write', [201], [401, 403, 422]],
  ['post /v1/agent/sessions/{sessionId}/messages', 'agent:write', [201], [401, 403, 404, 422]],
  ['get /v1/agent/sessions/{sessionId}/messages', 'agent:read', [200], [401, 403, 404]],
  ['get /v1/usage', 'usage:read', [200], [401, 403]],
];

/** Statuses allowed besides the published ones: those of every call, and 400 where a body or query is validated. */
const always = new Set([400, 500]);

function find(name: string): Operation {
  const found = Object.values<Operation>(operations).find(({ method, path }) => `${method} ${path}` === name);
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

describe.each(published)('%s', (name, access, successes, failures) => {
  const operation = find(name);

  it('requires the published scope', () => {
    expect(operation.access).toBe(access);
  });

  it('answers the published statuses when it succeeds', () => {
    expect(Object.keys(operation.responses).map(Number)).toEqual(successes);
  });

  it('fails with the published statuses only', () => {
    const guards = access === 'public' ? [] : access === 'any key' ? [401] : [401, 403];
    const own = operation.errors.map((code) => errors[code].status);
    const validation = operation.request.body || operation.request.query ? [operation.invalidStatus ?? 400] : [];
    const declared = new Set<number>([...guards, ...own, ...validation]);

    expect([...declared].filter((status) => !failures.includes(status) && !always.has(status))).toEqual([]);
    expect(failures.filter((status) => !declared.has(status) && !always.has(status))).toEqual([]);
  });
});

it('no two operations share path and method', () => {
  const names = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});
