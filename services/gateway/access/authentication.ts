import type { Logger } from 'pino';
import { isApiKey } from '../../../domain/contract/codecs/api-key.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import type { KeyRepository, KeyWithAccount } from '../../../prisma/accounts/key.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from './caller.ts';

const touchEveryMs = 60_000;

/** Tells who sends a request from its Authorization header; throws the 401 otherwise. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

/** Bearer keys: a key that cannot be one is refused before the database is asked. */
export function createAuthentication({ keys, logger }: { keys: KeyRepository; logger: Logger }): Authenticate {
  return async (authorization) => {
    const text = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (!text) throw new ApiError('missing_api_key', { headers: { 'WWW-Authenticate': 'Bearer realm="decpage"' } });
    const key = isApiKey(text) ? await keys.findByText(text) : undefined;
    if (!key) throw invalidKey('The API key is not valid.');
    const now = new Date();
    if (key.revokedAt) throw invalidKey('The API key has been revoked.');
    // asked this way round, an end that cannot be read counts as over
    if (key.expiresAt && !(key.expiresAt > now)) throw invalidKey('The API key has expired.');
    noteUse(key, now);
    return {
      account: key.account,
      key: { keyId: key.keyId, name: key.name, scopes: key.scopes, source: key.source, expiresAt: key.expiresAt },
    };
  };

  function noteUse(key: KeyWithAccount, now: Date): void {
    const { keyId, account, lastUsedAt } = key;
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < touchEveryMs) return;
    // while this key is remembered, its next use is not written again
    key.lastUsedAt = now;
    // nobody waits for it, and a request that is fine does not fail because of it
    keys.touch(account.accountId, { keyId, at: now }).catch(() => logger.warn({ keyId }, 'last use was not recorded'));
  }
}

/** Refuses a caller whose key does not reach the operation. */
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
