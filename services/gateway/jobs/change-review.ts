import type { z } from 'zod';
import { type Issue, jsonPointer, maxIssues } from '../../../domain/contract/issue.ts';
import type { reviewJobRequest } from '../../../domain/contract/jobs/review.ts';
import { validate } from '../../../domain/extraction/validation/validate.ts';
import { maxReviewBytes } from '../../../domain/limits.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import type { Correction, CorrectionProblem, OnCorrections } from '../../../domain/review/correction.ts';
import { correct } from '../../../domain/review/correct.ts';
import { ReviewTree } from '../../../domain/review/review-tree.ts';
import type { NewChange, ReviewedJob, ReviewRepository } from '../../../prisma/jobs/review.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { fingerprint } from '../http/fingerprint.ts';
import { idempotencyKeyReused } from '../http/idempotency.ts';

export interface ReviewRequest {
  accountId: string;
  jobId: string;
  body: Omit<z.output<typeof reviewJobRequest>, 'idempotencyKey'>;
  idempotencyKey: string | undefined;
  by: NewChange['by'];
}

type Reviewable = ReviewedJob & { data: NonNullable<ReviewedJob['data']>; type: PolicyType };

/** Changes of other requests that one request waits out. */
const mostAttempts = 20;

/** Changes the review of a job. `replayed` when an earlier request with the idempotency key has made the change. */
export async function changeReview(
  { reviews, onCorrections }: { reviews: ReviewRepository; onCorrections?: OnCorrections | undefined },
  request: ReviewRequest,
): Promise<{ replayed: boolean }> {
  const { accountId, jobId, idempotencyKey, body } = request;
  const asked = fingerprint({ corrections: body.corrections, status: body.status });
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const job = await findReviewable(reviews, request);
    if (idempotencyKey !== undefined) {
      const made = await reviews.findFingerprint(accountId, jobId, idempotencyKey);
      if (made !== undefined && made !== asked) throw idempotencyKeyReused({ jobId });
      if (made !== undefined) return { replayed: true };
    }
    const next = prepare(job, { ...request, fingerprint: asked });
    if (!next) return { replayed: false };
    if (isStale(body, job)) throw reviewChanged(job);
    if (await reviews.change(accountId, next)) {
      if (next.applied.length > 0) onCorrections?.({ policyType: job.policyType, corrections: next.applied });
      return { replayed: false };
    }
  }
  throw new ApiError('service_unavailable', { headers: { 'Retry-After': '1' } });
}

async function findReviewable(
  reviews: ReviewRepository,
  { accountId, jobId }: Pick<ReviewRequest, 'accountId' | 'jobId'>,
): Promise<Reviewable> {
  const job = await reviews.findForChange(accountId, jobId);
  if (!job) throw new ApiError('not_found');
  const type = findPolicyType(job.policyType);
  if (job.data === null || !type) throw new ApiError('job_not_completed', { extra: { status: job.status } });
  return { ...job, data: job.data, type };
}

const isStale = ({ version }: ReviewRequest['body'], job: ReviewedJob): boolean =>
  version !== undefined && version !== job.version;

const reviewChanged = ({ version }: ReviewedJob): ApiError => new ApiError('review_changed', { extra: { version } });

/** The change that is to be stored; undefined when the request changes nothing. */
function prepare(
  job: Reviewable,
  { jobId, body, idempotencyKey, by, fingerprint: asked }: ReviewRequest & { fingerprint: string },
): NewChange | undefined {
  const { type } = job;
  const tree = new ReviewTree(job.data.toJSON() as Record<string, unknown>, job.changes);
  const [version, at] = [job.version + 1, new Date()];
  const reviewer = { keyId: by.keyId, name: by.name };
  const change = { version, at: at.toISOString(), by: reviewer };
  const { applied, problems } = correct({ tree, schema: type.schema }, body.corrections, change);
  // another change may be why they are not possible
  if (problems.length > 0) throw isStale(body, job) ? reviewChanged(job) : notPossible(problems);
  const status = body.status ?? (applied.length > 0 ? 'in_review' : (job.reviewStatus ?? 'in_review'));
  if (applied.length === 0 && (body.status === undefined || status === job.reviewStatus)) return undefined;
  if (job.bytes + Buffer.byteLength(JSON.stringify(applied)) > maxReviewBytes) throw tooMany();
  const [corrections, data] = [tree.corrections(), tree.data()];
  const validation = validate({ schema: type.schema, data, readBy: type.readBy });
  const review = { corrections, data, validation, ...countsOf(corrections) };
  return { jobId, version, at, status, idempotencyKey, fingerprint: asked, by, applied, review };
}

function countsOf(corrections: readonly Correction[]) {
  const of = (op: Correction['op']): number => corrections.filter((one) => one.op === op).length;
  return { changed: of('set'), added: of('add'), removed: of('remove') };
}

function notPossible(problems: readonly CorrectionProblem[]): ApiError {
  const issues = problems.slice(0, maxIssues).map(
    ({ index, path, code, message }): Issue => ({
      path: jsonPointer(['corrections', index, ...path]),
      location: 'body',
      code,
      message,
    }),
  );
  return new ApiError('invalid_request', { issues });
}

function tooMany(): ApiError {
  const message = `All corrections of a result, those taken back among them, have ${maxReviewBytes / 1024 / 1024} MB at most`;
  return new ApiError('invalid_request', {
    issues: [{ path: '/corrections', location: 'body', code: 'too_big', message }],
  });
}
