import { Prisma, type PrismaClient } from '../generated/client.ts';
import { isUnused } from '../unused-objects.ts';

export type ObjectSweepRepository = ReturnType<typeof createObjectSweepRepository>;

/** How far a sweep of all stored documents has come. */
export interface SweepPosition {
  /** When the sweep began, ISO 8601. */
  since: string;
  /** The account that is being looked at; undefined when the sweep is over. */
  accountId?: string | undefined;
  /** The last object of it that was looked at. */
  after?: string | undefined;
}

const name = 'object_sweep';

/** Queries of the sweep for stored documents that no row refers to. */
export function createObjectSweepRepository(prisma: PrismaClient) {
  return {
    /** How far the last run came; undefined before the first one. */
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
     * Notes the objects that no document and no job refers to as unused, to be removed like those of refused orders: under
     * their locks, after another look, and only after the time that a row may take. Returns how many were noted.
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
