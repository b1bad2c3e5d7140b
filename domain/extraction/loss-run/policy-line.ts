import type { Line, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import { lineOfBusinessIn } from '../lexicon/loss-run-codes.ts';
import type { Word } from '../../document/page.ts';
import { findDates, monthsBetween } from '../../reading/values/date.ts';
import { isMoneyLike } from '../../reading/values/money.ts';
import { type Entry, putField } from './entries.ts';

const MOST_WORDS = 16;
const LONGEST_TERM = 36;

/**
 * "Commercial auto   Policy ABC-123   04/01/2020 - 04/01/2021": a line that names a policy and its term without labels
 * that end in a colon. Puts what it finds into the entry.
 */
export function readPolicyLine(line: Line, policy: Entry): void {
  const { words } = line;
  if (words.length > MOST_WORDS || words.some((word) => isMoneyLike(word.text))) return;
  const term = termOf(line);
  const number = numberOf(line, term);
  if (!term || !number) return;
  putField(policy, 'policyNumber', [number]);
  putField(policy, 'period', [term]);
  const others = words.filter((word) => !term.words.includes(word) && !number.words.includes(word));
  const business = lineOfBusinessIn(others.map((word) => word.text).join(' '));
  const named = business === null ? [] : wordsOf(business, others);
  if (named.length > 0) putField(policy, 'lineOfBusiness', [segmentOf(named, line)]);
}

/** Two dates that a policy term may lie between. */
function termOf(line: Line): Segment | null {
  const dated = line.words.filter((word) => findDates(word.text).length > 0);
  const [first, second] = dated;
  if (!first) return null;
  const words = second ? line.words.slice(line.words.indexOf(first), line.words.indexOf(second) + 1) : [first];
  const [from, to] = findDates(words.map((word) => word.text).join(' '));
  if (!from || !to || dated.length > 2) return null;
  const months = monthsBetween(from.date, to.date);
  return months !== null && months > 0 && months <= LONGEST_TERM ? segmentOf(words, line) : null;
}

/** What follows "policy", or the only other number of the line. */
function numberOf(line: Line, term: Segment | null): Segment | null {
  const words = line.words.filter((word) => !term?.words.includes(word));
  const at = words.findIndex(
    (word, place) =>
      /^pol(?:icy)?[.:#]?$/i.test(word.text) && !/^(?:period|term|dates?|eff)/i.test(words[place + 1]?.text ?? ''),
  );
  const after =
    at < 0 ? words : words.slice(at + 1).filter((word) => !/^(?:no|number|num|nbr|#)[.:#]*$/i.test(word.text));
  const isNumber = (word: Word): boolean => (word.text.match(/\d/g)?.length ?? 0) >= 4;
  const numbers = after.filter(isNumber);
  const [first] = numbers;
  if (!first || (at < 0 && (numbers.length > 1 || words.length > 6)) || (at >= 0 && after[0] !== first)) return null;
  return segmentOf([first], line);
}

function wordsOf(text: string, words: readonly Word[]): Word[] {
  const parts = text.split(' ');
  const from = words.findIndex((_, at) => parts.every((part, place) => words[at + place]?.text === part));
  return from < 0 ? [] : words.slice(from, from + parts.length);
}
