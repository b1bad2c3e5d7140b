import type { RecordNode } from '../index/facts.ts';
import { phrasesOf } from '../index/phrases.ts';
import { isFieldSense, isListSense } from '../lexicon/senses.ts';
import { wordsOf } from '../words.ts';
import { type Kind, saidKinds } from './kinds.ts';

const OF = '(?:(?:of|for|on) +)?(?:the +)?';
const JOIN = new RegExp(String.raw`,? *(?:\band\b|\bplus\b|&|\+) +${OF}|, *${OF}`, 'gi');

/** What is asked of several things at once is no question of each of them. */
const OF_ALL: readonly Kind[] = ['average', 'highest', 'lowest', 'compare', 'missing', 'howMany', 'yesNo'];

/**
 * "The comprehensive and collision deductibles on the Kia" asks for "the comprehensive deductibles on the Kia" and "the
 * collision deductibles on the Kia": fields, coverages, or records of a list that stand side by side, each with all the rest.
 */
export function conjunctsOf(text: string, recordsOf: RecordsOf): string[] {
  const kinds = saidKinds(text);
  if (OF_ALL.some((kind) => kinds.has(kind)) || saidKinds(withoutPhrases(text)).has('sum')) return [text];
  const joins = [...text.matchAll(JOIN)].map(({ 0: join, index }) => ({ from: index, to: index + join.length }));
  for (const [at, { from }] of joins.entries()) {
    const first = namedIn(text.slice(0, from), recordsOf).at(-1);
    if (first?.to !== from) continue;
    const others: Named[] = [];
    for (const { to } of joins.slice(at)) {
      if (others.length > 0 && !joins.some((join) => join.from === others.at(-1)?.to && join.to === to)) break;
      const [next] = namedIn(text.slice(to), recordsOf);
      if (next?.from !== 0 || !(isLike(first, next) || areApart(first, next))) break;
      others.push({ ...next, from: to, to: to + next.to });
    }
    const rest = text.slice(others.at(-1)?.to);
    if (others.length > 0)
      return [first, ...others].map((one) => `${text.slice(0, first.from)}${text.slice(one.from, one.to)}${rest}`);
  }
  return [text];
}

/** "Total premium" adds up nothing. */
const withoutPhrases = (text: string): string =>
  phrasesOf(wordsOf(text))
    .flatMap(({ words, senses }) => (words.length > 1 && senses.size > 0 ? [] : words))
    .join(' ');

/** The records that words are in the names of. */
type RecordsOf = (words: readonly string[]) => readonly RecordNode[];

/** A phrase that stands for something, or the name of records, where it is written. */
interface Named {
  senses: ReadonlySet<string>;
  records: readonly RecordNode[];
  from: number;
  to: number;
}

function namedIn(text: string, recordsOf: RecordsOf): Named[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)];
  const words = tokens.flatMap(([token]) => wordsOf(token).join(''));
  const named: (Named & { words: readonly string[] })[] = [];
  for (const { senses, at, words: run } of phrasesOf(words)) {
    const [first, last, before] = [tokens[at], tokens[at + run.length - 1], named.at(-1)];
    const own = { senses, words: run, from: first?.index ?? 0, to: last ? last.index + last[0].length : 0 };
    const together = before && senses.size === 0 ? recordsOf([...before.words, ...run]) : [];
    if (!before || together.length === 0) named.push({ ...own, records: recordsOf(run) });
    // "Honda Civic"
    else named.splice(-1, 1, { ...own, words: [...before.words, ...run], from: before.from, records: together });
  }
  return named;
}

/** Two records of one list: "the Kia and the Civic". */
const areApart = ({ records: one }: Named, { records: other }: Named): boolean =>
  !one.some((record) => other.includes(record)) && one.some(({ list }) => other.some((record) => record.list === list));

/** Two fields, or two coverages, and not the same one. */
const isLike = (one: Named, other: Named): boolean =>
  [isFieldSense, isTopic].some((is) => [one, other].every(({ senses }) => [...senses].some(is))) &&
  ![...one.senses].every((sense) => other.senses.has(sense));

const isTopic = (sense: string): boolean => !isFieldSense(sense) && !isListSense(sense) && !sense.includes(':');
