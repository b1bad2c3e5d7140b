import { JobFailedError, type JobStatus, WaitTimeoutError } from '../../../clients/typescript/src/index.ts';
import { endOf, type ToolContext } from '../tool.ts';

/** Waits for the end of a job, and returns its state when it has ended or the time is over. */
export async function waitForJob(context: ToolContext, jobId: string, seconds: number): Promise<JobStatus> {
  const { client, report, cancelled, gone } = context;
  let latest: JobStatus | undefined;
  const onProgress = (job: JobStatus): void => {
    latest = job;
    const { percent = 0, stage = job.status } = job.progress ?? {};
    report?.(percent, stage);
  };
  try {
    return await client.jobs.wait(jobId, {
      signal: endOf(context),
      timeoutMs: seconds * 1_000,
      // a client that hears of no progress costs fewer requests
      ...(report && { onProgress }),
    });
  } catch (error) {
    if (error instanceof JobFailedError) return error.job;
    const isOver = error instanceof WaitTimeoutError || (gone.aborted && !cancelled.aborted);
    if (!isOver) throw error;
    return latest ?? (await client.jobs.get(jobId));
  }
}
