import { encodeCursor } from '../../../domain/contract/lists.ts';
import type { Scope } from '../../../domain/contract/scopes.ts';
import { maxKeys } from '../../../domain/limits.ts';
import type { AuditRepository } from '../../../prisma/accounts/audit.repository.ts';
import type { KeyRecord, KeyRepository, MadeKey } from '../../../prisma/accounts/key.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../access/caller.ts';
import type { Handlers } from '../http/handler.ts';
import { listPage } from '../http/list-page.ts';

/** Handlers of API keys: create, list, rotate, revoke. */
export function createKeyHandlers({
  keys,
  audit,
}: {
  keys: KeyRepository;
  audit: AuditRepository;
}): Pick<Handlers, 'createKey' | 'listKeys' | 'rotateKey' | 'revokeKey'> {
  return {
    async createKey({ account: { accountId }, key, requestId, body }) {
      const { name, scopes, source } = body;
      const by = { actor: key.keyId, requestId };
      const lacking = lackingScopes(key, scopes);
      if (lacking.length > 0) {
        await audit.recordRefusal(accountId, { action: 'key.create', resourceId: key.keyId, by });
        throw scopesLacking(lacking);
      }
      // each key has a rate limit of its own
      if (await keys.hasAsMany(accountId, maxKeys)) throw new ApiError('too_many_keys');
      const expiresAt = expiryOf(body.expiresAt, key.expiresAt);
      return {
        status: 201,
        body: viewCreatedKey(await keys.createKey({ accountId, name, scopes, source, expiresAt, by })),
      };
    },

    async listKeys({ account: { accountId }, query: { limit, cursor } }) {
      const found = await keys.list(accountId, { limit: limit + 1, after: cursor });
      const { page, last } = listPage(found, limit);
      const nextCursor = last ? encodeCursor({ createdAt: last.createdAt, id: last.keyId }) : null;
      return { status: 200, body: { keys: page.map(viewKey), nextCursor } };
    },

    async rotateKey({ account: { accountId }, key, params: { keyId }, body: { overlapSeconds }, requestId }) {
      const old = await keys.find(accountId, keyId);
      if (!old || old.revokedAt) throw new ApiError('not_found');
      const by = { actor: key.keyId, requestId };
      const refusal = refuseStrongerKey(old, key);
      if (refusal) {
        await audit.recordRefusal(accountId, { action: 'key.rotate', resourceId: keyId, by });
        throw refusal;
      }
      if (await keys.hasAsMany(accountId, maxKeys + 1)) throw new ApiError('too_many_keys');
      const made = await keys.rotate(accountId, { keyId, overlapMs: overlapSeconds * 1_000, by });
      // it has expired, or a concurrent request revoked it
      if (!made) throw new ApiError('not_found', { message: 'The key has ended. Make a new one with POST /v1/keys.' });
      return { status: 201, body: viewCreatedKey(made) };
    },

    async revokeKey({ account: { accountId }, key, params: { keyId }, requestId }) {
      const target = await keys.find(accountId, keyId);
      if (!target || target.revokedAt) throw new ApiError('not_found');
      const by = { actor: key.keyId, requestId };
      // a key may always revoke itself: it gains nothing by that
      const refusal = target.keyId === key.keyId ? undefined : refuseStrongerKey(target, key);
      if (refusal) {
        await audit.recordRefusal(accountId, { action: 'key.revoke', resourceId: keyId, by });
        throw refusal;
      }
      // a concurrent request may have revoked it
      if (!(await keys.revoke(accountId, keyId, by))) throw new ApiError('not_found');
      return { status: 204 };
    },
  };
}

function lackingScopes({ scopes }: Caller['key'], asked: readonly Scope[]): Scope[] {
  return asked.filter((scope) => !scopes.includes(scope));
}

function scopesLacking(required: Scope[]): ApiError {
  return new ApiError('insufficient_scope', {
    message: 'The API key cannot hand on what it lacks: `required` lists the scopes.',
    required,
  });
}

/** The 403 for a key that wants to rotate or revoke one with more scopes or a later end; undefined when it may. */
function refuseStrongerKey(target: KeyRecord, key: Caller['key']): ApiError | undefined {
  const required = lackingScopes(key, target.scopes);
  if (required.length > 0) {
    const message = 'The API key lacks scopes of the key that it would change: `required` lists them.';
    return new ApiError('insufficient_scope', { message, required });
  }
  if (!expiresLater(target, key)) return undefined;
  return new ApiError('forbidden', { message: 'An API key that ends cannot rotate or revoke one that ends later.' });
}

type Expiring = Pick<KeyRecord, 'expiresAt'>;

function expiresLater({ expiresAt: end }: Expiring, { expiresAt: ownEnd }: Expiring): boolean {
  return ownEnd !== null && (end === null || end > ownEnd);
}

/** Expiry of a new key; throws the 400 when it is in the past, or later than that of the creating key. */
function expiryOf(asked: string | null, ownEnd: Date | null): Date | null {
  if (asked === null) return ownEnd;
  const end = new Date(asked);
  if (end <= new Date()) throw invalidExpiry('too_small', 'Must be in the future');
  if (ownEnd && end > ownEnd) throw invalidExpiry('too_big', 'Must not be later than the end of the key that makes it');
  return end;
}

function invalidExpiry(code: string, message: string): ApiError {
  return new ApiError('invalid_request', { issues: [{ path: '/expiresAt', location: 'body', code, message }] });
}

function viewKey({ keyId, name, prefix, scopes, source, createdAt, expiresAt, lastUsedAt }: KeyRecord) {
  return {
    keyId,
    name,
    prefix,
    scopes,
    source,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function viewCreatedKey({ key, record }: MadeKey) {
  return { ...viewKey(record), key };
}
