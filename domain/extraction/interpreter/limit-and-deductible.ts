import type { Cited, Source } from '../cited.ts';
import type { Measure } from '../plan.ts';
import { amountIn } from './amounts-in-words.ts';

/** "$10,000, deductible $500" */
const LIMIT_THEN_WORD = /^\$?[\d,]+,? (?:with |less )?(?:an? )?ded(?:uctible|\.)? (?:of )?\$?[\d,]+$/i;
/** "$30,000 per trailer, $1,000 deductible" */
const LIMIT_THEN_AMOUNT =
  /^\$?[\d,]+(?: (?:per|each) \p{L}+)?[,;]? (?:with |less |minus )?(?:an? )?\$?[\d,]+ ded(?:uctible|\.)?$/iu;

/** A limit and the deductible of the same text; null where it does not tell both. */
export function limitAndDeductible(source: Source, text: string): Partial<Record<Measure, Cited>> | null {
  const isBehind = LIMIT_THEN_AMOUNT.test(text);
  if (!isBehind && !LIMIT_THEN_WORD.test(text)) return null;
  const at = source.words.findLastIndex((word) => (isBehind ? /^\$?\d/ : /^ded/i).test(word.text));
  const limit = amountIn({ ...source, words: source.words.slice(0, at) });
  const deductible = amountIn({ ...source, words: source.words.slice(at) });
  return { ...(limit && { limit }), ...(deductible && { deductible }) };
}
