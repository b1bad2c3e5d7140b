import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { jobErrorMessages } from '../../../domain/job-error.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import type { JobRepository, JobWithResult } from '../../../prisma/jobs/job.repository.ts';
import type { JobRunRepository } from '../../../prisma/jobs/job-run.repository.ts';
import { ApiError } from '../http/api-error.ts';

const deadlineMs = 3_000;

/**
 * Cancels a job: its workflow is asked to end it, and where there is none its row is ended here. `ended`: it has ended,
 * now or before; else it will within seconds. Whatever starts or goes on after the row has ended changes nothing.
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
  const workflow = await askToCancel(temporal, jobId);
  if (workflow === 'asked') return { ended: false, job };
  // a running job belongs to its workflow, which cannot be told now
  if (workflow === 'out of reach' && job.status !== 'pending') {
    throw new ApiError('service_unavailable', { headers: { 'Retry-After': '2' } });
  }
  const error = { code: 'cancelled', message: jobErrorMessages.cancelled, retryable: false, stage: job.stage } as const;
  await jobRuns.fail({ jobId, accountId, step: job.seq + 1, error });
  return { ended: true, job: await find() };
}

/** Whether a job is completed or has failed. */
export function hasEnded({ status }: { status: string }): boolean {
  return status === 'completed' || status === 'failed';
}

async function askToCancel(temporal: Client, jobId: string): Promise<'asked' | 'not there' | 'out of reach'> {
  try {
    await temporal.withDeadline(Date.now() + deadlineMs, () =>
      temporal.workflow.getHandle(workflowIds.job(jobId)).cancel(),
    );
    return 'asked';
  } catch (error) {
    return error instanceof WorkflowNotFoundError ? 'not there' : 'out of reach';
  }
}
