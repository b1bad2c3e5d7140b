import type { Element } from './differences.ts';
import { plain } from './is-same.ts';

export interface Pair {
  a: Element | undefined;
  b: Element | undefined;
}

/**
 * Pairs the elements of two lists: first those whose whole key is the same, then those that share a part of it which
 * no other element has. In the order of the first list, with what only the second one has at the end.
 */
export function pairElements(a: readonly Element[], b: readonly Element[], keys: readonly string[]): Pair[] {
  const partners = new Map<Element, Element>();
  const taken = new Set<Element>();
  const parts = keys.length > 1 ? [keys, ...keys.map((key) => [key])] : [keys];
  for (const part of parts) {
    const [left, right] = [
      indexBy(
        a.filter((one) => !partners.has(one)),
        part,
      ),
      indexBy(
        b.filter((one) => !taken.has(one)),
        part,
      ),
    ];
    for (const [name, elements] of left) {
      const others = right.get(name) ?? [];
      // a part of a key must be the only one of its kind; equal whole keys pair in their order
      if (part === keys || Math.max(elements.length, others.length) === 1) pair(elements, others);
    }
  }

  function pair(elements: readonly Element[], others: readonly Element[]): void {
    for (const [index, element] of elements.slice(0, others.length).entries()) {
      const other = others[index];
      if (other) {
        partners.set(element, other);
        taken.add(other);
      }
    }
  }

  return [
    ...a.map((one): Pair => ({ a: one, b: partners.get(one) })),
    ...b.filter((one) => !taken.has(one)).map((one): Pair => ({ a: undefined, b: one })),
  ];
}

/** The elements by their key; without those that have none. */
function indexBy(elements: readonly Element[], keys: readonly string[]): Map<string, Element[]> {
  const index = new Map<string, Element[]>();
  for (const element of elements) {
    const name = keyOf(element.value, keys);
    if (name !== undefined) index.set(name, [...(index.get(name) ?? []), element]);
  }
  return index;
}

function keyOf(value: unknown, keys: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null) return plain(value);
  const members = new Map<string, unknown>(Object.entries(value));
  const named = keys.map((key) => members.get(key) ?? null);
  return named.every((one) => one === null) ? undefined : named.map(plain).join('\n');
}
