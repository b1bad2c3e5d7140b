import type { Rule } from '../../document/page.ts';
import { type Extent, overlapX } from '../../reading/boxes.ts';
import type { Measure } from '../plan.ts';
import { textRun } from '../../reading/text-run.ts';
import { OFFERED } from '../lexicon/offers.ts';
import type { Cell, Row } from './cells.ts';
import { type HeadingPart, headingParts } from './composite-headings.ts';
import { type Entity, type MentionIn, mergedEntity } from './entities.ts';
import { isTitle, isTitleOfAll } from './heading-titles.ts';
import type { MeaningOf, Meanings } from './meanings.ts';

/** What the cells above a column say of its values. */
export interface Header {
  x0: number;
  x1: number;
  /** The line of its lowest cell. */
  at: number;
  y1: number;
  cells: readonly Cell[];
  measure?: Measure | 'name' | 'ignored' | undefined;
  topic?: { list: string; topic: string } | undefined;
  /** The cells that print the topic's name. */
  topicCells?: readonly Cell[] | undefined;
  /** The cells that print the limit of all values below. */
  limit?: readonly Cell[] | undefined;
  entity?: Entity | undefined;
  fields: readonly { list: string; field: string }[];
  description?: string | undefined;
  /** What its values say one below the other, where it names several things. */
  parts?: readonly HeadingPart[] | undefined;
  isUnknown: boolean;
  /** Whether its text is one wording of the plan. */
  isWhole?: boolean;
}

export interface Reading {
  meaningOf: MeaningOf;
  mentionIn: MentionIn;
  /** Whether a text asks for a field outside of lists. */
  isFact: (text: string) => boolean;
  /** The lists of things that coverages may belong to, and of people. */
  things: ReadonlySet<string>;
}

/** What a page says beside the plan. */
export interface PageReading extends Reading {
  rows: readonly Row[];
  /** Whether values stand over their labels. */
  isAbove: boolean;
  /** Whether a line begins a block that other lines have nothing to do with. */
  isBreak?: (row: Row) => boolean;
}

const STACK = 4;

/** The header of one cell, read alone and together with up to three lines above it. */
export function headerOf(cell: Cell, above: readonly Cell[], reading: Reading): Header {
  const stack = stackOver(cell, above);
  let best: Scored | null = null;
  for (let take = 0; take <= stack.length; take++) {
    if (isTitleOver(best, stack[take - 1], cell)) break;
    const cells = [...stack.slice(0, take).reverse(), cell];
    const header = readHeader(cells, reading);
    // What stands over a column of names heads the section, not the column.
    if (take > 0 && header.entity && reading.meaningOf(cell.text).measure === 'name') break;
    if (hidesMeasure(header, best)) break;
    const score = scoreOf(header) + (header.isWhole || namesAll(header) ? 0.1 : -0.1) * take;
    if (!best || score > best.score) best = { header, score };
  }
  return best?.header ?? readHeader([cell], reading);
}

interface Scored {
  header: Header;
  score: number;
}

/** "Limit" under "Location 1, 22 Elm Street …": what stands over several columns and hides what one measures is no heading of it. */
const hidesMeasure = (header: Header, own: Scored | null): boolean =>
  own?.header.isWhole === true && own.header.measure !== undefined && !header.measure;

/** What stands over a heading that says enough itself may be the title of the table. */
const isTitleOver = (own: Scored | null, over: Cell | undefined, cell: Cell): boolean => {
  if (!own || !over || own.score <= 0) return false;
  return isTitle(over) || (own.header.isWhole === true && own.header.fields.length > 0 && isTitleOfAll(over, cell));
};

/** "Prem. No. 1 /" over "Building 1": with both numbers it names one building. */
const namesAll = ({ entity }: Header): boolean =>
  entity !== undefined && entity.numbers.length > 1 && entity.numbers.every((number) => number !== null);

/** The cells that stand over a cell without a gap, nearest first. */
function stackOver(cell: Cell, above: readonly Cell[]): Cell[] {
  const stack: Cell[] = [];
  let low = cell;
  for (let depth = 1; depth < STACK; depth++) {
    const candidates = above.filter((other) => {
      const gap = low.y0 - other.y1;
      return other.row.at < low.row.at && gap < 0.9 * cell.size && gap > -0.4 * cell.size && shares(other, low) > 0.3;
    });
    const next = candidates.sort((a, b) => b.y1 - a.y1)[0];
    if (!next || isSentence(next)) break;
    stack.push(next);
    low = next;
  }
  return stack;
}

/** "part of the loss over the deductible stated.": the end of a sentence heads nothing. */
export const isSentence = ({ text, words }: Cell): boolean => words.length > 4 && /\p{Ll}{2}\.$/u.test(text);

