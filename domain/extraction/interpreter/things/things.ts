import { wordsWithin } from '../../../reading/text-run.ts';
import { fieldPlan } from '../../plan.ts';
import type { Cell, Row } from '../cells.ts';
import { fieldValue } from '../field-values.ts';
import type { Finding } from '../records.ts';
import { spilled, tellingSlots, toldBy } from './fragments.ts';
import { bestGrouping } from './groups.ts';
import { type Heads, headsOf } from './heads.ts';
import { listedUnder } from './listed.ts';
import { pairsOf } from './pairs.ts';
import { splitPanels } from './panels.ts';
import { isIn, spreadRecords } from './spread.ts';
import { type Slot, type ThingSearch, targetsOf } from './targets.ts';

/** What one page tells of the things of a list: whole records, and fields that the policy states once for all of them. */
export interface Told {
  records: Finding[];
  shared: Pick<Slot, 'field' | 'cited'>[];
}

/** Things whose fields are told by labels or by their own kinds, in tables, columns, cards, blocks or pairs. */
export function thingsOf(search: ThingSearch, isAbove: boolean): Told {
  const { panels, rest } = splitPanels(search);
  const told = [...panels, rest].map((rows) => thingsIn({ ...search, rows }, isAbove));
  return { records: told.flatMap(({ records }) => records), shared: told.flatMap(({ shared }) => shared) };
}

function thingsIn(search: ThingSearch, isAbove: boolean): Told {
  const { rows } = search;
  const heads = headsOf(search);
  const records: Slot[][] = [];
  const taken = new Set<Row>();
  const loose: Slot[] = [];
  for (const [at, own] of heads.entries()) {
    const listed = listedUnder(own, heads[at + 1]?.from ?? rows.length, search);
    if (listed.records.length > 1) records.push(...listed.records);
    else loose.push(...listed.records.flat());
    for (const row of [...headRows(own, rows), ...listed.rows]) taken.add(row);
  }
  const free = rows.filter((row) => !taken.has(row));
  const { slots, spreads } = pairsOf(free, isAbove, search);
  const spread = spreadRecords(spreads, search);
  for (const { slots: own, top, column } of spread) {
    const isNamed = own.some(({ field }) => field === keyOf(search));
    const used = new Set(own.map(({ cell }) => cell));
    const beside = spread.filter((other) => other.top === top).map((other) => other.column);
    const name = isNamed
      ? null
      : (nameInOrder(top, beside, column, search) ??
        nameOver(top, (cell) => isIn(cell, column) && !used.has(cell), search));
    records.push(name ? [name, ...own] : own);
  }
  const singles = withoutStray([...loose, ...slots, ...tellingSlots(free, search)], search);
  const { own, shared } = grouped(singles, search, records.length > 0);
  return {
    records: [...records, ...own].map((record) => findingOf(record, search)),
    shared,
  };
}

const headRows = ({ from, to }: Heads, rows: readonly Row[]): readonly Row[] => rows.slice(from, to + 1);

const keyOf = ({ plan }: ThingSearch): string | undefined => plan.keys[0]?.[0];

/** Words that mean something only among surer ones. */
function withoutStray(slots: readonly Slot[], { plan, isOwnPage }: ThingSearch): Slot[] {
  if (isOwnPage) return [...slots];
  const sure = slots.filter(({ tier, field }) => tier === 3 && !plan.shared?.includes(field));
  return slots.filter(
    (slot) =>
      slot.tier > 1 ||
      sure.some(({ cell }) => cell !== slot.cell && Math.abs(cell.y0 - slot.cell.y0) < 9 * slot.cell.size),
  );
}

