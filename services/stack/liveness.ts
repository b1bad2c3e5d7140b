const defaultAskEveryMs = 10_000;
/** Consecutive failures; a single one may only mean that the machine is busy. */
const lostAfter = 3;

/**
 * Detects a server whose process runs but no longer answers. On an overloaded machine the Temporal server with its SQLite
 * file can get stuck without recovering. `serves` is one probe and has its own timeout.
 */
export function createLivenessCheck(
  serves: (() => Promise<boolean>) | undefined,
  askEveryMs = defaultAskEveryMs,
): { isLost: () => boolean } {
  let failures = 0;
  let isAsking = false;
  let nextAt = Date.now() + askEveryMs;
  return {
    isLost() {
      if (serves && !isAsking && Date.now() >= nextAt) {
        isAsking = true;
        void serves().then((isServing) => {
          failures = isServing ? 0 : failures + 1;
          isAsking = false;
          nextAt = Date.now() + askEveryMs;
        });
      }
      return failures >= lostAfter;
    },
  };
}
