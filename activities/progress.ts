import { Context, heartbeat } from '@temporalio/activity';
import type { JobRunRepository } from '../prisma/job-run.repository.ts';

const heartbeatEveryMs = 3_000;
const writeEveryMs = 1_000;

interface Progress {
  /** To be called after each page; the row is written at most once a second. */
  onPage: (pages: { pagesDone: number; pagesTotal: number }) => void;
  /** Runs the long part of an activity with heartbeats; its signal aborts when the job is cancelled. */
  during: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

/** Marks the job as processing (first attempt or a repeated one) and keeps its row and Temporal told while the step runs. */
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
  await jobs.beginStep({ ...job, stage, attempt: info.attempt });

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
        return await work(cancellationSignal);
      } finally {
        clearInterval(timer);
        await writing;
      }
    },
  };
}
