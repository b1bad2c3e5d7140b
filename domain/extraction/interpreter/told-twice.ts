import { type Draft, isCited } from '../cited.ts';
import type { Word } from '../../document/page.ts';

/**
 * Lists of coverages without those whose only amounts are the deductibles of the policy ("Water damage   $2,500") or its whole premium.
 */
export function withoutToldTwice(coverages: Draft, deductibles: Draft[string], total: Draft[string]): Draft {
  const used = new Set([...draftsIn(deductibles).flatMap(wordsOf), ...(isCited(total) ? total.words : [])]);
  if (used.size === 0) return coverages;
  const isOne = (item: Draft): boolean => {
    const amounts = Object.entries(item).flatMap(([field, value]) =>
      field !== 'name' && isCited(value) ? [value.words] : [],
    );
    return item['deductible'] === undefined && amounts.length > 0 && amounts.flat().every((word) => used.has(word));
  };
  return Object.fromEntries(
    Object.entries(coverages).map(([list, items]) => [
      list,
      Array.isArray(items) ? items.filter((item) => !isDraft(item) || !isOne(item)) : items,
    ]),
  );
}

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !isCited(value);

const draftsIn = (list: Draft[string]): Draft[] => (Array.isArray(list) ? list.filter(isDraft) : []);

/** The words of the amounts of a deductible. */
const wordsOf = ({ amount, percent }: Draft): Word[] =>
  [amount, percent].flatMap((value) => (isCited(value) ? value.words : []));
