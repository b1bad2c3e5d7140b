import type { Cited } from '../cited.ts';
import { CITY_LINE, CITY_WITHIN } from '../../reading/values/places.ts';
import { VIN } from '../lexicon/vehicles.ts';
import { type EntityPlan, type FieldPlan, fieldPlan } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import { addDescription } from './described-cells.ts';
import { completes, type Entity, mergedEntity } from './entities.ts';
import { fieldValue } from './field-values.ts';
import type { Header, Reading } from './headers.ts';
import { knownValues, labelledParts, partsOfThing, partsBelow } from './labelled-parts.ts';
import { namedBehind } from './named-behind.ts';
import { neighbor } from './neighbor.ts';
import { isLabel, isOfPairs } from './orientation.ts';
import { labelledNumbers } from './record-tables.ts';
import type { Finding } from './records.ts';
import { mentionAt, type Scopes } from './scopes.ts';
import type { Summed } from './summed.ts';
import { addTyped } from './typed-cells.ts';
import { spreadDescription } from './unheaded-rows.ts';
import { isMarkedMoney } from './value-shape.ts';

export interface EntitySearch {
  bands: readonly Band[];
  rows: readonly Row[];
  scopes: Scopes;
  summed: Summed;
  reading: Reading;
  list: string;
  plan: EntityPlan;
  /** Whether the page prints values over their labels. */
  isAbove: boolean;
}

/** Facts of things whose fields are labelled: in transposed tables, in cards and blocks below their heading. */
export function labelledFacts(search: EntitySearch): Finding[] {
  const findings: Finding[] = namedBehind(search);
  const listed = new Set(search.bands.flatMap(({ rows }) => rows));
  for (const row of search.rows) if (!listed.has(row)) findings.push(...labelledIn(withColons(row), NO_BAND, search));
  for (const band of search.bands) {
    for (const row of band.rows) {
      for (const { entity, values } of labelledNumbers(row, search)) findings.push({ entity, values, mayAdd: true });
      findings.push(...labelledIn(row, band, search));
    }
    for (const header of band.headers) {
      if (header.entity?.list === search.list) findings.push(headedBy(header.cells, header.entity, search));
    }
  }
  return findings;
}

/** The lines of headings belong to no band: there, only a colon tells a label from the heading of a column. */
const withColons = (row: Row): Row => ({ ...row, cells: row.cells.filter(({ text }) => text.endsWith(':')) });
const NO_BAND: Band = { page: 0, walls: [], headers: [], columns: new Map(), rows: [] };

/** What the head of a thing's column says; the lines of it that a label begins are facts, and no part of the description. */
function headedBy(cells: readonly Cell[], entity: Entity, search: EntitySearch): Finding {
  const labelOf = (cell: Cell): Cell | undefined => {
    const [left] = cell.row.cells;
    const isLabelled = left && left !== cell && cell.row.at > (cells[0]?.row.at ?? 0) && !cells.includes(left);
    return isLabelled && search.reading.meaningOf(left.text.replace(/:$/, '')).fields.length > 0 ? left : undefined;
  };
  const facts = cells.flatMap((cell) => {
    const label = labelOf(cell);
    return (label ? targetsOf(label.text, search) : []).flatMap(({ field, own }): [string, Cited][] => {
      const cited = fieldValue([cell], own);
      return cited ? [[field, cited]] : [];
    });
  });
  const found = describedBy(
    cells.filter((cell) => !labelOf(cell)),
    entity,
    search,
  );
  return { ...found, values: new Map([...facts, ...found.values]) };
}

interface Target {
  field: string;
  own: FieldPlan;
}

function labelledIn(row: Row, band: Band, search: EntitySearch): Finding[] {
  const { list, scopes, reading } = search;
  return row.cells.flatMap((label, at): Finding[] => {
    const named = reading.mentionIn(label.text);
    const targets = targetsOf(named ? named.rest : label.text, search);
    const column = band.columns.get(label)?.entity;
    if (targets.length === 0) return partsOfThing(label, column, search);
    const after = column || named?.entity.list === list ? [] : row.cells.slice(at + 1);
    const under = after.filter((cell) => band.columns.get(cell)?.entity?.list === list);
    const wide = targets.some(({ own }) => own.kind === 'address') ? headless(row, band, list) : [];
    if (under.length + wide.length > 0) {
      const found = targets.map((target) => columnFacts([...under, ...wide], band, target));
      return found.find((findings) => findings.length > 0) ?? [];
    }
    const printed = named?.entity ?? column;
    const entity = printed?.list === list ? printed : scopes.of(label, list);
    return entity ? besideLabel(label, entity, { targets, search }) : [];
  });
}

/** The fields that a label may mean; kinds that accept nearly every text come last. */
function targetsOf(text: string, { reading, list, plan }: EntitySearch): Target[] {
  return reading
    .meaningOf(text.replace(/:$/, ''))
    .fields.filter((field) => field.list === list)
    .flatMap(({ field }) => {
      const own = fieldPlan(plan, field);
      return own ? [{ field, own }] : [];
    })
    .sort((a, b) => Number(isLoose(a.own)) - Number(isLoose(b.own)));
}

