import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { relined, segmentOf } from '../../reading/segments.ts';
import type { SourceDocument } from '../source-document.ts';
import { pairsApart, type TopicOf } from './amounts-in-text.ts';
import { type KnownTopic, withListsApart } from './lists-in-lines.ts';
import type { MeaningOf } from './meanings.ts';

// "$1,000,000 Each Occurrence Limit" over "$2,000,000 General Aggregate Limit": lists whose amounts stand before what they are for. They
// are set the other way round, as all others print it: read from left to right each name would get the amount below it.

/** An amount and what it is for, of one segment or two of a line. */
interface Pair {
  amount: Segment;
  name: Segment;
  /** Where its segments stand in the line. */
  at: number;
  count: number;
  isKnown: boolean;
}

const LEAST_LINES = 3;
/** Of a list, names that are known; others stand among them. */
const LEAST_KNOWN = 0.6;
const AMOUNT = /^\$?\d{1,3}(?:,\d{3})+$/;
const IN_WORDS = /^(?:included|excluded|not covered|none)$/i;
/** The share of a pair that its name takes. */
const NAME = 0.6;
/** How far a name may stand behind its amount, in sizes of print. */
const FAR = 6;

/** A document with such lists set the other way round, and with a segment for each name and amount of a text that has several. */
export function inUsualOrder(document: SourceDocument, meaningOf: MeaningOf): SourceDocument {
  const topicOf: TopicOf = (text) => (meaningOf(text).isWhole ? meaningOf(text).topic?.topic : undefined);
  const known: KnownTopic = (text) => meaningOf(text).topic;
  const layouts = document.layouts.map((layout) => turnedLayout(withListsApart(layout, known), topicOf));
  return { ...document, layouts };
}

function turnedLayout(layout: PageLayout, topicOf: TopicOf): PageLayout {
  const apart = layout.lines.map((line) => withPairsApart(line, topicOf));
  const lines = [...apart];
  for (const list of listsIn(apart, topicOf)) {
    const [x0, x1] = [
      Math.min(...list.map(([, own]) => own.amount.x0)),
      Math.max(...list.map(([, own]) => own.name.x1)),
    ];
    for (const [at, pair] of list) lines[at] = turned(lines[at] as Line, pair, { x0, x1 });
    const [[first, { amount }]] = list as [Listed];
    const over = lines[first - 1];
    if (over) lines[first - 1] = withHeading(over, amount, { x0, x1 });
  }
  return lines.some((line, at) => line !== layout.lines[at]) ? { ...layout, lines } : layout;
}

function withPairsApart(line: Line, topicOf: TopicOf): Line {
  const segments = pairsApart(line, topicOf);
  return segments.length === line.segments.length ? line : relined(line, segments);
}

type Listed = readonly [at: number, pair: Pair];

/** Lists of one column or of several beside each other, the rightmost first. */
function listsIn(lines: readonly Line[], topicOf: TopicOf): Listed[][] {
  const lists: Listed[][] = [];
  for (let column = 0; column < MOST_COLUMNS; column++) {
    const taken = lists.flat();
    const found = listsBeside(taken, lines, topicOf);
    if (found.length === 0) break;
    lists.unshift(...found);
  }
  return lists;
}

const MOST_COLUMNS = 3;

/** Lines one below the other whose amounts stand in a column before what they are for, right of the lists that are known. */
function listsBeside(known: readonly Listed[], lines: readonly Line[], topicOf: TopicOf): Listed[][] {
  const lists: Listed[][] = [];
  let list: Listed[] = [];
  for (const [at, line] of lines.entries()) {
    const over = list.at(-1)?.[1];
    const [, last] = known.findLast(([other]) => other === at) ?? [];
    const pair = known.length > 0 && !last ? null : pairIn(line, last ? last.at + last.count : 0, over, topicOf);
    if (pair && (!over || isUnder(pair, over))) {
      list.push([at, pair]);
      continue;
    }
    lists.push(list);
    list = pair?.isKnown ? [[at, pair]] : [];
  }
  return [...lists, list].filter((own) => isList(own, lines));
}

function isList(list: readonly Listed[], lines: readonly Line[]): boolean {
  const known = list.filter(([, { isKnown }]) => isKnown).length;
  const owned = list.filter(([at, pair]) => hasOwnAmount(lines[at] as Line, pair)).length;
  const areOwned = owned * 2 >= list.length;
  return known >= LEAST_LINES && known >= LEAST_KNOWN * list.length && !areOwned && !isHeaded(list, lines);
}

