import { ModelError } from '../../domain/model/model-error.ts';

/** How calls of a model fail, and what Temporal makes of it. */
export const modelFailures = [
  ['is busy', new ModelError('rate_limited', { retryAfterMs: 1_500 }), { nonRetryable: false, nextRetryDelay: 1_500 }],
  ['is out of order', new ModelError('unavailable'), { nonRetryable: false }],
  ['does not accept the key', new ModelError('unauthorized'), { nonRetryable: true }],
  ['refuses the call', new ModelError('rejected'), { nonRetryable: true }],
] as const;
