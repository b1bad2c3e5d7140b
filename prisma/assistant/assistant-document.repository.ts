import type { ExtractionResult } from '../../domain/extraction/result.ts';
import { correctedResult, type Reviewed } from '../../domain/review/corrected-result.ts';
import type { PrismaClient } from '../generated/client.ts';
import type { FoundPage, SearchedDocuments } from './page-search.repository.ts';

export type AssistantDocumentRepository = ReturnType<typeof createAssistantDocumentRepository>;

/** A document without its pages. */
export interface DocumentSummary {
  documentId: string;
  title: string | null;
  fileName: string | null;
  documentType: string;
  policyType: string | null;
  status: string;
  pages: number | null;
  createdAt: Date;
}

/** With the result of its latest completed extraction, as persons have corrected it. */
export type DocumentWithResult = DocumentSummary & {
  result: Pick<ExtractionResult, 'data' | 'citations' | 'fields' | 'validation'> | null;
};

/** Identifies an immutable result: a completed job's result never changes, and each correction of it gets a version. */
export interface ResultOwner {
  accountId: string;
  jobId: string;
  /** Of the review; 0 without one. */
  version: number;
}

/** Cache of results, so that follow-up questions need no query. */
export interface ResultCache {
  get(owner: ResultOwner): DocumentWithResult['result'] | undefined;
  keep(owner: ResultOwner, result: NonNullable<DocumentWithResult['result']>): void;
}

const summary = {
  id: true,
  title: true,
  fileName: true,
  documentType: true,
  policyType: true,
  status: true,
  pagesTotal: true,
  createdAt: true,
} as const;

/** The documents of an account as turns of the assistant read them. */
export function createAssistantDocumentRepository(prisma: PrismaClient, kept?: ResultCache) {
  return {
    /** The documents, newest first; with a query, those with one of its words in their names. */
    async list(
      accountId: string,
      { within, query, limit }: { within: SearchedDocuments; query?: string | undefined; limit: number },
    ): Promise<DocumentSummary[]> {
      const named = wordsOf(query ?? '').map((word) => ({ named: { names: { contains: ` ${word}` } } }));
      const rows = await prisma.document.findMany({
        where: { accountId, ...idsOf(within), ...(named.length > 0 && { OR: named }) },
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        take: limit,
        select: summary,
      });
      return rows.map(toSummary);
    },

    /** These documents, in no order. */
    async findSummaries(accountId: string, documentIds: readonly string[]): Promise<DocumentSummary[]> {
      const where = { accountId, id: { in: [...documentIds] } };
      return (await prisma.document.findMany({ where, select: summary })).map(toSummary);
    },

    /** These documents with the results of their latest extractions, in the order of the ids. */
    async findWithResults(accountId: string, documentIds: readonly string[]): Promise<DocumentWithResult[]> {
      const rows = await prisma.document.findMany({
        where: { accountId, id: { in: [...documentIds] } },
        select: { ...summary, jobId: true },
      });
      const results = await latestResults(accountId, rows);
      return rows
        .map((row) => ({ ...toSummary(row), result: null, ...results.get(row.id) }))
        .sort((a, b) => documentIds.indexOf(a.documentId) - documentIds.indexOf(b.documentId));
    },

    /** These pages; omits pages of documents that the account does not have. */
    async readPages(accountId: string, pages: readonly { documentId: string; page: number }[]): Promise<FoundPage[]> {
      if (pages.length === 0) return [];
      const rows = await prisma.documentPage.findMany({
        where: { accountId, OR: pages.map(({ documentId, page }) => ({ documentId, number: page })) },
      });
      return rows.map((row) => ({ ...row, words: row.words as FoundPage['words'] }));
    },

    /** The first pages of each of these documents. */
    async firstPages(
      accountId: string,
      { documentIds, count }: { documentIds: readonly string[]; count: number },
    ): Promise<FoundPage[]> {
      const rows = await prisma.documentPage.findMany({
        where: { accountId, documentId: { in: [...documentIds] }, number: { lte: count } },
        orderBy: [{ documentId: 'asc' }, { number: 'asc' }],
      });
      return rows.map((row) => ({ ...row, words: row.words as FoundPage['words'] }));
    },
  };

  /** Result and policy type of the latest completed job, by document. */
  async function latestResults(
    accountId: string,
    documents: readonly { id: string; jobId: string }[],
  ): Promise<Map<string, Pick<DocumentWithResult, 'result' | 'policyType'>>> {
    const ids = documents.map(({ id }) => id);
    const jobs = await prisma.job.findMany({
      where: {
        accountId,
        status: 'completed',
        result: { isNot: null },
        OR: [{ id: { in: documents.map(({ jobId }) => jobId) } }, { documentId: { in: ids } }],
      },
      orderBy: { completedAt: 'asc' },
      select: { id: true, documentId: true, policyType: true },
    });
    const byJob = new Map(documents.map(({ id, jobId }) => [jobId, id]));
    const latest = new Map(jobs.map((job) => [job.documentId ?? byJob.get(job.id) ?? '', job]));
    const results = await resultsOf(
      accountId,
      [...latest.values()].map(({ id }) => id),
    );
    return new Map(
      [...latest].flatMap(([owner, { id, policyType }]) => {
        const result = results.get(id);
        return result ? [[owner, { result, policyType }] as const] : [];
      }),
    );
  }

  /** By job; reads only the results that are not cached. */
  async function resultsOf(
    accountId: string,
    jobIds: readonly string[],
  ): Promise<Map<string, DocumentWithResult['result']>> {
    const reviews = await prisma.jobReview.findMany({
      where: { accountId, jobId: { in: [...jobIds] } },
      select: { jobId: true, version: true },
    });
    const versions = new Map(reviews.map(({ jobId, version }) => [jobId, version]));
    const ownerOf = (jobId: string): ResultOwner => ({ accountId, jobId, version: versions.get(jobId) ?? 0 });
    const found = new Map(jobIds.map((jobId) => [jobId, kept?.get(ownerOf(jobId)) ?? null]));
    const absent = jobIds.filter((jobId) => !found.get(jobId));
    if (absent.length === 0) return found;
    const rows = await prisma.jobResult.findMany({
      where: { accountId, jobId: { in: absent } },
      select: {
        jobId: true,
        data: true,
        citations: true,
        fields: true,
        validation: true,
        job: { select: { review: { select: { version: true, data: true, validation: true, corrections: true } } } },
      },
    });
    for (const { jobId, job, ...row } of rows) {
      const read = row as unknown as NonNullable<DocumentWithResult['result']>;
      const review = job.review as unknown as (Reviewed & { version: number }) | null;
      const result = review ? correctedResult(read, review) : read;
      found.set(jobId, result);
      // under the version that was read with it, since it may be newer than the one looked up above
      kept?.keep({ accountId, jobId, version: review?.version ?? 0 }, result);
    }
    return found;
  }
}

function idsOf(within: SearchedDocuments): { id?: { in: string[] } } {
  return within === 'account' ? {} : { id: { in: [...within] } };
}

function toSummary({
  id,
  pagesTotal,
  ...row
}: Omit<DocumentSummary, 'documentId' | 'pages'> & { id: string; pagesTotal: number | null }): DocumentSummary {
  const { title, fileName, documentType, policyType, status, createdAt } = row;
  return { documentId: id, title, fileName, documentType, policyType, status, pages: pagesTotal, createdAt };
}

/** The words as search terms, without operators. */
function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])].slice(0, 40);
}
