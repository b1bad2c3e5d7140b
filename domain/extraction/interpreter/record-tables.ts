import type { Cited } from '../cited.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { type EntityPlan, type FieldPlan, fieldPlan } from '../plan.ts';
import type { ValueKind } from '../value-kind.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import { numberOf } from './labelled-parts.ts';
import { withoutCounts } from './counted-names.ts';
import { readParts } from './column-parts.ts';
import { addDescription } from './described-cells.ts';
import { contextOf, type Entity, mergedEntity } from './entities.ts';
import { asChoice, fieldValue } from './field-values.ts';
import type { Header, Reading } from './headers.ts';
import type { Finding } from './records.ts';
import type { Opening, Scopes } from './scopes.ts';
import { bestGrouping } from './things/groups.ts';
import { isMarkedMoney } from './value-shape.ts';
import { detailsOf } from './detail-lines.ts';
import { addTyped, addWholeAddress } from './typed-cells.ts';
import { linesToCity, wrappedCells } from './wrapped-cells.ts';

interface RecordSearch {
  bands: readonly Band[];
  scopes: Scopes;
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

/** A record's lines: the line that starts it and those that go on with it. */
type Lines = readonly Row[];

/** Records that stand one below the other under headings of their fields. */
export function tableRecords(search: RecordSearch): Finding[] {
  return search.bands.flatMap((band) => {
    const headers = band.headers.filter((header) => isOwn(header, search));
    if (new Set(headers.flatMap(fieldNames(search.list))).size < 2) return [];
    const records = linesOf(band, headers);
    const counted = withoutCounts({ columns: band.columns, list: search.list, plan: search.plan });
    const isOnly = records.length === 1;
    return records.flatMap((lines) => findingOf(lines, { band, headers, search, counted, isOnly }));
  });
}

const isOwn = (header: Header, { list }: { list: string }): boolean =>
  header.description === list || header.fields.some((field) => field.list === list);

const fieldNames =
  (list: string) =>
  (header: Header): string[] => [
    ...header.fields.filter((field) => field.list === list).map(({ field }) => field),
    ...(header.description === list ? ['description', 'more'] : []),
  ];

/** The leftmost column that is filled in some lines only starts a record; a wide gap ends the table. */
function linesOf(band: Band, headers: readonly Header[]): Lines[] {
  // A column of several lines a record starts none; what nobody reads, such as a count, may stand before it.
  const isOfLines = headers.some(({ parts }) => parts !== undefined);
  const inOrder = (isOfLines ? band.headers : headers).toSorted((a, b) => a.x0 - b.x0);
  const anchor = inOrder.find((header) => band.rows.some((row) => isUnder(band, row, header)));
  if (!anchor) return [];
  const body: Row[] = [];
  let bottom: number | null = null;
  for (const row of band.rows) {
    if (bottom !== null && (row.y0 - bottom > 4.5 * row.size || beginsOtherList(row))) break;
    if (row.cells.some((cell) => band.columns.has(cell))) body.push(row);
    bottom = row.y1;
  }
  const filled = body.filter((row) => isUnder(band, row, anchor));
  const anchors = startsOf(filled, anchor);
  const centred = centredLines(anchors, body, (lines) => crowding(lines, band, headers));
  if (centred) return centred;
  const records: Row[][] = [];
  for (const row of body) {
    if (anchors.includes(row)) records.push([row]);
    else records.at(-1)?.push(row);
  }
  return records;
}

/** The lines that start a record: each that is filled, or of a column that says several things the first of as many. */
function startsOf(filled: Lines, { parts }: Header): Lines {
  const isInOneLine = filled.every((row, at) => row.y0 - (filled[at - 1]?.y1 ?? 0) > APART * row.size);
  if (!parts || isInOneLine) return filled;
  return filled.filter((_, at) => at % parts.length === 0);
}

const APART = 0.9;

const OTHER_LISTS: ReadonlySet<string> = new Set(['discount', 'form', 'fee']);

/** The heading of a list that no things stand in, as close as it may follow. */
export function beginsOtherList({ cells: [only, more] }: Row): boolean {
  const section = only && !more ? sectionWordings.matchWhole(only.text) : null;
  return section !== null && OTHER_LISTS.has(section.field) && (only?.words.length ?? 0) > 1;
}

/** Lines that stand above the first number belong to it: the cells of each record are set around its middle. */
function centredLines(anchors: Lines, body: Lines, costOf: (lines: Lines) => number): Lines[] | null {
  const [start, second] = anchors;
  const [first] = body;
  if (!start || !second || !first || first === start || start.y0 - first.y1 > start.size) return null;
  const groups = bestGrouping(anchors, body, costOf);
  const several = groups.filter(({ length }) => length > 1);
  const centred = several.filter(([top]) => top && !anchors.includes(top));
  return centred.length * 2 > several.length ? groups : null;
}

/** How many values of a record stand where one has room. */
function crowding(lines: Lines, band: Band, headers: readonly Header[]): number {
  const values = lines.flatMap(({ cells }) => cells.filter((cell) => cell.shape !== null));
  return headers.reduce((sum, header) => {
    const own = values.filter((cell) => band.columns.get(cell) === header);
    return sum + Math.max(0, own.length - 1);
  }, 0);
}

const isUnder = (band: Band, row: Row, header: Header): boolean =>
  row.cells.some((cell) => band.columns.get(cell) === header);

interface RowPlace {
  band: Band;
  headers: readonly Header[];
  search: RecordSearch;
  /** Cells with a count before a name, by what they say without it. */
  counted?: ReadonlyMap<Cell, Cell>;
  isOnly: boolean;
}

function findingOf(lines: Lines, { band, headers, search, counted, isOnly }: RowPlace): Finding[] {
  const { list, plan, reading } = search;
  const values = new Map<string, Cited>();
  const details = detailsOf(lines, { reading, list, plan });
  const own = lines.filter((row) => !details.rows.has(row));
  for (const header of headers) {
    const cells = own
      .flatMap((row) => row.cells.filter((cell) => band.columns.get(cell) === header))
      .map((cell) => counted?.get(cell) ?? cell);
    if (!readParts(cells, header, { values, list, plan, reading })) readColumn(cells, header, { values, list, plan });
  }
  for (const [field, cited] of details.values) if (!values.has(field)) values.set(field, cited);
  const typed = own.flatMap((row) => row.cells);
  addTyped(typed, plan, values);
  addNames(typed, plan, values);
  let entity = entityOf(values, list, plan);
  for (const cell of typed) {
    const mention = reading.mentionIn(cell.text, contextOf(cell));
    if (mention?.entity.list === list) entity = mergedEntity(entity, mention.entity);
  }
  const [first] = typed;
  const hasKey = plan.keys.some((key) => key.every((field) => values.has(field)));
  addWholeAddress(typed, plan, values);
  // "Fleet credit   -$512.00" is nobody's name.
  const isPrice = typed.some(({ text }) => isMarkedMoney(text));
  if (values.size < 2 && (!hasKey || isPrice)) return [];
  const scope =
    first && isOnly && entity.numbers.every((number) => number === null) ? search.scopes.of(first, list) : null;
  return [{ entity: scope ? mergedEntity(entity, scope) : entity, values, mayAdd: hasKey }];
}

interface OpeningSearch extends Omit<RecordSearch, 'scopes'> {
  rows: readonly Row[];
}

/** Tables of one record, and lines that label its numbers: what stands below them belongs to it. */
export function openingsOf({ bands, rows, reading, list, plan }: OpeningSearch): Opening[] {
  const labelled = rows.flatMap((row) => labelledNumbers(row, { reading, list, plan }));
  const tables = bands.flatMap((band): Opening[] => {
    const headers = band.headers.filter((header) => isOwn(header, { list }));
    const first = headers.toSorted((a, b) => a.x0 - b.x0)[0];
    if (!first || band.rows[0] === undefined) return [];
    const [lines, more] = linesOf(band, headers);
    if (!lines || (more && isRecord(more, headers, band, { reading, list, plan }))) return [];
    const found = isRecord(lines, headers, band, { reading, list, plan });
    const [cell] = lines[0]?.cells ?? [];
    return found && cell && found.entity.numbers[0] != null ? [{ entity: found.entity, cell }] : [];
  });
  return [...labelled, ...tables];
}

/** "Location no.: 001   Building no.: 001" opens the description of a building. */
export function labelledNumbers(
  row: Row,
  { reading, list, plan }: Pick<RecordSearch, 'reading' | 'list' | 'plan'>,
): (Opening & { values: ReadonlyMap<string, Cited> })[] {
  const values = new Map<string, Cited>();
  for (const [at, label] of row.cells.entries()) {
    const next = row.cells[at + 1];
    if (!next || !/:$|\S\s+(?:no\.?|number|#)$/i.test(label.text)) continue;
    for (const { list: ownList, field } of reading.meaningOf(label.text.replace(/:$/, '')).fields) {
      const numbered = plan.numbers.some((number) => number.field === field);
      const own = fieldPlan(plan, field);
      const cited = ownList === list && numbered && own ? fieldValue([next], own) : undefined;
      if (cited) values.set(field, cited);
    }
  }
  const entity = entityOf(values, list, plan);
  const [cell] = row.cells;
  return cell && entity.numbers[0] != null ? [{ entity, cell, values }] : [];
}

function isRecord(
  lines: Lines,
  headers: readonly Header[],
  band: Band,
  { reading, list, plan }: Pick<RecordSearch, 'reading' | 'list' | 'plan'>,
): Finding | null {
  const search = { bands: [], scopes: NO_SCOPES, reading, list, plan };
  const [found] = findingOf(lines, { band, headers, search, isOnly: false });
  return found?.mayAdd || (found?.entity.numbers[0] ?? null) !== null ? (found ?? null) : null;
}

const NO_SCOPES: Scopes = { of: () => null, headings: [] };

/** The entity that a record's number fields tell. */
function entityOf(values: ReadonlyMap<string, Cited>, list: string, plan: EntityPlan): Entity {
  const numbers = plan.numbers.map(({ field }) => {
    const value = field === undefined ? undefined : values.get(field)?.value;
    return typeof value === 'number' ? value : null;
  });
  const year = values.get('year')?.value;
  const make = values.get('make')?.value;
  const isDescribed = plan.description && typeof year === 'number' && typeof make === 'string';
  const description = isDescribed ? `${year} ${make}`.toLowerCase() : undefined;
  return { list, numbers, description };
}

interface Target {
  values: Map<string, Cited>;
  list: string;
  plan: EntityPlan;
}

/** Kinds of values that a narrow column wraps. */
const WRAPPED: ReadonlySet<ValueKind> = new Set(['label', 'place', 'name']);

/** One cell a field where the heading names several ("use / miles"), else all cells of the column as one text. */
function readColumn(cells: readonly Cell[], header: Header, target: Target): void {
  const { values, list, plan } = target;
  const fields = header.fields.filter((field) => field.list === list);
  if (cells.length === 0) return;
  if (header.description === list) addDescription(wrappedCells(cells), values);
  for (const { field } of fields) {
    const own = fieldPlan(plan, field);
    if (own?.kind === 'id') addNumber(cells, { field, own }, target);
    if (!own || values.has(field)) continue;
    const cited = valueOfColumn(cells, own, { isOnly: fields.length === 1, values });
    if (cited) values.set(...asChoice(field, cited, plan));
  }
}

/** A number, and the state before it: "NC 20114478". */
function addNumber([cell]: readonly Cell[], own: { field: string; own: FieldPlan }, { values, plan }: Target): void {
  for (const [field, cited] of cell ? numberOf(cell, { ...own, plan }) : [])
    if (!values.has(field)) values.set(field, cited);
}

function valueOfColumn(
  cells: readonly Cell[],
  own: FieldPlan,
  { isOnly, values }: { isOnly: boolean; values: ReadonlyMap<string, Cited> },
): Cited | undefined {
  const block = own.kind === 'address' ? (belowName(cells, values) ?? linesToCity(cells)) : null;
  if (block || (own.kind === 'text' && isOnly)) return fieldValue(block ?? cells, own);
  const parts = WRAPPED.has(own.kind) && isOnly ? wrappedCells(cells) : cells;
  return parts.map((cell) => fieldValue([cell], own)).find((value) => value !== undefined);
}

/** The lines of an address below the name of "Name and address". */
function belowName(cells: readonly Cell[], values: ReadonlyMap<string, Cited>): readonly Cell[] | null {
  const [first, second] = cells;
  const name = values.get('name');
  const isName = first && second && name && first.words.every((word) => name.words.includes(word));
  return isName ? cells.slice(1) : null;
}

/** The name that is the key of a record stands first in its line, also where no heading stands over it. */
function addNames(cells: readonly Cell[], plan: EntityPlan, values: Map<string, Cited>): void {
  for (const field of plan.keys.flatMap((key) => (key.length === 1 ? key : []))) {
    const own = fieldPlan(plan, field);
    if (own?.kind !== 'name' || values.has(field)) continue;
    const written = cells.filter((cell) => /\p{L}{2}/u.test(cell.text));
    const leads = written.filter(({ row, words }, at) => row !== written[at - 1]?.row && words.length > 1);
    const [cited] = leads.flatMap((cell) => fieldValue([cell], own) ?? []);
    if (cited) values.set(field, cited);
  }
}
