import type { Client } from '@temporalio/client';
import { maxPages, maxSyncPages } from '../../domain/limits.ts';
import {
  type ExtractPolicyInput,
  searchAttributes,
  type StoredObject,
  temporalPriority,
  workflowIds,
  workflowTypes,
} from '../../domain/orchestration.ts';
import { findPolicyType } from '../../domain/policies/registry.ts';
import type { JobRecord } from '../../prisma/jobs/job.repository.ts';
import { startOnce } from './start-once.ts';

/**
 * Starts the workflow of a job; idempotent. False if Temporal is unreachable; the job's row stores the intent, and `reconcile`
 * starts the workflow later. The job of a sync call may use the reserved task queue if its account has few unfinished jobs.
 */
export async function startJob(
  temporal: Client,
  job: JobRecord,
  { hasModel, hasLittleUnderWay = false }: { hasModel: boolean; hasLittleUnderWay?: boolean },
): Promise<boolean> {
  const sync = job.operation === 'extract';
  return await startOnce(temporal, workflowTypes.extractPolicy, {
    workflowId: workflowIds.job(job.id),
    args: [{ ...inputOf(job, hasModel), ...(sync && hasLittleUnderWay && { reserved: true }) }],
    priority: temporalPriority({ accountId: job.accountId, priority: job.priority, sync }),
    typedSearchAttributes: [
      { key: searchAttributes.accountId, value: job.accountId },
      { key: searchAttributes.policyType, value: job.policyType },
      { key: searchAttributes.jobStatus, value: 'processing' },
      { key: searchAttributes.priority, value: job.priority },
    ],
    staticSummary: summaryOf(job),
  });
}

function inputOf(job: JobRecord, hasModel: boolean): ExtractPolicyInput {
  const document = storedDocument(job);
  return {
    jobId: job.id,
    accountId: job.accountId,
    policyType: job.policyType,
    batched: findPolicyType(job.policyType)?.requiresBatching ?? false,
    maxPages: job.operation === 'extract' ? maxSyncPages : maxPages,
    ...(document && { document }),
    // also without a configured model: the model step then reports in the result that it was skipped
    ...((job.engine === 'model' || (job.engine === 'auto' && hasModel)) && { engine: job.engine }),
  };
}

function storedDocument({ documentKey, documentSha256, documentBytes }: JobRecord): StoredObject | null {
  if (documentKey === null || documentSha256 === null || documentBytes === null) return null;
  return { key: documentKey, sha256: documentSha256, bytes: documentBytes };
}

/** One line for the Temporal UI: what is extracted, from where. */
function summaryOf(job: JobRecord): string {
  const label = findPolicyType(job.policyType)?.label ?? job.policyType;
  const size = job.documentBytes === null ? '' : `, ${Math.ceil(job.documentBytes / 1024)} KB`;
  const source = job.documentUrl === null ? `inline document${size}` : 'document from a URL';
  return `${label}: ${source}${job.operation === 'extract' ? ', a client waits' : ''}`;
}
