import type { z } from 'zod';
import type { jobCreated, jobStatus } from '../../../domain/contract/jobs/jobs.ts';
import { RawJson } from '../../../domain/contract/codecs/json-text.ts';
import type { Citation, CitationLevel } from '../../../domain/extraction/result.ts';
import type { JobRecord, JobWithResult, RawResult } from '../../../prisma/jobs/job.repository.ts';
import { viewDeliveryState } from '../webhooks/delivery-view.ts';
import { viewJobReview } from './review-view.ts';
import { omitNil } from '../http/omit-nil.ts';

type JobStatus = z.input<typeof jobStatus>;

/** A job as GET /v1/jobs/{jobId} returns it. */
export function viewJob(job: JobWithResult): JobStatus {
  return {
    jobId: job.id,
    status: job.status as JobStatus['status'],
    policyType: job.policyType,
    priority: job.priority,
    attempts: job.attempts,
    maxAttempts: job.maxAttempts,
    timestamps: {
      createdAt: job.createdAt.toISOString(),
      updatedAt: job.updatedAt.toISOString(),
      expiresAt: job.expiresAt.toISOString(),
      ...omitNil({
        startedAt: job.startedAt?.toISOString(),
        completedAt: job.completedAt?.toISOString(),
        failedAt: job.failedAt?.toISOString(),
      }),
    },
    progress: {
      stage: job.stage,
      percent: job.percent,
      ...omitNil({
        pagesTotal: job.pagesTotal,
        pagesDone: job.pagesTotal === null ? null : job.pagesDone,
        batchesTotal: job.batchesTotal,
        batchesDone: job.batchesTotal === null ? null : job.batchesDone,
        webhook: job.webhookUrl === null ? null : viewDeliveryState(job.delivery),
      }),
    },
    ...omitNil({
      documentId: job.documentId,
      error: job.error,
      metadata: job.metadata as JobStatus['metadata'],
      result: job.result && viewResult(job, job.result),
      review: job.review && viewJobReview(job.review),
    }),
  };
}

/** A job as POST /v1/jobs returns it. */
export function viewCreatedJob(job: JobRecord, workflowId: string): z.input<typeof jobCreated> {
  return {
    jobId: job.id,
    status: job.status as JobStatus['status'],
    idempotencyKey: job.idempotencyKey,
    createdAt: job.createdAt.toISOString(),
    workflowId,
  };
}

/** The result of a job, with citations reduced to the requested `citationLevel`. */
export function viewResult({ citationLevel }: JobWithResult, written: RawResult): NonNullable<JobStatus['result']> {
  const citations = citationsOf(written, citationLevel as CitationLevel);
  // RawJson serializes to these types: the columns hold what the engine returned
  return { ...written, citations } as unknown as NonNullable<JobStatus['result']>;
}

function citationsOf({ citations }: RawResult, level: CitationLevel): RawJson {
  if (level === 'full') return citations;
  if (level === 'none') return new RawJson('{}');
  const places = Object.entries(JSON.parse(citations.text) as Record<string, Citation[]>);
  return new RawJson(JSON.stringify(Object.fromEntries(places.map(([path, found]) => [path, pagesOf(found)]))));
}

/** Pages without duplicates: a value that spans several lines has a citation for each. */
function pagesOf(places: Citation[]): { page: number }[] {
  return [...new Set(places.map(({ page }) => page))].map((page) => ({ page }));
}
