import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../../prisma/client.ts';

/** The account and the key that own a document. */
export interface DocumentOwner {
  accountId: string;
  keyId: string;
}

export interface InsertedDocument {
  /** Text of each page. */
  pages?: readonly string[];
  title?: string;
  fileName?: string;
  status?: string;
  createdAt?: Date;
  objectKey?: string;
  sha256?: string;
  bytes?: number;
}

/** Inserts the rows of a processed document, without word boxes. */
export async function insertDocument(
  prisma: PrismaClient,
  { accountId, keyId }: DocumentOwner,
  { pages = [], status = 'ready', ...facts }: InsertedDocument = {},
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

/** The owner that a key belongs to. */
export async function ownerOf(prisma: PrismaClient, keyId: string): Promise<DocumentOwner> {
  const { accountId } = await prisma.key.findUniqueOrThrow({ where: { id: keyId } });
  return { accountId, keyId };
}
