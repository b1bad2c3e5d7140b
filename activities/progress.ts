import { ApplicationFailure, Context, heartbeat } from '@temporalio/activity';
import { jobErrorMessages } from '../domain/job-error.ts';
import type { JobRunRepository } from '../prisma/job-run.repository.ts';

const heartbeatEveryMs = 1_000;
const writeEveryMs = 1_000;

interface Progress {
  /** To be called after each page; the row is written at most once a second. */
  onPage: (pages: { pagesDone: number; pagesTotal: number }) => void;
  /** Runs the long part of an activity with heartbeats; its signal aborts when the job is cancelled. */
  during: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

/**
 * Marks the job as processing (first attempt or a repeated one) and keeps its row and Temporal told while the step runs.
 * Throws when the job has ended meanwhile: it was cancelled while its workflow could not be told.
 */
export async function reportProgress({
  jobs,
  job,
  stage,
}: {
  jobs: JobRunRepository;
  job: { jobId: string; accountId: string; step: number };
  stage: 'fetching' | 'reading' | 'extracting';
}): Promise<Progress> {
  const { info, cancellationSignal } = Context.current();
  const begun = await jobs.beginStep({ ...job, stage, attempt: info.attempt });
  if (!begun && (await jobs.findEnd(job))) throw cancelled();

  let latest = { pagesDone: 0, pagesTotal: 0 };
  let written = Date.now();
  let writing: Promise<void> = Promise.resolve();
  return {
    onPage(pages) {
      latest = pages;
      if (Date.now() - written < writeEveryMs) return;
      written = Date.now();
      // progress is a courtesy: a write that fails must not cost the work
      writing = writing.then(() => jobs.recordPages({ ...job, ...pages })).catch(() => undefined);
    },
    async during(work) {
      const timer = setInterval(() => heartbeat(latest), heartbeatEveryMs);
      try {
        const outcome = await work(cancellationSignal);
        // what a cancelled job has still found out is not written any more
        cancellationSignal.throwIfAborted();
        return outcome;
      } finally {
        clearInterval(timer);
        await writing;
      }
    },
  };
}

function cancelled(): ApplicationFailure {
  const { cancelled: message } = jobErrorMessages;
  return ApplicationFailure.create({ type: 'cancelled', message, nonRetryable: true, category: 'BENIGN' });
}
