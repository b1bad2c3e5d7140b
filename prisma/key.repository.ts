import { createHash, randomBytes } from 'node:crypto';
import { apiKeyPrefix, formatApiKey } from '../domain/contract/api-key.ts';
import { isScope, type Scope } from '../domain/contract/scopes.ts';
import type { Key, PrismaClient } from './generated/client.ts';

export type KeyRepository = ReturnType<typeof createKeyRepository>;

/** What may be shown of a key. */
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

/** A key together with the account that it belongs to. */
export type KeyWithAccount = KeyRecord & { account: { accountId: string; name: string } };

export interface NewKey {
  accountId: string;
  name: string;
  scopes: readonly Scope[];
  /** `api` (default), `web`, or `channel:<provider>`. */
  source?: string | undefined;
  expiresAt?: Date | undefined;
}

/** A key that was just made: the only moment at which its text is known. */
export interface MadeKey {
  key: string;
  record: KeyRecord;
}

/** API keys; only their hashes are stored. */
export function createKeyRepository(prisma: PrismaClient) {
  return {
    /** Makes a key. */
    async createKey({ accountId, name, scopes, source, expiresAt }: NewKey): Promise<MadeKey> {
      const { key, columns } = newKey();
      const row = await prisma.key.create({
        data: {
          ...columns,
          accountId,
          name,
          scopes: [...scopes],
          source: source ?? 'api',
          expiresAt: expiresAt ?? null,
        },
      });
      return { key, record: toRecord(row) };
    },

    /** The key of that text with its account, in one query; undefined when there is none. */
    async findByText(key: string): Promise<KeyWithAccount | undefined> {
      // Prisma reads a relation with a second query, and every request would pay for it
      const rows = await prisma.$queryRaw<(Key & { account_name: string })[]>`
        SELECT keys.id, keys.account_id AS "accountId", keys.name, keys.prefix, keys.scopes, keys.source,
          keys.created_at AS "createdAt", keys.expires_at AS "expiresAt", keys.revoked_at AS "revokedAt",
          keys.last_used_at AS "lastUsedAt", accounts.name AS account_name
        FROM keys JOIN accounts ON accounts.id = keys.account_id
        WHERE keys.hash = ${hashOf(key)}`;
      const row = rows[0];
      return row && { ...toRecord(row), account: { accountId: row.accountId, name: row.account_name } };
    },

    /** The keys of the account, newest first. */
    async list(accountId: string): Promise<KeyRecord[]> {
      const rows = await prisma.key.findMany({ where: { accountId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] });
      return rows.map(toRecord);
    },

    /** The account that a key belongs to: for the operator's commands, which name a key by its id only. */
    async ownerOf(keyId: string): Promise<string | undefined> {
      const row = await prisma.key.findUnique({ where: { id: keyId }, select: { accountId: true } });
      return row?.accountId;
    },

    /** Refuses the key from now on; false when the account has no such key, or it was revoked before. */
    async revoke(accountId: string, keyId: string): Promise<boolean> {
      const { count } = await prisma.key.updateMany({
        where: { id: keyId, accountId, revokedAt: null },
        data: { revokedAt: new Date() },
      });
      return count > 0;
    },

    /**
     * Makes a key with the name, scopes, source and expiry of another one, which goes on working for `overlapMs` at
     * most; undefined when the account has no such key that is neither revoked nor expired.
     */
    async rotate(
      accountId: string,
      { keyId, overlapMs }: { keyId: string; overlapMs: number },
    ): Promise<MadeKey | undefined> {
      const now = new Date();
      return await prisma.$transaction(async (transaction) => {
        const old = await transaction.key.findFirst({
          where: { id: keyId, accountId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
        });
        if (!old) return undefined;
        const { name, scopes, source, expiresAt } = old;
        const ends = new Date(now.getTime() + overlapMs);
        if (!expiresAt || ends < expiresAt) {
          await transaction.key.updateMany({ where: { id: keyId, accountId }, data: { expiresAt: ends } });
        }
        const { key, columns } = newKey();
        const row = await transaction.key.create({ data: { ...columns, accountId, name, scopes, source, expiresAt } });
        return { key, record: toRecord(row) };
      });
    },

    /** Records that the key was used, at most once a minute. */
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

function newKey(): { key: string; columns: { hash: string; prefix: string } } {
  const key = formatApiKey(randomBytes(32));
  return { key, columns: { hash: hashOf(key), prefix: apiKeyPrefix(key) } };
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
    createdAt,
    expiresAt,
    revokedAt,
    lastUsedAt,
  };
}
