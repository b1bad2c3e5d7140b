import { randomUUID } from 'node:crypto';
import { preferredWaitSeconds, preferenceApplied } from '../../../domain/contract/common.ts';
import { maxSyncPages } from '../../../domain/limits.ts';
import { syncPriority } from '../../../domain/orchestration.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';
import type { JobWithResult, RawResult } from '../../../prisma/jobs/job.repository.ts';
import type { LimitRepository } from '../../../prisma/accounts/limit.repository.ts';
import { acceptDocument } from './accept-document.ts';
import { acceptJob, type JobDependencies } from './accept-job.ts';
import { tooManyAtOnce } from '../access/admission.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handlers } from '../http/handler.ts';
import { resolveIdempotencyKey } from '../http/idempotency.ts';
import type { JobEndListener } from './job-end-listener.ts';
import { waitForJob } from './wait-for-job.ts';
import { viewResult } from './job-view.ts';

const retryAfterSeconds = 2;
/** Grace period after its deadline until a sync wait counts as leaked by a gateway that crashed. */
const leakedAfterSeconds = 10;

/** POST /v1/extract/{policyType}: creates a job of the highest priority and waits for its end. */
export function createExtractHandlers({
  allow,
  jobEndListener,
  syncTimeoutSeconds,
  limitRows,
  ...dependencies
}: JobDependencies & {
  /** `ip:port` pairs that the outbound guard lets through. */
  allow: readonly string[];
  jobEndListener: JobEndListener;
  syncTimeoutSeconds: number;
  limitRows: LimitRepository;
}): Pick<Handlers, 'extract'> {
  return {
    async extract(call) {
      const policyType = findPolicyType(call.params.policyType);
      if (!policyType) throw new ApiError('unknown_policy_type');
      if (policyType.requiresBatching) throw new ApiError('batching_required');
      const { accountId } = call.account;
      const source = await acceptDocument({ accountId, body: call.body, documents: dependencies.documents, allow });
      const seconds = Math.min(preferredWaitSeconds(call.headers.prefer) ?? syncTimeoutSeconds, syncTimeoutSeconds);
      return await limitSyncWaits({ accountId, seconds }, async () => {
        const deadline = new Date(Date.now() + seconds * 1_000);
        const { created, job } = await acceptJob(dependencies, {
          accountId,
          keyId: call.key.keyId,
          requestId: call.requestId,
          operation: 'extract',
          policyType,
          source,
          citationLevel: call.body.options.citationLevel,
          engine: call.body.options.engine,
          priority: syncPriority,
          idempotencyKey: resolveIdempotencyKey(call.body.idempotencyKey, call.headers['idempotency-key']),
          refusal: call.refusal,
          unfinishedJobs: call.unfinishedJobs,
        });
        await waitForJob(
          { ...dependencies, jobEndListener },
          { accountId, jobId: job.id, deadline, signal: call.signal },
        );
        const ended = await dependencies.jobs.find(accountId, job.id);
        const headers = preferenceApplied(call.headers.prefer, seconds);
        if (ended?.result) {
          const replayed = !created && { 'Idempotency-Replayed': 'true' };
          return { ...answer(ended, ended.result), headers: { ...headers, ...replayed } };
        }
        if (ended?.status === 'failed') throw failureError(ended);
        // it was deleted together with its document
        if (!ended) throw new ApiError('forbidden');
        await dependencies.jobs.recordSyncTimeout(accountId, job.id);
        throw syncTimeoutError(job.id, headers);
      });
    },
  };

  /** Limits the concurrent sync waits of an account, across all gateways. */
  async function limitSyncWaits<T>(
    { accountId, seconds }: { accountId: string; seconds: number },
    wait: () => Promise<T>,
  ): Promise<T> {
    const waitId = randomUUID();
    const most = dependencies.limits.maxSyncWaits;
    const begun = await limitRows.beginWait(accountId, { waitId, seconds: seconds + leakedAfterSeconds, most });
    if (!begun) throw tooManyAtOnce('calls that wait', most);
    try {
      return await wait();
    } finally {
      // not awaited: if it fails, the row expires by itself
      limitRows.endWait(accountId, waitId).catch(() => undefined);
    }
  }
}

function answer(job: JobWithResult, result: RawResult): Answer<'extract'> {
  const { data, citations, fields, validation, warnings, pages, engine, schemaVersion, usage } = viewResult(
    job,
    result,
  );
  const durationMs = job.completedAt ? job.completedAt.getTime() - job.createdAt.getTime() : null;
  const metadata = { policyType: job.policyType, jobId: job.id, durationMs, pages, engine, schemaVersion, usage };
  return { status: 200, body: { success: true, data, metadata, citations, fields, validation, warnings } };
}

function failureError(job: JobWithResult): ApiError {
  const { error } = job;
  const extra = { jobId: job.id, code: error?.code, retryable: error?.retryable };
  if (error?.code === 'too_many_pages') {
    return new ApiError('too_many_pages', {
      message: `The document has more than ${maxSyncPages} pages. Use POST /v1/jobs.`,
      extra,
    });
  }
  return new ApiError('extraction_failed', { ...(error && { message: error.message }), extra });
}

function syncTimeoutError(jobId: string, headers: Record<string, string>): ApiError {
  return new ApiError('sync_timeout', {
    extra: { jobId, statusUrl: `/v1/jobs/${jobId}`, retryAfter: retryAfterSeconds },
    headers: { ...headers, 'Retry-After': String(retryAfterSeconds), Location: `/v1/jobs/${jobId}` },
  });
}
