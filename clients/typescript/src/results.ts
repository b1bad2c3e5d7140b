import type { Extraction, JobResult, JobStatus } from './generated/api.ts';
import type { PolicyResults } from './generated/policies.ts';

/** Identifier of a policy type: one that this version of the client knows, or a newer one of the service. */
export type PolicyType = keyof PolicyResults | (string & {});

/** The structured data of a policy type. */
export type DataOf<Type extends PolicyType> = [Type] extends [keyof PolicyResults]
  ? PolicyResults[Type]
  : Record<string, unknown>;

/** A result of a job with the data of its policy type. */
export type ResultOf<Type extends PolicyType> = Omit<JobResult, 'data'> & { data: DataOf<Type> };

/** A job in any state; `result` is present when it is completed. */
export type Job<Type extends PolicyType = PolicyType> = Omit<JobStatus, 'result'> & { result?: ResultOf<Type> };

/** A job that is completed. */
export type CompletedJob<Type extends PolicyType = PolicyType> = Job<Type> & { result: ResultOf<Type> };

/** What `extract` returns. */
export type ExtractionOf<Type extends PolicyType> = Omit<Extraction, 'data'> & { data: DataOf<Type> };
