import { describe, expect, it } from 'vitest';
import { maxMetadataBytes } from '../../domain/limits.ts';
import { webhookEvent } from '../../domain/contract/webhooks/webhooks.ts';
import {
  type AttemptAnswer,
  type EndedJob,
  eventOf,
  jittered,
  evaluateAttempt,
  webhookIdOf,
} from '../../domain/delivery.ts';

const now = new Date('2026-03-02T09:15:00.000Z');
const plannedWaitMs = 10_000;
const judged = (answer: AttemptAnswer, planned: number | null = plannedWaitMs) =>
  evaluateAttempt({ answer, plannedWaitMs: planned, now });
const answered = (statusCode: number, retryAfter?: string): AttemptAnswer => ({ statusCode, retryAfter, response: '' });

describe('an attempt', () => {
  it.each([200, 201, 204, 299])('that is answered with %d succeeds, be it the last one or not', (statusCode) => {
    expect(judged(answered(statusCode))).toEqual({ outcome: 'succeeded' });
    expect(judged(answered(statusCode), null)).toEqual({ outcome: 'succeeded' });
  });

  it.each([199, 301, 302, 304, 307, 400, 401, 404, 409, 429, 500, 503])(
    'that is answered with %d is made again after the planned wait',
    (statusCode) => {
      expect(judged(answered(statusCode))).toEqual({ outcome: 'retry', waitMs: plannedWaitMs });
    },
  );

  it('that finds no receiver is retried too', () => {
    expect(judged({ error: 'timeout' })).toEqual({ outcome: 'retry', waitMs: plannedWaitMs });
  });

  it('that is answered with 410 ends the delivery', () => {
    expect(judged(answered(410))).toEqual({ outcome: 'failed' });
  });

  it('that was the last one ends the delivery', () => {
    expect(judged(answered(500), null)).toEqual({ outcome: 'failed' });
    expect(judged({ error: 'connect' }, null)).toEqual({ outcome: 'failed' });
  });
});

describe('Retry-After', () => {
  it.each([
    ['12', 12_000],
    ['Mon, 02 Mar 2026 09:15:15 GMT', 15_000],
    ['3', plannedWaitMs],
    ['Mon, 02 Mar 2026 09:00:00 GMT', plannedWaitMs],
    ['86400', 2 * plannedWaitMs],
    ['', plannedWaitMs],
    ['-5', plannedWaitMs],
    ['soon', plannedWaitMs],
    ['2026', 2 * plannedWaitMs],
  ])('%j makes the wait longer only, and at most twice as long', (header, waitMs) => {
    expect(judged(answered(503, header))).toEqual({ outcome: 'retry', waitMs });
  });
});

it('a wait is 20 % shorter or longer than planned', () => {
  expect([0, 0.5, 1].map((random) => jittered(300, random))).toEqual([240_000, 300_000, 360_000]);
  expect(jittered(0, 1)).toBe(0);
});

it('a webhook id has no dot, and is as long for every delivery', () => {
  expect(webhookIdOf('00000000-0000-0000-0000-000000000001')).toBe('msg_0000000000000000000001');
  expect(webhookIdOf('ffffffff-ffff-ffff-ffff-ffffffffffff')).toMatch(/^msg_[0-9A-Za-z]{22}$/);
  expect(webhookIdOf('ffffffff-ffff-ffff-ffff-ffffffffffff')).not.toBe(
    webhookIdOf('ffffffff-ffff-ffff-ffff-fffffffffffe'),
  );
});

describe('an event', () => {
  const job: EndedJob = {
    jobId: '3f1d6c1e-8a52-4c57-9a0e-0d7d1f6d2b11',
    policyType: 'auto',
    attempts: 1,
    metadata: null,
    error: null,
    createdAt: now,
    startedAt: now,
    completedAt: now,
    failedAt: null,
  };

  it('leaves out what the job does not have', () => {
    const { data } = webhookEvent.parse(eventOf(job));
    expect(Object.keys(data)).toEqual(['jobId', 'status', 'policyType', 'attempts', 'timestamps', 'statusUrl']);
  });

  it('of a job that never started contains the time of its failure', () => {
    const error = { code: 'cancelled', message: 'The job was cancelled.', retryable: false, stage: 'queued' } as const;
    const event = eventOf({ ...job, startedAt: null, completedAt: null, failedAt: now, error });
    expect(webhookEvent.parse(event)).toMatchObject({
      type: 'job.failed',
      timestamp: now.toISOString(),
      data: { error },
    });
  });

  it('stays below 20 kB with the largest metadata', () => {
    const metadata = { note: 'x'.repeat(maxMetadataBytes - 11) };
    expect(JSON.stringify(metadata)).toHaveLength(maxMetadataBytes);
    expect(JSON.stringify(eventOf({ ...job, metadata })).length).toBeLessThan(20_000);
  });
});
