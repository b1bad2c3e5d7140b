const firstMs = 500;
const longestMs = 5_000;
/** After a run of this length the delay is reset. */
const wellAfterMs = 10_000;

/** Exponential backoff for restarts, up to 5 s. */
export function createRestartBackoff(): {
  /** Milliseconds to wait before restarting a process that ran for `ranMs`. */
  next: (ranMs: number) => number;
} {
  let nextMs = firstMs;
  return {
    next(ranMs) {
      const pauseMs = ranMs > wellAfterMs ? firstMs : nextMs;
      nextMs = Math.min(pauseMs * 2, longestMs);
      return pauseMs;
    },
  };
}
