import { type Draft, draftsIn, isCited } from '../cited.ts';
import type { Word } from '../../document/page.ts';

/** Lists of coverages without those whose only amounts are the deductibles of the policy: "Water damage   $2,500". */
export const withoutDeductibles = (coverages: Draft, deductibles: Draft[string]): Draft =>
  withoutUsed(coverages, wordsIn(deductibles, ['amount', 'percent']), ({ deductible }) => deductible === undefined);

/** Lists of coverages without the lines of a list of discounts that are called like a coverage: "Theft deterrent   $0.40". */
export const withoutDiscounts = (coverages: Draft, discounts: Draft[string]): Draft =>
  withoutItems(
    withoutUsed(coverages, wordsIn(discounts, ['name', 'amount']), ({ name }) => isNameIn(name, discounts)),
    (item) => draftsIn(discounts).some((discount) => isSame(item, discount)),
  );

/** Lists of coverages without the line that prints the whole premium, which is the price of none beside others. */
export function withoutTotal(coverages: Draft, total: Draft[string]): Draft {
  if (!isCited(total)) return coverages;
  const lines = withoutUsed(coverages, new Set(total.words), ({ deductible }) => deductible === undefined);
  return Object.fromEntries(
    Object.entries(lines).map(([list, items]) => [
      list,
      Array.isArray(items) ? withoutPrice(items, total.value) : items,
    ]),
  );
}

/** What all cost together is not the price of one of several that have prices of their own. */
function withoutPrice(items: Extract<Draft[string], readonly unknown[]>, total: unknown): typeof items {
  const prices = draftsIn(items).flatMap(({ premium }) =>
    isCited(premium) && Number(premium.value) > 0 && premium.value !== total ? [premium] : [],
  );
  if (prices.length < LEAST_PRICED) return items;
  return items.map((item) => {
    const isWhole = isDraft(item) && isCited(item['premium']) && item['premium'].value === total;
    return isWhole ? { ...item, premium: undefined } : item;
  });
}

const LEAST_PRICED = 2;

function isNameIn(name: Draft[string], discounts: Draft[string]): boolean {
  const names = wordsIn(discounts, ['name']);
  return isCited(name) && name.words.some((word) => names.has(word));
}

/** A list may print a discount again for the vehicle that it is of. */
const isSame = ({ name, premium }: Draft, discount: Draft): boolean =>
  isCited(premium) &&
  isCited(name) &&
  isCited(discount['name']) &&
  isCited(discount['amount']) &&
  Math.abs(Number(premium.value)) === discount['amount'].value &&
  String(name.value).toLowerCase() === String(discount['name'].value).toLowerCase();

/** Without the items all of whose amounts are printed in words that another list has taken. */
function withoutUsed(coverages: Draft, used: ReadonlySet<Word>, mayBe: (item: Draft) => boolean): Draft {
  if (used.size === 0) return coverages;
  const isOne = (item: Draft): boolean => {
    const printed = Object.entries(item).flatMap(([field, value]) =>
      field !== 'name' && isCited(value) ? value.words : [],
    );
    // The number of whose it is may be printed with the name.
    const own = new Set(isCited(item['name']) ? item['name'].words : []);
    const amounts = printed.filter((word) => !own.has(word));
    return mayBe(item) && amounts.length > 0 && amounts.every((word) => used.has(word));
  };
  return withoutItems(coverages, isOne);
}

const withoutItems = (coverages: Draft, isOne: (item: Draft) => boolean): Draft =>
  Object.fromEntries(
    Object.entries(coverages).map(([list, items]) => [
      list,
      Array.isArray(items) ? items.filter((item) => !isDraft(item) || !isOne(item)) : items,
    ]),
  );

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !isCited(value);

const wordsIn = (list: Draft[string], fields: readonly string[]): ReadonlySet<Word> =>
  new Set(
    draftsIn(list).flatMap((item) =>
      Object.entries(item).flatMap(([field, value]) => (fields.includes(field) && isCited(value) ? value.words : [])),
    ),
  );
