const firstMs = 500;
const longestMs = 5_000;
/** What ran that long was well: the next pause is short again. */
const wellAfterMs = 10_000;

/** The pauses before something that ended is started again: each twice as long as the one before, up to 5 s. */
export function createPauses(): {
  /** Milliseconds to wait now that it ended after it ran for `ranMs`. */
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
