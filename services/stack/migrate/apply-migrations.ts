import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describeError, summarize } from '../../../domain/failure/describe-error.ts';
import { projectFolder } from '../../shared/project-folder.ts';
import { deriveRequestsUrl } from '../../../prisma/requests-url.ts';
import { StackError } from '../stack-error.ts';
import { codeOf, ensureAccountRole } from './account-role.ts';
import { ensureRequestsLogin } from './requests-login.ts';

/** Longest wait of a migration for a lock: the statements of the running release queue behind it, and may wait 10 s. */
const lockTimeoutMs = 3_000;
/** Between its attempts, so that what waited behind it is done. */
const pauseMs = 2_000;
/** Several minutes, which no transaction of ours takes. */
const mostAttempts = 60;
/** `lock_not_available` and `deadlock_detected`. */
const lostLock = ['55P03', '40P01'];

/** Key of the advisory lock that Prisma's schema engine takes. */
const migrationLock = 72_707_369;

/**
 * Applies the pending migrations of prisma/migrations and returns their names. Compatible with `prisma migrate deploy`, which
 * uses the same table. `isWanted` leaves migrations out, to make the schema of an earlier release.
 */
export async function applyMigrations(
  databaseUrl: string,
  requestsUrl = deriveRequestsUrl(databaseUrl),
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const client = await connect(databaseUrl);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await ensureAccountRole(client);
    await ensureRequestsLogin({ client, requestsUrl });
    const known = await knownMigrations(client);
    const applied: string[] = [];
    for (const migration of await migrationsOfProject()) {
      if (known.has(migration.name) || !isWanted(migration.name)) continue;
      await applyWhenFree({ client, migration });
      applied.push(migration.name);
    }
    return applied;
  } finally {
    // ending the session releases the advisory lock
    await client.end();
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StackError(
      `The database of DATABASE_URL cannot be reached (${(error as Error).message}). Check its host, user, password ` +
        'and name; the database itself must be there already.',
      { cause: error },
    );
  }
}

interface Migration {
  name: string;
  sql: string;
}

/** The migrations of this release, oldest first. */
export async function migrationsOfProject(): Promise<Migration[]> {
  const folder = path.join(projectFolder, 'prisma/migrations');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(path.join(folder, name, 'migration.sql'), 'utf8') })),
  );
}

async function knownMigrations(client: pg.Client): Promise<Set<string>> {
  await client.query(`CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
  const { rows } = await client.query<{ name: string; finished_at: Date | null }>(
    'SELECT migration_name AS name, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  const failed = rows.find((row) => row.finished_at === null);
  if (failed !== undefined) {
    throw new StackError(
      `The migration ${failed.name} failed earlier. Repair the database, then mark it with ` +
        `"npx prisma migrate resolve --applied ${failed.name}" (or --rolled-back).`,
    );
  }
  return new Set(rows.map((row) => row.name));
}

/** Gives way to transactions that use the same tables, and tries again. */
async function applyWhenFree(given: { client: pg.Client; migration: Migration }): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await apply(given);
      return;
    } catch (error) {
      if (attempt < mostAttempts && lostLock.includes(codeOf(error))) {
        await sleep(pauseMs);
        continue;
      }
      // without the database's message, which may quote rows
      const reason = summarize(describeError(error));
      throw new StackError(`The migration ${given.migration.name} failed: ${reason}.`, { cause: error });
    }
  }
}

// in one transaction, so that a failed or interrupted migration leaves no changes and is retried at the next start
async function apply({ client, migration }: { client: pg.Client; migration: Migration }): Promise<void> {
  const checksum = checksumOf(migration);
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** As Prisma computes it: SHA-256, hex. */
export function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex');
}
