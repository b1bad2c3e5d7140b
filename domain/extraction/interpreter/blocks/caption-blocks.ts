import type { Box, Word } from '../../../document/page.ts';
import { centreX, centreY, overlapX } from '../../../reading/boxes.ts';
import type { Line, Segment } from '../../../reading/layout.ts';
import { findCaptions, type FoundCaption } from '../../boxes/captions.ts';
import { linesOf } from '../../boxes/writing.ts';
import type { Wordings } from '../../lexicon/wordings.ts';
import { isWithin, type Sheet } from '../policies/sheet.ts';
import { isFact } from './line-parts.ts';
import type { BlockLine } from './line-parts.ts';
import { type Party, partyIn } from './party.ts';

// What stands under or beside a caption as a block of lines, in a box between rules or in an open column of the page.

export interface FoundBlock {
  /** The block's name in the plan. */
  key: string;
  caption: FoundCaption;
  page: number;
  /** The space between rules that the block fills; null in the open. */
  box: Box | null;
  party: Party;
}

/** Captions that say whose a block is, and all others, which end it. */
export interface BlockWords {
  captions: Wordings;
  keys: ReadonlySet<string>;
  /** The blocks that are a text and name nobody. */
  texts: ReadonlySet<string>;
  /** Fields that a block tells itself: their captions inside the block are part of it. */
  facts: ReadonlyMap<string, ReadonlySet<string>>;
}

type Caption = FoundCaption;

/** The blocks of a page, in reading order; those that name nobody are left out. */
export function captionBlocks(sheet: Sheet, { captions, keys, texts, facts }: BlockWords): FoundBlock[] {
  const found = findCaptions(sheet.runs, captions);
  return found.flatMap((caption): FoundBlock[] => {
    const key = keyOf(caption, keys);
    if (key === undefined || goesOn(caption, sheet)) return [];
    const isText = texts.has(key);
    const isOwn = ({ fields }: Caption): boolean => fields.some((field) => facts.get(key)?.has(field));
    const others = found.filter((other) => other === caption || !isOwn(other));
    const block =
      boxed(caption, others, sheet, { keys, highest: isText ? HIGHEST_TEXT : HIGHEST_BOX }) ??
      (isText ? paragraph(caption, others, sheet) : open(caption, others, sheet));
    const isRead = isText ? block?.party.text !== undefined : (block?.party.names.length ?? 0) > 0;
    return block && isRead ? [{ key, caption, page: sheet.page, ...block }] : [];
  });
}

/** "Description of operations below" is the beginning of a sentence. */
function goesOn({ words, size }: Caption, { runs }: Sheet): boolean {
  const last = words.at(-1);
  const run = runs.find((other) => last !== undefined && other.words.includes(last));
  const next = last && run?.words[run.words.indexOf(last) + 1];
  if (!last || !next || /[:)\].-]$/.test(last.text) || /^[:([–-]/.test(next.text)) return false;
  return next.bold === last.bold && next.x0 - last.x1 < 0.6 * size && /^\p{Ll}/u.test(next.text);
}

const keyOf = ({ fields }: Caption, keys: ReadonlySet<string>): string | undefined =>
  fields.find((field) => keys.has(field));

type Block = Pick<FoundBlock, 'box' | 'party'>;

/** Points: the box of a party is no higher; a caption in a strip of its own heads the box below it. */
const HIGHEST_BOX = 230;
const HIGHEST_TEXT = 760;
const STRIP = 20;

function boxed(
  caption: Caption,
  all: readonly Caption[],
  sheet: Sheet,
  { keys, highest }: { keys: ReadonlySet<string>; highest: number },
): Block | null {
  const { grid, page } = sheet;
  let box: Box & { sides: number } = grid.spaceAt(centreX(caption), centreY(caption));
  const isStrip = box.y1 - box.y0 < STRIP;
  if (!isStrip && (box.sides < 3 || box.y1 - box.y0 > highest)) return null;
  let words = box.sides < 3 ? [] : ownWords(caption, all, sheet, { box, keys });
  if (words.length === 0 && isStrip) {
    box = grid.spaceAt(caption.x0 + 8, box.y1 + 6);
    const isItsOwn = box.sides >= 3 && box.y1 - box.y0 < highest && overlapX(box, caption) > 0;
    if (!isItsOwn) return null;
    words = ownWords(caption, all, sheet, { box, keys });
  }
  if (words.length === 0) return { box, party: { names: [] } };
  return { box, party: partyIn(linesOf(words).map((line) => ({ page, words: line }))) };
}

