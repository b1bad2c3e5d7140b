import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportRowProgress } from '../../activities/progress.ts';
import { type Attempt, attempt } from '../helpers/attempt.ts';

type Pages = { pagesDone: number; pagesTotal: number };

let written: Pages[];
let running: Attempt;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  written = [];
  running = attempt(2);
});
afterEach(() => {
  vi.useRealTimers();
});

const row = (more: Partial<Parameters<typeof reportRowProgress>[0]> = {}) => ({
  begin: async () => true,
  hasEnded: async () => false,
  recordPages: async (pages: Pages) => void written.push(pages),
  ...more,
});

describe('a step with progress', () => {
  it('is begun with the number of its attempt', async () => {
    const begun: number[] = [];
    const begin = async (number: number) => begun.push(number) > 0;
    await running.run(() => reportRowProgress(row({ begin })));

    expect(begun).toEqual([2]);
  });

  it('sends a heartbeat every second with the pages that were read last, until it ends', async () => {
    await running.run(async () => {
      const progress = await reportRowProgress(row());
      await progress.during(async () => {
        progress.onPage({ pagesDone: 3, pagesTotal: 9 });
        vi.advanceTimersByTime(1_000);
        progress.onPage({ pagesDone: 5, pagesTotal: 9 });
        vi.advanceTimersByTime(2_000);
      });
    });
    vi.advanceTimersByTime(10_000);

    expect(running.heartbeats).toEqual([3, 5, 5].map((pagesDone) => ({ pagesDone, pagesTotal: 9 })));
  });

  it('writes its row once a second at most, whatever the number of pages', async () => {
    await running.run(async () => {
      const progress = await reportRowProgress(row());
      await progress.during(async () => {
        for (let pagesDone = 1; pagesDone <= 20; pagesDone++) {
          vi.advanceTimersByTime(250);
          progress.onPage({ pagesDone, pagesTotal: 20 });
        }
      });
    });

    expect(written.map(({ pagesDone }) => pagesDone)).toEqual([4, 8, 12, 16, 20]);
  });

  it('is none the worse for progress that cannot be written', async () => {
    const recordPages = () => Promise.reject(new Error('no database'));
    const outcome = running.run(async () => {
      const progress = await reportRowProgress(row({ recordPages }));
      return await progress.during(async () => {
        vi.advanceTimersByTime(1_000);
        progress.onPage({ pagesDone: 1, pagesTotal: 1 });
        return 'read';
      });
    });

    await expect(outcome).resolves.toBe('read');
  });

  it('loses its outcome when it was cancelled', async () => {
    const outcome = running.run(async () => {
      const progress = await reportRowProgress(row());
      return await progress.during(async (signal) => {
        running.cancel();
        return signal.aborted;
      });
    });

    await expect(outcome).rejects.toMatchObject({ name: 'CancelledFailure' });
  });
});

describe('a step whose row is not to be begun', () => {
  it('is refused for good when the row has ended', async () => {
    const over = row({ begin: async () => false, hasEnded: async () => true });

    await expect(running.run(() => reportRowProgress(over))).rejects.toMatchObject({
      type: 'cancelled',
      nonRetryable: true,
    });
  });

  it('goes on when the row is only ahead of it', async () => {
    const ahead = row({ begin: async () => false });

    await expect(running.run(() => reportRowProgress(ahead))).resolves.toHaveProperty('during');
  });
});
