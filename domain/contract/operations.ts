import { assistantOperations } from './assistant/assistant-operations.ts';
import { documentOperations } from './documents/document-operations.ts';
import { health, pong, readiness } from './maintenance/health.ts';
import { jobOperations } from './jobs/job-operations.ts';
import { keyOperations } from './accounts/key-operations.ts';
import type { Operation } from './operation.ts';
import { policyList, policySchema, policySchemaParams } from './jobs/policies.ts';
import { usageOperations } from './accounts/usage-operations.ts';
import { webhookOperations } from './webhooks/webhook-operations.ts';

/** Every operation of the API, by operation id. */
export const operations = {
  getHealth: {
    method: 'get',
    path: '/health',
    tag: 'Health',
    summary: 'Tell that the service is alive',
    access: 'public',
    request: {},
    responses: { 200: { description: 'The service is alive.', schema: health } },
    errors: [],
  },
  getReadiness: {
    method: 'get',
    path: '/health/ready',
    tag: 'Health',
    summary: 'Tell whether the service and what it depends on can do work',
    access: 'public',
    request: {},
    responses: {
      200: { description: 'Every dependency answers.', schema: readiness },
      503: { description: 'A dependency does not answer, or the service is stopping.', schema: readiness },
    },
    errors: [],
  },
  ping: {
    method: 'get',
    path: '/v1/ping',
    tag: 'Health',
    summary: 'Tell who the API key belongs to',
    access: 'any key',
    request: {},
    responses: { 200: { description: 'The key is valid.', schema: pong } },
    errors: [],
  },
  listPolicies: {
    method: 'get',
    path: '/v1/policies',
    tag: 'Policies',
    summary: 'List the policy types',
    access: 'policies:read',
    request: {},
    responses: { 200: { description: 'Every policy type.', schema: policyList } },
    errors: [],
  },
  getPolicySchema: {
    method: 'get',
    path: '/v1/policies/{type}/schema',
    tag: 'Policies',
    summary: "Get the JSON Schema of a policy type's result",
    access: 'policies:read',
    request: { params: policySchemaParams },
    responses: { 200: { description: 'The schema of `data`.', schema: policySchema } },
    errors: ['not_found'],
    malformedIdIsMissing: true,
    conditional: true,
  },
  ...jobOperations,
  ...webhookOperations,
  ...documentOperations,
  ...assistantOperations,
  ...usageOperations,
  ...keyOperations,
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
