import type { PrismaClient } from '../generated/client.ts';

export type DocumentIndexRepository = ReturnType<typeof createDocumentIndexRepository>;

/** Writes what is searched of documents, with a client of `createIndexingPrisma`: large documents take their time. */
export function createDocumentIndexRepository(prisma: PrismaClient) {
  return {
    /** Indexes the document's pages as they are now, unless the search has all of them. */
    async index({ documentId, accountId }: { documentId: string; accountId: string }): Promise<void> {
      await prisma.$executeRaw`
        SELECT index_documents(ARRAY(
          SELECT id FROM documents
          WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid AND index_due_at IS NOT NULL
        ))`;
    },
  };
}
