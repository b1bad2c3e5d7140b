import { centreY } from '../../reading/boxes.ts';
import { type Cited, cite } from '../cited.ts';
import { createVocabulary } from '../interpreter/vocabulary.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import { formsOf } from '../phrases.ts';
import type { FormDocument } from './form-document.ts';
import type { FormPage } from './form-page.ts';
import { type FormRecord, isRecord } from './form-records.ts';
import { findRuledTables, type RuledHeadings, type RuledRow, type RuledTable } from './ruled-tables.ts';
import { tickedValue } from './ticks.ts';
import { typedValue, typedValues } from './typed-values.ts';
import type { Typed } from './values.ts';
import { readingText, runsOf } from './writing.ts';

/** Between the fields that one heading names. */
const AND = '+';
/** The column whose cells name fields, and before the name of a column that is a record. */
const SIDE = '#side';
const ACROSS = '#';

export type TablePlans = readonly (readonly [list: string, plan: RowsPlan])[];

const compiled = new WeakMap<RowsPlan, RuledHeadings<string>>();

/** The fields of a list by the headings of their columns. */
function headingsOf(plan: RowsPlan): RuledHeadings<string> {
  const known = compiled.get(plan);
  if (known) return known;
  const fields = Object.entries(plan.fields).flatMap(([meaning, own]) =>
    own?.words ? [{ meaning, words: own.words }] : [],
  );
  const across = plan.across
    ? [
        { meaning: SIDE, words: { sure: plan.across.side } },
        ...formsOf(plan.across.words).map((name) => ({ meaning: `${ACROSS}${name}`, words: { sure: name } })),
      ]
    : [];
  const vocabulary = createVocabulary([...across, ...fields]);
  const get = (text: string): string | undefined => {
    const names = vocabulary.whole(text).map(({ meaning }) => meaning);
    const [first] = names;
    return first === undefined || first.startsWith(ACROSS) ? first : names.join(AND);
  };
  const made = { get, has: (text: string) => get(text) !== undefined };
  compiled.set(plan, made);
  return made;
}

/** The records of ruled tables, each table read for the list that knows most of its headings. */
export function tableRecords(form: FormDocument, lists: TablePlans): Map<string, FormRecord[]> {
  const records = new Map<string, FormRecord[]>(lists.map(([list]) => [list, []]));
  for (const page of form.pages) {
    const found = lists.flatMap(([list, plan]) =>
      findRuledTables({ page, headings: headingsOf(plan), least: 2 })
        .filter((table) => canFill(table, plan))
        .map((table) => ({ list, plan, table })),
    );
    for (const { list, plan, table } of found) {
      const rivals = found.filter((other) => other.table !== table && sharesLine(other.table, table));
      if (rivals.some((other) => other.table.columns.length > table.columns.length)) continue;
      records.get(list)?.push(...(isCrossed(table) ? crossedRecords(table, plan) : recordsOf(table, { list, plan })));
    }
  }
  return records;
}

const isCrossed = ({ columns }: RuledTable<string>): boolean => columns.some(({ role }) => role === SIDE);

const sharesLine = (a: RuledTable<string>, b: RuledTable<string>): boolean => a.y0 < b.y1 && b.y0 < a.y1;

/** Whether the columns of a table can fill what a record needs. */
function canFill(table: RuledTable<string>, plan: RowsPlan): boolean {
  const fields = new Set(table.columns.flatMap(({ role }) => role.split(AND)));
  if (fields.has(SIDE)) return table.columns.filter(({ role }) => role.startsWith(ACROSS)).length > 2;
  const told = new Set(plan.headed ?? []);
  return plan.starts.some((needed) => needed.every((field) => fields.has(field) || told.has(field)));
}

