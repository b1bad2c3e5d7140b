import type {
  ListReviewChangesQuery,
  Review,
  ReviewChange,
  ReviewChangeList,
  ReviewJobRequest,
} from './generated/api.ts';
import type { CallOptions, Http } from './http.ts';
import { List } from './list.ts';

/** Reviews of jobs: what persons corrected in a result, which itself stays as it was read. */
export class Reviews {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** The review of a job, with the corrected data. */
  async get(jobId: string, options: CallOptions = {}): Promise<Review> {
    return await this.#http.call('getReview', { path: { jobId }, ...options });
  }

  /** Corrects a result, or sets the status of its review. Throws ConflictError when `version` is not the latest one. */
  async update(jobId: string, request: ReviewJobRequest, options: CallOptions = {}): Promise<Review> {
    return await this.#http.call('reviewJob', { path: { jobId }, body: request, ...options });
  }

  /** The history of a review. */
  changes(
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
}
