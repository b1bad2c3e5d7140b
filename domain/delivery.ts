import type { EventType } from './contract/webhooks/deliveries.ts';
import { base62 } from './contract/codecs/base62.ts';
import type { WebhookEvent } from './contract/webhooks/webhooks.ts';
import type { JobError } from './job-error.ts';

/** The data of an ended job that its event contains. */
export interface EndedJob {
  jobId: string;
  policyType: string;
  attempts: number;
  metadata: Record<string, unknown> | null;
  error: JobError | null;
  createdAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  failedAt: Date | null;
}

/** The event of an ended job. The job's row no longer changes, so every attempt sends the same body. */
export function eventOf(job: EndedJob): WebhookEvent {
  const { jobId, policyType, attempts, metadata, error, createdAt, startedAt, completedAt, failedAt } = job;
  const timestamps = {
    createdAt: createdAt.toISOString(),
    ...(startedAt && { startedAt: startedAt.toISOString() }),
    ...(completedAt && { completedAt: completedAt.toISOString() }),
    ...(failedAt && { failedAt: failedAt.toISOString() }),
  };
  const status = completedAt ? 'completed' : 'failed';
  return {
    type: `job.${status}` satisfies EventType,
    timestamp: (completedAt ?? failedAt ?? createdAt).toISOString(),
    data: {
      jobId,
      status,
      policyType,
      attempts,
      timestamps,
      statusUrl: `/v1/jobs/${jobId}`,
      ...(error && { error }),
      ...(metadata && { metadata }),
    },
  };
}

/** The header `webhook-id` of a delivery: its UUID in base62. Must not contain a dot, the separator of signed content. */
export function webhookIdOf(deliveryId: string): string {
  return `msg_${base62(BigInt(`0x${deliveryId.replaceAll('-', '')}`), 22)}`;
}

/** Adds ±20 % jitter, so that deliveries that failed together are not retried together. @returns milliseconds */
export function jittered(seconds: number, random: number): number {
  return Math.round(seconds * 1_000 * (0.8 + 0.4 * random));
}

/** The receiver's response to an attempt, or the reason why there is none. */
export type AttemptAnswer =
  | { statusCode: number; retryAfter?: string | undefined; response: string }
  | { error: string };

/** Consequence of an attempt. `waitMs`: time until the next one. */
export type Verdict = { outcome: 'succeeded' } | { outcome: 'failed' } | { outcome: 'retry'; waitMs: number };

/**
 * Evaluates an attempt: 2xx succeeds, 410 Gone ends the delivery, everything else is retried after the planned wait, which
 * `Retry-After` can extend up to twofold. `plannedWaitMs` is null for the last attempt.
 */
export function evaluateAttempt({
  answer,
  plannedWaitMs,
  now,
}: {
  answer: AttemptAnswer;
  plannedWaitMs: number | null;
  now: Date;
}): Verdict {
  if ('statusCode' in answer && answer.statusCode >= 200 && answer.statusCode <= 299) return { outcome: 'succeeded' };
  const isGone = 'statusCode' in answer && answer.statusCode === 410;
  if (isGone || plannedWaitMs === null) return { outcome: 'failed' };
  const requestedMs = 'retryAfter' in answer ? retryAfterMs(answer.retryAfter ?? '', now) : 0;
  return { outcome: 'retry', waitMs: Math.min(Math.max(plannedWaitMs, requestedMs), 2 * plannedWaitMs) };
}

/** RFC 9110: seconds or an HTTP date; anything else is ignored. */
function retryAfterMs(header: string, now: Date): number {
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const at = /^[A-Z][a-z]{2,8}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? 0 : at - now.getTime();
}
