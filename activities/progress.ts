import { ApplicationFailure, Context } from '@temporalio/activity';
import { jobErrorMessages } from '../domain/job-error.ts';
import type { WorkStage } from '../domain/job-stages.ts';
import type { JobRunRepository } from '../prisma/jobs/job-run.repository.ts';
import { withHeartbeats } from './with-heartbeats.ts';

const heartbeatEveryMs = 1_000;
const writeEveryMs = 1_000;

interface Progress {
  /** Call after each page; writes the row at most once a second. */
  onPage: (pages: { pagesDone: number; pagesTotal: number }) => void;
  /** Runs the long part of an activity with heartbeats; its signal aborts when the job is cancelled. */
  during: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Stores the outcome with heartbeats: database and storage may take longer than the heartbeat timeout. */
  afterwards: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The row that shows the progress of a step. */
interface Row {
  /** Marks it as processing; false when the row has a later step or has ended. */
  begin: (attempt: number) => Promise<boolean>;
  hasEnded: () => Promise<boolean>;
  recordPages?: (pages: { pagesDone: number; pagesTotal: number }) => Promise<void>;
}

/** `reportRowProgress` for the row of a job. */
export async function reportJobProgress({
  jobs,
  job,
  stage,
}: {
  jobs: JobRunRepository;
  job: { jobId: string; accountId: string; step: number };
  stage: WorkStage;
}): Promise<Progress> {
  return await reportRowProgress({
    begin: (attempt) => jobs.beginStep({ ...job, stage, attempt }),
    hasEnded: () => jobs.isTerminal(job),
    recordPages: (pages) => jobs.recordPages({ ...job, ...pages }),
  });
}

/**
 * Marks the row as processing, then updates it and sends heartbeats while the step runs. Throws `cancelled` when the row
 * has ended, for instance by a cancellation that could not reach the workflow.
 */
export async function reportRowProgress(row: Row): Promise<Progress> {
  const { info, cancellationSignal } = Context.current();
  let latest = { pagesDone: 0, pagesTotal: 0 };
  const beating = async <T>(work: () => Promise<T>): Promise<T> =>
    await withHeartbeats(work, { everyMs: heartbeatEveryMs, details: () => latest });
  const begun = await beating(() => row.begin(info.attempt));
  if (!begun && (await row.hasEnded())) throw cancelled();

  let written = Date.now();
  let writing: Promise<void> = Promise.resolve();
  return {
    onPage(pages) {
      latest = pages;
      if (Date.now() - written < writeEveryMs) return;
      written = Date.now();
      // best effort: a failed progress update must not fail the step
      writing = writing.then(() => row.recordPages?.(pages)).catch(() => undefined);
    },
    async during(work) {
      try {
        const outcome = await beating(() => work(cancellationSignal));
        // discards the outcome of a cancelled job
        cancellationSignal.throwIfAborted();
        return outcome;
      } finally {
        await writing;
      }
    },
    afterwards: beating,
  };
}

/** The failure of a step whose row has ended before it. */
export function cancelled(): ApplicationFailure {
  const { cancelled: message } = jobErrorMessages;
  return ApplicationFailure.create({ type: 'cancelled', message, nonRetryable: true, category: 'BENIGN' });
}
