import type { Limits } from '../../../domain/limits.ts';
import type { Admission, LimitRepository } from '../../../prisma/accounts/limit.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from './caller.ts';

/** Result of the limit checks for a call that may start work. */
export interface Admitted {
  /** `RateLimit` headers for the response of an admitted call. */
  headers: Record<string, string>;
  /** Set when the account can start no more work; a repeated idempotent request is answered all the same. */
  refusal: ApiError | undefined;
  /** Jobs of the account that have not ended. */
  unfinishedJobs: number;
}

/** Checks the limits of a call that may start work; throws the 429 when its key has used up its rate limit. */
export type Admit = (caller: Caller) => Promise<Admitted>;

/** Runs one SQL statement for each call; none for a refused key until its next request can be admitted. */
export function createAdmission({ limits, limitRows }: { limits: Limits; limitRows: LimitRepository }): Admit {
  const { ratePerSecond, rateBurst } = limits;
  const policy = { 'RateLimit-Policy': `"requests";q=${rateBurst};w=${Math.ceil(rateBurst / ratePerSecond)}` };
  const oneRequestMs = 1_000 / ratePerSecond;
  const refusedUntil = new Map<string, number>();

  return async ({ account: { accountId }, key: { keyId } }) => {
    const now = Date.now();
    if ((refusedUntil.get(keyId) ?? 0) > now) throw tooManyRequests();
    refusedUntil.delete(keyId);
    const admission = await limitRows.admit({ accountId, keyId }, limits);
    if (!admission) {
      refusedUntil.set(keyId, Date.now() + oneRequestMs);
      throw tooManyRequests();
    }
    const { requestsLeft, fullInSeconds } = admission;
    const left = `"requests";r=${requestsLeft};t=${Math.ceil(fullInSeconds)}`;
    const { unfinishedJobs } = admission;
    return { headers: { ...policy, RateLimit: left }, refusal: refusalOf(admission, limits), unfinishedJobs };
  };

  function tooManyRequests(): ApiError {
    return new ApiError('rate_limited', {
      // the rate is at least one a second
      headers: { ...policy, RateLimit: '"requests";r=0;t=1', 'Retry-After': '1' },
      extra: { retryAfter: 1 },
    });
  }
}

/** The 429 for a limit of the account that is reached; undefined when none is. */
export function refusalOf(
  { unfinishedJobs, pagesThisMonth }: Pick<Admission, 'unfinishedJobs' | 'pagesThisMonth'>,
  { maxUnfinishedJobs, monthlyPageQuota }: Limits,
): ApiError | undefined {
  if (monthlyPageQuota !== undefined && pagesThisMonth >= monthlyPageQuota) return quotaExceeded(monthlyPageQuota);
  return unfinishedJobs >= maxUnfinishedJobs ? tooManyAtOnce('jobs that have not ended', maxUnfinishedJobs) : undefined;
}

const single = {
  'jobs that have not ended': 'job that has not ended',
  'calls that wait': 'call that waits',
};

/** The 429 for a concurrency limit of the account. */
export function tooManyAtOnce(what: keyof typeof single, most: number): ApiError {
  return new ApiError('concurrency_limited', {
    message:
      most === 1
        ? `The account has 1 ${single[what]}, and may not have more. Wait for it to end.`
        : `The account has ${most} ${what}, and may not have more. Wait for some of them to end.`,
    headers: { 'Retry-After': '2' },
    extra: { retryAfter: 2 },
  });
}

function quotaExceeded(quota: number): ApiError {
  const now = new Date();
  const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const retryAfter = Math.ceil((nextMonth - now.getTime()) / 1_000);
  return new ApiError('quota_exceeded', {
    message: `The account has used its ${quota === 1 ? '1 page' : `${quota} pages`} of this month.`,
    headers: { 'Retry-After': String(retryAfter) },
    extra: { retryAfter },
  });
}
