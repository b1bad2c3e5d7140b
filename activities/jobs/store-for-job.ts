import type { Storage } from '../../adapters/storage/index.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { cancelled } from './progress.ts';

export interface JobName {
  jobId: string;
  accountId: string;
}

/**
 * Keeps an object in the job's folder, as long as the job goes on: one that has ended meanwhile, or is gone with its
 * document, leaves nothing behind. Throws `cancelled` then.
 */
export async function storeForJob(
  { jobs, storage, jobFolder }: { jobs: JobRunRepository; storage: Storage; jobFolder: (owner: JobName) => string },
  { jobId, accountId }: JobName,
  { key, bytes }: { key: string; bytes: Uint8Array },
): Promise<void> {
  const job = { jobId, accountId };
  await storage.put(key, bytes);
  // afterwards: whoever removes the job removes its folder first, and is waited for
  const isOver = await jobs.isTerminal(job).catch(() => {
    // results are kept here when the database is away
    return false;
  });
  if (!isOver) return;
  await storage.removeAll(jobFolder(job));
  throw cancelled();
}
