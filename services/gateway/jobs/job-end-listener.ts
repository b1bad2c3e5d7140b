import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenForJobEnds } from '../../../prisma/jobs/job-end-notifications.ts';

export type JobEnds = ReturnType<typeof createJobEnds>;

/** What is announced while there is no connection is missed: nobody waits much longer for that. */
const lookEveryMs = 1_000;

/** No announcement is an event that Node treats apart. */
const endOf = (jobId: string): string => `end of ${jobId}`;

/** Lets calls wait for the ends of jobs, of which all hear on one connection. */
export function createJobEnds({ url }: { url: string }) {
  const heard = new EventEmitter().setMaxListeners(0);
  const listening = listenForJobEnds({ url, onEnd: (jobId) => heard.emit(endOf(jobId)) });

  return {
    /** Waits until the job has ended, as `look` or an announcement says, or the deadline, or until nobody waits any more. */
    async wait({
      jobId,
      look,
      deadline,
      signal,
    }: {
      jobId: string;
      look: () => Promise<boolean>;
      deadline: Date;
      signal: AbortSignal;
    }): Promise<void> {
      const over = new AbortController();
      const end = (): void => over.abort();
      // before the first look, so that no end falls between the two
      heard.once(endOf(jobId), end);
      signal.addEventListener('abort', end, { once: true });
      try {
        if (signal.aborted || (await look())) return;
        while (!over.signal.aborted) {
          const leftMs = deadline.getTime() - Date.now();
          if (leftMs <= 0) return;
          await sleep(Math.min(leftMs, lookEveryMs), undefined, { signal: over.signal }).catch(() => undefined);
          // a database that is away for a while ends no wait
          if (!over.signal.aborted && (await look().catch(() => false))) return;
        }
      } finally {
        heard.off(endOf(jobId), end);
        signal.removeEventListener('abort', end);
      }
    },

    close: listening.close,
  };
}
