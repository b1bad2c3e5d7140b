import { monthsBetween } from './date.ts';

/** How usual a policy term is: 12 and 6 months, then the other round ones; 0 for what is no term. */
export function termWeight(from: string, to: string): number {
  const months = monthsBetween(from, to);
  if (months === 12 || months === 6) return 1;
  if (months === 24 || months === 36 || months === 3) return 0.5;
  return months === 1 || (months !== null && months > 1 && months < 12) ? 0.25 : 0;
}
