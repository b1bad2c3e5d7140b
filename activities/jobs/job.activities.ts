import type { Storage } from '../../adapters/storage/index.ts';
import type { JobError } from '../../domain/job-error.ts';
import type { DeliverWebhookInput, StoredObject } from '../../domain/orchestration.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { isIntact } from '../stored-objects.ts';
import { toDeliveryInput } from './delivery-input.ts';

/** Returned when a job that should fail was completed before. */
interface CompletedBefore {
  completed: true;
  pages: number;
  delivery: DeliverWebhookInput | null;
}

export type JobActivities = ReturnType<typeof createJobActivities>;

interface JobStep {
  jobId: string;
  accountId: string;
  step: number;
}

/** Writes that end a job. Idempotent: the first write wins. */
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
    /** Completes the job: result, usage, status and delivery in one transaction. */
    async completeJob({ result, ...job }: JobStep & { result: StoredObject }): Promise<DeliverWebhookInput | null> {
      const bytes = await storage.get(result.key);
      // the job ended before, or was deleted with its document
      if (bytes === undefined && (await jobs.isTerminal(job))) {
        return toDelivery(job, (await jobs.findEnd(job))?.deliveryId ?? null);
      }
      if (bytes === undefined || !isIntact(result, bytes)) {
        throw new Error(`the stored result ${result.key} is missing or damaged`);
      }
      const deliveryId = await jobs.complete({ ...job, result: bytes });
      await storage.removeAll(jobFolder(job));
      return toDelivery(job, deliveryId);
    },

    /** Fails the job, unless its extraction completed it first. */
    async failJob({
      error,
      ...job
    }: JobStep & { error: JobError }): Promise<DeliverWebhookInput | CompletedBefore | null> {
      const { status, pages, deliveryId } = await jobs.fail({ ...job, error });
      await storage.removeAll(jobFolder(job));
      const delivery = toDelivery(job, deliveryId);
      return status === 'completed' ? { completed: true, pages, delivery } : delivery;
    },
  };

  function toDelivery({ accountId }: JobStep, deliveryId: string | null): DeliverWebhookInput | null {
    return toDeliveryInput({ accountId, deliveryId, schedule: webhookSchedule });
  }
}
