import { Prisma } from './generated/client.ts';

/**
 * Takes advisory locks on objects until the transaction ends. A transaction that is about to refer to an object waits for
 * one that removes it; the caller then stores the object, again if needed.
 */
export async function lockObjects(transaction: Prisma.TransactionClient, keys: readonly string[]): Promise<void> {
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(3, hashtext(key)) FROM unnest(${[...keys].sort((a, b) => (a < b ? -1 : 1))}::text[]) AS held(key)`;
}

/** SQL item of FROM, of one row: takes the lock of `lockObjects` before the conditions of its statement are evaluated. */
export function lockedObject(key: string): Prisma.Sql {
  return Prisma.sql`(SELECT pg_advisory_xact_lock(3, hashtext(${key}))) AS locked`;
}

/**
 * SQL fragment that selects the documents of these ids that the account has, and locks them against removal until the
 * transaction ends. Waits for a removal in progress.
 */
export function lockStoredDocuments(accountId: string, documentIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM documents
    WHERE account_id = ${accountId}::uuid AND id = ANY (${[...documentIds]}::uuid[])
    ORDER BY id FOR KEY SHARE`;
}
