import type { Cited, Source } from '../cited.ts';
import type { Measure } from '../plan.ts';
import { LIMIT_AND_DEDUCTIBLE } from './value-shape.ts';
import { amountIn } from './amounts-in-words.ts';
import { inDollars } from './thousands.ts';

/** "$10,000, deductible $500", "$30,000 per trailer, $1,000 deductible", "250 (DED 2,500)", "10,000 / 1,000 ded" */
export function limitAndDeductible(
  source: Source,
  text: string,
  inThousands = false,
): Partial<Record<Measure, Cited>> | null {
  if (!LIMIT_AND_DEDUCTIBLE.test(text)) return null;
  const at = source.words.findLastIndex((word) => /^\(?\$?\d/.test(word.text));
  const [limits, others] = [source.words.slice(0, at), source.words.slice(at)];
  const limit = amountIn({ ...source, words: limits });
  const deductible = amountIn({ ...source, words: others });
  if (!limit || !deductible) return null;
  const own = { limit, deductible: { ...deductible, value: Math.abs(deductible.value) } };
  const values = inThousands ? inDollars(own, limits[0]?.text ?? '') : own;
  return Number(values.limit?.value) > own.deductible.value ? values : null;
}
