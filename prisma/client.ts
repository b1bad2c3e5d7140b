import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { AccountPool, accountRole } from './account-pool.ts';
import { withHandledErrors } from './connection-errors.ts';
import { PrismaClient } from './generated/client.ts';
import { observeStatements, type ObserveStatement } from './observe-statements.ts';
import { deriveRequestsUrl } from './requests-url.ts';

export type { PrismaClient };

const statementTimeoutMs = 10_000;
/** Also bounds the wait for a free connection of the pool. Generous, since a busy database accepts connections slowly. */
const connectTimeoutMs = 10_000;
/** Connections of a pool that stay open however long it is quiet: opening one takes longer than most statements. */
const keptConnections = 2;
/** `maxWait` bounds the wait for a connection, `timeout` the transaction itself. */
const transactionOptions = { maxWait: connectTimeoutMs, timeout: statementTimeoutMs };
/**
 * Indexing the largest accepted document takes about 10 s of CPU on an idle machine. Must stay below the timeout of the
 * activity that runs it.
 */
const indexingTimeoutMs = 240_000;
/** Added to the server's statement timeout: a server that has not answered by then is unreachable. */
const graceMs = 2_000;

/** A client with a pool of at most `poolSize` connections, opened on demand. Row-level security does not restrict it. */
export function createPrisma({
  url,
  poolSize = 10,
  observe,
}: {
  url: string;
  poolSize?: number;
  observe?: ObserveStatement | undefined;
}): PrismaClient {
  return onPool(new pg.Pool(settingsOf({ url, poolSize })), observe);
}

interface AccountConnection {
  /** Login of the owner of the tables. */
  url: string;
  /** Login that serves requests of accounts; defaults to the one of `deriveRequestsUrl`. */
  requestsUrl?: string | undefined;
  poolSize?: number;
  observe?: ObserveStatement | undefined;
}

/** Like `createPrisma`, restricted by row-level security to the account of `forAccount`; sees no rows outside of one. */
export function createAccountPrisma(connection: AccountConnection): PrismaClient {
  return onAccountPool(connection, `-c role=${accountRole}`);
}

/** Like `createAccountPrisma`, tuned for searches of documents. */
export function createSearchPrisma(connection: AccountConnection): PrismaClient {
  // the planner underestimates the cost of reading TOASTed values and would prefer a sequential scan to the index; JIT
  // compilation takes longer than these statements run
  return onAccountPool(connection, `-c enable_seqscan=off -c jit=off -c role=${accountRole}`);
}

/** Like `createAccountPrisma`, tuned for indexing documents. */
export function createIndexingPrisma(connection: AccountConnection): PrismaClient {
  // enough to sort the words of a large document in memory
  return onAccountPool(connection, `-c work_mem=64MB -c jit=off -c role=${accountRole}`, indexingTimeoutMs);
}

function onAccountPool(
  { url, requestsUrl, poolSize = 10, observe }: AccountConnection,
  more: string,
  timeoutMs = statementTimeoutMs,
): PrismaClient {
  const settings = settingsOf({ url: requestsUrl ?? deriveRequestsUrl(url), poolSize, more, timeoutMs });
  return onPool(new AccountPool(settings), observe);
}

function onPool(pool: pg.Pool, observe: ObserveStatement | undefined): PrismaClient {
  const adapter = new PrismaPg(withHandledErrors(pool), { disposeExternalPool: true });
  return new PrismaClient({ adapter: observeStatements(adapter, observe), transactionOptions });
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
    min: Math.min(keptConnections, poolSize),
    // firewalls drop idle connections
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + graceMs,
    // the adapter parses timestamps as UTC whatever the time zone of the session; starting parallel workers takes longer
    // than our short statements run
    options: `-c TimeZone=UTC -c max_parallel_workers_per_gather=0 ${more ?? ''}`,
  };
}

/** Resolves once the database answers a query. */
export async function checkDatabase(prisma: PrismaClient): Promise<void> {
  await prisma.$queryRaw`SELECT 1`;
}
