import type { JobEndListener } from './job-end-listener.ts';
import type { JobRepository } from '../../../prisma/jobs/job.repository.ts';
import { hasEnded } from '../../../domain/has-ended.ts';

/** Resolves when the job has ended or is deleted, at the deadline, or when the signal is aborted. */
export async function waitForJob(
  { jobs, jobEndListener }: { jobs: JobRepository; jobEndListener: JobEndListener },
  { accountId, jobId, ...wait }: { accountId: string; jobId: string; deadline: Date; signal: AbortSignal },
): Promise<void> {
  await jobEndListener.wait({
    jobId,
    ...wait,
    async hasEnded() {
      const status = await jobs.findStatus(accountId, jobId);
      return status === undefined || hasEnded({ status });
    },
  });
}
