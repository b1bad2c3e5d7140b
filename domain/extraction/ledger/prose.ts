import { around } from '../../reading/boxes.ts';
import { asText } from '../../reading/atom-kinds.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { openingOf } from './letter-head.ts';
import { shapeOfField } from './plan-access.ts';
import { ProseRows } from './prose-rows.ts';
import { AMOUNT, type Pair, pairOf, type Sentence } from './prose-pair.ts';
import { subjectName } from './prose-names.ts';
import { pairsOf } from './prose-pairs.ts';
import {
  atomOf,
  EASY,
  type Measure,
  type Passage,
  passagesOf,
  type ProseWord,
  STRICT,
  textOf,
  wordsOf,
} from './prose-words.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// Letters tell of records in sentences: "On May 3 a loss occurred that is handled under claim 12-3456; paid $500.00". What
// they say is set in rows of labels and values, one a record or scope, so that everything else reads it as a card.

/** Replaces running text about records and scopes by rows of what it says. */
export function rowsOfProse(rows: readonly Row[], meanings: Meanings): Row[] {
  const set = setProse(rows, { least: openingOf(rows) < 0 ? STRICT : EASY, isFirst: true }, meanings);
  const kept = new Set(set);
  // Where passages tell of records, single lines between them do as well.
  const isTold = rows.some((row) => !kept.has(row));
  const both = (isTold ? setProse(set, { least: EASY, isFirst: false }, meanings) : set).flatMap((row) => [
    row,
    ...rowsOfSubject(row, meanings),
  ]);
  return both.map((row, at) => (row.at === at ? row : { ...row, at }));
}

const SUBJECT = /^(?:re|subject|regarding|concerning)$/;

/** What the subject of a letter says: "Re: Acme Paving Inc – claims valued January 16, 2021". */
function rowsOfSubject(row: Row, meanings: Meanings): Row[] {
  const [label, text] = row.atoms;
  if (!label?.isLabel || text?.isLabel !== false || !SUBJECT.test(normalize(label.text))) return [];
  const words = wordsOf({ ...row, atoms: row.atoms.slice(1) });
  const pairs = [...subjectName(words, meanings), ...pairsOf(words, meanings)];
  return scalarRows([{ words, pairs, counts: [] }], row, meanings);
}

function setProse(
  rows: readonly Row[],
  { least, isFirst }: { least: Measure; isFirst: boolean },
  meanings: Meanings,
): Row[] {
  return passagesOf(rows, least, meanings).flatMap((part) => {
    if (!('paragraphs' in part)) return [part];
    const said = saidIn(part, meanings);
    if (isAboutRecords(said, meanings)) return toldRows(part, said, meanings);
    const [first] = part.rows as [Row];
    return isFirst ? [...part.rows, ...scalarRows(said, first, meanings)] : [...part.rows];
  });
}

function saidIn({ paragraphs }: Passage, meanings: Meanings): Sentence[] {
  const said = paragraphs.flatMap((sentences) => {
    const read = sentences.map((words): Sentence => {
      const counts = countsIn(words, meanings);
      return { words, pairs: withoutCounted(pairsOf(words, meanings), counts, meanings), counts };
    });
    return joinNarratives(withNarratives(read, meanings), meanings);
  });
  return withNarratives(said, meanings);
}

function toldRows({ rows }: Passage, said: readonly Sentence[], meanings: Meanings): Row[] {
  const [first] = rows as [Row];
  const made = new ProseRows(meanings);
  for (const sentence of said) made.add(sentence);
  const told = new Set(said.filter(saysMore).flatMap(({ words }) => words.map(({ row }) => row)));
  const set = [...made.rows().map((each) => rowOf(each, first)), ...scalarRows(said, first, meanings)];
  return [...set, ...rows.filter((row) => !told.has(row))].toSorted((a, b) => a.y0 - b.y0);
}

const saysMore = ({ pairs, counts }: Sentence): boolean => pairs.length + counts.length > 0;

const rowOf = (atoms: readonly Atom[], like: Row): Row => ({
  ...like,
  ...around(atoms),
  atoms,
  isRuledAbove: false,
  isTold: true,
});

function isAboutRecords(said: readonly Sentence[], { plan }: Meanings): boolean {
  const pairs = said.flatMap((sentence) => sentence.pairs);
  const keys = pairs.filter(({ field }) => field === plan.record.key || field === plan.scope.key);
  const amounts = pairs.filter(({ field }) => field === AMOUNT);
  const isDated = pairs.some(({ field }) => field === plan.record.keyDate || field === plan.scope.period);
  const figures = amounts.length + said.filter(({ counts }) => counts.length > 0).length;
  return (keys.length > 0 && amounts.length + Number(isDated) > 0) || (amounts.length > 0 && figures > 1);
}

