import { Prisma, type PrismaClient } from '../generated/client.ts';
import { isUnused } from '../unused-objects.ts';

export type ObjectSweepRepository = ReturnType<typeof createObjectSweepRepository>;

/** Position of a sweep over all stored documents. */
export interface SweepPosition {
  /** When the sweep began, ISO 8601. */
  since: string;
  /** The current account; undefined when the sweep is complete. */
  accountId?: string | undefined;
  /** The last object of it that was checked. */
  after?: string | undefined;
}

const name = 'object_sweep';

/** Queries of the sweep for stored documents that no row refers to. */
export function createObjectSweepRepository(prisma: PrismaClient) {
  return {
    /** Where the last run stopped; undefined before the first one. */
    async position(): Promise<SweepPosition | undefined> {
      const kept = await prisma.setting.findUnique({ where: { name } });
      return kept ? (JSON.parse(kept.value) as SweepPosition) : undefined;
    },

    async keepPosition(position: SweepPosition): Promise<void> {
      const value = JSON.stringify(position);
      await prisma.setting.upsert({ where: { name }, create: { name, value }, update: { value } });
    },

    /** The account after this one, or the first one. */
    async accountAfter(accountId: string | undefined): Promise<string | undefined> {
      const next = await prisma.account.findFirst({
        ...(accountId !== undefined && { where: { id: { gt: accountId } } }),
        orderBy: { id: 'asc' },
        select: { id: true },
      });
      return next?.id;
    },

    /**
     * Notes the objects that no document and no job refers to as unused. Maintenance removes them like those of refused
     * requests: under their locks, after checking again, and after a grace period for rows that are still being inserted.
     * Returns how many were noted.
     */
    async noteUnreferenced({ accountId, keys }: { accountId: string; keys: readonly string[] }): Promise<number> {
      return await prisma.$executeRaw`
        INSERT INTO unused_objects (account_id, object_key)
        SELECT ${accountId}::uuid, key FROM unnest(${[...keys]}::text[]) AS found(key)
        WHERE ${isUnused(Prisma.sql`found.key`)}
        ON CONFLICT DO NOTHING`;
    },
  };
}
