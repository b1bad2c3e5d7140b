import type { Logger } from 'pino';
import { isApiKey } from '../../../domain/contract/accounts/api-key.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import type { KeyRepository, KeyWithAccount } from '../../../prisma/accounts/key.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from './caller.ts';

/** Minimum time between two writes of a key's `lastUsedAt`. */
const recordIntervalMs = 60_000;

/** Returns the caller from an Authorization header; throws the 401 otherwise. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

/** Authenticates bearer keys. A malformed key or wrong checksum is refused without a query. */
export function createAuthentication({ keys, logger }: { keys: KeyRepository; logger: Logger }): Authenticate {
  return async (authorization) => {
    const text = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (!text) throw new ApiError('missing_api_key', { headers: { 'WWW-Authenticate': 'Bearer realm="decpage"' } });
    const key = isApiKey(text) ? await keys.findByText(text) : undefined;
    if (!key) throw invalidKey('The API key is not valid.');
    const now = new Date();
    if (key.revokedAt) throw invalidKey('The API key has been revoked.');
    // negated so that an invalid date counts as expired
    if (key.expiresAt && !(key.expiresAt > now)) throw invalidKey('The API key has expired.');
    recordUse(key, now);
    return {
      account: key.account,
      key: { keyId: key.keyId, name: key.name, scopes: key.scopes, source: key.source, expiresAt: key.expiresAt },
    };
  };

  function recordUse(key: KeyWithAccount, now: Date): void {
    const { keyId, account, lastUsedAt } = key;
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < recordIntervalMs) return;
    // the record is shared through the key cache: prevents another write while it is cached
    key.lastUsedAt = now;
    // not awaited: a failed write must neither delay nor fail the request
    keys.touch(account.accountId, { keyId, at: now }).catch(() => logger.warn({ keyId }, 'last use was not recorded'));
  }
}

/** Throws the 403 when the key lacks the scope of the operation. */
export function assertScope({ key }: Caller, access: Operation['access']): void {
  if (access === 'public' || access === 'any key' || key.scopes.includes(access)) return;
  throw new ApiError('insufficient_scope', {
    required: [access],
    headers: { 'WWW-Authenticate': `Bearer realm="decpage", error="insufficient_scope", scope="${access}"` },
  });
}

function invalidKey(message: string): ApiError {
  return new ApiError('invalid_api_key', {
    message,
    headers: { 'WWW-Authenticate': 'Bearer realm="decpage", error="invalid_token"' },
  });
}
