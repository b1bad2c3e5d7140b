/** A seeded source of choices: the same text gives the same choices on every machine. */
export interface Random {
  /** 0 <= x < 1 */
  next: () => number;
  /** Both bounds included. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Some of the items, each once, in random order. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
  /** `times(5, (i) => …)` */
  times: <Item>(count: number, make: (index: number) => Item) => Item[];
  digits: (length: number) => string;
  /** Capital letters, without those that are taken for digits. */
  letters: (length: number) => string;
  /** Dollars and cents, small amounts more often than large ones. */
  amount: (low: number, high: number) => number;
  /** Whole dollars, the same way. */
  dollars: (low: number, high: number) => number;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)).flat();
  };
  const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => make(index));
  const from = (alphabet: string, length: number): string => times(length, () => pick([...alphabet])).join('');
  const skewed = (low: number, high: number): number => low * (high / low) ** next();
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    some,
    times,
    digits: (length) => from('123456789', 1) + from('0123456789', length - 1),
    letters: (length) => from('ABCDEFGHJKLMNPQRTUVWXYZ', length),
    amount: (low, high) => Math.round(100 * skewed(low, high)) / 100,
    dollars: (low, high) => Math.round(skewed(low, high)),
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return value | 0;
}
