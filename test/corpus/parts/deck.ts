import type { Random } from '../kit/random.ts';

/** Gives the items in random order, none twice before all were given: accidents of one insured seldom repeat. */
export function deckOf<Item>(random: Random, items: readonly Item[]): () => Item {
  let rest: Item[] = [];
  return () => {
    if (rest.length === 0) rest = random.some(items, items.length);
    return rest.pop() ?? random.pick(items);
  };
}
