const defaultAskEveryMs = 10_000;
/** A busy machine makes a healthy server slow, now and then. */
const lostAfter = 3;

/**
 * Notices a server that runs and serves no more: what keeps its data in a file may lose its way in there on a machine that
 * is far too busy, and does not find it again. `serves` asks it once, with patience.
 */
export function createVitalSigns(
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
