import { sectionWordings } from '../lexicon/sections.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import {
  completes,
  contextOf,
  type Entity,
  isSameEntity,
  type Mention,
  type MentionIn,
  mergedEntity,
} from './entities.ts';
import type { MeaningOf } from './meanings.ts';
import { isSumBelow } from './heading-amounts.ts';
import { endsPart, partHeadings } from './parts.ts';
import { CITY_LINE } from '../../reading/values/places.ts';
import { textRun } from '../../reading/text-run.ts';
import { isMarkedMoney } from './value-shape.ts';

/** A heading that names an entity and rules what stands below it, from its left edge to the next heading of its line. */
export interface Heading {
  entity: Entity | null;
  list: string;
  cell: Cell;
  x0: number;
  x1: number;
}

export interface Scopes {
  /** The entity that the place belongs to, by the last heading above it. */
  of(cell: Cell, list: string): Entity | null;
  headings: readonly Heading[];
}

const EVERY_THING = 'all (?:vehicles|autos|cars|units|locations|premises|buildings)|every (?:vehicle|building)';
const WHOLE = '(?:entire|whole) (?:policy|business|account|company|operation)';
/** Words for all things together. */
export const EVERY = new RegExp(
  String.raw`\b(?:${EVERY_THING}|policy[ -]?(?:level|wide)|policywide|blanket limits?|${WHOLE})\b`,
  'i',
);
const EXTENSIONS = 'coverages?|endorsements|extensions|limits|protection';
/** Headings of what the policy covers beside its things, where they stand once. */
const FURTHER = 'policy|optional|additional|other|extra|supplemental|extended';
const BESIDE = new RegExp(
  String.raw`^(?:(?:${FURTHER})\s(?:${EXTENSIONS})|coverage (?:extensions|options)|extensions of coverage)\b`,
  'i',
);

/** What such a heading begins is insured once, and at no place. */
const LIABILITY = /^(?:(?:business(?:owners)?|general) )?liability(?: (?:coverages?|limits(?: of insurance)?))?$/i;
const PLACES = 'locations';
const liabilityIn = ({ cells: [title, ...others] }: Row): Heading[] =>
  title && LIABILITY.test(title.text) && !others.some(({ text }) => /\d/.test(text))
    ? [{ entity: null, list: PLACES, cell: title, ...EVERYWHERE }]
    : [];

/** A heading of coverages set like the headings of the entities ends the last of these. */
function isPeer(cell: Cell, found: readonly Heading[]): boolean {
  if (sectionWordings.matchWhole(cell.text)?.field !== 'coverage') return false;
  const last = found.findLast(({ entity }) => entity !== null)?.cell;
  const isAlone = last?.row.cells.length === 1;
  return isAlone && Math.abs(last.x0 - cell.x0) < 3 && Math.abs(last.size - cell.size) < 0.3 && last.bold === cell.bold;
}

/** A heading that stands alone and ends what the last thing rules. */
function endsIn({ cells }: Row, found: readonly Heading[], rows: readonly Row[]): Omit<Heading, 'list'>[] {
  const [only, ...more] = cells;
  if (!only || only.text.length >= 70 || more.some(({ text }) => /\d/.test(text))) return [];
  const isAlone = more.length === 0;
  if (!EVERY.test(only.text) && !(isAlone && (isPeer(only, found) || isBeside(only, found, rows)))) return [];
  const x0 = isCentred(only, rows) ? Number.NEGATIVE_INFINITY : only.x0 - 30;
  return [{ entity: null, cell: only, x0, x1: Number.POSITIVE_INFINITY }];
}

/** "Additional coverages" below a table of things, or set no smaller than their headings, and not once for each. */
function isBeside(cell: Cell, found: readonly Heading[], rows: readonly Row[]): boolean {
  if (!BESIDE.test(cell.text)) return false;
  const last = found.findLast(({ entity }) => entity !== null);
  const isRepeated = rows.some(({ cells }) => cells.some((other) => other !== cell && other.text === cell.text));
  if (!last || isRepeated) return false;
  const isLine = last.cell.row.cells.length > 2;
  return isLine || cell.size > last.cell.size - 0.3;
}

/** Whether a heading stands in the middle of the page's print. */
function isCentred(cell: Cell, rows: readonly Row[]): boolean {
  const [x0, x1] = [Math.min(...rows.map((row) => row.x0)), Math.max(...rows.map((row) => row.x1))];
  return Math.abs(cell.x0 + cell.x1 - x0 - x1) < 25;
}

/** An entity that a line of a table names, and that owns what stands below. */
export interface Opening {
  entity: Entity;
  cell: Cell;
}

