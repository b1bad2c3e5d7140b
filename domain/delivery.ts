import type { EventType } from './contract/webhooks/deliveries.ts';
import { base62 } from './contract/codecs/base62.ts';
import type { WebhookEvent } from './contract/webhooks/webhooks.ts';
import type { JobError } from './job-error.ts';

/** A job that has ended, as far as its event tells of it. */
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

/** The event that tells of a job: made from its row, which does not change any more, so every attempt sends the same. */
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

/** The header `webhook-id` of a delivery: its UUID in 22 base62 digits, which hold no dot as the signature demands. */
export function webhookIdOf(deliveryId: string): string {
  return `msg_${base62(BigInt(`0x${deliveryId.replaceAll('-', '')}`), 22)}`;
}

/** A wait of about that many seconds, in milliseconds: 20 % more or less, so that what failed together is not repeated together. */
export function jittered(seconds: number, random: number): number {
  return Math.round(seconds * 1_000 * (0.8 + 0.4 * random));
}

/** What a receiver made of an attempt: an HTTP status, or the reason why there is none. */
export type AttemptAnswer =
  | { statusCode: number; retryAfter?: string | undefined; response: string }
  | { error: string };

/** What follows from an attempt. `waitMs`: until the next one. */
export type Verdict = { outcome: 'succeeded' } | { outcome: 'failed' } | { outcome: 'retry'; waitMs: number };

/**
 * Judges an attempt: 2xx succeeds, 410 ends the delivery, everything else is tried again after the planned wait, which
 * `Retry-After` makes longer, up to twice as long. `plannedWaitMs` is null at the last attempt.
 */
export function judge({
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
  const askedMs = 'retryAfter' in answer ? retryAfterMs(answer.retryAfter ?? '', now) : 0;
  return { outcome: 'retry', waitMs: Math.min(Math.max(plannedWaitMs, askedMs), 2 * plannedWaitMs) };
}

/** RFC 9110: seconds, or a date; anything else asks for nothing. */
function retryAfterMs(header: string, now: Date): number {
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const at = /^[A-Z][a-z]{2,8}, /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? 0 : at - now.getTime();
}