/** How much of the narrower of two boxes lies over the other, 0..1. */
export const shares = (a: { x0: number; x1: number }, b: { x0: number; x1: number }): number =>
  overlapX(a, b) / Math.max(1, Math.min(a.x1 - a.x0, b.x1 - b.x0));

function readHeader(cells: readonly Cell[], reading: Reading): Header {
  const { meaningOf, mentionIn } = reading;
  const text = cells.map((cell) => cell.text).join(' ');
  const mention = mentionIn(text, cells[0] ? headOfLine(cells[0]) : '');
  const last = cells.at(-1) as Cell;
  const parts = mention ? null : headingParts(cells, reading);
  const meanings: Meanings = parts ? meaningOfParts(parts, meaningOf(text)) : meaningOf(mention ? mention.rest : text);
  const { topic, topicCells, measure, isApart } = insuredBy(cells, meanings, { text, meaningOf });
  const own = cells.filter((cell) => cell === last || !isOverOthers(cell, last));
  return {
    x0: Math.min(...own.map((cell) => cell.x0)),
    x1: Math.max(...own.map((cell) => cell.x1)),
    at: last.row.at,
    y1: last.y1,
    cells,
    measure,
    topic,
    topicCells,
    entity: mention?.entity,
    fields: meanings.fields,
    description: meanings.description,
    parts: parts ?? undefined,
    isWhole: meanings.isWhole && !isApart,
    isUnknown: !mention && !topic && !meanings.measure && meanings.fields.length === 0 && !meanings.description,
  };
}

/** A value that stands alone under a heading of several parts is what the heading means as a whole, or its last part. */
function meaningOfParts(parts: readonly HeadingPart[], own: Meanings): Meanings {
  if (own.fields.length > 0) return own;
  const { list, fields = [] } = parts.findLast(({ isDescription }) => !isDescription) ?? {};
  return { isWhole: true, fields: list === undefined ? [] : fields.map((field) => ({ list, field, tier: 2 })) };
}

/** "Premium for auto" over "1" and "2" reaches over the columns of both. */
const isOverOthers = (over: Cell, { row }: Cell): boolean =>
  row.cells.filter((cell) => shares(over, cell) > 0.3).length > 1;

const headOfLine = (cell: Cell): string =>
  cell.row.cells
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');

/** The coverage that a heading names, and what it measures of it. */
function insuredBy(
  cells: readonly Cell[],
  meanings: Meanings,
  { text, meaningOf }: { text: string; meaningOf: MeaningOf },
): Pick<Header, 'topic' | 'topicCells' | 'measure'> & { isApart: boolean } {
  const { topic, measure } = meanings;
  if (!topic || (topic.tier === 1 && measure)) return { measure, isApart: false };
  const behind = measure ? null : measureBehind(topic, text, meaningOf);
  const topicCells = withoutLast(cells, behind?.words ?? 0);
  return { topic, topicCells, measure: measure ?? behind?.measure, isApart: behind !== null };
}

/** What a heading measures behind the name of a coverage: "Contents premium", and "Contents limit", all of which is one wording. */
function measureBehind(
  { rest }: NonNullable<Meanings['topic']>,
  text: string,
  meaningOf: MeaningOf,
): { measure: Header['measure']; words: number } | null {
  const last = rest || (/\slimits?$/.exec(text.toLowerCase())?.[0].trim() ?? '');
  const { measure } = last ? meaningOf(last) : {};
  const isAtEnd = measure && text.toLowerCase().endsWith(` ${last}`);
  return measure ? { measure, words: isAtEnd ? last.split(' ').length : 0 } : null;
}

/** The cells of a heading without its last words. */
export function withoutLast(cells: readonly Cell[], count: number): readonly Cell[] {
  const last = cells.at(-1);
  if (!last || count === 0) return cells;
  const { words } = last;
  if (words.length <= count) return withoutLast(cells.slice(0, -1), count - words.length);
  const kept = words.slice(0, -count);
  return [...cells.slice(0, -1), { ...last, words: kept, text: textRun(kept).text, x1: kept.at(-1)?.x1 ?? last.x1 }];
}

/** How much a reading of a header says. */
export function scoreOf(header: Header): number {
  // "Liability" is a coverage, or the last line of "limits of liability", and not both.
  if (header.isWhole && header.measure && header.topic) return 1;
  let score = 0;
  if (header.measure && header.measure !== 'name') score += 1;
  if (header.measure === 'name') score += 0.7;
  if (header.topic) score += 0.9;
  if (header.entity) score += 1;
  if (header.fields.length > 0 || header.description) score += 1;
  return score;
}

