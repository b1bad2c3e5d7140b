import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplicationFailure } from '@temporalio/activity';
import { createTurnStep } from '../../../activities/assistant/turn-step.ts';
import { attempt } from '../../helpers/attempt.ts';

const outage = new Error('the database is away');
const broken = new TypeError('cannot read "the text of a user"');
const step = createTurnStep((error) => error === outage);
const failing = (number: number, error: Error) => attempt(number).run(() => step(() => Promise.reject(error)));

describe('a step of a turn', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends a heartbeat every second until it ends', async () => {
    const running = attempt();
    const ended = running.run(() =>
      step(async () => {
        vi.advanceTimersByTime(3_000);
        return 'answered';
      }),
    );

    await expect(ended).resolves.toBe('answered');
    vi.advanceTimersByTime(3_000);
    expect(running.heartbeats).toHaveLength(3);
  });

  it.each([1, 2, 3])('is tried again after attempt %i', async (number) => {
    await expect(failing(number, broken)).rejects.toMatchObject({ nonRetryable: false });
  });

  it('is given up after the fourth attempt, by the name of the error alone', async () => {
    await expect(failing(4, broken)).rejects.toMatchObject({
      type: 'internal_error',
      message: 'TypeError',
      nonRetryable: true,
    });
  });

  it('is tried as long as an outage lasts', async () => {
    await expect(failing(400, outage)).rejects.toMatchObject({ nonRetryable: false });
  });

  it('leaves a failure as it is that says itself whether it is final', async () => {
    await expect(failing(9, ApplicationFailure.retryable('later', 'busy'))).rejects.toMatchObject({
      type: 'busy',
      nonRetryable: false,
    });
  });
});
