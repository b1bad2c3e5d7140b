import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.ts';

export type { PrismaClient };

const connectTimeoutMs = 3_000;
const statementTimeoutMs = 10_000;

/** A client with a pool of at most `poolSize` connections; they are opened when they are needed. */
export function createPrisma({ url, poolSize = 10 }: { url: string; poolSize?: number }): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // the adapter reads every timestamp as UTC, whatever the session says; our statements are short, and to start workers
    // for one takes longer than it does
    options: '-c TimeZone=UTC -c max_parallel_workers_per_gather=0',
  });
  return new PrismaClient({ adapter });
}

/** Resolves when the database answers. */
export async function checkDatabase(prisma: PrismaClient): Promise<void> {
  await prisma.$queryRaw`SELECT 1`;
}
