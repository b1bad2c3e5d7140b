import { fieldPlan, type Plan, recordPlans } from '../plan.ts';
import type { ValueKind } from '../value-kind.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import { kindOfValue } from './value-shape.ts';

// Labels without a colon right before their values, told from these by color or weight only: "VIN 1FT…   Primary use Commute
// Annual miles 4,000". One such text may be a name; several in a line, with values that only their kind of field has, are labels.

const MOST_LABEL = 4;
const MOST_VALUE = 8;
const LEAST = 2;
const SAME_EDGE = 3;
/** Kinds that nearly every text fits. */
const LOOSE: ReadonlySet<ValueKind> = new Set(['text', 'label', 'name', 'id', 'sentence', 'wording']);

interface Cut {
  cell: Cell;
  at: number;
  isStrict: boolean;
}

/** Cuts such texts into label and value, where a line has several; a text right below at the same edge goes on with them. */
export function cutBareLabels(rows: readonly Row[], plan: Plan, reading: Reading): void {
  let above: Row | null = null;
  for (const row of rows) {
    const cuts = row.cells.flatMap((cell) => cutOf(cell, plan, reading) ?? []);
    const isLine = cuts.length >= LEAST && cuts.length * 2 > row.cells.length && cuts.some(({ isStrict }) => isStrict);
    const isMore: boolean = above !== null && cuts.length === row.cells.length && cuts.length > 0 && goesOn(row, above);
    if (isLine || isMore) {
      row.cells = row.cells.flatMap((cell) => {
        const at = cuts.find((cut) => cut.cell === cell)?.at;
        return at === undefined ? [cell] : [asLabel(partOf(cell, 0, at)), partOf(cell, at, cell.words.length)];
      });
    }
    above = isLine || isMore ? row : null;
  }
}

/** A colon tells a label from the heading of a column. */
const asLabel = (cell: Cell): Cell => ({ ...cell, text: `${cell.text}:` });

const goesOn = (row: Row, above: Row): boolean =>
  row.y0 - above.y1 < row.size && Math.abs((row.cells[0]?.x0 ?? 0) - above.x0) < SAME_EDGE;

/** Where the longest label ends that a text begins with, with a value of its field behind it. */
function cutOf(cell: Cell, plan: Plan, { meaningOf, mentionIn }: Reading): Cut | null {
  const { words, text } = cell;
  if (words.length < 2 || words.length > MOST_LABEL + MOST_VALUE || /:/.test(text)) return null;
  if (meaningOf(text).isWhole || mentionIn(text) !== null) return null;
  for (let at = Math.min(MOST_LABEL, words.length - 1); at > 0; at--) {
    const label = partOf(cell, 0, at);
    const meanings = meaningOf(label.text);
    if (!meanings.isWhole || meanings.topic !== undefined || /[\d,.;]$/.test(label.text)) continue;
    const value = partOf(cell, at, words.length);
    const kinds = meanings.fields.flatMap(({ list, field }) => kindOf(value, list, field, plan) ?? []);
    if (kinds.length > 0) return { cell, at, isStrict: kinds.some((kind) => !LOOSE.has(kind)) };
  }
  return null;
}

/** The kind of a field of a thing, where a text is a value of it. */
function kindOf(value: Cell, list: string, field: string, plan: Plan): ValueKind | null {
  const own = recordPlans(plan, 'entity').find(([name]) => name === list)?.[1];
  const fields = own && fieldPlan(own, field);
  const isNumber = own?.numbers.some((number) => number.field === field);
  return fields && !isNumber && fieldValue([value], fields) ? fields.kind : null;
}

/** Some of the words of a cell as a cell. */
export function partOf(cell: Cell, from: number, to: number): Cell {
  const words = cell.words.slice(from, to);
  const text = words.map((word) => word.text).join(' ');
  return {
    ...cell,
    text,
    words,
    x0: words[0]?.x0 ?? cell.x0,
    x1: words.at(-1)?.x1 ?? cell.x1,
    shape: kindOfValue(text),
  };
}
