import type { Box, Word } from '../../../document/page.ts';
import { around, overlapX } from '../../../reading/boxes.ts';
import type { PlacedHit } from './placed.ts';
import type { Print, PrintedLine } from './print.ts';

/** The records of a list as far as they are placed: on which lines their keys stand, and which cells they have taken. */
export interface Records {
  /** Orders of the lines on which keys of the entry's own record stand, the entry itself aside. */
  ownLines: (one: PlacedHit['question']) => ReadonlySet<number>;
  /** Whether keys of other records of the list stand on a line, and none of the own. */
  isLineOfOthers: (one: PlacedHit['question'], order: number) => boolean;
  /** Whether a line stands between the record's first key and the next record's. */
  isInBand: (one: PlacedHit['question'], order: number) => boolean;
  /** The line of the own record that is where a line of another record is in that one; undefined when it is in none. */
  ownLineLike: (one: PlacedHit['question'], order: number) => number | undefined;
  /** Placed values of the same field in other records; of the same group when records have numbers. */
  sameField: (one: PlacedHit['question']) => Iterable<PlacedHit>;
  /** Those of them that begin with this word. */
  sameWord: (one: PlacedHit['question'], word: Word | undefined) => readonly PlacedHit[];
  /** Placed values of other fields or groups in the list. */
  otherFields: (one: PlacedHit['question']) => readonly PlacedHit[];
  /** Whether another value has taken the words. */
  isTaken: (one: PlacedHit['question'], words: readonly Word[]) => boolean;
}

interface List {
  /** Key lines by record and path. */
  keyLines: Map<number, Map<string, number>>;
  byField: Map<string, PlacedHit[]>;
  /** The same by field and first word. */
  byWord: Map<string, Map<Word | undefined, PlacedHit[]>>;
  /** Values of number keys by record: what groups records of a list. */
  groups: Map<number, string>;
  /** Whether no two records share the values of their number keys, which then group nothing. */
  isEachApart: boolean;
  /** First key line of each record, in order. */
  starts: number[];
  /** Whether each record begins on a line of its own. */
  areApart: boolean;
  countByLine: Map<number, Set<number>>;
}

export function recordsOf(placed: readonly PlacedHit[]): Records {
  const lists = new Map<string, List>();
  const owners = new Map<Word, Set<string>>();
  for (const one of placed.filter(({ hit }) => !hit.isChosen)) {
    for (const word of one.hit.words) owners.set(word, (owners.get(word) ?? new Set()).add(one.question.target.path));
    const { record } = one.question.target;
    if (record) addTo(lists, one);
  }
  for (const list of lists.values()) {
    list.starts = startsOf(list);
    list.areApart = list.starts.length === list.keyLines.size;
    list.isEachApart = new Set(list.groups.values()).size === list.groups.size;
  }

  const listOf = ({ target: { record } }: PlacedHit['question']): List | undefined => record && lists.get(record.list);

  const ownLines: Records['ownLines'] = (question) => {
    const { record, path } = question.target;
    const keys = (record && listOf(question)?.keyLines.get(record.number)) ?? new Map<string, number>();
    return new Set([...keys].filter(([key]) => key !== path).map(([, order]) => order));
  };

  return {
    ownLines,
    isLineOfOthers(question, order) {
      const { record } = question.target;
      const on = listOf(question)?.countByLine.get(order);
      if (!record || !on || ownLines(question).has(order)) return false;
      return [...on].some((number) => number !== record.number);
    },
    isInBand(question, order) {
      const own = ownLines(question);
      if (own.size === 0) return false;
      const first = Math.min(...own);
      const next = listOf(question)?.starts.find((start) => start > first) ?? Number.POSITIVE_INFINITY;
      return order >= first && order < next;
    },
    ownLineLike(question, order) {
      const own = ownLines(question);
      const list = listOf(question);
      if (own.size === 0 || !list || !list.areApart) return undefined;
      const mine = Math.min(...own);
      const start = list.starts.findLast((one) => one <= order);
      const next = list.starts.find((one) => one > mine);
      if (start === undefined || start === mine) return undefined;
      const like = mine + order - start;
      return next !== undefined && like >= next ? undefined : like;
    },
    sameField(question) {
      const list = listOf(question);
      return list ? othersOfGroup(list, question, list.byField.get(question.target.record?.field ?? '')) : [];
    },
    sameWord(question, word) {
      const list = listOf(question);
      const ofField = list?.byWord.get(question.target.record?.field ?? '');
      return list ? [...othersOfGroup(list, question, ofField?.get(word))] : [];
    },
    otherFields(question) {
      const list = listOf(question);
      const { record, path } = question.target;
      if (!list || !record) return [];
      return [...list.byField].flatMap(([field, all]) =>
        all.filter(({ question: { target } }) =>
          field === record.field
            ? target.path !== path && !isSameGroup(list, record.number, target.record?.number)
            : true,
        ),
      );
    },
    isTaken(question, words) {
      return words.some((word) => [...(owners.get(word) ?? [])].some((path) => path !== question.target.path));
    },
  };
}