const LEAST_NARRATIVE = 4;

/** The first sentence without figures between others about a record tells what happened. */
function withNarratives(said: readonly Sentence[], { plan }: Meanings): Sentence[] {
  const field = plan.record.loose.narrative;
  return said.map((sentence, at) => {
    const { words, pairs, counts } = sentence;
    const from = said.slice(0, at).findLastIndex((each) => each.pairs.some((pair) => pair.field === plan.record.key));
    const before = said.slice(Math.max(from, 0), at);
    const isBetween = from >= 0 && at < said.length - 1 && before.every(saysMore);
    if (before.some((each) => each.pairs.some((pair) => pair.field === field))) return sentence;
    if (!isBetween || pairs.length + counts.length > 0 || words.length < LEAST_NARRATIVE) return sentence;
    const value = { typed: asText(textOf(words)), text: textOf(words), at: 0, end: words.length };
    return { ...sentence, pairs: [pairOf(words, value, { field, plan })] };
  });
}

/** Sentences of a narrative that say nothing of their own go on with it. */
function joinNarratives(said: readonly Sentence[], { plan }: Meanings): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of said) {
    const before = joined.at(-1);
    const last = before?.pairs.at(-1);
    const goesOn =
      before && last && sentence.pairs.length + sentence.counts.length === 0 && last.end === before.words.length;
    if (!goesOn || shapeOfField(plan, last.field) !== 'text') {
      joined.push(sentence);
      continue;
    }
    const words = [...before.words, ...sentence.words];
    const value = words.slice(last.end - (last.atoms[0]?.words.length ?? 0));
    const text = textOf(value);
    const grown: Pair = { ...last, atoms: [atomOf(value, { text })], end: words.length };
    joined[joined.length - 1] = { ...before, words, pairs: [...before.pairs.slice(0, -1), grown] };
  }
  return joined;
}

/** "valued as of June 30": values of the document as a whole. */
function scalarRows(said: readonly Sentence[], like: Row, { plan }: Meanings): Row[] {
  const fields = new Set(plan.scalars.map(({ field }) => field));
  const pairs = said.flatMap((sentence) => sentence.pairs).filter(({ field }) => fields.has(field));
  return pairs.map(({ label, atoms }) => rowOf([label, ...atoms], like));
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

function numberOf(word: ProseWord | undefined): number | null {
  if (!word || /[,:;.]$/.test(word.word.text)) return null;
  const spelt = NUMBERS.indexOf(word.text.toLowerCase());
  if (spelt > 0) return spelt;
  return /^\d{1,3}$/.test(word.text) ? Number(word.text) : null;
}

/** "9 claims, of which 2 are pending" counts, and says of no record how it stands. */
function withoutCounted(pairs: readonly Pair[], counts: readonly Atom[], { plan }: Meanings): readonly Pair[] {
  const isOfRecord = pairs.some(({ field }) => field === plan.record.key);
  return counts.length === 0 || isOfRecord ? pairs : pairs.filter(({ field }) => shapeOfField(plan, field) !== 'word');
}

/** The counts of all records and of those that are open: "three (3) claims", "of which one is pending". */
function countsIn(words: readonly ProseWord[], { plan }: Meanings): Atom[] {
  const { counted } = plan.totals;
  const all = countOf(words, counted.nouns, 2);
  const open = all && countOf(words, counted.open, MOST_BEFORE_OPEN);
  return [...(all ? [all] : []), ...(open && open.words[0] !== all?.words[0] ? [open] : [])];
}

/** Words between a number and what it says of the records: "2 of which are active". */
const MOST_BEFORE_OPEN = 4;

/** The number nearest in front of one of the words. */
function countOf(words: readonly ProseWord[], list: string, most: number): Atom | null {
  const nouns = new Set(list.split(/\s+/));
  for (const [at, { text }] of words.entries()) {
    if (!nouns.has(normalize(text))) continue;
    const from = words.slice(0, at).findLastIndex((word) => numberOf(word) !== null);
    if (at - from > most) continue;
    const value = numberOf(words[from]);
    if (value !== null) return atomOf(words.slice(from, at + 1), { text: `${value} ${text}` });
  }
  return null;
}
