import type { CitationLevel, ExtractionResult } from '../domain/extraction/result.ts';
import type { JobError } from '../domain/job-error.ts';
import type { StoredObject } from '../domain/orchestration.ts';
import type { DeliveryState } from './delivery.repository.ts';
import type { Job, JobResult, Prisma, PrismaClient } from './generated/client.ts';

export type JobRepository = ReturnType<typeof createJobRepository>;
export type JobRecord = Job;
export type JobWithResult = Omit<Job, 'error'> & {
  error: JobError | null;
  result: ExtractionResult | null;
  /** Of the job's event; there is none before the job has ended. */
  delivery?: DeliveryState | null;
};

/** A job as a client ordered it. */
export interface JobIntent {
  jobId: string;
  keyId: string;
  requestId: string;
  operation: 'jobs' | 'extract';
  idempotencyKey: string;
  /** Two orders with one idempotency key are the same order when their fingerprints are equal. */
  fingerprint: string;
  policyType: string;
  citationLevel: CitationLevel;
  priority: number;
  maxAttempts: number;
  metadata?: Record<string, unknown>;
  webhook?: { url: string; secret?: string };
  /** Where the document is: stored already, or at a URL that the job's workflow fetches. */
  source: { document: StoredObject } | { url: string };
  expiresAt: Date;
}

/** The gateway's side of jobs: the durable intent of each, and what its readers see. */
export function createJobRepository(prisma: PrismaClient) {
  return {
    /** Stores the intent unless the account used the idempotency key before: then that job comes back and nothing changes. */
    async create(accountId: string, intent: JobIntent): Promise<{ created: boolean; job: JobRecord }> {
      const { jobId, metadata, webhook, source, ...columns } = intent;
      const [job] = await prisma.job.createManyAndReturn({
        data: {
          ...columns,
          id: jobId,
          accountId,
          ...(metadata && { metadata: metadata as Prisma.InputJsonObject }),
          ...(webhook && { webhookUrl: webhook.url, webhookSecret: webhook.secret ?? null }),
          ...('url' in source
            ? { documentUrl: source.url }
            : {
                documentKey: source.document.key,
                documentSha256: source.document.sha256,
                documentBytes: source.document.bytes,
              }),
        },
        skipDuplicates: true,
      });
      if (job) return { created: true, job };
      const { operation, idempotencyKey } = intent;
      const existing = await prisma.job.findUniqueOrThrow({
        where: { accountId_operation_idempotencyKey: { accountId, operation, idempotencyKey } },
      });
      return { created: false, job: existing };
    },

    /** The job with its result when there is one; null when the account has no such job. */
    async find(accountId: string, jobId: string): Promise<JobWithResult | null> {
      const job = await prisma.job.findFirst({ where: { id: jobId, accountId }, include: { result: true } });
      if (!job) return null;
      // read apart, so that jobs without a webhook do not pay for it
      const delivery = job.webhookUrl === null ? null : await prisma.delivery.findUnique({ where: { jobId } });
      return { ...job, error: job.error as JobError | null, result: job.result && toResult(job.result), delivery };
    },
  };
}

/** The columns hold what `complete` wrote: the parts of an extraction result. */
function toResult({ jobId: _job, accountId: _account, ...result }: JobResult): ExtractionResult {
  return result as unknown as ExtractionResult;
}