function besideLabel(
  label: Cell,
  entity: Entity,
  { targets, search }: { targets: readonly Target[]; search: EntitySearch },
): Finding[] {
  for (const { field, own } of targets) {
    const cited = valueOfLabel(label, own, search);
    if (cited) return [{ entity, values: new Map([[field, cited]]), mayAdd: false }];
  }
  return [];
}

const isLoose = ({ kind }: FieldPlan): boolean => kind === 'text' || kind === 'label' || kind === 'name';

/** Cells of the lines next to a row that have no head of their own: an address over several lines. */
function headless(row: Row, band: Band, list: string): Cell[] {
  const at = band.rows.indexOf(row);
  const near = [band.rows[at - 1], band.rows[at + 1]].filter((other) => other !== undefined);
  return near
    .filter((other) => Math.min(Math.abs(other.y0 - row.y1), Math.abs(row.y0 - other.y1)) < row.size)
    .filter((other) => other.cells.every((cell) => band.columns.get(cell)?.entity?.list === list))
    .flatMap((other) => other.cells);
}

function columnFacts(cells: readonly Cell[], band: Band, { field, own }: Target): Finding[] {
  const columns = new Map<Header | undefined, Cell[]>();
  for (const cell of cells) {
    const header = band.columns.get(cell);
    columns.set(header, [...(columns.get(header) ?? []), cell]);
  }
  return [...columns].flatMap(([header, parts]) => {
    const cited = fieldValue(
      parts.toSorted((a, b) => a.y0 - b.y0),
      own,
    );
    return header?.entity && cited ? [{ entity: header.entity, values: new Map([[field, cited]]), mayAdd: true }] : [];
  });
}

/** The value right of a label, else the one below or above it, as most labels of the page have theirs. */
function valueOfLabel(label: Cell, own: FieldPlan, { rows, reading, isAbove }: EntitySearch): Cited | undefined {
  const isOther = (cell: Cell): boolean => isLabel(cell, reading);
  const right = label.row.cells.find((cell) => cell.x0 >= label.x1 - 1);
  const isPaired = label.row.cells.length === 2 || isOfPairs(label.row, isOther);
  const isNear = right && !isOther(right) && (right.x0 - label.x1 < 170 || isPaired) && !isAbove;
  const beside = isNear ? fieldValue([right], own) : undefined;
  if (beside) return beside;
  const stacked = neighbor(label, rows, isAbove ? -1 : 1);
  return stacked && !isOther(stacked) ? fieldValue([stacked], own) : undefined;
}

/** What the cells that name a thing say of it: a vehicle's year, make and model. */
function describedBy(cells: readonly Cell[], entity: Entity, search: EntitySearch): Finding {
  const { plan, list } = search;
  const values = new Map<string, Cited>();
  const told = new Map(cells.map((cell) => [cell, partsBelow(cell, search)]));
  const [first, ...more] = cells.filter(({ text }) => /(?:19|20)\d\d\s+\p{L}/u.test(text));
  if (first && plan.description) {
    const tail = cells.filter((cell) => cell.row.at > first.row.at && !more.includes(cell) && !told.get(cell)?.length);
    addDescription([joinedCell([first, ...tail])], values);
    values.delete('number');
  }
  for (const [field, cited] of [...told].flatMap(([cell, parts]) => (cell === first ? [] : parts)))
    if (!values.has(field)) values.set(field, cited);
  addTyped(cells, plan, values);
  addAddress(cells, plan, values);
  return { entity: { ...entity, list }, values: withNumbers(values, entity, plan, cells), mayAdd: true };
}

/** The address that stands below a name: from the line after it down to the city. */
function addAddress(cells: readonly Cell[], plan: EntityPlan, values: Map<string, Cited>): void {
  const city = cells.findIndex(({ text }) => CITY_LINE.test(text));
  const lines = cells
    .slice(Math.max(0, city - 2), city + 1)
    .filter(({ text }) => /^\d|\bBOX\b/i.test(text) || CITY_LINE.test(text));
  const [field, own] = Object.entries(plan.fields).find(([, candidate]) => candidate?.kind === 'address') ?? [];
  const cited = city >= 0 && own ? fieldValue(lines, own) : undefined;
  if (field !== undefined && cited) values.set(field, cited);
}

function joinedCell(cells: readonly Cell[]): Cell {
  const [first] = cells as [Cell];
  return { ...first, text: cells.map((cell) => cell.text).join(' '), words: cells.flatMap((cell) => cell.words) };
}

