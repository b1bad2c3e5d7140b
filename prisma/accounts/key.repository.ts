import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { apiKeyPrefix, formatApiKey } from '../../domain/contract/accounts/api-key.ts';
import { isInTimestampRange } from '../../domain/contract/request-timestamp.ts';
import { isScope, type Scope } from '../../domain/contract/scopes.ts';
import { type Actor, operator, recordAction } from '../audit.ts';
import { newestFirst, type Position, rowsAfter } from '../newest-first.ts';
import type { Key, Prisma, PrismaClient } from '../generated/client.ts';

export type KeyRepository = ReturnType<typeof createAccountKeyRepository> & ReturnType<typeof createKeyLookup>;

/** The public view of a key, without its hash. */
export interface KeyRecord {
  keyId: string;
  name: string;
  prefix: string;
  scopes: Scope[];
  source: string;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

export type KeyWithAccount = KeyRecord & { account: { accountId: string; name: string } };

export interface NewKey {
  accountId: string;
  name: string;
  scopes: readonly Scope[];
  /** `api` (default), `web`, or `channel:<provider>`. */
  source?: string | undefined;
  expiresAt?: Date | null | undefined;
  /** Who creates it; defaults to the operator. */
  by?: Actor | undefined;
}

/** A page of the list of keys. */
export interface KeyPage {
  limit: number;
  /** Last key of the previous page. */
  after?: Position | undefined;
}

/** A key that was just created, with its plain text, which is not stored. */
export interface MadeKey {
  key: string;
  record: KeyRecord;
}

/** API keys; only their hashes are stored. */
export function createKeyRepository(prisma: PrismaClient): KeyRepository {
  return { ...createAccountKeyRepository(prisma), ...createKeyLookup(prisma) };
}

/** Look-ups across accounts: they find the account of a key, so they run before its scope is known. */
export function createKeyLookup(prisma: PrismaClient) {
  return {
    /** The key with this plain text, and its account; undefined when there is none. */
    async findByText(key: string): Promise<KeyWithAccount | undefined> {
      // raw SQL, since Prisma loads the relation with a second query, and this runs for every request
      const rows = await prisma.$queryRaw<(Key & { account_name: string })[]>`
        SELECT keys.id, keys.account_id AS "accountId", keys.name, keys.prefix, keys.scopes, keys.source,
          keys.created_at AS "createdAt", keys.expires_at AS "expiresAt", keys.revoked_at AS "revokedAt",
          keys.last_used_at AS "lastUsedAt", accounts.name AS account_name
        FROM keys JOIN accounts ON accounts.id = keys.account_id
        WHERE keys.hash = ${hashOf(key)}`;
      const row = rows[0];
      return row && { ...toRecord(row), account: { accountId: row.accountId, name: row.account_name } };
    },

    /** The account of a key, for commands of the operator that name a key by its id only. */
    async ownerOf(keyId: string): Promise<string | undefined> {
      const row = await prisma.key.findUnique({ where: { id: keyId }, select: { accountId: true } });
      return row?.accountId;
    },
  };
}

/** The keys of an account. */
export function createAccountKeyRepository(prisma: PrismaClient) {
  return {
    async createKey({ by = operator, ...settings }: NewKey): Promise<MadeKey> {
      return await prisma.$transaction(async (transaction) => await make(transaction, { ...settings, by }));
    },

    /** The account's keys, newest first: all of them, or a page of those that are not revoked. */
    async list(accountId: string, page?: KeyPage): Promise<KeyRecord[]> {
      const rows = await prisma.key.findMany({
        where: { accountId, ...(page && { revokedAt: null, ...rowsAfter(page.after) }) },
        orderBy: newestFirst(),
        ...(page && { take: page.limit }),
      });
      return rows.map(toRecord);
    },

    /** Whether the account has as many valid keys as `most`. */
    async hasAsMany(accountId: string, most: number): Promise<boolean> {
      const isValid = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
      return (await prisma.key.count({ where: { accountId, ...isValid }, take: most })) >= most;
    },

    /** The key; undefined when the account has none of this id. */
    async find(accountId: string, keyId: string): Promise<KeyRecord | undefined> {
      const row = await prisma.key.findFirst({ where: { id: keyId, accountId } });
      return row ? toRecord(row) : undefined;
    },

    /** Revokes the key; false when the account has no such key or it is revoked already. */
    async revoke(accountId: string, keyId: string, by: Actor = operator): Promise<boolean> {
      const revoked = await prisma.$executeRaw`
        WITH revoked AS (
          UPDATE keys SET revoked_at = now()
          WHERE id = ${keyId}::uuid AND account_id = ${accountId}::uuid AND revoked_at IS NULL
          RETURNING id, account_id
        ) ${recordAction({ action: 'key.revoke', of: 'revoked', by })}`;
      return revoked > 0;
    },

    /**
     * Creates a key with the name, scopes, source and expiry of another one, which keeps working for at most `overlapMs`;
     * undefined when the account has no such active key.
     */
    async rotate(
      accountId: string,
      { keyId, overlapMs, by = operator }: { keyId: string; overlapMs: number; by?: Actor },
    ): Promise<MadeKey | undefined> {
      const now = new Date();
      return await prisma.$transaction(async (transaction) => {
        // serializes with a concurrent revocation
        await transaction.$queryRaw`SELECT 1 FROM keys WHERE id = ${keyId}::uuid FOR UPDATE`;
        const old = await transaction.key.findFirst({
          where: { id: keyId, accountId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
        });
        // an expiry out of range counts as expired, and must not be copied
        if (!old || (old.expiresAt && !isInTimestampRange(old.expiresAt))) return undefined;
        const { name, scopes, source, expiresAt } = old;
        const ends = new Date(now.getTime() + overlapMs);
        if (!expiresAt || ends < expiresAt) {
          await transaction.key.updateMany({ where: { id: keyId, accountId }, data: { expiresAt: ends } });
        }
        await transaction.$executeRaw`
          WITH rotated AS (SELECT id, account_id FROM keys WHERE id = ${keyId}::uuid)
          ${recordAction({ action: 'key.rotate', of: 'rotated', by })}`;
        return await make(transaction, { accountId, name, scopes: scopes.filter(isScope), source, expiresAt, by });
      });
    },

    /** Updates the last use of the key, at most once a minute. */
    async touch(accountId: string, { keyId, at }: { keyId: string; at: Date }): Promise<void> {
      await prisma.key.updateMany({
        where: {
          id: keyId,
          accountId,
          OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: new Date(at.getTime() - 60_000) } }],
        },
        data: { lastUsedAt: at },
      });
    },
  };
}

