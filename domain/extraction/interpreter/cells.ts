import type { Box, Word } from '../../document/page.ts';
import { isTickedBox } from '../../reading/tick-boxes.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import type { Measure } from '../plan.ts';
import { guttersOf } from './gutters.ts';
import { type ToldSegment, toldValues } from './told-values.ts';
import { hasMoreBehind, kindOfValue, type ValueShape } from './value-shape.ts';

/** A piece of a line that means one thing: a heading, a name, a value. */
export interface Cell extends Box {
  text: string;
  words: readonly Word[];
  size: number;
  bold: boolean;
  page: number;
  row: Row;
  /** What the text is as a value; null when it is text. */
  shape: ValueShape | null;
  /** What it measures, where the lines around it say so. */
  measure?: Measure | undefined;
}

/** A line of a page as cells from left to right. */
export interface Row extends Box {
  page: number;
  /** Position on the page, from the top. */
  at: number;
  size: number;
  cells: Cell[];
  /** Whether the number of a form stood before its cells. */
  isForm?: true;
}

/** Whether a text is a label or a name that may be cut off from what follows it. */
interface Heads {
  isHead: (text: string) => boolean;
  /** Whether the whole text names what a column of amounts measures. */
  isMeasure: (text: string) => boolean;
  /** Whether the whole text names a coverage. */
  isName: (text: string) => boolean;
  /** Whether the whole text names several things that a column says: "Class / Territory". */
  isComposite: (text: string) => boolean;
  /** Whether the whole text names a thing: "Unit 1". */
  isThing: (text: string) => boolean;
  /** Whether the whole text names a thing by several numbers. */
  isPair: (text: string) => boolean;
}

/** Whether a cell may hold a value of a coverage. */
export const isValue = (cell: Cell): boolean => cell.shape !== null && cell.shape !== 'date';

export const valuesRight = (cell: Cell): boolean =>
  cell.row.cells.some((other) => other.x0 >= cell.x1 - 1 && isValue(other));

/** The cells of a page: segments, cut where a known name is followed by its value without a gap. */
export function cellsOf(layout: PageLayout, heads: Heads): Row[] {
  const gutters = guttersOf(layout.lines);
  return layout.lines.map((line, at) => {
    const { page, size, x0, x1, y0, y1 } = line;
    const row: Row = { page, at, size, x0, x1, y0, y1, cells: [] };
    const segments = line.segments.flatMap((segment) =>
      isWhole(segment.text, heads) ? [segment] : gutters.cut(segment, line),
    );
    row.cells = joinSigns(segments, line)
      .flatMap((segment) => cut(segment, line, heads))
      .map((segment) => cellOf(segment, row))
      .filter(({ text }) => !DRAWN_LINE.test(text));
    return row;
  });
}

/** A value or a heading; an amount with something behind it may be the values of two columns. */
const isWhole = (text: string, heads: Heads): boolean =>
  (kindOfValue(text) !== null && !hasMoreBehind(text)) || heads.isHead(text);

/** A rule that is drawn with signs. */
const DRAWN_LINE = /^[-–—=_*.·\s]{4,}$/;
/** A text without the dots behind it that lead to a value; one dot that ends a word stays. */
function withoutLeader(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === ' ')) end -= 1;
  const dots = text.slice(end);
  return text.slice(0, dots.startsWith('.') && !dots.startsWith('..') ? end + 1 : end);
}

function cellOf(segment: ToldSegment, row: Row): Cell {
  const isChosen = segment.words.length > 1 && isTickedBox(segment.words[0]?.text ?? '');
  const text = withoutLeader(isChosen ? textOf(segment.words, 1, segment.words.length) : segment.text);
  const { words, size, bold, page, x0, x1, y0, y1, measure } = segment;
  const measured = measure && { measure };
  return { text, words, size, bold, page, row, x0, x1, y0, y1, shape: kindOfValue(text), ...measured };
}

/** "$" set apart belongs to the number behind it. */
function joinSigns(segments: readonly Segment[], line: Line): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && /(?:^|\s)[-–(]?\$$/.test(last.text) && /^[-(]?[\d.]/.test(segment.text) && segment.x0 - last.x1 < 110) {
      joined[joined.length - 1] = segmentOf([...last.words, ...segment.words], line);
    } else joined.push(segment);
  }
  return joined;
}

