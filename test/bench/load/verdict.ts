import type { Sent } from './client.ts';

/** One thing that the bench demands, and what was found instead where it was not met. */
export interface Demand {
  what: string;
  isMet: boolean;
  found: string;
}

/** Requests a second, and how many times longer a block and a request take than those of bare Express. */
export interface Compared {
  perSecond: number;
  seconds: number;
  latency: number;
}

/** A figure that was read again and again during a soak. */
export interface Series {
  name: string;
  unit: string;
  /** Seconds since the begin, and the value then. */
  readings: readonly { at: number; value: number }[];
  /** How much it may grow in an hour at the slope that was found, as a part of its mean or in its unit; the larger counts. */
  mayGrow?: { part: number; by: number };
}

/** Least squares: what a series gains in each second. */
export function slopeOf(readings: Series['readings']): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, value] = [mean(readings.map((one) => one.at)), mean(readings.map((one) => one.value))];
  const spread = readings.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return spread === 0 ? 0 : readings.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread;
}

/** The first third is left out, in which caches fill and code is compiled. */
export function afterWarmUp(readings: Series['readings']): Series['readings'] {
  return readings.slice(Math.floor(readings.length / 3));
}

/** Whether a series is flat, as far as it has to be. */
export function judgeSeries({ name, unit, readings, mayGrow }: Series): Demand {
  const settled = afterWarmUp(readings);
  const [first, last] = [settled[0], settled.at(-1)];
  const mean = settled.reduce((sum, { value }) => sum + value, 0) / settled.length;
  const slope = slopeOf(settled);
  const grown = slope * ((last?.at ?? 0) - (first?.at ?? 0));
  const most = mayGrow ? Math.max(mayGrow.part * mean, mayGrow.by) : Number.POSITIVE_INFINITY;
  const found = `mean ${mean.toFixed(1)} ${unit}, ${(slope * 60).toFixed(2)} ${unit} a minute, grown by ${grown.toFixed(1)} ${unit}`;
  return { what: mayGrow ? `${name} stays flat` : name, isMet: settled.length > 2 && grown <= most, found };
}

/** What clients may be answered while the service has more to do than it can: anything, as long as it tells them when to come again. */
export function judgeOverload(sent: readonly Sent[]): Demand[] {
  const isAllowed = ({ status }: Sent): boolean =>
    status !== 'broken' && (status === 429 || status === 503 || (status >= 200 && status < 300));
  const others = sent.filter((one) => !isAllowed(one));
  const silent = sent.filter(
    ({ status, retryAfter }) => (status === 429 || status === 503) && retryAfter === undefined,
  );
  return [
    {
      what: 'an overload is answered by 2xx, 429 and 503 alone',
      isMet: sent.length > 0 && others.length === 0,
      found:
        others.length === 0
          ? 'nothing else'
          : others
              .slice(0, 5)
              .map(({ status, problem }) => problem ?? status)
              .join(', '),
    },
    {
      what: 'every refusal says when to come again',
      isMet: silent.length === 0,
      found: `${silent.length} without Retry-After`,
    },
  ];
}

/**
 * After an overload the service has to do nearly as much, nearly as fast, as before; compared with bare Express both times,
 * since the machine has other work, too.
 */
export function judgeRecovery({
  before,
  after,
}: Record<'before' | 'after', Pick<Compared, 'seconds' | 'latency'>>): Demand[] {
  const [capacity, latency] = [before.seconds / after.seconds, after.latency / before.latency];
  return [
    { what: 'capacity recovers after an overload', isMet: capacity >= 0.7, found: `${capacity.toFixed(2)} of before` },
    { what: 'latency recovers after an overload', isMet: latency <= 1.5, found: `${latency.toFixed(2)} of before` },
  ];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
