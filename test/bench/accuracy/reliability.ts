/** A value that was given, with how sure the engine was and whether it was right. */
export interface Rated {
  confidence: number;
  isRight: boolean;
}

export interface Bin {
  /** Bounds of the confidences in it. */
  from: number;
  to: number;
  count: number;
  /** Means over the bin. */
  confidence: number;
  right: number;
}

const BINS = 10;

/** Values by confidence, in ten bins of equal width. */
export function reliability(rated: readonly Rated[]): Bin[] {
  const bins = Array.from({ length: BINS }, (_, at) => ({ from: at / BINS, to: (at + 1) / BINS, of: [] as Rated[] }));
  for (const one of rated) bins[Math.min(Math.floor(one.confidence * BINS), BINS - 1)]?.of.push(one);
  return bins.map(({ from, to, of }) => ({
    from,
    to,
    count: of.length,
    confidence: of.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(of.length, 1),
    right: of.filter(({ isRight }) => isRight).length / Math.max(of.length, 1),
  }));
}

/** Expected calibration error: how far confidence and share right are apart, over the bins by their number of values. */
export function calibrationError(rated: readonly Rated[]): number {
  const off = reliability(rated).reduce(
    (sum, { count, confidence, right }) => sum + count * Math.abs(confidence - right),
    0,
  );
  return off / Math.max(rated.length, 1);
}

/** The table as lines of text, empty bins left out. */
export function describeReliability(rated: readonly Rated[]): string[] {
  const rows = reliability(rated).filter(({ count }) => count > 0);
  return [
    'confidence  values  mean confidence  share right',
    ...rows.map(
      ({ from, to, count, confidence, right }) =>
        `${from.toFixed(1)} - ${to.toFixed(1)}  ${String(count).padStart(7)}  ${confidence.toFixed(3).padStart(15)}  ${right.toFixed(3).padStart(11)}`,
    ),
  ];
}
