import type { Storage } from '../../adapters/storage/index.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { cancelled } from '../progress.ts';

export interface JobName {
  jobId: string;
  accountId: string;
}

/**
 * Stores an object in the job's folder. Empties the folder and throws `cancelled` when the job has ended or was deleted
 * meanwhile.
 */
export async function storeForJob(
  { jobs, storage, jobFolder }: { jobs: JobRunRepository; storage: Storage; jobFolder: (owner: JobName) => string },
  { jobId, accountId }: JobName,
  { key, bytes }: { key: string; bytes: Uint8Array },
): Promise<void> {
  const job = { jobId, accountId };
  await storage.put(key, bytes);
  // checked after the write: isTerminal waits for a removal in progress, and a later one empties the folder
  const isOver = await jobs.isTerminal(job).catch(() => {
    // results are also stored here because the database is unavailable
    return false;
  });
  if (!isOver) return;
  await storage.removeAll(jobFolder(job));
  throw cancelled();
}
