import { createKeyRequest, keyList, keyParams, listKeysQuery, createdKey, rotateKeyRequest } from './keys.ts';
import type { Operation } from '../operation.ts';

const privilegeRule =
  'The key of the request needs every scope of the other key and must not end before it. Otherwise the answer is 403; `required` lists the scopes that it lacks.';

/** Operations on API keys. */
export const keyOperations = {
  createKey: {
    method: 'post',
    path: '/v1/keys',
    tag: 'Keys',
    summary: 'Make an API key, with no more scopes than the key that makes it',
    access: 'keys:write',
    request: { body: createKeyRequest },
    responses: { 201: { description: 'The key: it is shown this once.', schema: createdKey } },
    errors: ['too_many_keys'],
  },
  listKeys: {
    method: 'get',
    path: '/v1/keys',
    tag: 'Keys',
    summary: 'List the API keys of the account',
    access: 'keys:read',
    request: { query: listKeysQuery },
    responses: { 200: { description: 'Those that are not revoked, newest first.', schema: keyList } },
    errors: [],
  },
  rotateKey: {
    method: 'post',
    path: '/v1/keys/{keyId}/rotate',
    tag: 'Keys',
    summary: 'Make a key that takes the place of another one, which goes on working for a while',
    description: privilegeRule,
    access: 'keys:write',
    request: { params: keyParams, body: rotateKeyRequest },
    responses: { 201: { description: 'The new key: it is shown this once.', schema: createdKey } },
    errors: ['forbidden', 'not_found', 'too_many_keys'],
    malformedIdIsMissing: true,
  },
  revokeKey: {
    method: 'delete',
    path: '/v1/keys/{keyId}',
    tag: 'Keys',
    summary: 'Refuse a key from now on',
    description: `A key can always revoke itself. ${privilegeRule}`,
    access: 'keys:write',
    request: { params: keyParams },
    responses: { 204: { description: 'The key is refused, everywhere within a second.' } },
    errors: ['forbidden', 'not_found'],
    malformedIdIsMissing: true,
  },
} as const satisfies Record<string, Operation>;
