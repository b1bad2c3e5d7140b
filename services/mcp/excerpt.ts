import { ownValue } from '../../domain/lookup.ts';

/** Where a value stands in a document. */
export interface Place {
  page: number;
  quote?: string | undefined;
}

export interface CitedValue extends Place {
  /** JSON Pointer of the value. */
  path: string;
}

/** What did not fit: a value, or the elements of a list from `from` on. */
export interface Omitted {
  path: string;
  from?: number | undefined;
  total?: number | undefined;
}

export interface Excerpt {
  /** The value at `path`, without what was omitted. */
  data: unknown;
  citations: CitedValue[];
  omitted: Omitted[];
}

export interface ExcerptOptions {
  /** JSON Pointer of the part that is wanted; empty for the whole. */
  path: string;
  /** The first element that is wanted, when `path` leads to a list. */
  offset: number;
  /** Characters of JSON that the values and their citations may have together. */
  budget: number;
}

/**
 * A part of an extraction with its citations, no longer than `budget`. Lists are cut between elements; values that are
 * much longer than others are served last, so that a long list does not hide what comes after it. Undefined when
 * nothing stands at `path`.
 */
export function excerptOf(
  { data, citations }: { data: unknown; citations: Readonly<Record<string, readonly Place[]>> },
  { path, offset, budget }: ExcerptOptions,
): Excerpt | undefined {
  const value = valueAt(data, path);
  if (value === undefined) return undefined;
  const excerpt: Excerpt = { data: undefined, citations: [], omitted: [] };
  const citationsOf = (pointer: string): CitedValue[] =>
    (ownValue(citations, pointer) ?? []).map(({ page, quote }) => ({ path: pointer, page, quote }));
  let left = budget;

  const kept = Array.isArray(value) ? keepList(value, path, offset) : keep(value, path);
  return { ...excerpt, data: kept ?? null };

  /** The value as far as it fits; undefined when nothing of it does. */
  function keep(part: unknown, pointer: string): unknown {
    if (sizeOf(part, pointer) <= left) return keepWhole(part, pointer);
    if (Array.isArray(part)) return keepList(part, pointer, 0);
    if (isObject(part)) return keepMembers(part, pointer);
    excerpt.omitted.push({ path: pointer });
    return undefined;
  }

  function keepWhole(part: unknown, pointer: string): unknown {
    left -= sizeOf(part, pointer);
    for (const one of pointersOf(part, pointer)) excerpt.citations.push(...citationsOf(one));
    return part;
  }

  function keepList(list: readonly unknown[], pointer: string, first: number): unknown {
    const elements: unknown[] = [];
    for (let index = first; index < list.length; index++) {
      const at = child(pointer, index);
      const fits = sizeOf(list[index], at) <= left;
      if (!fits && elements.length > 0) {
        excerpt.omitted.push({ path: pointer, from: index, total: list.length });
        break;
      }
      // an element that is too long by itself is cut, so that every call brings something
      elements.push(fits ? keepWhole(list[index], at) : (keep(list[index], at) ?? null));
    }
    return elements;
  }

  function keepMembers(object: Record<string, unknown>, pointer: string): unknown {
    const members = Object.entries(object);
    const isLong = ([name, member]: [string, unknown]): boolean => sizeOf(member, child(pointer, name)) > budget / 10;
    const found = new Map<string, unknown>();
    for (const [name, member] of [...members.filter((one) => !isLong(one)), ...members.filter(isLong)]) {
      const kept = keep(member, child(pointer, name));
      if (kept !== undefined) found.set(name, kept);
    }
    return Object.fromEntries(members.flatMap(([name]) => (found.has(name) ? [[name, found.get(name)]] : [])));
  }

  function sizeOf(part: unknown, pointer: string): number {
    const cited = pointersOf(part, pointer).flatMap(citationsOf);
    return JSON.stringify(part).length + (cited.length === 0 ? 0 : JSON.stringify(cited).length);
  }
}

/** The JSON Pointers of a value and of everything in it. */
function pointersOf(value: unknown, pointer: string): string[] {
  if (Array.isArray(value)) return [pointer, ...value.flatMap((one, index) => pointersOf(one, child(pointer, index)))];
  if (!isObject(value)) return [pointer];
  return [pointer, ...Object.entries(value).flatMap(([name, one]) => pointersOf(one, child(pointer, name)))];
}

/** The value at a JSON Pointer; undefined when there is none. */
function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(at)) at = /^\d{1,6}$/.test(name) ? (at[Number(name)] as unknown) : undefined;
    else at = isObject(at) ? ownValue(at, name) : undefined;
  }
  return at;
}

function child(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
