import type { Cited } from '../cited.ts';
import { type EntityPlan, type FieldPlan, fieldPlan } from '../plan.ts';
import { partOf } from './bare-labels.ts';
import type { Cell, Row } from './cells.ts';
import type { Entity } from './entities.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';

// Names that belong to things which are named before them, behind a label: "Loss payee   Veh 1: Poe Bank", "Lienholder - Auto 2: Poe Bank",
// and in the lines below a label.

interface Search {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

interface Target {
  field: string;
  own: FieldPlan;
}

const LONGEST_LABEL = 4;
const LONGEST_THING = 4;

/** Names behind a label and the thing that they belong to, with that thing; none in plans whose things have no numbers. */
export function namedBehind(search: Search): Finding[] {
  if (search.plan.numbers.length === 0) return [];
  return search.rows.flatMap((row, at) => {
    for (const [place, cell] of row.cells.entries()) {
      for (const { target, tail } of labelsIn(cell, search)) {
        const own = namesIn([...tail, ...row.cells.slice(place + 1)], target, search);
        const isHeading = tail.length === 0 && row.cells.length === 1;
        if (own.length > 0 || isHeading)
          return [...own, ...namesUnder(cell, search.rows.slice(at + 1), target, search)];
      }
    }
    return [];
  });
}

/** The labels that a cell may begin with, and what stands behind each. */
function labelsIn(cell: Cell, search: Search): { target: Target; tail: Cell[] }[] {
  const counts = Array.from({ length: Math.min(LONGEST_LABEL, cell.words.length) }, (_, at) => at + 1);
  return counts.flatMap((count) => {
    const target = targetOf(bare(partOf(cell, 0, count).text), search);
    const tail = count < cell.words.length ? [partOf(cell, count, cell.words.length)] : [];
    return target ? [{ target, tail }] : [];
  });
}

function targetOf(text: string, { reading, list, plan }: Search): Target | null {
  // "Lienholders" head several.
  const meanings = [text, text.replace(/s$/i, '')].map(reading.meaningOf).find(({ isWhole }) => isWhole);
  const field = meanings?.fields.find((one) => one.list === list)?.field;
  const own = field === undefined ? undefined : fieldPlan(plan, field);
  return field !== undefined && own?.kind === 'name' ? { field, own } : null;
}

const bare = (text: string): string => text.replace(/^[\s\-–—:(]+|[\s\-–—:.)]+$/g, '');

/** "Veh 1: Poe Bank   Veh 2: Second Bank", each in one cell or in two. */
function namesIn(cells: readonly Cell[], { field, own }: Target, search: Search): Finding[] {
  return cells.flatMap((cell, at): Finding[] => {
    const thing = thingIn(cell, search);
    const value = thing?.tail ?? cells[at + 1];
    const cited = thing && value ? nameOf(value, own) : undefined;
    return thing && cited ? [{ entity: thing.entity, values: new Map([[field, cited]]), mayAdd: false }] : [];
  });
}

function thingIn(cell: Cell, { reading, list }: Search): { entity: Entity; tail: Cell | null } | null {
  for (let count = Math.min(LONGEST_THING, cell.words.length); count > 0; count--) {
    const mention = reading.mentionIn(bare(partOf(cell, 0, count).text));
    if (mention?.entity.list !== list || mention.rest !== '' || mention.entity.numbers[0] == null) continue;
    return { entity: mention.entity, tail: count < cell.words.length ? partOf(cell, count, cell.words.length) : null };
  }
  return null;
}

/** The whole text, or what stands before an address. */
function nameOf(value: Cell, own: FieldPlan): Cited | undefined {
  const start = value.words.findIndex(({ text }) => /[\p{L}\d]/u.test(text));
  const end = value.words.findIndex(({ text }) => text.endsWith(','));
  const whole = partOf(value, Math.max(start, 0), value.words.length);
  return fieldValue([whole], own) ?? (end > start ? fieldValue([partOf(value, start, end + 1)], own) : undefined);
}

/** The lines right below that begin with a thing, no further left than the label. */
function namesUnder(label: Cell, rows: readonly Row[], target: Target, search: Search): Finding[] {
  const found: Finding[] = [];
  let low = label.y1;
  for (const row of rows) {
    const [first] = row.cells;
    const isNear = first && first.y0 - low < first.size && first.x0 > label.x0 - SAME_EDGE;
    const names = isNear ? namesIn(row.cells, target, search) : [];
    if (names.length === 0) break;
    found.push(...names);
    low = row.y1;
  }
  return found;
}

const SAME_EDGE = 3;
