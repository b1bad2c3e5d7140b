import { recordAction } from './audit.repository.ts';
import { type DocumentRecord, toDocumentRecord } from './document.repository.ts';
import type { Prisma, PrismaClient } from './generated/client.ts';

export type DocumentMaintenanceRepository = ReturnType<typeof createDocumentMaintenanceRepository>;

/** What keeps documents in order, across all accounts: queries that name none. */
export function createDocumentMaintenanceRepository(prisma: PrismaClient) {
  return {
    /**
     * Documents that were accepted, have not ended and were not looked at for `quietSeconds`, the longest unseen first;
     * they count as seen now.
     */
    async takeUnfinished({ quietSeconds, limit }: { quietSeconds: number; limit: number }): Promise<DocumentRecord[]> {
      const taken = await prisma.$queryRaw<{ id: string }[]>`
        UPDATE documents SET checked_at = now()
        WHERE id IN (
          SELECT id FROM documents
          WHERE status IN ('queued', 'fetching', 'processing')
            AND GREATEST(checked_at, queued_at) < now() - make_interval(secs => ${quietSeconds})
          ORDER BY GREATEST(checked_at, queued_at)
          LIMIT ${limit}
          FOR UPDATE SKIP LOCKED
        )
        RETURNING id`;
      const documents = await prisma.document.findMany({ where: { id: { in: taken.map(({ id }) => id) } } });
      return documents.map(toDocumentRecord);
    },

    /**
     * Ends documents whose upload was not completed for `graceSeconds` after its URL was over; none means that none is
     * left. `objectKeys` are the keys of what had arrived and nothing else refers to.
     */
    async expireUploads({
      graceSeconds,
      limit,
    }: {
      graceSeconds: number;
      limit: number;
    }): Promise<{ documents: { documentId: string; accountId: string }[]; objectKeys: string[] }> {
      return await prisma.$transaction(async (transaction) => {
        const expired = await transaction.$queryRaw<{ id: string; account_id: string; object_key: string | null }[]>`
          WITH late AS (
            SELECT id, object_key FROM documents
            WHERE status IN ('awaiting_upload', 'uploaded')
              AND upload_expires_at < now() - make_interval(secs => ${graceSeconds})
            ORDER BY upload_expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
          ), expired AS (
            UPDATE documents SET status = 'expired', object_key = NULL, sha256 = NULL, bytes = NULL, updated_at = now()
            FROM late WHERE documents.id = late.id
            RETURNING documents.id, documents.account_id, late.object_key
          ), recorded AS (${recordAction({ action: 'document.expire', of: 'expired', by: { actor: 'service' } })})
          SELECT * FROM expired`;
        const keys = [...new Set(expired.flatMap(({ object_key }) => object_key ?? []))];
        return {
          documents: expired.map(({ id, account_id }) => ({ documentId: id, accountId: account_id })),
          objectKeys: await unusedObjects(transaction, keys),
        };
      });
    },
  };
}

/** Those of the objects that neither a document nor a job refers to. */
export async function unusedObjects(transaction: Prisma.TransactionClient, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await transaction.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${keys}::text[]) AS asked(key)
    WHERE NOT EXISTS (SELECT 1 FROM documents WHERE object_key = asked.key)
      AND NOT EXISTS (SELECT 1 FROM jobs WHERE document_key = asked.key)`;
  return rows.map(({ key }) => key);
}
