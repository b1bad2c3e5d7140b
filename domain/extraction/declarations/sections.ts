import { overlapX } from '../../reading/boxes.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { areDiscounts } from '../lexicon/discounts.ts';
import { INTEREST_CLAUSE } from '../lexicon/interests.ts';
import { isSetLike, stackedAt } from '../../reading/neighbors.ts';
import { OFFER_SENTENCE, type SectionKind, sectionOfNouns, sectionWordings } from '../lexicon/sections.ts';
import { findMoney } from '../../reading/values/money.ts';

/** A heading of a page and what stands below it. */
export interface Section {
  kind: SectionKind;
  heading: Segment;
  /** Where what it heads begins: a heading in the middle of the page heads the whole width. */
  x0: number;
}

/** How far left of a segment its heading may start at most to be surely its own. */
const OWN_COLUMN = 25;

/** Sections by place: two-column pages interleave, so each x position has its own current heading. */
export interface SectionMap {
  sections: readonly Section[];
  /** The section that a segment stands in; null above the first heading. */
  of(segment: Segment): Section | null;
}

/** Several lists of a page ask for its sections. */
export function mapSections(layout: PageLayout): SectionMap {
  const known = maps.get(layout) ?? sectionsOf(layout);
  maps.set(layout, known);
  return known;
}

const maps = new WeakMap<PageLayout, SectionMap>();

function sectionsOf(layout: PageLayout): SectionMap {
  const place = placeOf(layout);
  const known = layout.lines.flatMap((line) =>
    line.segments.flatMap((heading): Section[] => {
      const kind = kindOf(heading, layout);
      return kind ? [{ kind, heading, x0: place(heading) }] : [];
    }),
  );
  const others = lookAlikes(layout, known).map((heading): Section => ({ kind: 'other', heading, x0: place(heading) }));
  const sections = [...known, ...others].toSorted((a, b) => a.heading.y0 - b.heading.y0);
  const headings = new Map(sections.map((section) => [section.heading, section]));
  // "Coverage" beside "Limit" heads a column of a table, and none of the page: it ends with the table.
  const inTables = new Set(
    sections.filter(({ heading }) => heading.line.segments.some((other) => !headings.has(other))),
  );
  return {
    sections,
    of(segment) {
      const above = sections.filter(({ heading }) => heading.y0 < segment.y0 - 0.5);
      const reaching = above.filter(
        ({ heading, x0 }) => x0 <= segment.x0 + OWN_COLUMN || overlapX(heading, segment) > 0,
      );
      const own = headings.get(segment);
      if (own) return own;
      // Of the headings left of the segment the lowest in the nearest column wins.
      const near = reaching.filter(
        (section) => segment.x0 - section.x0 < OWN_COLUMN || !isOtherColumn(section, segment, { reaching, inTables }),
      );
      return (near.length > 0 ? near : reaching).at(-1) ?? null;
    },
  };
}

function kindOf(heading: Segment, layout: PageLayout): SectionKind | null {
  const kind = isTail(heading, layout) ? null : sectionAt(heading);
  return kind && AMBIGUOUS.has(kind) && labelsDiscounts(heading) ? null : kind;
}

/** "Premises" below "Managers or lessors of" ends the text above. */
function isTail(segment: Segment, layout: PageLayout): boolean {
  const over = stackedAt(layout, segment, -1);
  return over !== null && over.bold === segment.bold && OPEN_END.test(over.text);
}

const OPEN_END = /(?:\b(?:and|or|of|for|the|to|with|by)|[&/–-])$/i;

/** Where what headings of a page head begins. */
function placeOf({ lines }: PageLayout): (heading: Segment) => number {
  const [left, right] = [Math.min(...lines.map(({ x0 }) => x0)), Math.max(...lines.map(({ x1 }) => x1))];
  const isCentred = ({ line, x0, x1 }: Segment): boolean =>
    line.segments.length === 1 && x0 > left + 0.2 * (right - left) && Math.abs(x0 + x1 - left - right) < OWN_COLUMN;
  return (heading) => (isCentred(heading) ? left : heading.x0);
}

