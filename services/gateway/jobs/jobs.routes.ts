import { preferredWaitSeconds, preferenceApplied } from '../../../domain/contract/common.ts';
import { encodeCursor } from '../../../domain/contract/lists.ts';
import { maxPreferWaitSeconds } from '../../../domain/limits.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import type { JobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { acceptDocument } from './accept-document.ts';
import { assertUrlAllowed } from '../http/assert-url-allowed.ts';
import { acceptJob, type JobDependencies } from './accept-job.ts';
import { ApiError } from '../http/api-error.ts';
import { cancelJob } from './cancel-job.ts';
import { hasEnded } from '../../../domain/has-ended.ts';
import type { Handlers } from '../http/handler.ts';
import { resolveIdempotencyKey } from '../http/idempotency.ts';
import { listPage } from '../http/list-page.ts';
import type { JobEndListener } from './job-end-listener.ts';
import { waitForJob } from './wait-for-job.ts';
import { viewCreatedJob, viewJob } from './job-view.ts';

/** `Retry-After` of a job that has not ended, in seconds. */
const pollAfterSeconds = '1';

/** Handlers of jobs: create, get, list, cancel. */
export function createJobHandlers({
  allow,
  jobEndListener,
  jobRuns,
  workflowUrl,
  ...dependencies
}: JobDependencies & {
  /** `ip:port` pairs that the outbound guard lets through. */
  allow: readonly string[];
  jobEndListener: JobEndListener;
  jobRuns: JobRunRepository;
  workflowUrl?: ((workflowId: string) => string) | undefined;
}): Pick<Handlers, 'createJob' | 'getJob' | 'listJobs' | 'cancelJob'> {
  const { jobs, documents, temporal } = dependencies;
  return {
    async createJob({ account: { accountId }, key: { keyId }, requestId, body, headers, refusal, unfinishedJobs }) {
      const policyType = findPolicyType(body.policyType);
      if (!policyType) throw new ApiError('unknown_policy_type');
      if (body.webhook) assertUrlAllowed({ url: body.webhook.url, path: '/webhook/url', allow });
      const { created, job } = await acceptJob(dependencies, {
        accountId,
        keyId,
        requestId,
        operation: 'jobs',
        policyType,
        source: await acceptDocument({ accountId, body, documents, allow }),
        citationLevel: body.options.citationLevel,
        engine: body.options.engine,
        priority: body.priority,
        idempotencyKey: resolveIdempotencyKey(body.idempotencyKey, headers['idempotency-key']),
        metadata: body.metadata,
        webhook: body.webhook,
        refusal,
        unfinishedJobs,
      });
      const answer = viewCreatedJob(job, workflowIds.job(job.id));
      const location = {
        Location: `/v1/jobs/${job.id}`,
        ...(!hasEnded(job) && { 'Retry-After': pollAfterSeconds }),
      };
      if (created) return { status: 202, body: answer, headers: location };
      return { status: 200, body: answer, headers: { ...location, 'Idempotency-Replayed': 'true' } };
    },

    async getJob({ account: { accountId }, params: { jobId }, headers, signal }) {
      const seconds = Math.min(preferredWaitSeconds(headers.prefer) ?? 0, maxPreferWaitSeconds);
      if (seconds > 0) {
        const deadline = new Date(Date.now() + seconds * 1_000);
        await waitForJob({ jobs, jobEndListener }, { accountId, jobId, deadline, signal });
      }
      const job = await jobs.find(accountId, jobId);
      if (!job) throw new ApiError('not_found');
      return {
        status: 200,
        body: { ...viewJob(job), ...(workflowUrl && { workflowUrl: workflowUrl(workflowIds.job(jobId)) }) },
        headers: {
          ...preferenceApplied(headers.prefer, seconds),
          ...(!hasEnded(job) && { 'Retry-After': pollAfterSeconds }),
        },
      };
    },

    async listJobs({ account: { accountId }, query: { limit, cursor, ...filters } }) {
      const found = await jobs.list(accountId, { ...filters, after: cursor, limit: limit + 1 });
      const { page, last } = listPage(found, limit);
      return { status: 200, body: { jobs: page.map(viewJob), nextCursor: last ? encodeCursor(last) : null } };
    },

    async cancelJob({ account: { accountId }, params: { jobId } }) {
      const { ended, job } = await cancelJob({ jobs, jobRuns, temporal }, { accountId, jobId });
      const body = viewJob({ ...job, result: null });
      if (ended) return { status: 200, body };
      return { status: 202, body, headers: { Location: `/v1/jobs/${jobId}`, 'Retry-After': pollAfterSeconds } };
    },
  };
}