const AMOUNT = String.raw`[-–−]?\s?\(?\$\s?\d[\d,.]*\)?\S*|\(?-?\d{1,3}(?:,\d{3})+(?:\.\d\d)?\)?|-?\d+\.\d\d|\d+(?:\.\d+)?\s?%`;
const MARK = 'included|incl\\.?|declined|not (?:covered|purchased|included|selected)';
const TAIL = new RegExp(String.raw`\s(?:${AMOUNT}|${MARK})$`, 'i');

/** "(Ded 5,000)" under the heading of a column is a remark. */
const IN_PARENTHESES = /^\([^()]*\)$/;

/** "$20/day, $600 max $21.67", "100.00 deductible $35.38": a limit in words and what it costs. */
const PREMIUM_TAIL = /^(.*\p{L}[.)]?) \$ ?\d[\d,]*\.\d\d$/u;

function cut(segment: Segment, line: Line, heads: Heads): ToldSegment[] {
  const priced = toldValues(segment, line) ?? withPrice(segment, line, heads);
  if (priced) return priced;
  const colon = cutAtColons(segment, line, heads);
  if (colon.length > 1) return colon.flatMap((part) => cut(part, line, heads));
  const tail = IN_PARENTHESES.test(segment.text) ? null : TAIL.exec(segment.text);
  // "Rate per $100" and "Rate / $100" are headings.
  const isUnit = tail !== null && /(?:\bper|\/)$/i.test(segment.text.slice(0, tail.index));
  if (tail && !isUnit && kindOfValue(segment.text) === null) {
    const head = segment.text.slice(0, tail.index);
    if (heads.isThing(head)) return cutAt(segment, line, head.length);
    const inner = /^(.*?\p{L}[^$\d]*?)\s(?=[-–]?\$|\d)/u.exec(segment.text)?.[1];
    for (const name of [inner, head]) {
      if (name !== undefined && heads.isHead(name)) return cutAt(segment, line, name.length);
    }
  }
  return kindOfValue(segment.text) === null ? cutTwoHeads(segment, line, heads) : cutValues(segment, line);
}

const PRICED = /^.*\S (?:at|for|costs?|premium(?: of)?) \$?\d[\d,]*\.\d\d$/i;

/** What stands before a price and the price, where the text is both. */
function withPrice(segment: Segment, line: Line, heads: Heads): Segment[] | null {
  const limit = PREMIUM_TAIL.exec(segment.text)?.[1];
  if (limit !== undefined && /\d/.test(limit) && kindOfValue(limit) === 'wording')
    return cutAt(segment, line, limit.length);
  const priced = cutAtPrice(segment, line);
  return priced && [...cutAtFigure(priced[0], line, heads), priced[1]];
}

/** "Comprehensive 250 deductible at $104.70": what stands before the price, and the price. */
function cutAtPrice({ words, text }: Segment, line: Line): [Segment, Segment] | null {
  const end = words.findLastIndex((word) => /^(?:at|for|costs?|premium)$/i.test(word.text));
  const price = words.slice(-1);
  const isPriced = PRICED.test(text) && end > 1 && end >= words.length - 3;
  return isPriced ? [segmentOf(words.slice(0, end), line), segmentOf(price, line)] : null;
}

/** "Bodily injury 50,000 EP/100,000 EA": a name that is known, and the limit in words behind it. */
function cutAtFigure(segment: Segment, line: Line, heads: Heads): Segment[] {
  const at = segment.words.findIndex(({ text }) => /^(?:\$?\d|up$)/i.test(text));
  const { length } = segment.words;
  const isValueBehind = kindOfValue(textOf(segment.words, Math.max(at, 0), length)) !== null;
  const isKnown = at > 0 && isValueBehind && heads.isHead(textOf(segment.words, 0, at));
  if (!isKnown) return cut(segment, line, heads);
  return [segmentOf(segment.words.slice(0, at), line), segmentOf(segment.words.slice(at), line)];
}

const PREMIUM_BEHIND = /^(.*\d.*[^\s/,&–-])\s\$?\d[\d,]*\.\d\d$/;
const PRICES = /^\$[\d,]+\.\d\d(?: \$[\d,]+\.\d\d)+$/;
const OPEN_LIMIT = /(?:\.\d\d\b.*|\b(?:less|to|of|or|and|plus|max|maximum|than))$/i;