/** The words of a box that belong to none of its other captions. */
function ownWords(
  caption: Caption,
  all: readonly Caption[],
  sheet: Sheet,
  { box, keys }: { box: Box; keys: ReadonlySet<string> },
): Word[] {
  const others = all.filter((other) => other !== caption && isWithin(other, box));
  const taken = new Set([caption, ...others].flatMap(({ words }) => words));
  const isBelow = (other: Caption): boolean =>
    keyOf(other, keys) !== undefined && other.y0 > caption.y1 && overlapX(other, caption) > 0;
  const isRight = (other: Caption): boolean =>
    keyOf(other, keys) !== undefined && other.x0 > caption.x1 && Math.abs(centreY(other) - centreY(caption)) < 6;
  const bottom = Math.min(box.y1, ...others.filter(isBelow).map(({ y0 }) => y0));
  const right = Math.min(box.x1, ...others.filter(isRight).map(({ x0 }) => x0 - 3));
  const left = others.some((other) => keyOf(other, keys) !== undefined && other.x1 < caption.x0)
    ? caption.x0 - 6
    : box.x0;
  const isOfOther = (word: Word): boolean =>
    others.some((other) => {
      const isOnLine = Math.abs(centreY(other) - centreY(word)) < 0.6 * Math.max(other.size, word.size);
      return isOnLine && word.x0 >= other.x1 - 1 && word.x0 - other.x1 < 160;
    });
  const own = { x0: left, x1: right, y0: box.y0, y1: bottom };
  return sheet.words.filter((word) => isWithin(word, own) && !taken.has(word) && !isOfOther(word));
}

/** Points: columns of a page without rules start so far apart, and lines of a block are indented no further. */
const COLUMN = 15;
const INDENT = 34;

function open(caption: Caption, all: readonly Caption[], sheet: Sheet): Block | null {
  const place = placeOf(caption, sheet);
  if (!place) return null;
  const captions = new Set(all.flatMap(({ words }) => words));
  const isCaption = (other: Segment): boolean => other.words[0] !== undefined && captions.has(other.words[0]);
  const candidates = [...belowCaption(place, sheet, isCaption), ...besideCaption(place, sheet, isCaption)];
  const [best] = candidates.toSorted((a, b) => completeness(b) - completeness(a));
  return best ? { box: null, party: best } : null;
}

/** A caption with the line that it ends in. */
interface Place {
  caption: Caption;
  last: Word;
  line: Line;
  segment: Segment;
  /** The lines below. */
  lines: readonly Line[];
  /** The words behind it in its segment, and the segment right of it. */
  inline: Word[];
  right: Segment | undefined;
}

function placeOf(caption: Caption, { layout: { lines } }: Sheet): Place | null {
  const last = caption.words.at(-1);
  if (!last) return null;
  const at = lines.findIndex(({ words }) => words.includes(last));
  const line = lines[at];
  const segment = line?.segments.find(({ words }) => words.includes(last));
  if (!line || !segment) return null;
  const behind = segment.words.slice(segment.words.indexOf(last) + 1);
  const inline = behind.filter(({ text }) => !/^[:–-]$/.test(text));
  const right = line.segments.find((other) => other.x0 > segment.x1);
  return { caption, last, line, segment, lines: lines.slice(at + 1), inline, right };
}

type IsCaption = (segment: Segment) => boolean;

const farOf = (next: Segment | undefined): number => (next ? next.x0 - 3 : Number.POSITIVE_INFINITY);

/** Points: a value stands no further right of a caption without a colon. */
const BESIDE = 120;

/** A block that begins right of its caption and goes on there. */
function besideCaption(place: Place, { page }: Sheet, isStop: IsCaption): Party[] {
  const { last, line, segment, lines, inline, right } = place;
  const [first] = inline;
  const next = right && line.segments.find((other) => other.x0 > right.x1);
  const start = { y1: line.y1, size: line.size };
  if (first) {
    const from = { ...start, x0: first.x0 };
    const told = factsBeside(segment, line, Number.POSITIVE_INFINITY);
    return [partyIn(chainBelow({ from, far: farOf(right), lines, isStop, first: [{ page, words: inline }, ...told] }))];
  }
  const isBeside = right && !isStop(right) && (last.text.endsWith(':') || right.x0 - segment.x1 < BESIDE);
  if (!right || !isBeside) return [];
  const from = { ...start, x0: right.x0 };
  return [partyIn(chainBelow({ from, far: farOf(next), lines, isStop, first: [{ page, words: right.words }] }))];
}

/** A block below its caption; words behind the caption are its first line. */
function belowCaption({ caption, line, lines, inline, right }: Place, { page }: Sheet, isStop: IsCaption): Party[] {
  const from = { x0: caption.x0, y1: line.y1, size: line.size };
  const first = inline.length > 0 ? [{ page, words: inline }] : [];
  return [partyIn(chainBelow({ from, far: farOf(right), lines, isStop, first }))];
}

