import { randomUUID } from 'node:crypto';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import type { PrismaClient } from '../../prisma/client.ts';

/** Inserts a processed document with pages, text and word boxes for an account given by name. */
export async function insertDocumentWithWords(
  { prisma }: { prisma: PrismaClient },
  {
    account,
    pages,
    title = null,
    fileName = 'policy.pdf',
    policyType = null,
    status = 'ready',
  }: {
    account: string;
    pages: readonly (readonly string[])[];
    title?: string | null;
    fileName?: string;
    policyType?: string | null;
    status?: string;
  },
): Promise<string> {
  const { accountId } = await createAccountRepository(prisma).ensureAccount(account);
  const { id: keyId } = await prisma.key.findFirstOrThrow({ where: { accountId }, select: { id: true } });
  const documentId = randomUUID();
  await prisma.document.create({
    data: {
      id: documentId,
      accountId,
      keyId,
      requestId: 'test',
      operation: 'uploads',
      idempotencyKey: documentId,
      fingerprint: 'test',
      jobId: randomUUID(),
      fileName,
      title,
      documentType: 'declarations',
      policyType,
      status,
      pagesTotal: pages.length,
      pages: {
        create: pages.map((lines, at) => ({
          accountId,
          number: at + 1,
          width: 612,
          height: 792,
          text: lines.join('\n'),
          words: wordsOf(lines),
        })),
      },
    },
  });
  return documentId;
}

/** `[text, x0, y0, x1, y1]`: 6 points per character, 14 points per line. */
function wordsOf(lines: readonly string[]): [string, number, number, number, number][] {
  return lines.flatMap((line, at) => {
    let x = 72;
    return line.split(' ').map((word): [string, number, number, number, number] => {
      const start = x;
      x += 6 * (word.length + 1);
      return [word, start, 72 + 14 * at, start + 6 * word.length, 82 + 14 * at];
    });
  });
}
