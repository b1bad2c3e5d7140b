import type { PrismaClient } from '../generated/client.ts';

export type DocumentIndexRepository = ReturnType<typeof createDocumentIndexRepository>;

/** Writes the search index. Needs a client of `createIndexingPrisma`, whose timeout fits large documents. */
export function createDocumentIndexRepository(prisma: PrismaClient) {
  return {
    /** Indexes the document's current pages, unless all of them are indexed. */
    async index({ documentId, accountId }: { documentId: string; accountId: string }): Promise<void> {
      await prisma.$executeRaw`
        SELECT index_documents(ARRAY(
          SELECT id FROM documents
          WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid AND index_due_at IS NOT NULL
        ))`;
    },
  };
}
