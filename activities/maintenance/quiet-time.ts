/**
 * The quiet time that a pass asks for, at each of its claims: so many seconds before the pass began. With the seconds alone, a
 * long pass would claim what it looked at first again before it has come to the last, and would never end. It is the time that
 * has passed, since the clock of the database may be another than the worker's.
 */
export function quietBeforeNow(seconds: number): () => number {
  const beganAt = performance.now();
  return () => seconds + (performance.now() - beganAt) / 1_000;
}
