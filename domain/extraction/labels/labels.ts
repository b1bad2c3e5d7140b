import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import type { Label } from './label.ts';
import { pairLines } from './paired-lines.ts';
import { wrappedLabels } from './wrapped-captions.ts';
import type { WordingMatch, Wordings } from '../lexicon/wordings.ts';
import type { Word } from '../../document/page.ts';

const BULLET = /^(?:[•·▪■●○*–—-]|\(?[a-z0-9]{1,2}[.)]|item|\d{1,2}\.)$/i;

/** Every label of the document, in reading order. A wording that belongs to several fields gives several labels. */
export function findLabels(layouts: readonly PageLayout[], wordings: Wordings, likely: LikelyField): Label[] {
  return layouts.flatMap((layout) => {
    const wrapped = wrappedLabels(layout, wordings);
    const parts = new Set(wrapped.flatMap(({ lines }) => lines));
    const single = layout.lines.flatMap((line) =>
      line.segments.flatMap((segment) => {
        const labels = labelsOf({ layout, line, segment, wordings });
        return labels.length > 0 ? labels : likelyLabel({ layout, line, segment, likely });
      }),
    );
    // A line of a caption says something else than the whole.
    return pairLines([...single.filter(({ segment }) => !parts.has(segment)), ...wrapped.map(({ label }) => label)]);
  });
}

/** The field that a label means which is nobody's wording; null where it resembles none. */
export type LikelyField = (text: string, hasColon: boolean) => string | null;

/** "Additional insured:" and "loss payee:" name somebody else. */
const OTHER_PARTY = /^(?:additional|other|previous|prior|former)$/i;

const LONGEST = 8;
/** Behind all labels that are known. */
const LAST_RANK = 60;

/** A label that no list has, before its colon or alone. */
function likelyLabel({ layout, line, segment, likely }: Omit<Found, 'wordings'> & { likely: LikelyField }): Label[] {
  const { words } = segment;
  const colon = words.findIndex(
    ({ text }, at) => text.endsWith(':') || (text.endsWith('?') && at === words.length - 1),
  );
  const head = colon < 0 ? words : words.slice(0, colon + 1);
  if (head.length > LONGEST || head.some(({ text }) => /[\d$]/.test(text))) return [];
  const field = likely(head.map(({ text }) => text).join(' '), colon >= 0);
  if (field === null) return [];
  const [rest, hasColon, isShort] = [words.slice(head.length), colon >= 0, head.length === 1];
  return [
    { field, rank: LAST_RANK, layout, segment, head: segmentOf(head, line), rest, hasColon, isShort, isLikely: true },
  ];
}

interface Start {
  at: number;
  length: number;
  fields: { field: string; rank: number }[];
}

interface Found {
  layout: PageLayout;
  line: Line;
  segment: Segment;
  wordings: Wordings;
}

function labelsOf({ layout, line, segment, wordings }: Found): Label[] {
  const found = startsOf(segment, wordings);
  return found.flatMap(({ at, length, fields }, index) => {
    const words = segment.words.slice(at, at + length);
    const end = found[index + 1]?.at ?? segment.words.length;
    const rest = beforeNextLabel(segment.words.slice(at + length, end)).filter(
      (word, place) => place > 0 || !/^[:\-–]+$/.test(word.text),
    );
    const next = segment.words[at + length]?.text ?? '';
    if (rest.every((word) => /^[$:#-]+$/.test(word.text)) || isRemark(rest, fields)) rest.length = 0;
    const isSetOff = words.every(({ bold }) => bold) && rest[0]?.bold === false;
    const hasColon = isSetOff || /[:：]$/.test(words.at(-1)?.text ?? '') || next === ':';
    const head = segmentOf(words, line);
    return fields.map((entry) => ({ ...entry, layout, segment, head, rest, hasColon, isShort: length === 1 }));
  });
}

/** "Owner Distance to water: 12 mi": what follows goes up to a label that nobody knows, from its capital to its colon. */
function beforeNextLabel(words: readonly Word[]): Word[] {
  const colon = words.findIndex(({ text }, at) => at > 1 && /^\p{Ll}[\p{L}-]*:$/u.test(text));
  const start = words.slice(0, Math.max(colon, 0)).findLastIndex(({ text }) => /^\p{Lu}/u.test(text));
  const isLabel = start > 0 && words.slice(start + 1, colon).every(({ text }) => /^\p{Ll}+$/u.test(text));
  return words.slice(0, isLabel ? start : undefined);
}

/** "Policy number (refer to this number in all correspondence)": the whole rest explains the label. */
const isRemark = (rest: readonly Word[], [first]: Start['fields']): boolean =>
  /^\([^()\d]*\):?$/.test(rest.map(({ text }) => text).join(' ')) || (first?.field === 'agencyName' && isCode(rest));

/** "Producer (956706)", "General agent 33607", "Agency code 20-5512": the label of an agency with its code. */
export const CODE = /(?:^|\s+)(?:(?:code|no\.?|number):?\s+)?[(#]?[A-Z]{0,3}[\d-]{3,}\)?:?$/i;

const isCode = (rest: readonly Word[]): boolean => {
  const text = rest.map((word) => word.text).join(' ');
  return rest.length > 0 && text.replace(CODE, '') === '';
};

/** Where labels start in a segment: at its beginning, or later when they end with a colon. */
function startsOf(segment: Segment, wordings: Wordings): Start[] {
  const { words } = segment;
  const found: Start[] = [];
  for (let at = 0; at < words.length; at++) {
    const place = placeIn(words, at);
    const matches = place === null ? [] : matchesAt(words, at, wordings);
    const [first] = matches;
    if (!first) continue;
    const isEnd = first.length === words.length - at;
    const hasColon = words[at + first.length - 1]?.text.endsWith(':') === true;
    // "2 Policy number" is the caption of a box; "12 month premium due" is none with a number before it.
    if (place !== 'start' && !hasColon && !(place === 'numbered' && isEnd)) continue;
    found.push({ at, length: first.length, fields: matches.map(({ field, rank }) => ({ field, rank })) });
    at += first.length - 1;
  }
  return found;
}

/** Where a label may begin: first, behind the number of a box, or later where a colon follows. */
function placeIn(words: readonly Word[], at: number): 'start' | 'numbered' | 'within' | null {
  if (OTHER_PARTY.test(words[at - 1]?.text ?? '')) return null;
  if (words.every((word, index) => index >= at || BULLET.test(word.text))) return 'start';
  if (at === 1 && /^\d{1,2}$/.test(words[0]?.text ?? '')) return 'numbered';
  return hasColonWithin(words, at) ? 'within' : null;
}

function hasColonWithin(words: readonly Word[], at: number): boolean {
  for (let index = at; index < at + 6; index++) if (words[index]?.text.endsWith(':')) return true;
  return false;
}

/** "Your Acme agency is": a brand between the words of a wording is skipped. */
function matchesAt(words: readonly Word[], at: number, wordings: Wordings): WordingMatch[] {
  const texts = words.slice(at, at + 14).map((word) => word.text);
  const matches = wordings.matchAll(texts.join(' '));
  if (matches.length > 0 || !/^your$/i.test(texts[0] ?? '')) return matches;
  const branded = wordings.matchAll(texts.toSpliced(1, 1).join(' '));
  return branded.filter(({ length }) => length > 1).map((match) => ({ ...match, length: match.length + 1 }));
}
