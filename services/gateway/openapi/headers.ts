import { z } from 'zod';
import type { ResponseHeader } from '../../../domain/contract/operation.ts';

/** Response headers as the OpenAPI document describes them. */
export const headers: Record<ResponseHeader | 'ETag' | 'WWW-Authenticate', z.ZodString> = {
  Location: z.string().meta({ description: 'Where the resource is.' }),
  'Retry-After': z.string().meta({ description: 'Seconds after which to ask again.' }),
  'Idempotency-Replayed': z.string().meta({ description: '`true`: an earlier request created this.' }),
  'Preference-Applied': z.string().meta({
    description: 'The wait that was granted to `Prefer: wait=N`, which may be shorter.',
    examples: ['wait=30'],
  }),
  RateLimit: z.string().meta({
    description: 'Requests that the key may send at once (`r`), and seconds until its allowance is full again (`t`).',
    examples: ['"requests";r=39;t=1'],
  }),
  'RateLimit-Policy': z.string().meta({
    description: 'The allowance of a key: requests (`q`) and the seconds in which they come back (`w`).',
    examples: ['"requests";q=40;w=2'],
  }),
  ETag: z.string().meta({ description: 'Send it as `If-None-Match` to get 304 as long as nothing has changed.' }),
  'WWW-Authenticate': z.string().meta({ description: 'How to authenticate, RFC 6750.' }),
};

/** Headers of every response. */
export const commonHeaders = { 'X-Request-Id': z.string().meta({ description: 'Names this request in our logs.' }) };
