import { centreY } from '../../reading/boxes.ts';
import type { Box } from '../../document/page.ts';
import type { Cited } from '../cited.ts';
import { crossedTables } from './crossed-tables.ts';
import { createVocabulary } from '../interpreter/vocabulary.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import type { FormDocument } from './form-document.ts';
import type { FormPage } from './form-page.ts';
import { type FormRecord, isRecord } from './form-records.ts';
import { findRuledTables, type RuledHeadings, type RuledRow, type RuledTable } from './ruled-tables.ts';
import { tickedValue } from './ticks.ts';
import { typedValue, typedValues } from './typed-values.ts';
import type { Typed } from './values.ts';

/** Between the fields that one heading names. */
const AND = '+';
export type TablePlans = readonly (readonly [list: string, plan: RowsPlan])[];

const compiled = new WeakMap<RowsPlan, RuledHeadings<string>>();

/** The fields of a list by the headings of their columns. */
export function headingsOf(plan: RowsPlan): RuledHeadings<string> {
  const known = compiled.get(plan);
  if (known) return known;
  const fields = Object.entries(plan.fields).flatMap(([meaning, own]) =>
    own?.words ? [{ meaning, words: own.words }] : [],
  );
  const vocabulary = createVocabulary(fields);
  const get = (text: string): string | undefined => {
    const names = vocabulary.whole(text).map(({ meaning }) => meaning);
    return names.length === 0 ? undefined : names.join(AND);
  };
  const made = { get, has: (text: string) => get(text) !== undefined };
  compiled.set(plan, made);
  return made;
}

/** What the ruled tables of a form tell, and where they stand. */
export interface FoundTables {
  records: ReadonlyMap<string, FormRecord[]>;
  regions: readonly (Box & { page: number })[];
}

/** The records of ruled tables, each table read for the list that knows most of its headings. */
export function tableRecords(form: FormDocument, lists: TablePlans): FoundTables {
  const records = new Map<string, FormRecord[]>(lists.map(([list]) => [list, []]));
  const regions: (Box & { page: number })[] = [];
  for (const page of form.pages) {
    const found = lists.flatMap(([list, plan]) => tablesOf(page, plan).map((table) => ({ list, ...table })));
    for (const { list, table, read } of found) {
      const rivals = found.filter((other) => other.table !== table && sharesLine(other.table, table));
      if (rivals.some((other) => other.table.columns.length > table.columns.length)) continue;
      records.get(list)?.push(...read);
      const y1 = Math.max(table.y1, ...table.rows.map((row) => row.y1));
      if (read.length > 0) regions.push({ page: page.number, x0: table.x0, x1: table.x1, y0: table.y0, y1 });
    }
  }
  return { records, regions };
}

interface ReadTable {
  table: RuledTable<string>;
  read: FormRecord[];
}

const tablesOf = (page: FormPage, plan: RowsPlan): ReadTable[] => [
  ...crossedTables(page, plan, headingsOf(plan)),
  ...findRuledTables({ page, headings: headingsOf(plan), least: 2 })
    .filter((table) => canFill(table, plan))
    .map((table) => ({ table, read: sideBySide(table).flatMap((part) => recordsOf(part, plan)) })),
];

/** "Coverage | Limit | Coverage | Limit": where headings begin again, another table stands beside the first. */
function sideBySide(table: RuledTable<string>): RuledTable<string>[] {
  const parts: RuledTable<string>['columns'][] = [];
  for (const column of table.columns) {
    const last = parts.at(-1);
    if (!last || last.some(({ role }) => role === column.role)) parts.push([column]);
    else last.push(column);
  }
  if (parts.length < 2) return [table];
  return parts.map((columns) => ({ ...table, columns, rows: table.rows.map((row) => row.within(columns)) }));
}

const sharesLine = (a: RuledTable<string>, b: RuledTable<string>): boolean => a.y0 < b.y1 && b.y0 < a.y1;

/** Whether the columns of a table can fill what a record needs. */
function canFill(table: RuledTable<string>, plan: RowsPlan): boolean {
  const fields = new Set(table.columns.flatMap(({ role }) => role.split(AND)));
  const told = new Set(plan.headed ?? []);
  return plan.starts.some((needed) => needed.every((field) => fields.has(field) || told.has(field)));
}

function recordsOf(table: RuledTable<string>, plan: RowsPlan): FormRecord[] {
  const { page } = table;
  return table.rows.flatMap((row): FormRecord[] => {
    const values = new Map<string, Cited>();
    if (holdsNames(row, table, plan)) return [];
    addTicked(values, { row, page, plan });
    for (const { role } of table.columns) {
      const fields = fieldsOf(role, plan);
      const own = typedValues(cellOf(row, role, fields), fields);
      for (const [field, cited] of own) if (!values.has(field)) values.set(field, cited);
    }
    const wraps = plan.wraps === undefined ? undefined : fieldPlan(plan, plan.wraps);
    const note = wraps && typedValue(row.note, wraps);
    if (plan.wraps !== undefined && note && !values.has(plan.wraps)) values.set(plan.wraps, note);
    return isRecord(values, plan) ? [{ values, page: page.number, y0: row.y0 }] : [];
  });
}

const fieldsOf = (role: string, plan: RowsPlan): [string, FieldPlan][] =>
  role.split(AND).flatMap((field): [string, FieldPlan][] => {
    const own = fieldPlan(plan, field);
    return own ? [[field, own]] : [];
  });

/** What is typed in a cell; where it is words that captions have too, and of cells with captions of their own, its print. */
function cellOf(row: RuledRow<string>, role: string, fields: readonly [string, FieldPlan][]): Typed {
  const typed = row.typed(role);
  const isText = fields.some(([, { kind }]) => kind === 'label' || kind === 'text' || kind === 'name');
  return fields.length > 1 || (isText && typed.words.length === 0) ? row.all(role) : typed;
}

/** Whether captions stand among other words where a record's name would: boxes below the headings, and no row. */
function holdsNames(row: RuledRow<string>, { columns, page }: RuledTable<string>, { captioned }: RowsPlan): boolean {
  const column = columns.find(({ role }) => captioned && role.split(AND).includes(captioned.field));
  const words = column ? row.all(column.role).words : [];
  const known = words.filter((word) => page.isCaption(word));
  return known.length > 0 && known.length < words.length;
}

/** The choices of a record that are ticked in its row. */
function addTicked(
  values: Map<string, Cited>,
  { row, page, plan }: { row: RuledRow<string>; page: FormPage; plan: RowsPlan },
): void {
  const options = page.options
    .filter(({ mark }) => centreY(mark) >= row.y0 && centreY(mark) < row.y1)
    .map((option) => ({ ...option, page: page.number }));
  for (const [field, own] of Object.entries(plan.fields)) {
    const isChoice = own?.choices !== undefined || own?.values !== undefined;
    const ticked = own && isChoice && !own.isHeading && !values.has(field) ? tickedValue(options, own) : undefined;
    const cited = own?.kind === 'mark' && ticked ? { ...ticked, value: ticked.value === 'true' } : ticked;
    if (cited) values.set(field, cited);
  }
}
