import type { Word } from '../document/page.ts';

/** A value together with the words it was read from; every leaf that the engine finds is one of these. */
export interface Cited<T = unknown> {
  value: T;
  /** 1-based page that the words stand on. */
  page: number;
  /** In reading order; never empty. */
  words: readonly Word[];
}

/**
 * A result in the making: the shape of a policy type's `data` in which every leaf is a `Cited` value, a list of them,
 * or missing. `assembleResult` turns it into data, citations and field states.
 */
export type Draft = { [field: string]: Cited | Draft | readonly (Cited | Draft)[] | undefined };

export function isCited(node: unknown): node is Cited {
  return typeof node === 'object' && node !== null && 'words' in node && 'value' in node;
}

/** The records of a list. */
export const draftsIn = (list: Draft[string]): readonly Draft[] =>
  Array.isArray(list) ? (list as readonly (Cited | Draft)[]).flatMap((item) => (isCited(item) ? [] : [item])) : [];

/** Where a value stands: a segment, a line, or words of a page. */
export interface Source {
  /** 1-based. */
  page: number;
  words: readonly Word[];
}

/** A value with the words it was read from; nothing when there is no value or no word. */
export function cite<T>(value: T | null, { page, words }: Source): Cited<T> | undefined {
  return value === null || words.length === 0 ? undefined : { value, page, words };
}
