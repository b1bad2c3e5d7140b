import type { Cited, Source } from '../cited.ts';
import type { Line, Segment } from '../../reading/layout.ts';
import { isTickedBox } from '../../reading/tick-boxes.ts';
import { below, inBoxBelow, linesBelow, rightOf, stackedAt } from '../../reading/neighbors.ts';
import type { PageLayout, PageRole } from '../../reading/layout.ts';
import type { Word } from '../../document/page.ts';
import { isMoneyLike } from '../../reading/values/money.ts';
import { isCaption } from './captions.ts';
import type { Label } from './label.ts';
import { isOfOtherColumn } from './label-columns.ts';

/** How a field's value is read from the words at the place where it may stand; null when it is none. */
export type ValueReader<T> = (words: readonly Word[], place: Place) => { value: T; words: readonly Word[] } | null;

export type Place = 'inline' | 'right' | 'left' | 'below' | 'above';

export interface Candidate<T> extends Source {
  value: T;
  score: number;
  /** The label it stands beside, as printed. */
  label?: string;
}

/** Values on declarations win over the same on bills and letters. */
export const roleWeight: Readonly<Record<PageRole, number>> = {
  declarations: 2,
  schedule: 1,
  other: 0,
  id_card: -1,
  notice: -1,
  letter: -1,
  bill: -2,
};

const PLACE_BONUS: Readonly<Record<Place, number>> = { inline: 3, right: 2.5, left: 1, below: 1, above: 1 };

export interface CandidateOptions<T> {
  labels: readonly Label[];
  read: ValueReader<T>;
  /** Whether a text is itself a label or a heading and so never a value. */
  isLabel: (text: string) => boolean;
  /** The pages that print values over their labels. */
  captioned?: ReadonlySet<PageLayout>;
  /** How many segments to the right may be skipped ("… | Per Person | $5,000"). */
  skip?: number;
}

/** Every value that stands where a value of one of the labels may stand: after it, right of it, or below it. */
export function candidatesOf<T>({ labels, read, isLabel, captioned, skip = 0 }: CandidateOptions<T>): Candidate<T>[] {
  return labels.flatMap((label) => {
    const places =
      captioned && isCaption(label, captioned, isLabel)
        ? placeAbove(label, isLabel)
        : placesOf(label, { isLabel, skip });
    const candidates = places.flatMap(({ place, words, distance }) => {
      const found = read(withoutTick(words), place);
      if (!found || found.words.length === 0) return [];
      const score = scoreOf(label, place, distance);
      return [{ ...found, page: label.segment.page, score, label: label.head.text }];
    });
    // A label has one value: the nearest, in its best place.
    return candidates.sort((a, b) => b.score - a.score).slice(0, 1);
  });
}

const isChosen = ({ words: [first] }: Segment): boolean => isTickedBox(first?.text ?? '');

/** The words behind a box that is filled. */
const withoutTick = (words: readonly Word[]): readonly Word[] =>
  words.length > 1 && isTickedBox(words[0]?.text ?? '') ? words.slice(1) : words;

interface Spot {
  place: Place;
  words: readonly Word[];
  distance: number;
}

function placeAbove({ layout, segment }: Label, isLabel: (text: string) => boolean): Spot[] {
  const over = stackedAt(layout, segment, -1);
  if (!over || isLabel(over.text)) return [];
  return [{ place: 'above', words: over.words, distance: Math.max(segment.y0 - over.y1, 0) }];
}

function placesOf(label: Label, { isLabel, skip }: { isLabel: (text: string) => boolean; skip: number }): Spot[] {
  const spots: Spot[] = [];
  if (label.rest.length > 0) {
    spots.push({ place: 'inline', words: label.rest, distance: 0 });
    // A short word that other words follow is part of a sentence or of another heading.
    if (label.isShort && !label.hasColon) return spots;
  }
  // "Total premium for 6 months | $410.55": a qualifier may stand between a label and its value.
  const isQualified = !label.hasColon && label.rest.length <= 5;
  const right = label.rest.length === 0 || isQualified ? rightOf(label.segment).slice(0, skip + 1) : [];
  for (const segment of right) {
    if (isLabel(segment.text) || isOfOtherColumn(label, segment, isLabel) || isInRow(label, segment)) break;
    spots.push({
      place: 'right',
      words: segment.words,
      distance: farOf(label, segment) + 60 * label.rest.length,
    });
  }
  const before = amountBefore(label);
  if (before) spots.push({ place: 'left', words: before.words, distance: 0 });
  return label.rest.length === 0 ? [...spots, ...spotsBelow(label, isLabel)] : spots;
}

