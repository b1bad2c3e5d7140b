import { Prisma } from './generated/client.ts';
import { lockObjects } from './locks.ts';

/** Timeout of transactions that remove objects, since storage may be slow. */
export const removalTimeoutMs = 60_000;
/** No further object is removed after that: what was must be committed in time, and others may wait for the locks. */
const patienceMs = 10_000;

/** SQL condition: no document and no job refers to the object, except rows with these ids. `key` is an SQL expression. */
export function isUnused(key: Prisma.Sql, exceptIds: readonly string[] = []): Prisma.Sql {
  const isOther = Prisma.sql`id <> ALL (${[...exceptIds]}::uuid[])`;
  return Prisma.sql`NOT EXISTS (SELECT FROM documents WHERE object_key = ${key} AND ${isOther})
    AND NOT EXISTS (SELECT FROM jobs WHERE document_key = ${key} AND ${isOther})`;
}

/** Locks the objects until the transaction ends, and returns the unused ones: no row can refer to them meanwhile. */
export async function lockUnused(
  transaction: Prisma.TransactionClient,
  keys: readonly string[],
  exceptIds: readonly string[] = [],
): Promise<string[]> {
  if (keys.length === 0) return [];
  await lockObjects(transaction, keys);
  const unused = await transaction.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...keys]}::text[]) AS asked(key) WHERE ${isUnused(Prisma.sql`asked.key`, exceptIds)}`;
  return unused.map(({ key }) => key);
}

/**
 * Removes the objects that no other row refers to, in the transaction that removes the rows `of`; an entry without an id is
 * an object without a row. Returns the removed objects, and those left because `remove` left them or storage was too slow:
 * their rows must stay.
 */
export async function removeUnused(
  transaction: Prisma.TransactionClient,
  {
    of,
    remove,
  }: { of: readonly { id?: string; objectKey: string | null }[]; remove: (key: string) => Promise<boolean> },
): Promise<{ removed: string[]; left: string[] }> {
  const keys = [...new Set(of.flatMap(({ objectKey }) => objectKey ?? []))];
  const ids = of.flatMap(({ id }) => id ?? []);
  const unused = await lockUnused(transaction, keys, ids);
  const outcome: { removed: string[]; left: string[] } = { removed: [], left: [] };
  const endsAt = performance.now() + patienceMs;
  for (const key of unused) {
    const isLate = performance.now() > endsAt;
    (!isLate && (await remove(key)) ? outcome.removed : outcome.left).push(key);
  }
  return outcome;
}
