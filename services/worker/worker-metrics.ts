import type { MetricMeter } from '@temporalio/common';
import { type KillCause, killCauses } from '../../adapters/pdf/index.ts';
import { jobErrorCodes } from '../../domain/job-error.ts';
import type { OnJobEnd } from '../../domain/job-outcome.ts';
import { jobEndSeries, jobFailures, jobsEnded, seriesOf } from '../shared/job-metrics.ts';

/** Counts the jobs that this worker ends, beside the figures of the Temporal SDK. */
export function countJobEnds(meter: MetricMeter): OnJobEnd {
  const ends = meter.createCounter(jobsEnded.name, undefined, jobsEnded.help);
  const failures = meter.createCounter(jobFailures.name, undefined, jobFailures.help);
  // a rate of a series that begins with its first event misses that event
  for (const series of jobEndSeries) ends.add(0, series);
  for (const code of jobErrorCodes) failures.add(0, { code });
  return (job) => {
    ends.add(1, seriesOf(job));
    if (job.code !== undefined) failures.add(1, { code: job.code });
  };
}

/** Counts the threads that were ended because a document took too much of something. */
export function countKills(meter: MetricMeter): (cause: KillCause) => void {
  const kills = meter.createCounter(
    'decpage_parse_kills_total',
    undefined,
    'Threads that this worker ended because a document exceeded a limit, by the limit.',
  );
  for (const cause of killCauses) kills.add(0, { cause });
  return (cause) => kills.add(1, { cause });
}
