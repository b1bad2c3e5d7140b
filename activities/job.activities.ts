import { createHash } from 'node:crypto';
import type { Storage } from '../adapters/storage/index.ts';
import type { ExtractionResult } from '../domain/extraction/result.ts';
import type { JobError } from '../domain/job-error.ts';
import type { DeliverWebhookInput, StoredObject } from '../domain/orchestration.ts';
import type { JobRunRepository } from '../prisma/job-run.repository.ts';

export type JobActivities = ReturnType<typeof createJobActivities>;

interface JobStep {
  jobId: string;
  accountId: string;
  step: number;
}

/** The writes that end a job. Each can be repeated: the first one wins, and the rest change nothing. */
export function createJobActivities({
  jobs,
  storage,
  jobFolder,
  webhookSchedule,
}: {
  jobs: JobRunRepository;
  storage: Storage;
  jobFolder: (owner: { accountId: string; jobId: string }) => string;
  /** Seconds before each attempt. */
  webhookSchedule: readonly number[];
}) {
  return {
    /** Ends the job with its result: result, usage, status and delivery in one transaction. */
    async completeJob({ result, ...job }: JobStep & { result: StoredObject }): Promise<DeliverWebhookInput | null> {
      const bytes = await storage.get(result.key);
      if (bytes === undefined && (await jobs.isTerminal(job))) return toDeliver(job, await jobs.findDelivery(job));
      if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== result.sha256) {
        throw new Error(`the stored result ${result.key} is missing or damaged`);
      }
      const deliveryId = await jobs.complete({
        ...job,
        result: JSON.parse(Buffer.from(bytes).toString('utf8')) as ExtractionResult,
      });
      await storage.removeAll(jobFolder(job));
      return toDeliver(job, deliveryId);
    },

    /** Ends the job with the reason why there is no result. */
    async failJob({ error, ...job }: JobStep & { error: JobError }): Promise<DeliverWebhookInput | null> {
      const deliveryId = await jobs.fail({ ...job, error });
      await storage.removeAll(jobFolder(job));
      return toDeliver(job, deliveryId);
    },
  };

  /** What the job's workflow has to start before it ends. */
  function toDeliver({ accountId }: JobStep, deliveryId: string | null): DeliverWebhookInput | null {
    return deliveryId === null ? null : { deliveryId, accountId, schedule: webhookSchedule };
  }
}