/** "100,000/300,000 - $122.37" and "$500 deductible 82.03" are several values of one coverage. */
function cutValues(segment: Segment, line: Line): Segment[] {
  const { words, text } = segment;
  // "$148.00 $131.00" stand in two narrow columns.
  if (PRICES.test(text)) return words.map((word) => segmentOf([word], line));
  const limit = PREMIUM_BEHIND.exec(text)?.[1];
  const ends = words.flatMap(({ text: word }, at) => (/^[-–—|;·]$/.test(word) && at > 0 ? [at] : []));
  if (ends.length === 0 && limit !== undefined && !OPEN_LIMIT.test(limit) && kindOfValue(limit) !== null)
    return cutAt(segment, line, limit.length);
  const parts = [...ends, words.length].map((end, at) => words.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end));
  const isEach = parts.every((part) => part.length > 0 && VALUES.has(kindOfValue(textOf(part, 0, part.length))));
  const hasPremium = kindOfValue(words.at(-1)?.text ?? '') === 'money';
  return parts.length > 1 && isEach && hasPremium ? parts.map((part) => segmentOf(part, line)) : [segment];
}

const VALUES: ReadonlySet<ValueShape | null> = new Set(['money', 'number', 'wording', 'included', 'declined']);

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ');

/** "Deductible Premium" is two headings set close to each other; "Class / Territory" is one. */
function cutTwoHeads(segment: Segment, line: Line, { isMeasure, isName, isComposite }: Heads): Segment[] {
  const { words, text } = segment;
  if (words.length < 2 || words.length > 6 || isMeasure(text) || isName(text) || isComposite(text) || /\d/.test(text))
    return [segment];
  for (let at = 1; at < words.length; at++) {
    const gap = (words[at]?.x0 ?? 0) - (words[at - 1]?.x1 ?? 0);
    if (gap > 0.2 * segment.size && isMeasure(textOf(words, 0, at)) && isMeasure(textOf(words, at, words.length)))
      return [segmentOf(words.slice(0, at), line), segmentOf(words.slice(at), line)];
  }
  return [segment];
}

/** "Vehicle 1 — 2020 Honda Odyssey": a thing and what it is. */
function cutAtDash(segment: Segment, line: Line, { isThing }: Heads): Segment[] {
  const { words } = segment;
  const at = words.findIndex(({ text }) => /^[-–—]$/.test(text));
  if (at < 1 || !MODEL_YEAR.test(words[at + 1]?.text ?? '') || !isThing(textOf(words, 0, at))) return [segment];
  return [segmentOf(words.slice(0, at), line), segmentOf(words.slice(at + 1), line)];
}

const MODEL_YEAR = /^(?:19|20)\d\d$/;

/** "Use: Pleasure Annual miles: 8,000" is two labels with their values. */
function cutAtColons(segment: Segment, line: Line, heads: Heads): Segment[] {
  if (!/:\s/.test(segment.text)) return cutAtDash(segment, line, heads);
  const cuts = new Set<number>();
  for (const [at, word] of segment.words.entries()) {
    if (!word.text.endsWith(':')) continue;
    // Behind a label with its value stands another label, also one that nobody knows.
    const isLabel = cuts.size > 0 && OWN_LABEL.test(word.text) && !cuts.has(at);
    const start = labelStart(segment.words, at, heads) ?? (isLabel ? at : null);
    if (start === null) continue;
    cuts.add(start);
    cuts.add(at + 1);
  }
  cuts.delete(0);
  cuts.delete(segment.words.length);
  if (cuts.size === 0) return [segment];
  const bounds = [0, ...[...cuts].sort((a, b) => a - b), segment.words.length];
  return bounds.slice(1).map((end, at) => segmentOf(segment.words.slice(bounds[at], end), line));
}

const OWN_LABEL = /^\p{Lu}[\p{L}.]+:$/u;

/** Where the known label begins, or "Location 1, Building 1", that ends with the colon at a word. */
function labelStart(words: readonly Word[], end: number, { isHead, isPair }: Heads): number | null {
  for (let start = Math.max(0, end - 7); start <= end; start++) {
    const text = words
      .slice(start, end + 1)
      .map((word) => word.text)
      .join(' ');
    const before = words[start - 1]?.text ?? '';
    // One word alone is the end of a longer label as often, unless it is short for one.
    const isShort = /^(?:\p{L}+\/\p{L}+|\p{Lu}{2,4}):$/u.test(text);
    if (start > 0 && start === end && !isShort && !/[\d:,;.]$/.test(before)) continue;
    if (isPair(text) || isHead(text.replace(/:$/, ''))) return start;
  }
  return null;
}

function cutAt(segment: Segment, line: Line, end: number): Segment[] {
  const left = wordsWithin({ text: segment.text, words: segment.words }, 0, end);
  const right = segment.words.slice(left.length);
  if (left.length === 0 || right.length === 0) return [segment];
  return [segmentOf(left, line), segmentOf(right, line)];
}
