import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../../prisma/client.ts';

/** Whose documents they are, as a key of the account tells. */
export interface Holder {
  accountId: string;
  keyId: string;
}

export interface HeldDocument {
  /** Lines of text, page by page. */
  pages?: readonly string[];
  title?: string;
  fileName?: string;
  status?: string;
  createdAt?: Date;
  objectKey?: string;
  sha256?: string;
  bytes?: number;
}

/** Writes the rows of a document that has been read. */
export async function holdDocument(
  prisma: PrismaClient,
  { accountId, keyId }: Holder,
  { pages = [], status = 'ready', ...facts }: HeldDocument = {},
): Promise<string> {
  const id = randomUUID();
  await prisma.document.create({
    data: {
      id,
      accountId,
      keyId,
      requestId: 'req_test',
      operation: 'uploads',
      idempotencyKey: id,
      fingerprint: id,
      jobId: randomUUID(),
      documentType: 'declarations',
      status,
      pagesTotal: pages.length,
      pagesDone: pages.length,
      ...facts,
    },
  });
  await prisma.documentPage.createMany({
    data: pages.map((text, index) => ({
      documentId: id,
      accountId,
      number: index + 1,
      width: 612,
      height: 792,
      text,
      words: [],
    })),
  });
  return id;
}

/** The holder that a key stands for. */
export async function holderOf(prisma: PrismaClient, keyId: string): Promise<Holder> {
  const { accountId } = await prisma.key.findUniqueOrThrow({ where: { id: keyId } });
  return { accountId, keyId };
}
