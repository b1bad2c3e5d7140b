import type { Client } from '@temporalio/client';
import type { Storage } from '../../adapters/storage/index.ts';
import { preferredWait } from '../../domain/contract/common.ts';
import { maxSyncPages } from '../../domain/limits.ts';
import type { ExtractionResult } from '../../domain/extraction/result.ts';
import { syncPriority } from '../../domain/orchestration.ts';
import { findPolicyType } from '../../domain/policies/registry.ts';
import type { JobRepository, JobWithResult } from '../../prisma/job.repository.ts';
import { acceptDocument } from './accept-document.ts';
import { acceptJob } from './accept-job.ts';
import { ApiError } from './api-error.ts';
import type { Answer, Handlers } from './handler.ts';
import { waitForJob } from './wait-for-job.ts';
import { viewResult } from './job-view.ts';

const retryAfterSeconds = 2;

/** POST /v1/extract/{policyType}: an ordinary job of the highest priority that the client waits for. */
export function createExtractHandlers({
  jobs,
  storage,
  temporal,
  allow,
  syncTimeoutSeconds,
}: {
  jobs: JobRepository;
  storage: Storage;
  temporal: Client;
  /** `ip:port` pairs that the outbound guard lets through. */
  allow: readonly string[];
  syncTimeoutSeconds: number;
}): Pick<Handlers, 'extract'> {
  return {
    async extract({ account: { accountId }, key: { keyId }, requestId, params, headers, body, signal }) {
      const policyType = findPolicyType(params.policyType);
      if (!policyType) throw new ApiError('unknown_policy_type');
      if (policyType.requiresBatching) throw new ApiError('batching_required');
      const wait = Math.min(preferredWait(headers.prefer) ?? syncTimeoutSeconds, syncTimeoutSeconds);
      const deadline = new Date(Date.now() + wait * 1_000);
      const input = body.document;
      const { job } = await acceptJob(
        { jobs, temporal },
        {
          accountId,
          keyId,
          requestId,
          operation: 'extract',
          policyType,
          source: await acceptDocument({ accountId, input, path: '/document/content', storage, allow }),
          citationLevel: body.options.citationLevel,
          priority: syncPriority,
          idempotencyKey: headers['idempotency-key'],
        },
      );
      await waitForJob(temporal, { jobId: job.id, deadline, signal });
      const ended = await jobs.find(accountId, job.id);
      if (ended?.result) return answer(ended, ended.result);
      if (ended?.status === 'failed') throw explainFailure(ended);
      throw stillRunning(job.id);
    },
  };
}

function answer(job: JobWithResult, result: ExtractionResult): Answer<'extract'> {
  const { data, citations, fields, validation, warnings, pages, engine, schemaVersion } = viewResult(job, result);
  const durationMs = job.completedAt ? job.completedAt.getTime() - job.createdAt.getTime() : null;
  const metadata = { policyType: job.policyType, jobId: job.id, durationMs, pages, engine, schemaVersion };
  return { status: 200, body: { success: true, data, metadata, citations, fields, validation, warnings } };
}

function explainFailure(job: JobWithResult): ApiError {
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

function stillRunning(jobId: string): ApiError {
  return new ApiError('sync_timeout', {
    extra: { jobId, statusUrl: `/v1/jobs/${jobId}`, retryAfter: retryAfterSeconds },
    headers: { 'Retry-After': String(retryAfterSeconds), Location: `/v1/jobs/${jobId}` },
  });
}
