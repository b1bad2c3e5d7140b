import type { Word } from '../../../document/page.ts';
import type { PlacedHit, Question } from './placed.ts';
import type { RecordPath } from './target.ts';

/** A placed value of a record. */
export type OfRecord = PlacedHit & { record: RecordPath };

export interface Key {
  value: unknown;
  isNumber: boolean;
  /** Absent when it is not placed. */
  word?: Word | undefined;
}

/** What is known of a record. */
export interface Content {
  /** By field. */
  keys: Map<string, Key>;
  /** What stands in words that no other record cites; numbers of things stand anywhere. */
  own: OfRecord[];
}

/** The records of a list, by number. */
export function contentsOf(list: readonly OfRecord[], questions: readonly Question[]): Map<number, Content> {
  const contents = new Map<number, Content>();
  const contentOf = (number: number): Content => {
    const content = contents.get(number) ?? { keys: new Map(), own: [] };
    contents.set(number, content);
    return content;
  };
  const name = list[0]?.record.list;
  for (const { target, value } of questions) {
    const { record, kind } = target;
    if (record?.list !== name || !record?.keys.includes(record.field)) continue;
    contentOf(record.number).keys.set(record.field, { value, isNumber: kind === 'int' });
  }
  const citing = new Map<Word, Set<number>>();
  for (const { record, hit } of list)
    for (const word of hit.words) citing.set(word, (citing.get(word) ?? new Set()).add(record.number));
  for (const one of list) {
    const { keys, own } = contentOf(one.record.number);
    const key = keys.get(one.record.field);
    if (key) key.word = one.hit.words[0];
    if (one.question.target.kind !== 'int' && one.hit.words.every((word) => citing.get(word)?.size === 1))
      own.push(one);
  }
  return contents;
}

export function withRecord(one: PlacedHit): OfRecord[] {
  const { record } = one.question.target;
  return record ? [{ ...one, record }] : [];
}

export function groups<T>(all: readonly T[], keyOf: (one: T) => unknown): T[][] {
  const byKey = new Map<unknown, T[]>();
  for (const one of all) {
    const known = byKey.get(keyOf(one));
    if (known) known.push(one);
    else byKey.set(keyOf(one), [one]);
  }
  return [...byKey.values()];
}