async function make(
  transaction: Prisma.TransactionClient,
  { accountId, name, scopes, source = 'api', expiresAt = null, by }: NewKey & { by: Actor },
): Promise<MadeKey> {
  // checked before the insert: after it, a key whose response cannot be written would be lost
  if (expiresAt && !isInTimestampRange(expiresAt)) throw new RangeError('the expiry of a key is out of range');
  const [id, key] = [randomUUID(), formatApiKey(randomBytes(32))];
  const row = await transaction.key.create({
    data: {
      id,
      accountId,
      name,
      scopes: [...scopes],
      source,
      expiresAt,
      hash: hashOf(key),
      prefix: apiKeyPrefix(key),
    },
  });
  await transaction.$executeRaw`
    WITH made AS (SELECT id, account_id FROM keys WHERE id = ${id}::uuid)
    ${recordAction({ action: 'key.create', of: 'made', by })}`;
  return { key, record: toRecord(row) };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function toRecord(row: Omit<Key, 'hash'>): KeyRecord {
  const { id, name, prefix, scopes, source, createdAt, expiresAt, revokedAt, lastUsedAt } = row;
  return {
    keyId: id,
    name,
    prefix,
    scopes: scopes.filter(isScope),
    source,
    createdAt: readable(createdAt),
    expiresAt: expiresAt && readable(expiresAt),
    revokedAt: revokedAt && readable(revokedAt),
    lastUsedAt: lastUsedAt && readable(lastUsedAt),
  };
}

/**
 * The date, or the Unix epoch in place of one that ISO 8601 timestamps cannot express (`infinity`, the year 10000): such a
 * row must not break lists, and counts as expired.
 */
function readable(date: Date): Date {
  return isInTimestampRange(date) ? date : new Date(0);
}