/** Headings that no list knows end a section too: they are set like a known heading of the page. */
function lookAlikes({ lines }: PageLayout, known: readonly Section[]): Segment[] {
  const models = known
    .filter(({ heading }) => isBesideHeadings(heading, known))
    .map(({ heading }) => ({ heading, gap: gapAbove(heading, lines) }));
  const taken = new Set(known.map(({ heading }) => heading));
  return lines.flatMap((line) =>
    line.segments
      .filter(
        (segment) =>
          !taken.has(segment) &&
          isTitle(segment) &&
          line.segments.every((other) => isTitle(other) && isHeadedLike(segment, other)) &&
          !INTEREST_CLAUSE.test(segment.text) &&
          !isNamedOver(segment, known, lines),
      )
      .filter((segment) => {
        const gap = gapAbove(segment, lines);
        return models.some(
          (model) =>
            isHeadedLike(segment, model.heading) &&
            isPlacedLike(segment, model.heading) &&
            gap > 0.75 * model.gap &&
            gap > 0.2 * segment.size,
        );
      }),
  );
}

/** Right below "First mortgagee" stands the name of one. */
function isNamedOver(segment: Segment, known: readonly Section[], lines: readonly Line[]): boolean {
  const over = lines[lines.indexOf(segment.line) - 1];
  return known.some(
    ({ kind, heading }) => kind === 'interest' && heading.line === over && isPlacedLike(segment, heading),
  );
}

const isBesideHeadings = ({ line }: Segment, known: readonly Section[]): boolean =>
  line.segments.every((other) => known.some(({ heading }) => heading === other));

const isTitle = ({ text, words }: Segment): boolean =>
  words.length <= 7 && !/[\d.,;:?$]/.test(text) && /^\p{Lu}/u.test(text) && /\p{L}{3}/u.test(text);

const isHeadedLike = (a: Segment, b: Segment): boolean => isSetLike(a, b) && isCapital(a) === isCapital(b);

const isCapital = ({ text }: Segment): boolean => text === text.toUpperCase();

/** At the same left edge, or centered alike. */
const isPlacedLike = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) < 3 || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 6;

/** The empty height over a segment, up to the next text in its column. */
function gapAbove(segment: Segment, lines: readonly Line[]): number {
  const at = lines.indexOf(segment.line);
  const over = lines
    .slice(Math.max(at - 8, 0), at)
    .findLast((line) => line.segments.some((other) => overlapX(other, segment) > 0));
  return over ? Math.max(segment.y0 - over.y1, 0) : 3 * segment.size;
}

/** Whether another heading stands nearer to the segment's column than this one, on the same height or lower. */
function isOtherColumn(
  { heading, x0 }: Section,
  segment: Segment,
  { reaching, inTables }: { reaching: readonly Section[]; inTables: ReadonlySet<Section> },
): boolean {
  return reaching.some(
    (other) =>
      other.x0 > x0 + 120 &&
      other.x0 <= segment.x0 + OWN_COLUMN &&
      other.heading.y0 > heading.y0 - 300 &&
      (other.heading.y0 > heading.y0 || !inTables.has(other)),
  );
}

/** "Drivers" alone on its line heads a list; "Driver" may be a caption. */
const isAlonePlural = ({ text, line }: Segment): boolean => line.segments.length === 1 && /^\p{Lu}\p{L}+s$/u.test(text);

/** "Coverages you may want to add:" stands alone on its line, without an amount. */
const isOffer = ({ text, words, line, bold }: Segment): boolean =>
  words.length > 3 &&
  line.segments.length === 1 &&
  !/\d/.test(text) &&
  (bold || !text.endsWith('.')) &&
  OFFER_SENTENCE.test(text);

/** Kinds whose headings of one word ("Vehicle") are captions as often. */
const AMBIGUOUS: ReadonlySet<SectionKind> = new Set(['vehicle', 'driver', 'other']);

function headingIn(text: string): { field: SectionKind; length: number } | null {
  const known = sectionWordings.match(text);
  const length = text.split(/\s+/).length;
  const field = known?.length === length ? null : sectionOfNouns(text);
  // "Your deductible applied" is the label of an amount as often.
  const isFuller = field !== null && known?.field === field && field !== 'deductible';
  return field && (known === null || isFuller) ? { field, length } : known;
}

