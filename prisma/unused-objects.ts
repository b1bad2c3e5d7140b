import type { Prisma } from './generated/client.ts';
import { lockObjects } from './locks.ts';

/**
 * Removes the objects that no rows but these (those without an id are none) refer to, in the transaction that removes the
 * rows; the locks keep others from referring to them. Returns which were removed and which were left, whose rows must stay: by
 * `remove`, or because storage is so slow that there is no more time for them.
 */
export async function removeUnused(
  transaction: Prisma.TransactionClient,
  {
    of,
    remove,
  }: { of: readonly { id?: string; objectKey: string | null }[]; remove: (key: string) => Promise<boolean> },
): Promise<{ removed: string[]; left: string[] }> {
  const keys = [...new Set(of.flatMap(({ objectKey }) => objectKey ?? []))];
  if (keys.length === 0) return { removed: [], left: [] };
  await lockObjects(transaction, keys);
  const ids = of.flatMap(({ id }) => id ?? []);
  const unused = await transaction.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${keys}::text[]) AS asked(key)
    WHERE NOT EXISTS (SELECT 1 FROM documents WHERE object_key = asked.key AND id <> ALL (${ids}::uuid[]))
      AND NOT EXISTS (SELECT 1 FROM jobs WHERE document_key = asked.key AND id <> ALL (${ids}::uuid[]))`;
  const outcome: { removed: string[]; left: string[] } = { removed: [], left: [] };
  const endsAt = performance.now() + patienceMs;
  for (const { key } of unused) {
    const isLate = performance.now() > endsAt;
    (!isLate && (await remove(key)) ? outcome.removed : outcome.left).push(key);
  }
  return outcome;
}

/** Timeout of transactions that remove objects, since storage may be slow. */
export const removalTimeoutMs = 60_000;
/** No further object is removed after that: what was must be committed in time, and others may wait for the locks. */
const patienceMs = 10_000;
