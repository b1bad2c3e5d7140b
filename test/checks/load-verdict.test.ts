import { describe, expect, it } from 'vitest';
import type { Sent } from '../bench/load/client.ts';
import { type Demand, judgeOverload, judgeRecovery, judgeSeries, type Series } from '../bench/load/verdict.ts';

const series = (valueAt: (minute: number) => number): Series => ({
  name: 'memory',
  unit: 'MB',
  readings: Array.from({ length: 60 }, (_, at) => ({ at: at * 10, value: valueAt(at / 6) })),
  mayGrow: { part: 0.15, by: 5 },
});
const sent = (status: Sent['status'], retryAfter: string | undefined = '1'): Sent => ({ status, ms: 1, retryAfter });
const unmet = (demands: readonly Demand[]): string[] => demands.flatMap(({ what, isMet }) => (isMet ? [] : [what]));

describe('the verdict over a soak', () => {
  it.each([
    ['the same', () => 100],
    ['collected now and then', (minute: number) => 100 + 20 * (minute % 1)],
    ['filled in the first third', (minute: number) => Math.min(100, 30 * minute)],
    ['falling', (minute: number) => 100 - minute],
  ])('is met by what is %s', (_, valueAt) => {
    expect(judgeSeries(series(valueAt)).isMet).toBe(true);
  });

  it('is not met by what grows all the time, however it varies, nor by too few readings', () => {
    expect(judgeSeries(series((minute) => 100 + 5 * minute + 10 * (minute % 1))).isMet).toBe(false);
    expect(judgeSeries({ ...series(() => 100), readings: [{ at: 0, value: 100 }] }).isMet).toBe(false);
  });

  it('tells the slope of what it does not judge', () => {
    const { mayGrow: _, ...told } = series((minute) => 100 + 5 * minute);
    expect(judgeSeries(told)).toMatchObject({ isMet: true, found: expect.stringContaining('5.00 MB a minute') });
  });
});

describe('the verdict over an overload', () => {
  it('is met by answers and by refusals with a time', () => {
    expect(unmet(judgeOverload([sent(200, undefined), sent(202, undefined), sent(429), sent(503)]))).toEqual([]);
  });

  it.each([
    ['another answer', [sent(500)]],
    ['a broken connection', [sent('broken')]],
    ['a refusal without a time', [{ ...sent(503), retryAfter: undefined }]],
    ['nothing that was sent', []],
  ])('is not met by %s', (_, answers) => {
    expect(unmet(judgeOverload(answers))).toHaveLength(1);
  });

  it('demands the capacity and the latency of before, compared with bare Express', () => {
    const before = { seconds: 10, latency: 10 };
    expect(unmet(judgeRecovery({ before, after: { seconds: 12, latency: 12 } }))).toEqual([]);
    expect(unmet(judgeRecovery({ before, after: { seconds: 20, latency: 20 } }))).toHaveLength(2);
  });
});