/** "2   Contractors   Total cost   650,000   2.216   1,440": inside a line of figures stands a cell of a table and no label. */
function isInRow({ head, hasColon }: Label, { line: { segments }, ...value }: Segment): boolean {
  const behind = segments.filter(({ x0 }) => x0 >= value.x1).slice(0, FIGURES);
  const isFigures = behind.length === FIGURES && behind.every(({ text }) => /^\$?[\d,.]+$/.test(text));
  return isFigures && !hasColon && segments.some(({ x1 }) => x1 <= head.x0);
}

const FIGURES = 2;

/** "204.00   Total annual premium": the amount before a label, in a column of amounts before texts. */
function amountBefore({ layout, segment }: Label): Segment | null {
  const amount = amountAhead(segment.line, segment);
  if (!amount) return null;
  const at = layout.lines.indexOf(segment.line);
  const near = layout.lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  const isColumn = near.some((line) => {
    const other = line === segment.line ? null : amountAhead(line, segment);
    return other !== null && Math.abs(other.x1 - amount.x1) < 8;
  });
  return isColumn ? amount : null;
}

/** The amount that a line has before its only text, which begins where another does. */
function amountAhead({ segments: [amount, text, more] }: Line, like: Segment): Segment | null {
  const isPair = amount && text && !more && Math.abs(text.x0 - like.x0) < 4 && text.x0 - amount.x1 < 60;
  return isPair && isMoneyLike(amount.text) && /^\p{L}/u.test(text.text) ? amount : null;
}

/** In lines. */
const NEAR = 4;

/** What stands under a label, in its drawn box, or alone on the next line. */
function spotsBelow(label: Label, isLabel: (text: string) => boolean): Spot[] {
  const spots: Spot[] = [];
  const { layout, head } = label;
  const under = below({ layout, segment: head, reach: { lines: 2, gap: 1.6 } });
  for (const segment of under) {
    if (isLabel(segment.text)) break;
    spots.push({ place: 'below', words: goingOn(segment, label), distance: segment.y0 - head.y1 });
  }
  const [boxed, more] = inBoxBelow(layout, head);
  for (const segment of [more ? null : boxed, aloneOnNextLine(label)]) {
    if (segment && !under.includes(segment) && !isLabel(segment.text))
      spots.push({ place: 'below', words: segment.words, distance: 40 });
  }
  return spots;
}

/** How far right of a label a value stands; one that has the line with it alone is near, however far. */
function farOf({ head, isShort, hasColon }: Label, segment: Segment): number {
  const far = Math.max(segment.x0 - head.x1, 0);
  // One word without a colon may be the beginning of something else.
  const isWhole = !isShort || hasColon;
  const isAlone = isWhole && segment.line.segments.length === 2 && segment.words.length <= FEW_WORDS;
  return isAlone ? Math.min(far, ALONE) : far;
}

/** In points. */
const ALONE = 120;
const FEW_WORDS = 5;

/** The words of a value that a narrow column parts behind its hyphens: "F7-263-" / "177175-" / "47". */
function goingOn(segment: Segment, { layout }: Label): readonly Word[] {
  const words = [...segment.words];
  for (let last = segment; /[\dA-Z]-$/.test(last.text) && last.words.length === 1; ) {
    const [next] = below({ layout, segment: last, reach: { lines: 1, gap: 1 } });
    if (!next || Math.abs(next.x0 - segment.x0) > 4 || !/^[\dA-Z-]+$/.test(next.text)) break;
    words.push(...next.words);
    last = next;
  }
  return words;
}

/** "TOTAL POLICY PREMIUM" with its amount alone on the next line, at the right margin. */
function aloneOnNextLine(label: Label): Segment | null {
  const { layout, segment } = label;
  if (segment.line.segments.length !== 1) return null;
  // A line of explanation may come between.
  const near = linesBelow(layout, segment.line)
    .slice(0, 2)
    .filter((line) => line.y0 - segment.y1 < 3 * segment.size);
  const alone = near.find(({ segments: [only, more] }) => only && !more && (isMoneyLike(only.text) || isChosen(only)));
  return alone?.segments[0] ?? null;
}

/** One word without a colon may be the begin of something else. */
const SHORT = 1.5;

function scoreOf(label: Label, place: Place, distance: number): number {
  const { role, page } = label.layout;
  const near = place === 'right' ? -distance / 120 : place === 'below' ? -distance / 12 : 0;
  return (
    20 -
    0.12 * label.rank +
    1.5 * roleWeight[role] -
    0.25 * page.number +
    (label.hasColon ? 2 : label.isShort ? -SHORT : 0) +
    PLACE_BONUS[place] +
    near
  );
}

/** The best candidate; the same value again supports it. */
export function choose<T>(candidates: readonly Candidate<T>[]): Cited<T> | undefined {
  let best: Candidate<T> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const repeats = candidates.filter((other) => other.value === candidate.value).length - 1;
    const score = candidate.score + 0.6 * Math.min(repeats, 5);
    if (score > most) [best, most] = [candidate, score];
  }
  if (!best) return undefined;
  const { value, page, words } = best;
  return { value, page, words };
}
