import { ownValue } from '../lookup.ts';
import { isRecord } from './conform.ts';
import type { AppliedCorrection, Correction, ReviewChange } from './correction.ts';
import { parsePointer, toPointer } from './pointer.ts';

type Mark = Pick<Correction, 'op' | 'by' | 'at' | 'version' | 'note'>;

/**
 * The data of a result with the corrections made so far. Elements of lists keep their numbers: a removed one keeps its
 * place until the corrected data is taken out, and an added one comes after those of the result. So a pointer names the
 * same element in every version, and the citations of the result stay true.
 */
export class ReviewTree {
  /** As the result has it, with added elements as they were added. */
  readonly #baseline: unknown;
  readonly #current: unknown;
  readonly #added = new Set<string>();
  readonly #removed = new Set<string>();
  readonly #marks = new Map<string, Mark>();

  constructor(data: Record<string, unknown>, changes: readonly ReviewChange[]) {
    this.#baseline = structuredClone(data);
    this.#current = structuredClone(data);
    for (const change of changes) for (const one of change.corrections) this.apply(one, change);
  }

  /** The value at these segments: undefined where there is none. */
  valueAt(segments: readonly string[]): unknown {
    return follow(this.#current, segments);
  }

  baselineAt(segments: readonly string[]): unknown {
    return follow(this.#baseline, segments);
  }

  /** Whether the place, or what contains it, was removed. */
  isRemoved(segments: readonly string[]): boolean {
    return prefixesOf(segments).some((prefix) => this.#removed.has(prefix));
  }

  isAdded(segments: readonly string[]): boolean {
    return this.#added.has(toPointer(segments));
  }

  /** Performs a correction that was found possible; what `set` and `add` store is `new`. */
  apply(
    { op, pointer, new: value, note }: AppliedCorrection,
    change: Pick<ReviewChange, 'by' | 'at' | 'version'>,
  ): void {
    const segments = parsePointer(pointer) ?? [];
    const mark = { by: change.by, at: change.at, version: change.version, ...(note !== undefined && { note }) };
    if (op === 'add') {
      for (const tree of [this.#baseline, this.#current]) place(tree, segments, structuredClone(value));
      this.#added.add(pointer);
      this.#marks.set(pointer, { op, ...mark });
    } else if (op === 'remove' || (op === 'revert' && this.#added.has(pointer))) {
      this.#removed.add(pointer);
      if (this.#added.has(pointer)) this.#marks.delete(pointer);
      else this.#marks.set(pointer, { op: 'remove', ...mark });
    } else if (op === 'revert' && this.#removed.has(pointer)) {
      this.#removed.delete(pointer);
      this.#marks.delete(pointer);
    } else {
      place(this.#current, segments, value);
      if (value === (this.baselineAt(segments) ?? null)) this.#marks.delete(pointer);
      else if (!this.#isInAdded(segments)) this.#marks.set(pointer, { op: 'set', ...mark });
    }
  }

  /** What differs from the result, in the order in which it was corrected. */
  corrections(): Correction[] {
    const numbersIn = this.#numbersInData();
    return [...this.#marks].flatMap(([pointer, mark]) => {
      const segments = parsePointer(pointer) ?? [];
      if (this.isRemoved(segments.slice(0, -1))) return [];
      return [
        {
          ...mark,
          pointer,
          ...(mark.op !== 'remove' && { dataPointer: pointerInData(segments, numbersIn) }),
          ...(mark.op !== 'add' && { original: this.baselineAt(segments) ?? null }),
          ...(mark.op !== 'remove' && { value: this.#kept(this.valueAt(segments), segments) }),
        },
      ];
    });
  }

  /** The corrected data. */
  data(): Record<string, unknown> {
    return this.#kept(this.#current, []) as Record<string, unknown>;
  }

  /** The value without removed elements. */
  #kept(value: unknown, segments: readonly string[]): unknown {
    if (this.#removed.size === 0) return value;
    if (Array.isArray(value)) {
      return value.flatMap((element: unknown, index) => {
        const path = [...segments, String(index)];
        return this.#removed.has(toPointer(path)) ? [] : [this.#kept(element, path)];
      });
    }
    if (!isRecord(value)) return value;
    const members = Object.entries(value).map(([name, member]) => [name, this.#kept(member, [...segments, name])]);
    return Object.fromEntries(members) as unknown;
  }

  /** The numbers that the elements of a list have in the corrected data; of lists that lose elements only. */
  #numbersInData(): NumbersInData {
    const lists = new Map<string, number[]>();
    for (const removed of this.#removed) {
      const list = removed.slice(0, removed.lastIndexOf('/'));
      if (lists.has(list)) continue;
      let next = 0;
      const elements = this.valueAt(parsePointer(list) ?? []) as unknown[];
      // counted once a list: every correction behind a removed element needs them
      lists.set(
        list,
        elements.map((_, index) => (this.#removed.has(`${list}/${index}`) ? next : next++)),
      );
    }
    return lists;
  }

  #isInAdded(segments: readonly string[]): boolean {
    return prefixesOf(segments).some((prefix) => this.#added.has(prefix));
  }
}

/** By the pointer of the list, then by the number of the element. */
type NumbersInData = ReadonlyMap<string, readonly number[]>;

/** The pointer of what is kept in the corrected data, where removed elements take no number. */
function pointerInData(segments: readonly string[], numbersIn: NumbersInData): string {
  if (numbersIn.size === 0) return toPointer(segments);
  const numbered = segments.map((segment, index) => {
    const number = numbersIn.get(toPointer(segments.slice(0, index)))?.[Number(segment)];
    return number === undefined ? segment : String(number);
  });
  return toPointer(numbered);
}

const prefixesOf = (segments: readonly string[]): string[] =>
  segments.map((_, index) => toPointer(segments.slice(0, index + 1)));

function follow(value: unknown, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((parent, segment) => {
    if (Array.isArray(parent))
      return /^(?:0|[1-9]\d{0,8})$/.test(segment) ? (parent[Number(segment)] as unknown) : undefined;
    return isRecord(parent) ? ownValue(parent, segment) : undefined;
  }, value);
}

function place(tree: unknown, segments: readonly string[], value: unknown): void {
  const parent = follow(tree, segments.slice(0, -1));
  const name = segments.at(-1) ?? '';
  if (Array.isArray(parent)) parent[Number(name)] = value;
  else if (isRecord(parent)) Object.assign(parent, { [name]: value });
}
