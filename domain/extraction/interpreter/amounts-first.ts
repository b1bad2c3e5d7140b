import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import type { Word } from '../../document/page.ts';
import type { SourceDocument } from '../source-document.ts';
import type { MeaningOf } from './meanings.ts';

// "$1,000,000 Each Occurrence Limit" over "$2,000,000 General Aggregate Limit": lists whose amounts stand before what they are for. Their
// lines are set the other way round, as all others print it: read from left to right each name would get the amount below it.

interface Pair {
  amount: readonly Word[];
  name: readonly Word[];
}

/** A line that begins with other words, such as "a.", or has none but pairs. */
interface Pairs {
  before: readonly Word[];
  pairs: readonly Pair[];
}

const LEAST_LINES = 3;
const MARK = /^\(?(?:[A-Za-z]|\d{1,2})[.)]$/;
const AMOUNT = /^\$?\d{1,3}(?:,\d{3})+$/;
const ENDS = /[;,.]$/;
/** The share of a pair that its name takes. */
const NAME = 0.6;

/** A document with such lists set the other way round, where each line has a name that is known and nothing else, or several in a sentence. */
export function inUsualOrder(document: SourceDocument, meaningOf: MeaningOf): SourceDocument {
  const isName = (text: string): boolean => meaningOf(text).isWhole && meaningOf(text).topic !== undefined;
  return { ...document, layouts: document.layouts.map((layout) => turnedLayout(layout, isName)) };
}

function turnedLayout(layout: PageLayout, isName: (text: string) => boolean): PageLayout {
  const found = layout.lines.map((line) => pairsIn(line, isName));
  const lines = layout.lines.map((line, at) => {
    const own = found[at];
    return own && (own.pairs.length > 1 || isInList(at, found, layout.lines)) ? turned(line, own) : line;
  });
  return lines.some((line, at) => line !== layout.lines[at]) ? { ...layout, lines } : layout;
}

function pairsIn({ words }: Line, isName: (text: string) => boolean): Pairs | null {
  const start = words.findIndex(({ text }) => AMOUNT.test(text));
  if (start < 0) return null;
  const from = words[start - 1]?.text === '$' ? start - 1 : start;
  const [before, pairs] = [words.slice(0, from), pairsOf(words.slice(from))];
  const known = pairs.filter(({ name }) => isName(nameOf(name))).length;
  const isList = pairs.length === 1 ? known === 1 && before.every(({ text }) => MARK.test(text)) : known > 1;
  return isList && known >= pairs.length - 1 && areParted(before, pairs) ? { before, pairs } : null;
}

function pairsOf(words: readonly Word[]): Pair[] {
  const pairs: { amount: Word[]; name: Word[] }[] = [];
  for (const word of words) {
    const isAmount = AMOUNT.test(word.text) || word.text === '$';
    const last = pairs.at(-1);
    if (!isAmount) last?.name.push(word);
    else if (last?.name.length === 0) last.amount.push(word);
    else pairs.push({ amount: [word], name: [] });
  }
  return pairs;
}

/** Each name ends with a sign before the next amount, and what stands before the first one does, too. */
const areParted = (before: readonly Word[], pairs: readonly Pair[]): boolean =>
  (pairs.length === 1 || before.length === 0 || /[:;,.]$/.test(before.at(-1)?.text ?? '')) &&
  pairs.slice(0, -1).every(({ name }) => ENDS.test(withoutAnd(name).at(-1)?.text ?? ''));

/** "…; and $5,000" */
const withoutAnd = (words: readonly Word[]): readonly Word[] =>
  /^and$/i.test(words.at(-1)?.text ?? '') ? words.slice(0, -1) : words;

const nameOf = (words: readonly Word[]): string =>
  withoutAnd(words)
    .map(({ text }) => text)
    .join(' ')
    .replace(ENDS, '');

/** Below a heading of columns the columns say what is what. */
function isInList(at: number, found: readonly (Pairs | null)[], lines: readonly Line[]): boolean {
  const from = found.slice(0, at).findLastIndex((pairs) => pairs === null) + 1;
  const behind = found.findIndex((pairs, index) => index > at && pairs === null);
  const count = (behind < 0 ? found.length : behind) - from;
  return count >= LEAST_LINES && (lines[from - 1]?.segments.length ?? 1) === 1;
}

function turned(line: Line, { before, pairs }: Pairs): Line {
  const segments: Segment[] = [
    ...(before.length > 0 ? [segmentOf([...before], line)] : []),
    ...pairs.flatMap(({ amount, name }) => {
      const x0 = amount[0]?.x0 ?? line.x0;
      const x1 = name.at(-1)?.x1 ?? line.x1;
      const middle = x0 + NAME * (x1 - x0);
      return [
        { ...segmentOf([...name], line), text: nameOf(name), x0, x1: middle - 1 },
        { ...segmentOf([...amount], line), x0: middle, x1 },
      ];
    }),
  ];
  const own: Line = { ...line, words: segments.flatMap(({ words }) => words), segments };
  own.segments = segments.map((segment) => ({ ...segment, line: own }));
  return own;
}
