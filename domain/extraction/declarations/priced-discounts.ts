import type { Segment } from '../../reading/layout.ts';
import { rightOf } from '../../reading/neighbors.ts';
import { kindOfValue } from '../interpreter/value-shape.ts';
import type { Section } from './sections.ts';

/** Of fewer prices a list may have some by chance. */
const LEAST_PRICED = 3;

/** Of a section that prices its discounts, what has no price stands there by chance: texts of a column beside it, or the next heading. */
export function withoutUnpriced<Item extends { amount: object | null }>(
  items: readonly Item[],
  listedIn: ReadonlyMap<Item, Section>,
): Item[] {
  const counts = new Map<Section, { all: number; priced: number }>();
  for (const [{ amount }, section] of listedIn) {
    const count = counts.get(section) ?? { all: 0, priced: 0 };
    counts.set(section, { all: count.all + 1, priced: count.priced + (amount === null ? 0 : 1) });
  }
  return items.filter((item) => {
    const section = listedIn.get(item);
    const { all, priced } = (section && counts.get(section)) ?? { all: 0, priced: 0 };
    return item.amount !== null || priced < LEAST_PRICED || priced * 2 <= all;
  });
}

/** "Non-smoker   APPLIED" has no price and is one of the list. */
export const hasMark = (segment: Segment): boolean =>
  rightOf(segment).some(({ text }) => kindOfValue(text) === 'included');