interface ScopeSearch {
  rows: readonly Row[];
  mentionIn: MentionIn;
  meaningOf: MeaningOf;
  openings: readonly Opening[];
  /** The page before, whose last entity may go on. */
  before: { rows: readonly Row[]; scopes: Scopes } | null;
}

const EVERYWHERE = { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY };

/** Finds the headings of a page that name entities. */
export function scopesOf({ rows, mentionIn, meaningOf, openings, before }: ScopeSearch): Scopes {
  const found: Heading[] = [];
  const lists = new Set(before?.scopes.headings.map(({ list }) => list));
  const parts = partHeadings(rows);
  for (const row of rows) {
    const own = headingsIn(row, rows, mentionIn);
    for (const { list } of own) lists.add(list);
    // Several entities side by side head columns or panels; one that stands alone in its line rules the whole width.
    for (const [at, heading] of own.entries()) {
      const next = own
        .slice(at + 1)
        .find(({ entity }) => entity && heading.entity && !isSameEntity(entity, heading.entity));
      heading.x1 = next ? next.cell.x0 - 6 : Number.POSITIVE_INFINITY;
      if (own.length === 1 && row.cells.length === 1) heading.x0 = Number.NEGATIVE_INFINITY;
    }
    found.push(...own);
    for (const { entity, cell } of openings.filter((opening) => opening.cell.row === row)) {
      lists.add(entity.list);
      found.push({ entity, list: entity.list, cell, ...EVERYWHERE });
    }
    const [first] = own.length === 0 ? row.cells : [];
    const last = found.findLast(({ entity }) => entity !== null);
    const ends =
      first && last && endsPart(row, last.cell.row.at, parts)
        ? [{ entity: null, cell: first, ...EVERYWHERE }]
        : endsIn(row, found, rows);
    found.push(...ends.flatMap((end) => [...lists].map((list) => ({ ...end, list }))));
    if (lists.has(PLACES)) found.push(...liabilityIn(row));
  }
  const headings = withoutLists(found, rows, meaningOf);
  const carried = before ? carriedHeading(before, { rows, headings, meaningOf }) : null;
  return {
    headings,
    of(cell, list) {
      let best: Heading | null = carried?.list === list ? carried : null;
      const centre = (cell.x0 + cell.x1) / 2;
      for (const heading of headings) {
        if (heading.list !== list || heading.cell.row.at > cell.row.at) continue;
        if (cell.x0 < heading.x0 || centre > heading.x1) continue;
        if (!best || best === carried || heading.cell.row.at >= best.cell.row.at) best = heading;
      }
      return best?.entity ?? null;
    },
  };
}

