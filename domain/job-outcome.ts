import type { JobErrorCode } from './job-error.ts';

/** How jobs end: those that a client cancelled are told apart from those that could not be done. */
export const jobOutcomes = ['completed', 'failed', 'cancelled'] as const;

export type JobOutcome = (typeof jobOutcomes)[number];

export interface JobEndReport {
  policyType: string;
  outcome: JobOutcome;
  /** Why it failed; of failed and cancelled jobs. */
  code?: JobErrorCode;
}

/** Called by whoever wrote the end of a job, once for each job: a repetition that changed nothing does not call it. */
export type OnJobEnd = (job: JobEndReport) => void;

/** The outcome of a job that ended without a result. */
export function outcomeOf(error: { code: string }): JobOutcome {
  return error.code === 'cancelled' ? 'cancelled' : 'failed';
}
