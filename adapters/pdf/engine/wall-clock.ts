/** An extensible time limit. */
export interface WallClock {
  /** Starts or restarts the limit. */
  start(): void;
  /** Grants `ms` more, never beyond `maxMs` from the start. */
  extend(ms: number): void;
  stop(): void;
}

/** `onEnd` receives the granted milliseconds when they have elapsed. */
export function createWallClock({
  ms,
  maxMs,
  onEnd,
}: {
  ms: number;
  maxMs: number;
  onEnd: (grantedMs: number) => void;
}): WallClock {
  let granted = ms;
  let started = 0;
  let timer: NodeJS.Timeout | undefined;
  const arm = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => onEnd(granted), started + granted - performance.now());
  };
  return {
    start: () => {
      started = performance.now();
      granted = ms;
      arm();
    },
    extend: (more) => {
      granted = Math.min(granted + more, Math.max(ms, maxMs));
      arm();
    },
    stop: () => clearTimeout(timer),
  };
}