/** Puts single values together: a field that stands there several times belongs to as many things. */
function grouped(slots: readonly Slot[], search: ThingSearch, hasRecords: boolean): { own: Slot[][]; shared: Slot[] } {
  const isShared = ({ field }: Slot): boolean => search.plan.shared?.includes(field) === true;
  const telling = slots.filter((slot) => !isShared(slot));
  const anchors = anchorsOf(telling, search);
  if (anchors.length === 0) return { own: [], shared: hasRecords || slots.length > 0 ? slots.filter(isShared) : [] };
  const once = slots.filter(
    (slot) =>
      isShared(slot) && anchors.length > 1 && slots.filter((other) => isOneOf(slot, other, search)).length === 1,
  );
  const items = slots.filter((slot) => !once.includes(slot));
  const own = sideBySide(anchors)
    ? columnsOf(anchors, items)
    : bestGrouping(
        anchors.map(({ cell }) => cell),
        items.map((slot) => ({ ...slot, y0: slot.cell.y0, y1: slot.cell.y1 })),
        repeats,
      );
  return { own: own.map((record) => named(record, search)).filter(({ length }) => length > 0), shared: once };
}

/** Whether two values say the same of a thing, each in its way: a limit in dollars and one in words. */
const isOneOf = (a: Slot, b: Slot, { plan }: ThingSearch): boolean =>
  a.field === b.field || plan.exclusive?.some((group) => group.includes(a.field) && group.includes(b.field)) === true;

/** The field that tells best how many things there are: one that stands most often, the key before others. */
function anchorsOf(slots: readonly Slot[], search: ThingSearch): Slot[] {
  const key = keyOf(search);
  let best: Slot[] = [];
  const sure = slots.filter(({ field, tier }) => tier === 3 && fieldPlan(search.plan, field)?.kind !== 'money');
  for (const field of new Set(sure.map((slot) => slot.field))) {
    const own = distinct(sure.filter((slot) => slot.field === field));
    if (own.length > best.length || (own.length === best.length && field === key)) best = own;
  }
  return best;
}

const distinct = (slots: readonly Slot[]): Slot[] =>
  slots.filter(({ cell }, at) => slots.findIndex((other) => other.cell === cell) === at);

const sideBySide = (anchors: readonly Slot[]): boolean => {
  const isApart = ({ cell: a }: Slot, { cell: b }: Slot): boolean => a.x1 < b.x0 || b.x1 < a.x0;
  return (
    anchors.length > 1 &&
    anchors.every(({ cell }) => Math.abs(cell.y0 - (anchors[0]?.cell.y0 ?? 0)) < 2 * cell.size) &&
    anchors.every((anchor, at) => anchors.slice(at + 1).every((other) => isApart(anchor, other)))
  );
};

/** Cards side by side: each reaches from its anchor's left edge to the next one's. */
function columnsOf(anchors: readonly Slot[], slots: readonly Slot[]): Slot[][] {
  const edges = anchors.map(({ cell }) => cell.x0).toSorted((a, b) => a - b);
  return edges.map((edge, at) =>
    slots.filter(({ cell }) => {
      const isAfter = at === 0 || cell.x0 >= edge - 20;
      return isAfter && cell.x0 < (edges[at + 1] ?? Number.POSITIVE_INFINITY) - 20;
    }),
  );
}

const repeats = (record: readonly Slot[]): number => record.length - new Set(record.map(({ field }) => field)).size;

/** A record without a name has it in the line above its first value, in larger or bolder type. */
function named(record: readonly Slot[], search: ThingSearch): Slot[] {
  const key = keyOf(search);
  if (record.length < 2 || record.some(({ field }) => field === key)) return [...record];
  const [top] = record.map(({ cell }) => cell.row).toSorted((a, b) => a.at - b.at);
  const x0 = Math.min(...record.map(({ cell }) => cell.x0));
  const used = new Set(record.map(({ cell }) => cell));
  const name = top ? nameOver(top, (cell) => cell.x0 < x0 + 60 && !used.has(cell), search, x0) : null;
  return name ? [name, ...record] : [...record];
}

const REACH = 3;

