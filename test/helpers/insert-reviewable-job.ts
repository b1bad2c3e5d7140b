import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../../prisma/client.ts';
import type { DocumentOwner } from './insert-document.ts';

/** Inserts the rows of a job of the type auto and, unless it has another status, of its result. */
export async function insertReviewableJob(
  prisma: PrismaClient,
  { accountId, keyId }: DocumentOwner,
  { data, status = 'completed' }: { data: Record<string, unknown>; status?: string },
): Promise<string> {
  const id = randomUUID();
  const result = {
    accountId,
    data: data as never,
    fields: {},
    citations: {},
    validation: { valid: false, coverage: 1, errors: [], warnings: [] },
    pages: 1,
    engine: 'rules',
    schemaVersion: '1.0.0',
    usage: {},
    warnings: [],
  };
  await prisma.job.create({
    data: {
      id,
      accountId,
      keyId,
      requestId: 'req_test',
      operation: 'jobs',
      idempotencyKey: id,
      fingerprint: id,
      policyType: 'auto',
      status,
      maxAttempts: 1,
      expiresAt: new Date(Date.now() + 86_400_000),
      ...(status === 'completed' && { result: { create: result } }),
    },
  });
  return id;
}
