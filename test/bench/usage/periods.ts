import type { PrismaClient } from '../../../prisma/client.ts';
import type { Customer } from './fill.ts';

/** A question to GET /v1/usage. */
export interface Period {
  name: string;
  query: { from?: string; to?: string; keyId?: string };
}

const day = 86_400_000;

/** One of each kind. */
export function periods({ keyIds: [keyId = ''] }: Customer): Period[] {
  const ago = (days: number): string => new Date(Date.now() - days * day).toISOString();
  return [
    { name: 'the last 30 days', query: {} },
    { name: 'odd bounds', query: { from: ago(25.37), to: ago(3.61) } },
    { name: 'a few hours', query: { from: ago(0.4) } },
    { name: 'one key', query: { keyId } },
    { name: 'a year', query: { from: ago(365) } },
    // from the first hour of a day to the last of another one
    {
      name: 'most spans',
      query: { from: ago(29.9).replace(/T.*/, 'T00:00:01Z'), to: ago(1).replace(/T.*/, 'T23:59:59Z') },
    },
  ];
}

/** How many jobs the events tell of, by adding up every one. */
export async function plainJobs(
  prisma: PrismaClient,
  { accountId, query: { from, to, keyId } }: { accountId: string; query: Period['query'] },
): Promise<number> {
  const groups = await prisma.usageEvent.groupBy({
    by: ['kind', 'source'],
    where: {
      accountId,
      at: { gte: new Date(from ?? Date.now() - 30 * day), lt: new Date(to ?? Date.now() + day) },
      ...(keyId !== undefined && { keyId }),
    },
    _count: true,
    _sum: { pages: true, ocrPages: true, promptTokens: true, completionTokens: true },
  });
  return groups
    .filter(({ kind }) => kind === 'job' || kind === 'inner_job')
    .reduce((sum, { _count }) => sum + _count, 0);
}
