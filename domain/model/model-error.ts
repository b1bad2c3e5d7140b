import { LoggableError } from '../failure/loggable-error.ts';
import type { ModelUsage } from './model.ts';

const messages = {
  rate_limited: 'The model provider takes no more calls for now.',
  unavailable: 'The model provider cannot be reached or is out of order.',
  timeout: 'The model provider did not answer in time.',
  unusable_answer: 'The answer of the model provider could not be read.',
  unauthorized: 'The model provider does not accept the API key, or the account behind it may not use the model.',
  context_exceeded: 'The text is longer than the model takes, with its answer.',
  rejected: 'The model provider refused the call: the name of the model, its address or a setting is wrong.',
} as const;

export type ModelErrorCode = keyof typeof messages;

const final: readonly ModelErrorCode[] = ['unauthorized', 'rejected', 'context_exceeded'];

/** A failed call of a model. The message contains nothing of the request or response. */
export class ModelError extends LoggableError {
  readonly code: ModelErrorCode;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  /** `Retry-After` of the provider, milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** What the call took though it failed: as the provider says, or unknown. Undefined when the model never saw it. */
  readonly spent: ModelUsage | 'unknown' | undefined;

  constructor(
    code: ModelErrorCode,
    { retryAfterMs, spent }: { retryAfterMs?: number | undefined; spent?: ModelUsage | 'unknown' | undefined } = {},
  ) {
    super(messages[code]);
    this.name = 'ModelError';
    this.code = code;
    this.retryable = !final.includes(code);
    this.retryAfterMs = retryAfterMs;
    this.spent = spent;
  }
}
