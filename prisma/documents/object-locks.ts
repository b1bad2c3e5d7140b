import type { Prisma } from '../generated/client.ts';

/**
 * Holds objects until the transaction ends: whoever is about to refer to one waits for whoever is about to remove it, and
 * puts it in its place again afterwards.
 */
export async function lockObjects(transaction: Prisma.TransactionClient, keys: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(3, hashtext(key)) FROM unnest(${[...keys].sort((a, b) => (a < b ? -1 : 1))}::text[]) AS held(key)`;
}

/**
 * Removes those of the objects that only these rows refer to, as part of the transaction that removes the rows: nobody else
 * can refer to one meanwhile. Comes back with those that `remove` left, whose rows have to stay.
 */
export async function removeUnused(
  transaction: Prisma.TransactionClient,
  {
    of,
    remove,
  }: { of: readonly { id: string; objectKey: string | null }[]; remove: (key: string) => Promise<boolean> },
): Promise<{ removed: string[]; left: string[] }> {
  const keys = [...new Set(of.flatMap(({ objectKey }) => objectKey ?? []))];
  if (keys.length === 0) return { removed: [], left: [] };
  await lockObjects(transaction, keys);
  const ids = of.map(({ id }) => id);
  const unused = await transaction.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${keys}::text[]) AS asked(key)
    WHERE NOT EXISTS (SELECT 1 FROM documents WHERE object_key = asked.key AND id <> ALL (${ids}::uuid[]))
      AND NOT EXISTS (SELECT 1 FROM jobs WHERE document_key = asked.key AND id <> ALL (${ids}::uuid[]))`;
  const outcome: { removed: string[]; left: string[] } = { removed: [], left: [] };
  for (const { key } of unused) ((await remove(key)) ? outcome.removed : outcome.left).push(key);
  return outcome;
}

/** For a transaction of which removing objects is a part; storage may be slow. */
export const removalTimeoutMs = 60_000;
