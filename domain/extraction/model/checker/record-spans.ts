import type { Word } from '../../../document/page.ts';
import { around, centreX } from '../../../reading/boxes.ts';
import type { PlacedHit } from './placed.ts';

/** Where the values of a list's records stand, keys or not. */
export interface Spans {
  /** Orders of the lines that hold words that no other record of the list cites, by record. */
  lines: Map<number, Map<string, number>>;
  /** Records with such words, by line. */
  owners: Map<number, Set<number>>;
  /** Records that cite the words for a field, by their first word and the field. */
  citing: Map<Word, Map<string, Set<number>>>;
  /** Key values that stand side by side on a line: heads of columns that hold one record or group each. */
  heads: Head[];
  /** What the records cite for a field. */
  byField: Map<string, PlacedHit[]>;
  /** What they cite for their keys, by record. */
  keys: Map<number, PlacedHit[]>;
}

export interface Head {
  field: string;
  value: string;
  order: number;
  page: number;
  centre: number;
}

export function spansOf(placed: readonly PlacedHit[]): Spans {
  const cited = citationsOf(placed);
  const { citing } = cited;
  const spans: Spans = { lines: new Map(), owners: new Map(), heads: headsOf(placed), ...cited };
  const isOfOne = (word: Word): boolean =>
    new Set([...(citing.get(word)?.values() ?? [])].flatMap((records) => [...records])).size === 1;
  for (const { question, hit } of placed) {
    if (hit.isChosen || !hit.words.every(isOfOne)) continue;
    const number = question.target.record?.number ?? -1;
    const { order } = hit.line;
    const lines = spans.lines.get(number) ?? new Map<string, number>();
    spans.lines.set(number, lines.set(question.target.path, order));
    spans.owners.set(order, (spans.owners.get(order) ?? new Set()).add(number));
  }
  return spans;
}

function citationsOf(placed: readonly PlacedHit[]): Pick<Spans, 'citing' | 'byField' | 'keys'> {
  const citing: Spans['citing'] = new Map();
  const byField: Spans['byField'] = new Map();
  const keys: Spans['keys'] = new Map();
  for (const { question, hit } of placed) {
    const { field = '', number = -1, keys: names = [] } = question.target.record ?? {};
    append(byField, field, { question, hit });
    if (names.includes(field)) append(keys, number, { question, hit });
    for (const word of hit.words) {
      const fields = citing.get(word) ?? new Map<string, Set<number>>();
      citing.set(word, fields.set(field, (fields.get(field) ?? new Set()).add(number)));
    }
  }
  return { citing, byField, keys };
}

function append<Key>(all: Map<Key, PlacedHit[]>, key: Key, one: PlacedHit): void {
  const known = all.get(key);
  if (known) known.push(one);
  else all.set(key, [one]);
}

/** Key values of the list that stand on one line with others of the same field. */
function headsOf(placed: readonly PlacedHit[]): Head[] {
  const byLine = new Map<string, Head[]>();
  for (const { question, hit } of placed) {
    const { record } = question.target;
    if (!record?.keys.includes(record.field) || hit.isChosen) continue;
    const { order, page } = hit.line;
    const key = `${record.field} ${order}`;
    const head = { field: record.field, value: String(hit.value), order, page, centre: centreX(around(hit.words)) };
    byLine.set(key, [...(byLine.get(key) ?? []), head]);
  }
  return [...byLine.values()].filter((heads) => new Set(heads.map(({ value }) => value)).size > 1).flat();
}
