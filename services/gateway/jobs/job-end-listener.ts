import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenForJobEnds } from '../../../prisma/jobs/job-end-notifications.ts';

export type JobEndListener = ReturnType<typeof createJobEndListener>;

/** Notifications sent while the connection is lost are missed, so every wait also polls. */
const pollIntervalMs = 1_000;

/** Prefixed so that no job id can collide with EventEmitter's special `error` event. */
const eventName = (jobId: string): string => `end of ${jobId}`;

/** Waits for ends of jobs, all on one database connection that listens for notifications. */
export function createJobEndListener({ url }: { url: string }) {
  const notifications = new EventEmitter().setMaxListeners(0);
  const connection = listenForJobEnds({ url, onEnd: (jobId) => notifications.emit(eventName(jobId)) });

  return {
    /**
     * Resolves on the job's notification, when `hasEnded` returns true, at the deadline or when the signal is aborted.
     * Rejects only when the first call of `hasEnded` does.
     */
    async wait({
      jobId,
      hasEnded,
      deadline,
      signal,
    }: {
      jobId: string;
      hasEnded: () => Promise<boolean>;
      deadline: Date;
      signal: AbortSignal;
    }): Promise<void> {
      const done = new AbortController();
      const finish = (): void => done.abort();
      // subscribe before the first check, or an end between the two would be missed
      notifications.once(eventName(jobId), finish);
      signal.addEventListener('abort', finish, { once: true });
      try {
        if (signal.aborted || (await hasEnded())) return;
        while (!done.signal.aborted) {
          const remainingMs = deadline.getTime() - Date.now();
          if (remainingMs <= 0) return;
          await sleep(Math.min(remainingMs, pollIntervalMs), undefined, { signal: done.signal }).catch(() => undefined);
          // a temporary outage of the database must not end the wait
          if (!done.signal.aborted && (await hasEnded().catch(() => false))) return;
        }
      } finally {
        notifications.off(eventName(jobId), finish);
        signal.removeEventListener('abort', finish);
      }
    },

    close: connection.close,
  };
}
