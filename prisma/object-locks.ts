import type { Prisma } from './generated/client.ts';

/**
 * Holds objects until the transaction ends: whoever is about to refer to one waits for whoever is about to remove it, and
 * puts it in its place again afterwards.
 */
export async function lockObjects(transaction: Prisma.TransactionClient, keys: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(3, hashtext(key)) FROM unnest(${[...keys].sort((a, b) => (a < b ? -1 : 1))}::text[]) AS held(key)`;
}
