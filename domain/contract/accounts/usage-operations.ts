import type { Operation } from '../operation.ts';
import { usageQuery, usageReport } from './usage.ts';

/** Operations on usage. */
export const usageOperations = {
  getUsage: {
    method: 'get',
    path: '/v1/usage',
    tag: 'Usage',
    summary: 'Get what the account used in a period',
    access: 'usage:read',
    request: { query: usageQuery },
    responses: { 200: { description: 'The usage.', schema: usageReport } },
    errors: ['forbidden'],
  },
} as const satisfies Record<string, Operation>;
