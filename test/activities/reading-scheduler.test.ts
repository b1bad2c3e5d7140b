import { beforeEach, describe, expect, it } from 'vitest';
import { createReadingScheduler, type ScheduleReading } from '../../activities/reading-scheduler.ts';

let scheduleReading: ScheduleReading;
let started: string[];
beforeEach(() => {
  scheduleReading = createReadingScheduler({ threads: 3, perAccount: 2 });
  started = [];
});

const flush = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Schedules work; returns a function that ends it. */
function work(accountId: string, { name = accountId, priority = 3, signal = new AbortController().signal } = {}) {
  const { promise, resolve } = newPromise();
  const done = scheduleReading({ accountId, priority, signal }, async () => {
    started.push(name);
    await promise;
    return name;
  });
  // a test that is about a rejection looks at it itself
  done.catch(() => undefined);
  return { done, end: resolve };
}

function newPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the threads of a process', () => {
  it('are never all occupied by one account: another one starts at once', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) work('a', { name });
    work('b');
    await flush();
    expect(started).toEqual(['a1', 'a2', 'b']);
  });

  it('are not used by more at a time than there are', async () => {
    for (const account of ['a', 'b', 'c', 'd']) work(account);
    await flush();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('go to the more urgent first, then to the account with fewer of them, then in order', async () => {
    const [first, second, third] = [work('a', { name: 'a1' }), work('a', { name: 'a2' }), work('b', { name: 'b1' })];
    work('b', { name: 'b2' });
    work('c', { name: 'c1' });
    work('c', { name: 'c2' });
    work('b', { name: 'urgent', priority: 1 });
    await flush();
    for (const running of [first, second, third]) {
      running.end();
      await running.done;
      await flush();
    }
    expect(started).toEqual(['a1', 'a2', 'b1', 'urgent', 'c1', 'b2']);
  });

  it('are released by work that fails', async () => {
    const failing = Array.from({ length: 3 }, (_, n) =>
      scheduleReading({ accountId: `${n}`, priority: 3, signal: new AbortController().signal }, () => {
        throw new Error('unreadable');
      }).catch(({ message }: Error) => message),
    );
    expect(await Promise.all(failing)).toEqual(['unreadable', 'unreadable', 'unreadable']);
    const again = work('0');
    again.end();
    expect(await again.done).toBe('0');
  });

  it('are not waited for by work that was cancelled', async () => {
    const running = [work('a', { name: 'a1' }), work('a', { name: 'a2' })];
    const cancel = new AbortController();
    const cancelled = work('a', { name: 'cancelled', signal: cancel.signal });
    const next = work('a', { name: 'next' });
    cancel.abort(new Error('the job was cancelled'));
    await expect(cancelled.done).rejects.toThrow('the job was cancelled');
    for (const { end } of running) end();
    next.end();
    expect(await next.done).toBe('next');
    expect(started).toEqual(['a1', 'a2', 'next']);
  });
});