/** "ITEM 7.", "E." and "3)" count the parts of a page. */
const ITEM =
  /^(?:(?:item|part|section|article|schedule|box)\s+)?(?:[A-Z]|\d{1,2}|[IVX]{1,4})(?:[.):]| [–—])\s+(?=\p{L}{3})/iu;

/** "Floor plan lender, as its interest may appear": what stands behind a kind of party says nothing of it. */
const AS_INTEREST = /,? as (?:its|their) interests?\b.*$/i;

/** A heading without its number, and without signs before it. */
export const unnumbered = (text: string): string =>
  text
    .replace(ITEM, '')
    .replace(AS_INTEREST, '')
    .replace(/^(?!\d(?:st|nd|rd)\b)[^\p{L}]+/iu, '');

/** "DEDUCTIBLE - SECTION I. In case of a loss we cover only that part over the deductible stated": a heading, and what it says. */
const isRunIn = (words: readonly string[], rest: string): boolean =>
  /[.:]$/.test(words.at(-1) ?? '') &&
  words.every((word) => word === word.toUpperCase()) &&
  /^\p{Lu}\p{Ll}/u.test(rest) &&
  findMoney(rest).length === 0;

const isSentence = (text: string, words: readonly string[], rest: string): boolean =>
  words.length > 11 ||
  /[.;]$/.test(text) ||
  /^(?:is|are|may|that|which|will|has|have|for this|does|if|by|we|you)\b/i.test(rest);

/** "Driver   Defensive Driver Course, Good Driver": the label of a line in a list of discounts, by whose they are. */
export const labelsDiscounts = (segment: Segment): boolean => {
  const [first, next, more] = segment.line.segments;
  return first === segment && !more && next !== undefined && segment.bold && !next.bold && areDiscounts(next.text);
};

/** "Credits (already taken off the cost shown)": what stands in parentheses behind a heading says more of it. */
const isRemark = (rest: string): boolean => /^\([^()\d$]{4,}\)$/.test(rest);

/** Whether a heading has nothing behind it but a remark. */
const isWhole = (rest: string, segment: Segment, kind: SectionKind): boolean =>
  isRemark(rest) ||
  (rest === '' && (/\s/.test(unnumbered(segment.text)) || !AMBIGUOUS.has(kind) || isAlonePlural(segment)));

/** "Mortgagee   LOC 001 BLDG 01" */
const PLACES = /^(?:(?:location|loc|premises|prem|building|bldg|vehicle|unit)\b[\s.#]*\d{1,3}\b[,\s]*)+$/i;

/** "These adjustments have been taken in your premium. Some apply to one car only.": a whole sentence says what stands below it. */
const LEAST_STATED = 7;

function sectionAt(segment: Segment): SectionKind | null {
  const text = unnumbered(segment.text);
  if (isOffer(segment)) return 'offer';
  const match = headingIn(text);
  if (!match) return null;
  const words = text.split(/\s+/);
  const rest = words.slice(match.length).join(' ');
  if (isRunIn(words.slice(0, match.length), rest)) return match.field;
  if (match.length >= LEAST_STATED && words[match.length - 1]?.endsWith('.')) return match.field;
  const isCovering =
    match.length >= words.length * 0.6 || /^[(*:–—-]/.test(rest) || (words[match.length - 1] ?? '').endsWith(':');
  const isHeading =
    segment.bold ||
    text === text.toUpperCase() ||
    segment.text.trim().endsWith(':') ||
    segment.size > 1.12 * segment.line.size ||
    isWhole(rest, segment, match.field);
  const isMarked = segment.bold || segment.text.trim().endsWith(':');
  // A row of a table that begins like a heading has its values at the right.
  const next = segment.line.segments[segment.line.segments.indexOf(segment) + 1];
  const isAlone = isMarked || !next || !/\d/.test(next.text) || next.words.length > 5 || PLACES.test(next.text);
  if (!isCovering || !isHeading || isSentence(text, words, rest) || !isAlone) return null;
  return findMoney(segment.text).length > 0 ? null : match.field;
}
