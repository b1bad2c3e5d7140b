/** Runs work that needs a reading thread once it is scheduled; rejects when `signal` aborts before. */
export type ScheduleReading = <T>(
  request: {
    accountId: string;
    /** Temporal's priority key: 1 is first. */
    priority: number;
    signal: AbortSignal;
  },
  work: () => Promise<T>,
) => Promise<T>;

interface Waiting {
  accountId: string;
  priority: number;
  start: () => void;
}

/**
 * Fair scheduler for the reading threads of this process. `perAccount` is less than `threads`, so that no account can
 * occupy all of them. Starts waiting work by priority, then for the account with the fewest threads, then first come.
 */
export function createReadingScheduler({
  threads,
  perAccount,
}: {
  threads: number;
  perAccount: number;
}): ScheduleReading {
  const running = new Map<string, number>();
  const waiting: Waiting[] = [];
  let busy = 0;
  const held = (accountId: string): number => running.get(accountId) ?? 0;
  const mayStart = (accountId: string): boolean => busy < threads && held(accountId) < perAccount;

  return async ({ accountId, priority, signal }, work) => {
    signal.throwIfAborted();
    if (mayStart(accountId)) take(accountId);
    else await turn({ accountId, priority, signal });
    try {
      return await work();
    } finally {
      giveBack(accountId);
      startNext();
    }
  };

  function take(accountId: string): void {
    busy += 1;
    running.set(accountId, held(accountId) + 1);
  }

  function giveBack(accountId: string): void {
    busy -= 1;
    const rest = held(accountId) - 1;
    if (rest > 0) running.set(accountId, rest);
    else running.delete(accountId);
  }

  function turn({ accountId, priority, signal }: Omit<Waiting, 'start'> & { signal: AbortSignal }): Promise<void> {
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        accountId,
        priority,
        start: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(own), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(own);
    });
  }

  function startNext(): void {
    const ready = waiting.filter(({ accountId }) => mayStart(accountId));
    // sort() is stable: equal entries keep the order of arrival
    const [next] = ready.sort((a, b) => a.priority - b.priority || held(a.accountId) - held(b.accountId));
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    // reserved before the waiter resumes (asynchronously), so that nobody else takes the thread
    take(next.accountId);
    next.start();
  }
}
