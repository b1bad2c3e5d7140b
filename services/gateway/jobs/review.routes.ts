import type { z } from 'zod';
import { encodeVersion, type review } from '../../../domain/contract/jobs/review.ts';
import type { JobRepository } from '../../../prisma/jobs/job.repository.ts';
import type { ReviewRepository } from '../../../prisma/jobs/review.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { resolveIdempotencyKey } from '../http/idempotency.ts';
import { listPage } from '../http/list-page.ts';
import { changeReview } from './change-review.ts';
import type { OnCorrections } from '../../../domain/review/correction.ts';
import { viewReview, viewUnreviewed } from './review-view.ts';

/** Handlers of reviews: corrections of results by persons. */
export function createReviewHandlers({
  jobs,
  reviews,
  onCorrections,
}: {
  jobs: JobRepository;
  reviews: ReviewRepository;
  onCorrections?: OnCorrections | undefined;
}): Pick<Handlers, 'getReview' | 'reviewJob' | 'listReviewChanges'> {
  return {
    async getReview({ account: { accountId }, params: { jobId } }) {
      return { status: 200, body: await readReview(accountId, jobId) };
    },

    async reviewJob({ account: { accountId }, key, requestId, params: { jobId }, headers, body }) {
      const { replayed } = await changeReview(
        { reviews, onCorrections },
        {
          accountId,
          jobId,
          body,
          idempotencyKey: resolveIdempotencyKey(body.idempotencyKey, headers['idempotency-key']),
          by: { keyId: key.keyId, name: key.name, requestId },
        },
      );
      const answer = { status: 200 as const, body: await readReview(accountId, jobId) };
      return replayed ? { ...answer, headers: { 'Idempotency-Replayed': 'true' } } : answer;
    },

    async listReviewChanges({ account: { accountId }, params: { jobId }, query: { limit, cursor: before } }) {
      if ((await jobs.findStatus(accountId, jobId)) === undefined) throw new ApiError('not_found');
      const found = await reviews.listChanges(accountId, { jobId, before, limit: limit + 1 });
      const { page: changes, last } = listPage(found, limit);
      return { status: 200, body: { changes, nextCursor: last ? encodeVersion(last.version) : null } };
    },
  };

  async function readReview(accountId: string, jobId: string): Promise<z.input<typeof review>> {
    const found = await reviews.find(accountId, jobId);
    if (found) return viewReview(jobId, found);
    const job = await jobs.find(accountId, jobId);
    if (!job) throw new ApiError('not_found');
    if (!job.result) throw new ApiError('job_not_completed', { extra: { status: job.status } });
    return viewUnreviewed(jobId, job.result);
  }
}
