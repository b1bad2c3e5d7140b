import type { Operation } from '../operation.ts';
import { usageByDay, usageByKey, usageDaysQuery, usageKeysQuery } from './usage-breakdown.ts';
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
  getUsageByDay: {
    method: 'get',
    path: '/v1/usage/days',
    tag: 'Usage',
    summary: 'Get what the account used on each day of a period',
    access: 'usage:read',
    request: { query: usageDaysQuery },
    responses: { 200: { description: 'The days (UTC), earliest first, those without usage too.', schema: usageByDay } },
    errors: ['forbidden'],
  },
  getUsageByKey: {
    method: 'get',
    path: '/v1/usage/keys',
    tag: 'Usage',
    summary: 'Get what each API key used in a period',
    access: 'usage:read',
    request: { query: usageKeysQuery },
    responses: { 200: { description: 'The keys.', schema: usageByKey } },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
