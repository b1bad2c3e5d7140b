import type { PageLayout, Segment } from '../../reading/layout.ts';
import { findDates } from '../../reading/values/date.ts';
import type { Word } from '../../document/page.ts';
import { type Cited, cite } from '../cited.ts';
import { isFormNumber } from './forms-list.ts';
import { readId } from '../labels/value-readers.ts';

// The number of a policy that no label of its own tells.

/** Behind a word of the policy in any line, beside the dates of its period, or at the edge of each page. */
export function unlabelledNumber(layouts: readonly PageLayout[], from: Cited | undefined): Cited<string> | undefined {
  const pages = layouts.filter(({ role }) => role !== 'bill').toSorted((a, b) => rank(a) - rank(b));
  const segments = pages.flatMap(({ lines }) => lines.flatMap((line) => line.segments));
  const named = segments.flatMap((segment) => behindWord(segment) ?? []);
  const alone = segments.flatMap((segment) => aloneIn(segment) ?? []);
  const dated = alone.filter((found) => from !== undefined && isBeside(found, from));
  return named[0] ?? dated[0] ?? atEdges(layouts, alone);
}

const rank = ({ role }: PageLayout): number => (role === 'declarations' ? 0 : 1);

const POLICY = /^[(·•]?(?:policy|contract|certificate)[:,]?$/i;
const BETWEEN = /^(?:is|number|no\.?|num\.?|nbr\.?|#|[:·•–—-])$/i;
const OTHER = /^(?:of|replac\w+|supersed\w+|prior|previous|expir\w+|underlying|master|other|form)[:,]?$/i;

/** "Your policy is number LPA 979 858", "Homeowner's Contract No. 18725", "New policy · P-2991" */
function behindWord({ words, page }: Segment): Cited<string> | undefined {
  const at = words.findIndex(({ text }) => POLICY.test(text));
  if (at < 0 || words.slice(Math.max(0, at - 2), at).some(({ text }) => OTHER.test(text))) return undefined;
  const start = words.findIndex(({ text }, place) => place > at && !BETWEEN.test(text));
  return start < 0 ? undefined : numberIn(words.slice(start), page);
}

const LEAST_DIGITS = 4;
/** A year, the half of a number that a line parts, words in capitals. */
const NO_NUMBER = /^(?:19|20)\d\d$|-$|(?:\b[A-Z]{3,} ){2}|(?:\b[A-Z]+ ){3}/;

function numberIn(words: readonly Word[], page: number): Cited<string> | undefined {
  const found = readId(words.map(withoutStop), 'inline');
  if (!found || found.value.replace(/\D/g, '').length < LEAST_DIGITS || NO_NUMBER.test(found.value)) return undefined;
  return findDates(found.value).length > 0 ? undefined : cite(found.value, { page, words: found.words });
}

const withoutStop = (word: Word): Word => (/\d\.$/.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word);

/** A text that is a number with letters, or parted by hyphens, and nothing else. */
function aloneIn({ text, words, page }: Segment): Cited<string> | undefined {
  if (!/[A-Z-]/.test(text) || PHONE_OR_ZIP.test(text)) return undefined;
  const found = numberIn(words, page);
  return found?.words.length === words.length ? found : undefined;
}

const PHONE_OR_ZIP = /^(?:\d{5}-\d{4}|\d{3}-\d{3,4}(?:-\d{4})?|1-\d{3}-.*|[A-Z]{2} \d{5}(?:-\d{4})?)$/;

/** Whether a number stands in one line with a date. */
const isBeside = ({ page, words: [own] }: Cited, { words: [date], page: other }: Cited): boolean =>
  own !== undefined && date !== undefined && page === other && Math.abs(own.y0 + own.y1 - date.y0 - date.y1) < own.size;

const EDGE_LINES = 3;

/** The number that several pages print in their first or last lines; numbers of forms stand there, too. */
function atEdges(layouts: readonly PageLayout[], alone: readonly Cited<string>[]): Cited<string> | undefined {
  const edges = layouts.map(({ lines }) => [...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)]);
  return alone.find(({ value }) => {
    if (isFormNumber(value)) return false;
    const pages = edges.filter((lines) => lines.some(({ words }) => ` ${textOf(words)} `.includes(` ${value} `)));
    return pages.length > 1;
  });
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