function* othersOfGroup(
  list: List,
  { target: { record, path } }: PlacedHit['question'],
  all: readonly PlacedHit[] = [],
): Generator<PlacedHit> {
  if (!record) return;
  for (const one of all) {
    const { target: other } = one.question;
    if (other.path !== path && isSameGroup(list, record.number, other.record?.number)) yield one;
  }
}

const isSameGroup = ({ groups, isEachApart }: List, one: number, other: number | undefined): boolean =>
  isEachApart || groups.get(one) === groups.get(other ?? -1);

function addTo(lists: Map<string, List>, one: PlacedHit): void {
  const { target, value } = one.question;
  const { record } = target;
  if (!record) return;
  const list = lists.get(record.list) ?? {
    keyLines: new Map(),
    byField: new Map(),
    byWord: new Map(),
    groups: new Map(),
    isEachApart: true,
    starts: [],
    areApart: false,
    countByLine: new Map(),
  };
  lists.set(record.list, list);
  // what was chosen among several places is no evidence of where a field stands
  if (!one.hit.isChosen) {
    const ofWord = list.byWord.get(record.field) ?? new Map<Word | undefined, PlacedHit[]>();
    list.byWord.set(record.field, ofWord);
    append(list.byField, record.field, one);
    append(ofWord, one.hit.words[0], one);
  }
  if (!record.keys.includes(record.field)) return;
  const order = one.hit.line.order;
  const keys = list.keyLines.get(record.number) ?? new Map<string, number>();
  list.keyLines.set(record.number, keys.set(target.path, order));
  list.countByLine.set(order, (list.countByLine.get(order) ?? new Set()).add(record.number));
  if (target.kind === 'int' && list.keyLines.size > 0 && record.keys.length > 1) {
    list.groups.set(record.number, `${list.groups.get(record.number) ?? ''}/${record.field}=${String(value)}`);
  }
}

function append<Key>(all: Map<Key, PlacedHit[]>, key: Key, one: PlacedHit): void {
  const ofKey = all.get(key);
  if (ofKey) ofKey.push(one);
  else all.set(key, [one]);
}

/** Where records begin, when each begins on a line of its own. */
function startsOf({ keyLines }: List): number[] {
  const starts = [...keyLines.values()].map((keys) => Math.min(...keys.values()));
  return [...new Set(starts)].sort((a, b) => a - b);
}

/** The words of a line in the column of others. */
export function inColumnOf(line: PrintedLine, words: readonly Word[]): readonly Word[] | undefined {
  const box = around(words);
  return boxesOf(line).find((cell) => overlapX(cell.box, box) > 0)?.cell;
}

const boxesByLine = new WeakMap<PrintedLine['cells'], readonly { cell: readonly Word[]; box: Box }[]>();

/** The cells of a line that hold words, with their boxes: columns are compared with those of all other records. */
function boxesOf({ cells }: PrintedLine): readonly { cell: readonly Word[]; box: Box }[] {
  const known = boxesByLine.get(cells);
  if (known) return known;
  const boxes = cells.filter((cell) => cell.length > 0).map((cell) => ({ cell, box: around(cell) }));
  boxesByLine.set(cells, boxes);
  return boxes;
}

export const linesOf = (print: Print, orders: Iterable<number>): PrintedLine[] =>
  [...orders].map((order) => print.lines[order]).filter((line) => line !== undefined);