/** The nearest text above a line, or in it, that is a name and no label; of one line what reaches over the left edge first. */
function nameOver(row: Row, isOwn: (cell: Cell) => boolean, search: ThingSearch, x0 = 0): Slot | null {
  const field = keyOf(search);
  const own = field === undefined ? undefined : fieldPlan(search.plan, field);
  if (field === undefined || own?.kind !== 'name') return null;
  for (const above of [row, ...linesAbove(row, search)]) {
    for (const cell of above.cells.toSorted((a, b) => Number(a.x1 < x0) - Number(b.x1 < x0))) {
      const isName = isOwn(cell) && isTitle(cell, search);
      const cited = isName ? fieldValue([titleOf(cell)], own) : undefined;
      if (cited && cited.words.length <= 4) return { field, cited, cell, tier: 2 };
    }
  }
  return null;
}

/** The next lines above a line, those not counted that tell nothing but values. */
function linesAbove(row: Row, search: ThingSearch): Row[] {
  const lines: Row[] = [];
  for (let at = row.at - 1, left = REACH; at >= 0 && left > 0; at--) {
    const above = search.rows[at];
    if (!above) break;
    lines.push(above);
    if (!above.cells.every((cell) => toldBy(cell, search).length > 0)) left -= 1;
  }
  return lines;
}

type Extent = Parameters<typeof isIn>[1];

/** The name of a column where a line above has as many names as there are columns: they need not stand over their values. */
function nameInOrder(row: Row, columns: readonly Extent[], column: Extent, search: ThingSearch): Slot | null {
  const field = keyOf(search);
  const own = field === undefined ? undefined : fieldPlan(search.plan, field);
  if (field === undefined || own?.kind !== 'name' || columns.length < 2) return null;
  for (const { cells } of linesAbove(row, search)) {
    const names = cells.map((cell) => (isTitle(cell, search) ? fieldValue([titleOf(cell)], own) : undefined));
    const isOneEach = cells.length === columns.length && names.every((name) => name !== undefined);
    const place = columns.toSorted((a, b) => a.x0 - b.x0).indexOf(column);
    const [cell, cited] = [cells[place], names[place]];
    if (isOneEach && cell && cited) return { field, cited, cell, tier: 2 };
  }
  return null;
}

/** A text that is no label and tells no field, as a breed does. */
const isTitle = (cell: Cell, search: ThingSearch): boolean =>
  cell.shape === null && targetsOf(cell.text, search).length === 0 && toldBy(cell, search).length === 0;

/** The name within a title: in quotation marks, behind "About", or behind a number. */
function titleOf(cell: Cell): Cell {
  const match =
    /[“"‘']([^”"’']+)[”"’']$/.exec(cell.text) ??
    /^(?:about|meet) (?!(?:you|your|the|this|our|us)\b)(\S.*)$/i.exec(cell.text) ??
    /^(?:[\p{L}]+ )?(?:no\. ?|#)?\d{1,2}(?:\.|:| [-–—•·])? +(.+)$/iu.exec(cell.text);
  if (!match?.[1]) return cell;
  const start = cell.text.indexOf(match[1], match.index);
  return {
    ...cell,
    text: match[1],
    words: wordsWithin({ text: cell.text, words: cell.words }, start, start + match[1].length),
  };
}

function findingOf(slots: readonly Slot[], search: ThingSearch): Finding {
  const { list, plan } = search;
  const values = new Map<string, Slot>();
  const sure = slots.filter(({ tier }) => tier === 3).map(({ cell }) => cell.y0);
  const distance = ({ cell }: Slot): number => Math.min(...sure.map((y0) => Math.abs(y0 - cell.y0)));
  for (const slot of [...slots, ...spilled(slots, search)]) {
    const known = values.get(slot.field);
    const isNearer = known?.tier === 1 && slot.tier === 1 && distance(slot) < distance(known);
    if (!known || slot.tier > known.tier || isNearer) values.set(slot.field, slot);
  }
  const telling = [...values.keys()].filter((field) => !plan.shared?.includes(field));
  return {
    entity: { list, numbers: [] },
    values: new Map([...values].map(([field, { cited }]) => [field, cited])),
    mayAdd: telling.length > 1,
  };
}
