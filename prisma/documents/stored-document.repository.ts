import { hasEnded } from '../../domain/has-ended.ts';
import type { OnJobEnd } from '../../domain/job-outcome.ts';
import { type Actor, recordAction } from '../audit.ts';
import { countUsage } from '../count-usage.ts';
import type { DocumentRecord } from './document.repository.ts';
import type { PrismaClient } from '../generated/client.ts';
import { lockUnused, removalTimeoutMs, removeUnused } from '../unused-objects.ts';
import { newestFirst, type Position, rowsAfter } from '../newest-first.ts';
import { withdrawAnswers } from '../assistant/withdraw-answers.ts';

export type StoredDocumentRepository = ReturnType<typeof createStoredDocumentRepository>;

/** What has to be removed before a removal commits: stored data of unfinished turns, and objects that nothing else refers to. */
interface ToRemove {
  turnIds: string[];
  objectKeys: string[];
}

interface RemovedJob {
  id: string;
  status: string;
  policyType: string;
  document_key: string | null;
}

/** Lists, reads and removes the documents of an account. */
export function createStoredDocumentRepository(
  prisma: PrismaClient,
  { onJobEnd }: { onJobEnd?: OnJobEnd | undefined } = {},
) {
  return {
    /** The account's documents, newest first, from after `after`. */
    async list(
      accountId: string,
      { limit, after }: { limit: number; after?: Position | undefined },
    ): Promise<DocumentRecord[]> {
      const rows = await prisma.document.findMany({
        where: {
          accountId,
          ...rowsAfter(after),
        },
        orderBy: newestFirst(),
        take: limit,
      });
      return rows as DocumentRecord[];
    },

    /** The documents of these ids, in their order; omits those that the account does not have. */
    async findMany(accountId: string, ids: readonly string[]): Promise<DocumentRecord[]> {
      const rows = await prisma.document.findMany({ where: { accountId, id: { in: [...ids] } } });
      return (rows as DocumentRecord[]).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    },

    /** The text of a page; undefined for a page that has not been read, and of a document that the account does not have. */
    async pageText(
      accountId: string,
      { documentId, number }: { documentId: string; number: number },
    ): Promise<string | undefined> {
      const page = await prisma.documentPage.findFirst({
        where: { accountId, documentId, number },
        select: { text: true },
      });
      return page?.text;
    },

    /** The document's jobs that have not ended. */
    async unfinishedJobs(accountId: string, documentId: string): Promise<string[]> {
      const status = { in: ['pending', 'processing'] };
      const jobs = await prisma.job.findMany({ where: { accountId, documentId, status }, select: { id: true } });
      return jobs.map(({ id }) => id);
    },

    /** Whether the account has the document; waits for a removal in progress. */
    async exists(accountId: string, documentId: string): Promise<boolean> {
      const held = await prisma.$queryRaw<unknown[]>`
        SELECT 1 FROM documents WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid FOR KEY SHARE`;
      return held.length > 0;
    },

    /** Removes an object that was stored for a document that was deleted meanwhile, unless something else refers to it. */
    async releaseObject(
      accountId: string,
      { documentId, key }: { documentId: string; key: string },
      remove: (key: string) => Promise<void>,
    ): Promise<void> {
      await prisma.$transaction(
        async (transaction) => {
          const of = [{ id: documentId, accountId, objectKey: key }];
          await removeUnused(transaction, { of, remove: (unused) => remove(unused).then(() => true) });
        },
        { timeout: removalTimeoutMs },
      );
    },

    /**
     * Removes the document with its pages, its jobs and their results, and everything derived from it in sessions, and
     * records the removal, in one transaction that commits once `removeObjects` has succeeded. Returns its jobs, whose
     * folders the caller may remove then: maintenance does so by the records. Undefined when the account has no such
     * document.
     */
    async remove(
      accountId: string,
      { documentId, by }: { documentId: string; by: Actor },
      removeObjects: (removed: ToRemove) => Promise<void>,
    ): Promise<{ jobIds: string[] } | undefined> {
      let unfinished: { policyType: string }[] = [];
      const removed = await prisma.$transaction(
        async (transaction) => {
          const [document] = await transaction.$queryRaw<{ object_key: string | null; job_id: string }[]>`
            SELECT object_key, job_id FROM documents
            WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid FOR UPDATE`;
          if (!document) return undefined;
          const jobs = await transaction.$queryRaw<RemovedJob[]>`
            WITH gone AS (
              DELETE FROM jobs WHERE document_id = ${documentId}::uuid AND account_id = ${accountId}::uuid
              RETURNING id, account_id, key_id, created_at, status, document_key, policy_type
            ), unfinished AS (SELECT * FROM gone WHERE status NOT IN ('completed', 'failed')),
            counted AS (${countUsage({ kind: 'failure', of: 'unfinished', at: 'created_at' })})
            SELECT id, document_key, status, policy_type AS "policyType" FROM gone`;
          unfinished = jobs.filter((job) => !hasEnded(job));
          const turnIds = await withdrawAnswers(transaction, { accountId, documentId });
          await transaction.$executeRaw`
            WITH removed AS (
              DELETE FROM documents WHERE id = ${documentId}::uuid AND account_id = ${accountId}::uuid
              RETURNING id, account_id
            )
            ${recordAction({ action: 'document.delete', of: 'removed', by })}`;
          const jobIds = [...new Set([document.job_id, ...jobs.map(({ id }) => id)])];
          await transaction.removal.createMany({
            data: [
              { kind: 'document', subjectId: documentId, accountId },
              ...jobIds.map((subjectId) => ({ kind: 'job', subjectId, accountId })),
            ],
          });
          const keys = [document.object_key, ...jobs.map(({ document_key: key }) => key)].filter((key) => key !== null);
          await removeObjects({ turnIds, objectKeys: await lockUnused(transaction, [...new Set(keys)]) });
          return { jobIds };
        },
        { timeout: removalTimeoutMs },
      );
      for (const { policyType } of unfinished) onJobEnd?.({ policyType, outcome: 'cancelled' });
      return removed;
    },
  };
}
