import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { AccountPool, accountRole } from './account-pool.ts';
import { PrismaClient } from './generated/client.ts';
import { requestsUrlOf } from './requests-url.ts';

export type { PrismaClient };

const statementTimeoutMs = 10_000;
/** Also for a free connection of the pool. A database that is away refuses at once; one that is busy takes its time. */
const connectTimeoutMs = 10_000;
/** A transaction waits for its connection, and then does all of its work. */
const transactionOptions = { maxWait: connectTimeoutMs, timeout: statementTimeoutMs };
/**
 * Indexing the largest document that is accepted takes about 10 s of CPU, and other processes may be busy. Shorter than
 * the activity that waits for it.
 */
const indexingTimeoutMs = 240_000;
/** A server that is there has given up by itself this long after its own timeout: one that says nothing is away. */
const graceMs = 2_000;

/** A client with a pool of at most `poolSize` connections; they are opened when they are needed. It sees every account. */
export function createPrisma({ url, poolSize = 10 }: { url: string; poolSize?: number }): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(settingsOf({ url, poolSize })), transactionOptions });
}

interface AccountConnection {
  /** Of the owner of the tables. */
  url: string;
  /** Of the login that works for accounts, where it is not the one of `requestsUrlOf`. */
  requestsUrl?: string | undefined;
  poolSize?: number;
}

/** As `createPrisma`, for work that `forAccount` begins: it sees the rows of that account, and none without one. */
export function createAccountPrisma(connection: AccountConnection): PrismaClient {
  return onAccountPool(connection, `-c role=${accountRole}`);
}

/** As `createAccountPrisma`, for searches of documents. */
export function createSearchPrisma(connection: AccountConnection): PrismaClient {
  // Postgres does not reckon what it costs to read long values, and would read all of them instead of an index; to compile
  // a statement takes longer than to run it
  return onAccountPool(connection, `-c enable_seqscan=off -c jit=off -c role=${accountRole}`);
}

/** As `createAccountPrisma`, for indexing documents. */
export function createIndexingPrisma(connection: AccountConnection): PrismaClient {
  // the words of a large document are sorted in memory
  return onAccountPool(connection, `-c work_mem=64MB -c jit=off -c role=${accountRole}`, indexingTimeoutMs);
}

function onAccountPool(
  { url, requestsUrl, poolSize = 10 }: AccountConnection,
  more: string,
  timeoutMs = statementTimeoutMs,
): PrismaClient {
  const pool = new AccountPool(settingsOf({ url: requestsUrl ?? requestsUrlOf(url), poolSize, more, timeoutMs }));
  return new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }), transactionOptions });
}

function settingsOf({
  url,
  poolSize,
  more,
  timeoutMs = statementTimeoutMs,
}: {
  url: string;
  poolSize: number;
  more?: string;
  timeoutMs?: number;
}): pg.PoolConfig {
  return {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + graceMs,
    // the adapter reads every timestamp as UTC, whatever the session says; our statements are short, and to start workers
    // for one takes longer than it does
    options: `-c TimeZone=UTC -c max_parallel_workers_per_gather=0 ${more ?? ''}`,
  };
}

/** Resolves when the database answers. */
export async function checkDatabase(prisma: PrismaClient): Promise<void> {
  await prisma.$queryRaw`SELECT 1`;
}
