import { heartbeat } from '@temporalio/activity';
import type { Storage } from '../../adapters/storage/index.ts';
import { type JobError, jobErrorMessages } from '../../domain/job-error.ts';
import type { DeliveryToStart } from '../../prisma/webhooks/delivery.repository.ts';
import type { JobRecord } from '../../prisma/jobs/job.repository.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import type { MaintenanceRepository, Removed } from '../../prisma/maintenance/job-maintenance.repository.ts';
import { passTime } from './pass-time.ts';
import { quietBeforeNow } from './quiet-time.ts';
import { withHeartbeats } from '../with-heartbeats.ts';

export type MaintenanceActivities = ReturnType<typeof createMaintenanceActivities>;

/** State of a workflow in Temporal; `unknown` when there is none of this id. */
export type RunState = 'unknown' | 'running' | 'ended' | 'timed out';

const quietSeconds = 20;
/** Longer than any attempt takes. */
const overdueSeconds = 60;
const batchSize = 200;
/** Rows of one transaction, which waits for storage. */
const removedAtOnce = 50;
/** Longer than any upload may take. */
const unfinishedSeconds = 24 * 3_600;
const usageBatchSize = 5_000;
/** Of a pass over expired jobs, so that refused documents and unfinished objects get theirs, too. */
const jobSeconds = 240;
const refusedSeconds = 60;
/** Objects are stored before the rows that refer to them, so younger ones must not be removed as unused. */
export const rowFollowsWithinSeconds = 600;

/** Maintenance of jobs, deliveries and usage: repairs what crashes, outages or operators leave inconsistent. */
export function createMaintenanceActivities({
  maintenance,
  jobs,
  storage,
  jobFolder,
  noteUnreferenced,
  startJob,
  startDelivery,
  findRun,
}: {
  maintenance: MaintenanceRepository;
  jobs: JobRunRepository;
  storage: Storage;
  jobFolder: (owner: { accountId: string; jobId: string }) => string;
  /** Notes stored documents without a row as unused. */
  noteUnreferenced: (heartbeat: () => void) => Promise<unknown>;
  startJob: (job: JobRecord) => Promise<boolean>;
  /** False when its workflow is running already. */
  startDelivery: (delivery: DeliveryToStart) => Promise<boolean>;
  findRun: (jobId: string) => Promise<RunState>;
}) {
  const removeObject = (key: string): Promise<boolean> =>
    storage.removeOld({ key, olderThanSeconds: rowFollowsWithinSeconds });

  return {
    /** Starts jobs whose workflow never started, and ends those whose workflow is gone. */
    async reconcileJobs(): Promise<{ started: number; closed: number }> {
      const outcome = { started: 0, closed: 0 };
      const quietTime = quietBeforeNow(quietSeconds);
      const isTimeUp = passTime();
      for (;;) {
        const unfinished = await maintenance.claimUnfinished({ quietSeconds: quietTime(), limit: batchSize });
        for (const job of unfinished) {
          if (isTimeUp()) return outcome;
          heartbeat(outcome);
          const run = await findRun(job.id);
          if (run === 'running') continue;
          if (run === 'unknown') outcome.started += (await startJob(job)) ? 1 : 0;
          else outcome.closed += (await close(job, run)) ? 1 : 0;
        }
        if (unfinished.length < batchSize) return outcome;
      }
    },

    /** Starts overdue deliveries, whose workflow never started or is gone. */
    async reconcileDeliveries(): Promise<{ started: number }> {
      const outcome = { started: 0 };
      const quietTime = quietBeforeNow(overdueSeconds);
      const isTimeUp = passTime();
      for (;;) {
        const overdue = await maintenance.claimOverdueDeliveries({ overdueSeconds: quietTime(), limit: batchSize });
        for (const delivery of overdue) {
          if (isTimeUp()) return outcome;
          heartbeat(outcome);
          outcome.started += (await startDelivery(delivery)) ? 1 : 0;
        }
        if (overdue.length < batchSize) return outcome;
      }
    },

    /** Adds usage events to the totals. */
    async sumUsageEvents(): Promise<{ events: number }> {
      const outcome = { events: 0 };
      const isTimeUp = passTime();
      for (;;) {
        const summed = await maintenance.sumUsage({ limit: usageBatchSize });
        outcome.events += summed;
        heartbeat(outcome);
        if (summed < usageBatchSize || isTimeUp()) return outcome;
      }
    },

    /** Removes expired jobs, documents that nothing refers to (any more), and unfinished temporary objects; looks for such documents. */
    async removeExpired(): Promise<{ jobs: number; documents: number }> {
      const outcome = { jobs: 0, documents: 0 };
      await withHeartbeats(
        async () => {
          const isTimeUp = passTime(jobSeconds);
          for (;;) {
            const removed = await maintenance.removeExpired({ limit: removedAtOnce, removeObject });
            outcome.jobs += removed.jobs.length;
            outcome.documents += removed.documents;
            for (const job of removed.jobs) if (!isTimeUp()) await removeFolder(job);
            if (removed.jobs.length === 0 || isTimeUp()) break;
          }
          outcome.documents += await removeRefused();
          await storage.sweep({ olderThanSeconds: unfinishedSeconds });
        },
        { details: () => outcome },
      );
      await noteUnreferenced(() => heartbeat(outcome));
      return outcome;
    },
  };

  /** Removes what the job's steps have stored. When it fails, or there is no time for it, the sweep of removals does it later. */
  async function removeFolder({ removalId, ...job }: Removed['jobs'][number]): Promise<void> {
    // a step that noticed its cancellation late may have written there
    await storage.removeAll(jobFolder(job));
    await maintenance.markSwept([removalId]);
  }

  /** Removes documents that were stored for requests that were then refused; returns their number. */
  async function removeRefused(): Promise<number> {
    let documents = 0;
    const isTimeUp = passTime(refusedSeconds);
    for (;;) {
      const { noted, removed } = await maintenance.removeUnusedObjects({
        olderThanSeconds: rowFollowsWithinSeconds,
        limit: removedAtOnce,
        removeObject,
      });
      documents += removed;
      if (noted < removedAtOnce || isTimeUp()) return documents;
    }
  }

  async function close(job: JobRecord, run: 'ended' | 'timed out'): Promise<boolean> {
    const owner = { jobId: job.id, accountId: job.accountId };
    // the workflow may have ended it since the row was read
    if (await jobs.isTerminal(owner)) return false;
    const code = run === 'timed out' ? 'timeout' : 'internal_error';
    const error: JobError = { code, message: jobErrorMessages[code], retryable: true, stage: job.stage };
    await jobs.fail({ ...owner, step: job.seq + 1, error });
    return true;
  }
}