/** "Debris removal  $25,000  Spoilage  $10,000": a name whose amount ends the line is none of the amount before it. */
function hasOwnAmount({ segments }: Line, { at, count }: Pair): boolean {
  const behind = segments.slice(at + count);
  const words = behind.flatMap((segment) => segment.words);
  const taken = amountWords(words);
  return words.length > 0 && (taken === words.length || (behind.length === 1 && IN_WORDS.test(behind[0]?.text ?? '')));
}

/** Below headings of both columns they say what is what. */
function isHeaded([first]: readonly Listed[], lines: readonly Line[]): boolean {
  if (!first) return false;
  const [at, { amount, name }] = first;
  const heads = lines[at - 1]?.segments ?? [];
  const isOver = ({ x0, x1 }: Segment): boolean => heads.some((head) => head.x0 < x1 && head.x1 > x0);
  const isNamed = heads.some((head) => head.x0 > amount.x1 && head.x0 < name.x1);
  return isOver(amount) && isNamed;
}

const isUnder = ({ amount }: Pair, over: Pair): boolean =>
  Math.abs(amount.x1 - over.amount.x1) < 4 || Math.abs(amount.x0 - over.amount.x0) < 4;

/** The pair of a line that stands under another one, else the first with a known name. */
function pairIn(line: Line, from: number, over: Pair | undefined, topicOf: TopicOf): Pair | null {
  const pairs = line.segments.flatMap((_, at) => (at < from ? [] : (pairAt(line, at, topicOf) ?? [])));
  return pairs.find((pair) => over && isUnder(pair, over)) ?? pairs.find(({ isKnown }) => isKnown) ?? null;
}

function pairAt(line: Line, at: number, topicOf: TopicOf): Pair | null {
  const { segments } = line;
  const before = segments[at - 1];
  // "Bodily injury  $500,000  each accident" is in the usual order
  const isOwned = before !== undefined && AMOUNT.test(segments[at - 2]?.text ?? '');
  if (before && !isOwned && topicOf(before.text) !== undefined && !HEADING.test(before.text)) return null;
  const own = withSign(line, at);
  const { amount, rest, count } = own;
  const isKnown = (name: Segment): boolean => topicOf(name.text) !== undefined;
  if (amount && rest) return { amount, name: rest, at, count, isKnown: isKnown(rest) };
  const next = segments[at + count];
  const isNear = amount && next && next.x0 - amount.x1 < FAR * amount.size && /^\p{L}/u.test(next.text);
  return isNear ? { amount, name: next, at, count: count + 1, isKnown: isKnown(next) } : null;
}

/** The amount that a segment begins with, or is with a "$" set apart, and what stands behind it in its own segment. */
function withSign(line: Line, at: number): { amount: Segment | null; rest: Segment | null; count: number } {
  const [own, next] = [line.segments[at] as Segment, line.segments[at + 1]];
  const count = own.text === '$' && next ? 2 : 1;
  const words = count === 2 && next ? [...own.words, ...next.words] : own.words;
  const taken = IN_WORDS.test(own.text) ? words.length : amountWords(words);
  const part = (some: typeof words): Segment | null => (some.length > 0 ? segmentOf(some, line) : null);
  return { amount: part(words.slice(0, taken)), rest: taken > 0 ? part(words.slice(taken)) : null, count };
}

/** "5. Limits:" heads a list. */
const HEADING = /^(?:\d{1,2}\. ?)?(?:limits?|coverages?)\b[^$\d]*:?$/i;

/** How many words an amount at the start has. */
function amountWords(words: Segment['words']): number {
  const start = words[0]?.text === '$' ? 1 : 0;
  return AMOUNT.test(words[start]?.text ?? '') ? start + 1 : 0;
}

/** The name before its amount, in the columns of the list. */
function turned(line: Line, { amount, name, at, count }: Pair, { x0, x1 }: { x0: number; x1: number }): Line {
  const behind = line.segments[at + count];
  const end = Math.min(x1, (behind?.x0 ?? Number.POSITIVE_INFINITY) - 1);
  const middle = x0 + NAME * (end - x0);
  const pair = [
    { ...name, x0, x1: middle - 1 },
    { ...amount, x0: middle, x1: Math.min(end, middle + amount.x1 - amount.x0) },
  ];
  return relined(line, [...line.segments.slice(0, at), ...pair, ...line.segments.slice(at + count)]);
}

/** The heading of the amounts goes with them. */
function withHeading(line: Line, amount: Segment, { x0, x1 }: { x0: number; x1: number }): Line {
  const middle = x0 + NAME * (x1 - x0);
  const isOver = (head: Segment): boolean => HEADING.test(head.text) && head.x0 < amount.x1 && head.x1 > amount.x0;
  return line.segments.some(isOver)
    ? relined(
        line,
        line.segments.map((head) => (isOver(head) ? { ...head, x0: middle, x1 } : head)),
      )
    : line;
}