function recordsOf(table: RuledTable<string>, { plan }: { list: string; plan: RowsPlan }): FormRecord[] {
  const { page } = table;
  return table.rows.flatMap((row): FormRecord[] => {
    const values = new Map<string, Cited>();
    for (const { role } of table.columns) {
      const fields = fieldsOf(role, plan);
      const own = typedValues(cellOf(row, role, fields), fields);
      for (const [field, cited] of own) if (!values.has(field)) values.set(field, cited);
    }
    addTicked(values, { row, page, plan });
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

/** What is typed in a cell; of a cell with a name also its print, which names the record or captions its parts. */
function cellOf(row: RuledRow<string>, role: string, fields: readonly [string, FieldPlan][]): Typed {
  const typed = row.typed(role);
  const isName = fields.some(([, { kind }]) => kind === 'label');
  return fields.length > 1 || (isName && typed.words.length === 0) ? row.all(role) : typed;
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
    const isChoice = own?.kind === 'choice' || own?.values !== undefined;
    const cited = own && isChoice && !own.isHeading && !values.has(field) ? tickedValue(options, own) : undefined;
    if (cited) values.set(field, cited);
  }
}

/** Tables with a column for each record: fields are named down the side, and begin again with the next block of rows. */
function crossedRecords(table: RuledTable<string>, plan: RowsPlan): FormRecord[] {
  const vocabulary = headingsOf(plan);
  const named = table.rows.map((row) => ({ row, role: vocabulary.get(readingText(row.all(SIDE).words)) ?? '' }));
  const blocks: (typeof named)[] = [];
  for (const one of named) {
    const last = blocks.at(-1);
    const isRepeated = one.role !== '' && last?.some(({ role }) => role === one.role);
    if (!last || isRepeated) blocks.push([one]);
    else last.push(one);
  }
  const columns = table.columns.filter(({ role }) => role.startsWith(ACROSS) && role !== SIDE);
  return blocks.flatMap((rows) => columns.flatMap((column) => crossedRecord(rows, column.role, { table, plan })));
}

function crossedRecord(
  rows: readonly { row: RuledRow<string>; role: string }[],
  column: string,
  { table, plan }: { table: RuledTable<string>; plan: RowsPlan },
): FormRecord[] {
  const values = new Map<string, Cited>();
  for (const { row, role } of rows) {
    for (const [field, cited] of typedValues(row.typed(column), fieldsOf(role, plan))) values.set(field, cited);
  }
  if (values.size === 0 || !plan.across) return [];
  const shared = table.columns.filter(({ role }) => !role.startsWith(ACROSS));
  for (const { role } of shared) {
    for (const { row } of rows) {
      for (const [field, cited] of typedValues(row.typed(role), fieldsOf(role, plan))) {
        if (!values.has(field)) values.set(field, cited);
      }
    }
  }
  const name = nameOf(table, column);
  if (name) values.set(plan.across.field, name);
  const y0 = rows[0]?.row.y0 ?? table.y0;
  return isRecord(values, plan) ? [{ values, page: table.page.number, y0 }] : [];
}

/** The heading of a column: what is typed there ("Other: Umbrella"), else what is printed. */
function nameOf(table: RuledTable<string>, column: string): Cited<string> | undefined {
  const { page } = table;
  const own = table.columns.find(({ role }) => role === column);
  const words = page.words.filter(
    (word) =>
      own &&
      (word.x0 + word.x1) / 2 > own.x0 &&
      (word.x0 + word.x1) / 2 < own.x1 &&
      centreY(word) > table.y0 &&
      centreY(word) < table.y1 &&
      /[\p{L}\d]/u.test(word.text),
  );
  const typed = words.filter((word) => page.isTyped(word) && !/^other:?$/i.test(word.text));
  const isOther = words.some((word) => /^other:?$/i.test(word.text));
  const chosen = isOther && typed.length > 0 ? typed : runsOf(words).flatMap((run) => run.words);
  return cite(readingText(chosen).replace(/:$/, '') || null, { page: page.number, words: chosen });
}
