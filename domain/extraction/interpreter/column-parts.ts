import type { Cited } from '../cited.ts';
import { type EntityPlan, fieldPlan } from '../plan.ts';
import type { Cell } from './cells.ts';
import { cellsByPart, type HeadingPart } from './composite-headings.ts';
import { addDescription } from './described-cells.ts';
import { fieldValue } from './field-values.ts';
import type { Header, Reading } from './headers.ts';

interface Target {
  values: Map<string, Cited>;
  list: string;
  plan: EntityPlan;
  reading: Reading;
}

/** What the lines of a cell say under a heading of several parts, where each has a value of its own. */
export function readParts(cells: readonly Cell[], { parts }: Header, target: Target): boolean {
  const { values, list } = target;
  const groups = parts?.[0]?.list === list ? cellsByPart(cells, parts.length) : null;
  if (!parts || !groups) return false;
  const read = parts.map((part, at) => valuesOf(groups[at] ?? [], part, target));
  if (read.some(({ size }) => size === 0)) return false;
  for (const [field, cited] of read.flatMap((found) => [...found])) if (!values.has(field)) values.set(field, cited);
  return true;
}

function valuesOf(cells: readonly Cell[], part: HeadingPart, { plan, reading }: Target): Map<string, Cited> {
  const found = new Map<string, Cited>();
  if (part.isDescription) addDescription(cells, found);
  for (const field of part.fields) {
    const own = fieldPlan(plan, field);
    const texts = cells.map((cell) => withoutLabel(cell, field, reading));
    const cited = own && fieldValue(texts, own);
    if (cited) found.set(field, cited);
  }
  return found;
}

/** "Terr 042" under "Territory": the label of the field before its value. */
function withoutLabel(cell: Cell, field: string, { meaningOf }: Reading): Cell {
  const [label, value] = /^(\p{L}[\p{L} ]*?)[.:#]*\s+(\S*\d\S*)$/u.exec(cell.text)?.slice(1) ?? [];
  const isOwn = label !== undefined && meaningOf(label).fields.some((own) => own.field === field);
  return isOwn && value !== undefined ? { ...cell, text: value, words: cell.words.slice(-1) } : cell;
}
