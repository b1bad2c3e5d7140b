import type { MetricMeter } from '@temporalio/common';
import type { OnJobEnd } from '../../domain/job-outcome.ts';
import { jobEndSeries, jobsEnded, seriesOf } from '../shared/job-metrics.ts';

/** Counts the jobs that this worker ends, beside the figures of the Temporal SDK. */
export function countJobEnds(meter: MetricMeter): OnJobEnd {
  const counter = meter.createCounter(jobsEnded.name, undefined, jobsEnded.help);
  // a rate of a series that begins with its first event misses that event
  for (const series of jobEndSeries) counter.add(0, series);
  return (job) => counter.add(1, seriesOf(job));
}