/** The lines of a text below its heading, or behind it, up to a gap, a heading or a rule. */
function paragraph(caption: Caption, all: readonly Caption[], sheet: Sheet): Block | null {
  const { layout, page } = sheet;
  const captions = new Set(all.filter((other) => other !== caption).flatMap(({ words }) => words));
  const own = new Set(caption.words);
  const found: BlockLine[] = [];
  let bottom = caption.y1;
  for (const line of layout.lines.filter(({ y1 }) => y1 > caption.y0 + 1)) {
    const words = line.words.filter((word) => !own.has(word) && word.x0 > caption.x0 - COLUMN);
    if (words.length === 0) continue;
    const gap = line.y0 - bottom;
    if (
      gap > (found.length === 0 ? 2.4 : 1.1) * line.size ||
      words.some((word) => captions.has(word)) ||
      isRuledOff(bottom, line.y0, caption, sheet)
    )
      break;
    found.push({ page, words });
    bottom = line.y1;
  }
  return { box: null, party: partyIn(found) };
}

const isRuledOff = (from: number, to: number, { x0, x1 }: Caption, { layout }: Sheet): boolean =>
  layout.rules.some(
    (rule) => rule.y0 === rule.y1 && rule.y0 > from + 1 && rule.y0 < to + 1 && rule.x0 < x1 && rule.x1 > x0 + 100,
  );

const completeness = ({ names, address }: Party): number =>
  (address ? 2 : 0) + (names.length > 0 ? 1 : 0) - (names.length > 3 ? 2 : 0);

/** Share of a page's height that its head takes. */
const HEAD = 0.2;

/** A name over an address at the head of a page, without a caption, and what is told beside it. */
export function letterhead({ layout, page }: Sheet): Party | null {
  const { lines } = layout;
  const head = lines.filter(({ y0 }) => y0 < HEAD * layout.page.height);
  for (const line of head) {
    for (const segment of line.segments) {
      const next = line.segments.find(({ x0 }) => x0 > segment.x1);
      const far = next ? next.x0 - 3 : Number.POSITIVE_INFINITY;
      const from = { x0: segment.x0, y1: segment.y1, size: line.size };
      const first = [{ page, words: segment.words }];
      const party = partyIn(
        chainBelow({ from, far, lines: lines.slice(lines.indexOf(line) + 1), isStop: () => false, first }),
      );
      const [name, another] = party.names;
      if (!party.address || !name || another || name.value.includes(':')) continue;
      const bottom = Math.max(...party.address.words.map(({ y1 }) => y1)) + 1.5 * line.size;
      const beside = lines.filter(({ y0 }) => y0 < bottom);
      const others = beside.flatMap(({ segments }) => segments.map(({ words }) => partyIn([{ page, words }])));
      const [contact, phone, email] = (['contact', 'phone', 'email'] as const).map(
        (fact) => party[fact] ?? others.find((other) => other[fact])?.[fact],
      );
      return { ...party, contact, phone, email };
    }
  }
  return null;
}

/** The block of lines that starts in the line below a place, at its left. */
export function blockUnder(place: Box, { layout }: Sheet): Party | null {
  const at = layout.lines.findIndex((line) => line.y0 > centreY(place) + 1);
  const line = layout.lines[at];
  const first = line?.segments.findLast(({ x0 }) => x0 <= place.x0 + 2);
  if (!line || !first || line.y0 - place.y1 > 2 * line.size) return null;
  const next = line.segments.find(({ x0 }) => x0 > first.x1);
  const from = { x0: first.x0, y1: place.y1, size: line.size };
  const far = next ? next.x0 - 3 : Number.POSITIVE_INFINITY;
  return partyIn(chainBelow({ from, far, lines: layout.lines.slice(at), isStop: () => false, first: [] }));
}

interface Chain {
  from: { x0: number; y1: number; size: number };
  /** Where the next column begins. */
  far: number;
  lines: readonly Line[];
  isStop: IsCaption;
  first: BlockLine[];
}

/** The lines below a place that start near its left edge, up to a gap, a heading or the end of an address. */
function chainBelow({ from, far, lines, isStop, first }: Chain): BlockLine[] {
  const found = [...first];
  let bottom = from.y1;
  let left = from.x0;
  for (const line of lines) {
    const gap = line.y0 - bottom;
    const own = line.segments.filter(({ x0 }) => x0 > left - COLUMN && x0 < Math.min(far, left + INDENT));
    if (gap > (found.length === 0 ? 2.6 : 1.25) * Math.max(from.size, line.size) || found.length > 8) break;
    const [segment] = own;
    if (!segment) continue;
    if (isStop(segment)) break;
    found.push({ page: line.page, words: segment.words }, ...factsBeside(segment, line, far));
    if (found.length === 1) left = segment.x0;
    bottom = segment.y1;
  }
  return found;
}

/** "Contact: Dana Wills     Tel. 207-555-0134": what is told of a party in the line of its block. */
function factsBeside(segment: Segment, line: Line, far: number): BlockLine[] {
  const right = line.segments.filter(({ x0 }) => x0 > segment.x1 && x0 < far);
  return right.filter(({ text }) => isFact(text)).map(({ words }) => ({ page: line.page, words }));
}
