/**
 * The quiet time of each claim in a pass over rows: measured from the start of the pass, so that a row claimed by this pass is
 * never claimed by it again. With a constant, a pass that takes longer than the quiet time would never end. A duration rather
 * than a time, since the clocks of database and worker may differ.
 */
export function quietBeforeNow(seconds: number): () => number {
  const beganAt = performance.now();
  return () => seconds + (performance.now() - beganAt) / 1_000;
}
