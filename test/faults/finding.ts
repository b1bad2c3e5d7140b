/** One promise, how often it was put to the test, and where it was broken. */
export interface Finding {
  promise: string;
  checked: number;
  broken: string[];
}

/** Checks each item; what is not true tells where the promise was broken. */
export function finding<Item>(promise: string, items: readonly Item[], check: (item: Item) => string | true): Finding {
  const outcomes = items.map(check);
  return { promise, checked: items.length, broken: outcomes.filter((outcome) => outcome !== true) };
}

export type Counts = ReadonlyMap<string, number>;

export function countBy<Item>(items: readonly Item[], nameOfItem: (item: Item) => string): Counts {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOfItem(item), (counts.get(nameOfItem(item)) ?? 0) + 1);
  return counts;
}

/** Whether both hold the same, each once. */
export function isOne(values: readonly string[]): boolean {
  return new Set(values).size === 1;
}

export function groupBy<Item>(items: readonly Item[], nameOfItem: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOfItem(item), [...(groups.get(nameOfItem(item)) ?? []), item]);
  return [...groups];
}
