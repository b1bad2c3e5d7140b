import { JobFailedError, WaitTimeoutError } from './errors.ts';
import { type FileSource, inlineDocument } from './files.ts';
import type {
  CreateJobRequest,
  JobCreated,
  JobList,
  ListJobsQuery,
  ListReviewChangesQuery,
  Review,
  ReviewChange,
  ReviewChangeList,
  ReviewJobRequest,
} from './generated/api.ts';
import { type CallOptions, type Http, longestWaitSeconds } from './http.ts';
import { List } from './list.ts';
import { pause } from './pause.ts';
import type { CompletedJob, Job, PolicyType } from './results.ts';

/** Exactly one of `file`, `url`, `documentId` and `document` names the document. */
export interface DocumentChoice {
  /** The file itself, at most 25 MB. */
  file?: FileSource | undefined;
  /** A public URL of the file. */
  url?: string | undefined;
  /** A document that the account holds. */
  documentId?: string | undefined;
  /** The document as the API takes it. */
  document?: CreateJobRequest['document'] | undefined;
}

export type CreateJob<Type extends PolicyType> = DocumentChoice & { policyType: Type } & Pick<
    CreateJobRequest,
    'idempotencyKey' | 'webhook' | 'priority' | 'metadata' | 'options'
  >;

export interface WaitOptions<What> extends CallOptions {
  /** Called with every state that was seen. */
  onProgress?: ((state: What) => void) | undefined;
  /** Ends the wait with a WaitTimeoutError; by default there is no limit. */
  timeoutMs?: number | undefined;
}

/** A job whose progress is watched is asked for this often, and none more often. */
const watchedWaitSeconds = 1;

/** Extraction jobs. */
export class Jobs {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Creates a job and returns at once. */
  async create(request: CreateJob<PolicyType>, options: CallOptions = {}): Promise<JobCreated> {
    return await this.#http.call('createJob', { body: await jobBody(request), ...options });
  }

  /** Creates a job and waits until it is completed. Throws JobFailedError when it fails. */
  async createAndWait<const Type extends PolicyType>(
    request: CreateJob<Type>,
    options: WaitOptions<Job<Type>> = {},
  ): Promise<CompletedJob<Type>> {
    const { jobId } = await this.create(request, { signal: options.signal });
    return await this.wait<Type>(jobId, options);
  }

  /** Waits until a job is completed. Throws JobFailedError when it fails. */
  async wait<Type extends PolicyType = PolicyType>(
    jobId: string,
    { signal, onProgress, timeoutMs = Infinity }: WaitOptions<Job<Type>> = {},
  ): Promise<CompletedJob<Type>> {
    const deadline = Date.now() + timeoutMs;
    // the service answers a wait only when the job has ended
    const longest = onProgress ? watchedWaitSeconds : longestWaitSeconds;
    for (;;) {
      const begunAt = Date.now();
      const left = Math.max(0, Math.ceil((deadline - begunAt) / 1_000));
      const job = await this.get<Type>(jobId, { signal, waitSeconds: Math.min(longest, left) });
      onProgress?.(job);
      if (job.status === 'completed') return job as CompletedJob<Type>;
      if (job.status === 'failed') throw new JobFailedError(job as Job);
      if (Date.now() >= deadline) throw new WaitTimeoutError(`Job ${jobId}`);
      // an answer that did not wait (a proxy dropped `Prefer`, the service is stopping) came at once
      await pause(Math.max(0, Math.min(begunAt + watchedWaitSeconds * 1_000, deadline) - Date.now()), signal);
    }
  }

  /** Gets a job; with `waitSeconds` (up to 30) as soon as it has ended, or after that time. */
  async get<Type extends PolicyType = PolicyType>(
    jobId: string,
    options: CallOptions & { waitSeconds?: number | undefined } = {},
  ): Promise<Job<Type>> {
    return (await this.#http.call('getJob', { path: { jobId }, ...options })) as Job<Type>;
  }

  /** The jobs of the account, newest first, without their results. */
  list(query: ListJobsQuery = {}, options: CallOptions = {}): List<Job, JobList> {
    return new List({
      load: (cursor) => this.#http.call('listJobs', { query: { ...query, ...(cursor && { cursor }) }, ...options }),
      itemsOf: ({ jobs }) => jobs,
      start: query.cursor,
    });
  }

  /**
   * Corrects values of a completed job, or approves them. With `version` nothing is changed when somebody else was
   * faster: that is a ConflictError with the code `review_changed`.
   */
  async review(jobId: string, request: ReviewJobRequest, options: CallOptions = {}): Promise<Review> {
    return await this.#http.call('reviewJob', { path: { jobId }, body: request, ...options });
  }

  /** The corrections of a job's result, with the corrected data and its validation. */
  async getReview(jobId: string, options: CallOptions = {}): Promise<Review> {
    return await this.#http.call('getReview', { path: { jobId }, ...options });
  }

  /** The history of the corrections of a job's result, newest first. */
  reviewChanges(
    jobId: string,
    query: ListReviewChangesQuery = {},
    options: CallOptions = {},
  ): List<ReviewChange, ReviewChangeList> {
    return new List({
      load: (cursor) =>
        this.#http.call('listReviewChanges', {
          path: { jobId },
          query: { ...query, ...(cursor && { cursor }) },
          ...options,
        }),
      itemsOf: ({ changes }) => changes,
      start: query.cursor,
    });
  }

  /** Cancels a job. One that is running ends within seconds, so the returned job may not have ended yet. */
  async cancel(jobId: string, options: CallOptions = {}): Promise<Job> {
    return await this.#http.call('cancelJob', { path: { jobId }, ...options });
  }
}

async function jobBody(request: CreateJob<PolicyType>): Promise<CreateJobRequest> {
  const { file, url, document, documentId, ...rest } = request;
  return { ...rest, ...(await chosenDocument({ file, url, document, documentId })) };
}

/** The document of a request as the API takes it. */
export async function chosenDocument({
  file,
  url,
  document,
  documentId,
}: DocumentChoice): Promise<Pick<CreateJobRequest, 'document' | 'documentId'>> {
  if (documentId !== undefined) return { documentId, ...(document && { document }) };
  if (file !== undefined) return { document: await inlineDocument(file) };
  if (url !== undefined) return { document: { type: 'url', content: url } };
  return document ? { document } : {};
}
