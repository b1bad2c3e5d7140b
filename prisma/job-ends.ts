import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type JobEnds = ReturnType<typeof createJobEnds>;

/** What is announced while there is no connection is missed: nobody waits much longer for that. */
const lookEveryMs = 1_000;
const connectTimeoutMs = 3_000;
const connectAgainMs = 500;

/** Hears which jobs end, on a connection of its own that is made again when it is lost. */
export function createJobEnds({ url }: { url: string }) {
  const heard = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const listening = listenUntil(closing.signal, { url, onEnd: (jobId) => heard.emit(jobId) });

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
      heard.once(jobId, end);
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
        heard.off(jobId, end);
        signal.removeEventListener('abort', end);
      }
    },

    async close(): Promise<void> {
      closing.abort();
      await listening;
    },
  };
}

async function listenUntil(
  closing: AbortSignal,
  { url, onEnd }: { url: string; onEnd: (jobId: string) => void },
): Promise<void> {
  while (!closing.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true });
    client.on('notification', ({ payload }) => onEnd(payload ?? ''));
    // a connection that breaks says so here, and ends
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('LISTEN job_ended');
      await once(client, 'end', { signal: closing });
    } catch {
      // not there yet, gone again, or no more needed: those who wait look for themselves
    } finally {
      await client.end().catch(() => undefined);
    }
    await sleep(connectAgainMs, undefined, { signal: closing }).catch(() => undefined);
  }
}
