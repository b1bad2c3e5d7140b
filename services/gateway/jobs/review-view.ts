import type { z } from 'zod';
import type { RawJson } from '../../../domain/contract/codecs/json-text.ts';
import type { jobReview, review } from '../../../domain/contract/jobs/review.ts';
import type { Validation } from '../../../domain/extraction/result.ts';
import type { ReviewRecord, ReviewSummary } from '../../../prisma/jobs/review.repository.ts';

/** A review as a job carries it; with its corrections where they were read. */
export function viewJobReview(of: ReviewSummary & { corrections?: RawJson | undefined }): z.input<typeof jobReview> {
  const { version, status, changed, added, removed, updatedAt, updatedBy, corrections } = of;
  return {
    version,
    status,
    changed,
    added,
    removed,
    updatedAt: updatedAt.toISOString(),
    updatedBy: { keyId: updatedBy.keyId, name: updatedBy.name },
    // RawJson serializes to these types: the column holds what the review was stored with
    ...(corrections && { corrections: corrections as unknown as [] }),
  };
}

/** A review as GET /v1/jobs/{jobId}/review returns it. */
export function viewReview(jobId: string, { data, validation, ...of }: ReviewRecord): z.input<typeof review> {
  const parts = { corrections: of.corrections, data, validation };
  return { jobId, ...viewJobReview(of), ...(parts as unknown as Pick<z.input<typeof review>, keyof typeof parts>) };
}

/** A result that nobody has corrected, as a review. */
export function viewUnreviewed(jobId: string, result: { data: RawJson; validation: RawJson }): z.input<typeof review> {
  return {
    jobId,
    version: 0,
    status: 'unreviewed',
    changed: 0,
    added: 0,
    removed: 0,
    corrections: [],
    data: result.data as unknown as Record<string, unknown>,
    validation: result.validation as unknown as Validation,
  };
}
