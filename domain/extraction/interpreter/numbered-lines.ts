import type { Cited } from '../cited.ts';
import { type EntityPlan, type FieldPlan, fieldPlan } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import { isExplained } from './entity-facts.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';
import { wordsOf } from './things/targets.ts';

interface LineSearch {
  rows: readonly Row[];
  bands: readonly Band[];
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

const NUMBER = /^0?[1-9]\d?$/;

/** What lines without headings say of numbered things: "2 | BUSINESS | 6,000 MILES A YEAR", "4 | CREDITOR - FIRST BANK, PO BOX 1, ...". */
export function numberedLines(search: LineSearch): Finding[] {
  const { rows, list, plan } = search;
  if (plan.numbers.length !== 1) return [];
  return rows.flatMap((row): Finding[] => {
    const [number, ...cells] = row.cells;
    if (!number || !NUMBER.test(number.text) || isExplained(row, search)) return [];
    const named = cells.flatMap((cell) => namedValue(cell, search));
    if (named.length === 0) return [];
    const values = new Map([...cells.flatMap((cell) => worded(cell, plan)), ...named]);
    return [{ entity: { list, numbers: [Number(number.text)] }, values, mayAdd: false }];
  });
}

type Found = [field: string, cited: Cited];

/** "6,000 miles a year", "Creditor - First Bank": a value and what it is, in this order or with a sign between them. */
function namedValue(cell: Cell, search: LineSearch): Found[] {
  const sign = cell.words.findIndex(({ text }) => /^[-–—:]$|:$/.test(text));
  const isColon = cell.words[sign]?.text.endsWith(':') === true && (cell.words[sign]?.text.length ?? 0) > 1;
  const [label, value] =
    sign > 0 || isColon
      ? [wordsOf(cell, 0, isColon ? sign + 1 : sign), wordsOf(cell, sign + 1, cell.words.length)]
      : [wordsOf(cell, 1, cell.words.length), wordsOf(cell, 0, 1)];
  if (label.words.length === 0 || value.words.length === 0 || (sign < 0 && !/^\d/.test(value.text))) return [];
  return fieldsOf(label.text.replace(/:$/, ''), search).flatMap(([field, own]): Found[] => {
    const cited = fieldValue([own.kind === 'name' ? untilComma(value) : value], own);
    return cited ? [[field, cited]] : [];
  });
}

/** A name ends where its address begins. */
function untilComma(value: Cell): Cell {
  const end = value.words.findIndex(({ text }) => text.endsWith(','));
  const name = end < 0 ? value : wordsOf(value, 0, end + 1);
  return { ...name, text: name.text.replace(/,$/, '') };
}

function fieldsOf(text: string, { reading, list, plan }: LineSearch): [string, FieldPlan][] {
  const { isWhole, fields } = reading.meaningOf(text);
  return fields.flatMap(({ list: of, field }): [string, FieldPlan][] => {
    const own = isWhole && of === list ? fieldPlan(plan, field) : undefined;
    return own ? [[field, own]] : [];
  });
}

/** A value that is known by its words. */
function worded(cell: Cell, plan: EntityPlan): Found[] {
  return Object.keys(plan.fields).flatMap((field): Found[] => {
    const own = fieldPlan(plan, field);
    const cited = own?.values ? fieldValue([cell], { ...own, kind: 'wording' }) : undefined;
    return cited ? [[field, cited]] : [];
  });
}