/** The last entity of a page goes on on the next when a page says so, or when nothing of it has been printed yet. */
function carriedHeading(
  { rows: before, scopes }: { rows: readonly Row[]; scopes: Scopes },
  { rows, headings, meaningOf }: { rows: readonly Row[]; headings: readonly Heading[]; meaningOf: MeaningOf },
): Heading | null {
  const last = scopes.headings.toSorted((a, b) => a.cell.row.at - b.cell.row.at).at(-1);
  if (!last?.entity) return null;
  const says = (row: Row): boolean => row.cells.some((cell) => /\bcontinued\b|\(cont\.?(?:['’]d)?\)/i.test(cell.text));
  const isBare = !before
    .slice(last.cell.row.at + 1)
    .some((row) => row.cells.some((cell) => meaningOf(cell.text).topic));
  // Where the list goes on below, what stands above its next entity belongs to the last one.
  const next = headings.find(({ list, entity }) => list === last.list && entity !== null);
  const isGoingOn = next?.entity != null && !isSameEntity(next.entity, last.entity);
  const isTold = before.slice(-4).some(says) || rows.slice(0, 12).some(says);
  return isBare || isGoingOn || isTold || repeatsHeadings(rows, before, meaningOf) ? last : null;
}

/** Whether a page begins with nothing but what the page before prints too, the headings of its columns last, and goes on with lines of values. */
function repeatsHeadings(rows: readonly Row[], before: readonly Row[], meaningOf: MeaningOf): boolean {
  const printed = new Set(before.map(textOf));
  const isHeading = ({ cells }: Row): boolean =>
    cells.filter(({ text }) => meaningOf(text).measure !== undefined).length >= LEAST_VALUES;
  const at = rows.findIndex(isHeading);
  const isRepeated = at >= 0 && rows.slice(0, at + 1).every((row) => printed.has(textOf(row)));
  return isRepeated && rows[at + 1]?.cells.some(isValue) === true;
}

const textOf = ({ cells }: Row): string => cells.map(({ text }) => text.replace(/\d+/g, '')).join(' ');

interface OwnHeading extends Heading {
  entity: Entity;
}

/** The entities that a line names; its number and its description in cells of their own name one. */
function headingsIn(row: Row, rows: readonly Row[], mentionIn: MentionIn): OwnHeading[] {
  const own: OwnHeading[] = [];
  for (const cell of row.cells) {
    const mention = mentionAt(cell, mentionIn);
    if (!mention || !(mention.leads || introduces(cell)) || !isHeading(cell, mention, rows)) continue;
    const { entity } = mention;
    const last = own.at(-1);
    if (last && completes(last.entity, entity)) last.entity = mergedEntity(last.entity, entity);
    else own.push({ entity, list: entity.list, cell, x0: cell.x0 - 30, x1: Number.POSITIVE_INFINITY });
  }
  return own;
}

const INTRODUCTION = /^(?:for|at|the following|following|these|coverages? (?:for|of|on|applicable|that))\b.*[.:]$/i;

/** "The following coverages apply to vehicle 1." alone in its line. */
const introduces = ({ row, text, words }: Cell): boolean =>
  row.cells.length === 1 && words.length <= LONGEST_INTRODUCTION && INTRODUCTION.test(text);

const LONGEST_INTRODUCTION = 16;

/** "Premises 2" and "Building 1" in cells of their own name one thing together. */
export function mentionAt(cell: Cell, mentionIn: MentionIn): Mention | null {
  const own = mentionIn(cell.text, contextOf(cell));
  const next = cell.row.cells.find((other) => other.x0 >= cell.x1 - 1);
  if (!own || !next || own.entity.numbers.every((number) => number !== null) || own.entity.numbers[0] === null)
    return own;
  const both = mentionIn(`${cell.text} ${next.text}`, contextOf(cell));
  const isFuller =
    both && both.entity.numbers[0] === own.entity.numbers[0] && both.entity.numbers.every((n) => n !== null);
  return isFuller ? both : own;
}

/** A mention with an amount behind it is a row, unless the lines below add up to it, and one inside a sentence is none. */
function isHeading(cell: Cell, { entity }: Mention, rows: readonly Row[]): boolean {
  const after = cell.row.cells.filter((other) => other.x0 > cell.x1);
  // The address of a building may stand behind its numbers.
  const [amount, more] = after.filter(
    (other, at) => isMarkedMoney(other.text) && !isLabelledCount(other, after[at - 1]),
  );
  if (amount && (more || !isSumBelow(amount, rows))) return false;
  // A sentence that begins with a thing's number and its description, or with all its numbers, introduces it.
  const isIntroduced = entity.numbers[0] != null && entity.description !== undefined;
  const isPair = entity.numbers.length > 1 && entity.numbers.every((number) => number !== null);
  return cell.words.length <= 12 || introduces(cell) || CITY_LINE.test(cell.text) || isIntroduced || isPair;
}

/** "Annual miles: 14,000" */
const isLabelledCount = ({ text }: Cell, label: Cell | undefined): boolean =>
  label?.text.endsWith(':') === true && !/[$.]/.test(text);

/** Lines with so many values are records of what stands above them. */
const LEAST_VALUES = 2;

/** Mentions that follow each other at one edge with nothing between that could belong to them are a list. */
function withoutLists(found: readonly Heading[], rows: readonly Row[], meaningOf: MeaningOf): Heading[] {
  const isFilled = (from: Heading, to: number): boolean =>
    rows.slice(from.cell.row.at + 1, to).some(({ cells }) => {
      const own = cells.filter(({ x0 }) => x0 >= from.x0 && x0 < from.x1);
      return own.some((cell) => holdsFact(cell, meaningOf)) || own.filter(isValue).length >= LEAST_VALUES;
    });
  const kept: Heading[] = [];
  let isList = false;
  for (const [at, heading] of found.entries()) {
    if (heading.entity === null) {
      kept.push(heading);
      continue;
    }
    const next = found
      .slice(at + 1)
      .find(
        (other) =>
          other.entity !== null && other.list === heading.list && Math.abs(other.cell.x0 - heading.cell.x0) < 6,
      );
    const isFollowed = next !== undefined && !isFilled(heading, next.cell.row.at);
    // The last of a list has no next one that would show it to be one.
    const isLast = isList && next === undefined;
    isList = isFollowed;
    if (!isFollowed && !isLast) kept.push(heading);
  }
  return kept;
}

function holdsFact({ text, words }: Cell, meaningOf: MeaningOf): boolean {
  const meanings = meaningOf(text.replace(/:.*$/, ''));
  if (meanings.topic !== undefined || meanings.fields.length > 0) return true;
  const leads = [1, 2, 3].filter((count) => count < words.length);
  return leads.some((count) => {
    const { isWhole, fields } = meaningOf(textRun(words.slice(0, count)).text);
    return isWhole && fields.length > 0;
  });
}