/** "Rate" over "Prem/Ops" and "Products": both together name the field of the column; null where they do not. */
export function joinedHeader(header: Header, over: Header, reading: Reading): Header | null {
  const cells = [...over.cells.filter((cell) => !header.cells.includes(cell)), ...header.cells];
  const joined = readHeader(cells, reading);
  return joined.isWhole && joined.fields.length > 0 ? { ...joined, x0: header.x0, x1: header.x1 } : null;
}

/** What a header takes over from one that stands above it and spans it. */
export function inherited(header: Header, over: Header): Header {
  return {
    ...header,
    // What stands under "previous" is previous.
    measure: over.measure === 'ignored' ? 'ignored' : (header.measure ?? over.measure),
    topic: header.topic ?? over.topic,
    topicCells: header.topicCells ?? over.topicCells,
    entity: header.entity && over.entity ? joinedEntity(header.entity, over.entity) : (header.entity ?? over.entity),
    fields: header.fields.length > 0 ? header.fields : over.fields,
    description: header.description ?? over.description,
    isUnknown: header.isUnknown && over.isUnknown,
  };
}

const joinedEntity = (a: Entity, b: Entity): Entity => (a.list === b.list ? mergedEntity(a, b) : a);

/** What it costs to read a column under a header: the least distance of edges or centres. */
export function distance(column: Extent, header: Extent, walls: readonly Rule[]): number {
  const left = Math.abs(column.x0 - header.x0);
  const right = Math.abs(column.x1 - header.x1);
  const centre = Math.abs(column.x0 + column.x1 - header.x0 - header.x1) / 2;
  const nearest = Math.min(left, right, centre);
  const gap = Math.max(column.x0 - header.x1, header.x0 - column.x1, 0);
  const from = Math.min(column.x1, header.x1);
  const to = Math.max(column.x0, header.x0);
  const crossed = gap > 0 ? walls.filter((rule) => rule.x0 > from && rule.x0 < to).length : 0;
  return (gap === 0 ? 0.5 * nearest : 0.6 * nearest + 0.8 * gap + 4) + 12 * crossed;
}

/** Whether a line may be one of column headings: no value on it but numbers of entities and a stray mark. */
export function isTextRow(row: Row, reading: PageReading): boolean {
  const numbers = row.cells.filter((cell) => isNumberUnderNoun(cell, reading));
  const kinds = row.cells.flatMap((cell) =>
    numbers.length > 1 && numbers.includes(cell) ? [] : [roleOf(cell, reading)],
  );
  if (kinds.includes('value')) return false;
  const marks = kinds.filter((kind) => kind === 'mark').length;
  return marks === 0 || (marks === 1 && kinds.filter((kind) => kind === 'head').length >= 3);
}

/** "1" right under "Car" names a car, as "Car 1" does. */
export function isNumberUnderNoun(cell: Cell, { rows, mentionIn }: PageReading): boolean {
  if (!/^\d{1,3}$/.test(cell.text)) return false;
  const over = rows[cell.row.at - 1]?.cells.find((other) => shares(other, cell) > 0.5);
  return (
    over !== undefined &&
    cell.y0 - over.y1 < cell.size &&
    /^\p{L}+\.?$/u.test(over.text) &&
    (mentionIn(`${over.text} ${cell.text}`) !== null || OFFERED.test(`${over.text} ${cell.text}`.toLowerCase()))
  );
}

/** "12 month premium": the heading of what is paid in so many months. */
export function isTerm({ text }: Cell, meaningOf: MeaningOf): boolean {
  const { isWhole, measure } = meaningOf(text);
  return isWhole && measure === 'premium';
}

function roleOf(cell: Cell, { meaningOf, mentionIn }: Reading): 'head' | 'value' | 'mark' | 'text' {
  const isNamed = (): boolean => mentionIn(cell.text, headOfLine(cell)) !== null;
  const isAmount = cell.shape === 'wording' && /^\W*\d/.test(cell.text);
  if (isAmount && !isTerm(cell, meaningOf)) return isNamed() ? 'text' : 'value';
  const { topic, fields, measure, description } = meaningOf(cell.text);
  if (topic || fields.length > 0 || measure || description) return 'head';
  if (cell.shape === null || (cell.shape === 'wording' && !/[$\d]/.test(cell.text)) || isNamed()) return 'text';
  return isMark(cell) ? 'mark' : 'value';
}

/** A small number, or a word such as "Covered", which may stand over "autos". */
const isMark = ({ shape, text }: Cell): boolean => (shape === 'number' && text.length <= 2) || shape === 'included';

/** What amounts are measured by; headings of names and of columns that are not wanted measure nothing. */
export const asMeasure = (measure: Header['measure'] | null): Measure | null =>
  measure === undefined || measure === 'name' || measure === 'ignored' ? null : measure;