/** The numbers of the entity as fields, cited from the cells that name it. */
function withNumbers(
  values: Map<string, Cited>,
  entity: Entity,
  plan: EntityPlan,
  cells: readonly Cell[],
): Map<string, Cited> {
  for (const [at, { field }] of plan.numbers.entries()) {
    const number = entity.numbers[at] ?? null;
    const [cell] = cells.filter(({ text }) => /\d/.test(text));
    if (field === undefined || number === null || !cell || values.has(field)) continue;
    const words = cell.words.filter((word) => Number(word.text.replace(/\D/g, '')) === number);
    values.set(field, {
      value: number,
      page: cell.page,
      words: words.length > 0 ? words : cell.words,
    });
  }
  return values;
}

/** Lines and headings that name a thing, with what stands in the same line up to the next one. */
export function namedFacts(search: EntitySearch): Finding[] {
  const { rows, reading, list, plan } = search;
  if (plan.numbers.length === 0) return [];
  return rows.flatMap((row) => {
    const named: { entity: Entity; first: Cell }[] = [];
    for (const cell of row.cells) {
      const mention = isMarkedMoney(cell.text) ? null : mentionAt(cell, reading.mentionIn);
      if (!mention || mention.entity.list !== list || !mention.leads) continue;
      const last = named.at(-1);
      if (last && completes(last.entity, mention.entity)) last.entity = mergedEntity(last.entity, mention.entity);
      else named.push({ entity: mention.entity, first: cell });
    }
    const [only, more] = named;
    const isBare = !only || (!more && !only.entity.description);
    const spread = isBare && !isExplained(row, search) ? spreadDescription(row, reading, list) : null;
    if (spread) {
      const numbered = withLeadNumber(spread.entity, spread.description);
      const entity = only ? mergedEntity(only.entity, numbered) : numbered;
      const cells = [spread.description, ...row.cells.filter((cell) => cell.x0 >= spread.description.x1)];
      const own = cells.filter((cell) => !isMarkedMoney(cell.text));
      return [withFactsBeside(describedBy(own, entity, search), cells, search)];
    }
    return named.map(({ entity, first }, at) => {
      const end = named[at + 1]?.first.x0 ?? Number.POSITIVE_INFINITY;
      const cells = row.cells.filter((cell) => cell.x0 >= first.x0 && cell.x0 < end);
      const own = cells.filter((cell) => !isMarkedMoney(cell.text));
      const under = [...below(first, search), ...cityBelow(own, search)];
      const found = describedBy([...own, ...under], withLeadNumber(entity, first), search);
      const finding = withFactsBeside(found, cells, search);
      const isDescribed =
        plan.description === undefined
          ? entity.numbers.every((number) => number !== null)
          : entity.description !== undefined;
      return { ...finding, mayAdd: isDescribed };
    });
  });
}

/** Whether the line stands under headings of the thing's fields. */
export const isExplained = (row: Row, { bands, list }: Pick<EntitySearch, 'bands' | 'list'>): boolean =>
  bands.some(
    ({ headers, rows }) =>
      rows.includes(row) && headers.filter(({ fields }) => fields.some((field) => field.list === list)).length > 1,
  );

/** The cells of the next two lines under a description: the identification number stands there often. */
const below = (first: Cell, { rows, reading, list }: EntitySearch): Cell[] =>
  rows
    .slice(first.row.at + 1, first.row.at + 3)
    .filter((row) => row.y0 - first.y1 < 2 * first.size)
    .flatMap((row) => row.cells.filter((cell) => Math.abs(cell.x0 - first.x0) < 60 && VIN.test(cell.text)))
    .filter((cell) => reading.mentionIn(cell.text)?.entity.list !== list);

/** The city right under the street that ends the line of a place. */
function cityBelow(cells: readonly Cell[], { rows }: EntitySearch): Cell[] {
  const street = cells.at(-1);
  if (!street || !/^\d+ \S/.test(street.text) || CITY_WITHIN.test(street.text)) return [];
  const under = rows[street.row.at + 1]?.cells.find(({ x0 }) => Math.abs(x0 - street.x0) < street.size);
  return under && CITY_LINE.test(under.text) && under.y0 - street.y1 < street.size ? [under] : [];
}

/** "2016 Jeep Cherokee   Use: Work", "…, annual miles 9,500, Lienholder: Poe Bank": what a line says of the thing that it begins with. */
function withFactsBeside(finding: Finding, cells: readonly Cell[], search: EntitySearch): Finding {
  const facts = cells.flatMap((cell, at) => {
    const label = cells[at - 1];
    const isLabelled = label && (label.text.endsWith(':') || targetsOf(label.text, search).length > 0);
    const text = isLabelled ? joinedCell([label, cell]) : cell;
    return [...labelledParts(text, search, true), ...knownValues(cell, search.plan)];
  });
  return { ...finding, values: new Map([...facts, ...finding.values]) };
}

/** A small number alone before a description numbers it. */
function withLeadNumber(entity: Entity, first: Cell): Entity {
  const before = first.row.cells.findLast((cell) => cell.x1 <= first.x0);
  const number = /^0*(\d{1,2})$/.exec(before?.text ?? '')?.[1];
  if (entity.numbers[0] !== null || number === undefined || !entity.description) return entity;
  return { ...entity, numbers: [Number(number), ...entity.numbers.slice(1)] };
}
