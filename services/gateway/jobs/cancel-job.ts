import { hasEnded } from '../../../domain/has-ended.ts';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { jobErrorMessages } from '../../../domain/job-error.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import type { JobRepository, JobWithResult } from '../../../prisma/jobs/job.repository.ts';
import type { JobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { ApiError } from '../http/api-error.ts';

const deadlineMs = 3_000;

/**
 * Requests cancellation of a job's workflow, or ends the row directly when there is no workflow. `ended` is false while
 * the workflow is still stopping, which takes seconds. Later writes of the workflow do not change a row that has ended.
 */
export async function cancelJob(
  { jobs, jobRuns, temporal }: { jobs: JobRepository; jobRuns: JobRunRepository; temporal: Client },
  { accountId, jobId }: { accountId: string; jobId: string },
): Promise<{ ended: boolean; job: JobWithResult }> {
  const find = async (): Promise<JobWithResult> => {
    const job = await jobs.find(accountId, jobId);
    if (!job) throw new ApiError('not_found');
    return job;
  };
  const job = await find();
  if (hasEnded(job)) return { ended: true, job };
  const workflow = await requestCancellation(temporal, jobId);
  if (workflow === 'requested') return { ended: false, job };
  // only its workflow may end a running job, and Temporal is unreachable
  if (workflow === 'unreachable' && job.status !== 'pending') {
    throw new ApiError('service_unavailable', { headers: { 'Retry-After': '2' } });
  }
  const error = { code: 'cancelled', message: jobErrorMessages.cancelled, retryable: false, stage: job.stage } as const;
  await jobRuns.fail({ jobId, accountId, step: job.seq + 1, error });
  return { ended: true, job: await find() };
}

async function requestCancellation(
  temporal: Client,
  jobId: string,
): Promise<'requested' | 'not found' | 'unreachable'> {
  try {
    await temporal.withDeadline(Date.now() + deadlineMs, () =>
      temporal.workflow.getHandle(workflowIds.job(jobId)).cancel(),
    );
    return 'requested';
  } catch (error) {
    return error instanceof WorkflowNotFoundError ? 'not found' : 'unreachable';
  }
}
