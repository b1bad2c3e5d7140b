import type { JobEnds } from './job-end-listener.ts';
import type { JobRepository } from '../../../prisma/jobs/job.repository.ts';
import { hasEnded } from './cancel-job.ts';

/** Waits until the job's row has ended, well or badly, or until the deadline, or until nobody waits any more. */
export async function waitForJob(
  { jobs, jobEnds }: { jobs: JobRepository; jobEnds: JobEnds },
  { accountId, jobId, ...wait }: { accountId: string; jobId: string; deadline: Date; signal: AbortSignal },
): Promise<void> {
  await jobEnds.wait({
    jobId,
    ...wait,
    async look() {
      const status = await jobs.findStatus(accountId, jobId);
      return status === undefined || hasEnded({ status });
    },
  });
}
