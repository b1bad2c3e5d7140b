import { ConnectionError, DecpageError } from './errors.ts';
import { pause } from './pause.ts';

/** Longer pauses are left to the caller, who finds `retryAfterSeconds` in the error. */
const longestPauseSeconds = 60;
const firstPauseSeconds = 0.5;
const unclearStatuses = new Set([502, 503, 504]);

/** Repeats an attempt that failed for a reason which passes. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  {
    signal,
    maxRetries,
    isRepeatable,
  }: {
    signal: AbortSignal | undefined;
    maxRetries: number;
    /** Carrying out the request twice has the same effect as once. */
    isRepeatable: boolean;
  },
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retries >= maxRetries || !isTransient(error, isRepeatable)) throw error;
      const seconds = pauseSeconds(error.retryAfterSeconds, retries);
      if (seconds > longestPauseSeconds) throw error;
      await pause(seconds * 1_000, signal);
    }
  }
}

/** After 429 nothing was done; after the other failures the request may have been carried out. */
function isTransient(error: unknown, isRepeatable: boolean): error is DecpageError {
  if (!(error instanceof DecpageError) || error.code === 'quota_exceeded') return false;
  return isUnclear(error) ? isRepeatable : error.status === 429;
}

/** Whether nobody knows if a request that failed so was carried out. */
export const isUnclear = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof DecpageError && unclearStatuses.has(error.status ?? 0));

/** With jitter, so that clients which were refused together do not come back together. */
export function pauseSeconds(retryAfterSeconds: number | undefined, retries: number): number {
  if (retryAfterSeconds !== undefined) return retryAfterSeconds * (1 + Math.random() / 10);
  return firstPauseSeconds * 2 ** retries * (0.5 + Math.random() / 2);
}
