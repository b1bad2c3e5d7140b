import { type JobEndReport, jobOutcomes } from '../../domain/job-outcome.ts';
import { findPolicyType, policyTypes } from '../../domain/policies/registry.ts';

/**
 * The counter of ended jobs. Only the process that wrote the end of a job counts it: workers the jobs that they processed or
 * that `reconcile` closed, gateways the jobs that were cancelled before a worker began. The sum over all processes counts every
 * job once.
 */
export const jobsEnded = {
  name: 'decpage_jobs_ended_total',
  help: 'Jobs that this process ended, by policy type and outcome; sum it over all gateways and workers.',
  labelNames: ['outcome', 'policy_type'],
} as const;

/** Why jobs failed, counted as their ends are. */
export const jobFailures = {
  name: 'decpage_job_failures_total',
  help: 'Jobs that this process failed or cancelled, by error code; sum it over all gateways and workers.',
  labelNames: ['code'],
} as const;

/** Stands for types that are no longer in the registry. */
const otherType = 'other';

/** The labels of every series that there can be. */
export const jobEndSeries = [...policyTypes.map(({ id }) => id), otherType].flatMap((policyType) =>
  jobOutcomes.map((outcome) => ({ outcome, policy_type: policyType })),
);

/** The series that the job belongs to. */
export function seriesOf({ policyType, outcome }: JobEndReport): (typeof jobEndSeries)[number] {
  return { outcome, policy_type: findPolicyType(policyType) ? policyType : otherType };
}
