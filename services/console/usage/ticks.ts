const steps = [1, 2, 5, 10];
const wanted = 4;

/** Round numbers from 0 to the most or just above it. */
export function ticksOf(most: number): number[] {
  const rough = Math.max(1, most) / wanted;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, magnitude * (steps.find((factor) => factor * magnitude >= rough) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step);
}
