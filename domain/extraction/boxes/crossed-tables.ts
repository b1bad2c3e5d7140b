import { centreX, centreY } from '../../reading/boxes.ts';
import type { Word } from '../../document/page.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import { type FieldPlan, fieldPlan, type RowsPlan } from '../plan.ts';
import type { FormPage, HeadingCell } from './form-page.ts';
import { type FormRecord, isRecord } from './form-records.ts';
import { type RuledHeadings, type RuledRow, type RuledTable, tableOf } from './ruled-tables.ts';
import { typedValue, typedValues } from './typed-values.ts';
import { isInside, readingText, runsOf } from './writing.ts';

// Tables with a column for each record: their fields are named down the side, and begin again with the next block of rows.

/** The column that names the fields, the one left of it, and those of records, which have a number. */
const SIDE = 'side';
const LEFT = 'left';

type Row = RuledRow<string>;

interface CrossedTable {
  table: RuledTable<string>;
  read: FormRecord[];
}

/** Tables whose fields stand under a heading such as "category", with what they tell of a list. */
export function crossedTables(page: FormPage, plan: RowsPlan, headings: RuledHeadings<string>): CrossedTable[] {
  const { across } = plan;
  if (!across) return [];
  const side = new Set(formsOf(across.side));
  return page.headings
    .filter(({ texts }) => texts.some((text) => side.has(text)))
    .flatMap((heading): CrossedTable[] => {
      const columns = columnsBeside(heading, page);
      if (columns.length < 2) return [];
      const left = page.headings.find(({ cell }) => isBefore(cell, heading.cell));
      const table = tableOf(
        [
          { cell: heading.cell, role: SIDE },
          ...(left ? [{ cell: left.cell, role: LEFT }] : []),
          ...columns.map((cell, at) => ({ cell, role: String(at) })),
        ],
        page,
      );
      const roleOf = (row: Row): string => headings.get(normalize(readingText(row.all(SIDE).words))) ?? '';
      const isKnown = table.rows.filter((row) => roleOf(row) !== '').length > 1;
      return isKnown ? [{ table, read: recordsOf(table, { page, plan, roleOf }) }] : [];
    });
}

const SAME_LINE = 3;

const isBefore = (cell: HeadingCell['cell'], side: HeadingCell['cell']): boolean =>
  Math.abs(cell.x1 - side.x0) < SAME_LINE && Math.abs(centreY(cell) - centreY(side)) < SAME_LINE;

/** The boxes right of a heading, up to the border of the table. */
function columnsBeside({ cell }: HeadingCell, { grid }: FormPage): HeadingCell['cell'][] {
  const columns: HeadingCell['cell'][] = [];
  const y = centreY(cell);
  for (let space = grid.spaceAt(cell.x1 + 3, y); space.sides >= 4; space = grid.spaceAt(space.x1 + 3, y)) {
    if (Math.abs(space.y0 - cell.y0) > SAME_LINE || Math.abs(space.y1 - cell.y1) > SAME_LINE) break;
    columns.push({ ...space, words: [] });
  }
  return columns;
}

interface Reading {
  page: FormPage;
  plan: RowsPlan;
  roleOf: (row: Row) => string;
}

function recordsOf(table: RuledTable<string>, reading: Reading): FormRecord[] {
  const columns = table.columns.filter(({ role }) => /^\d+$/.test(role));
  return blocksOf(table, reading).flatMap((rows) =>
    columns.flatMap(({ role }): FormRecord[] => {
      const values = valuesOf(rows, role, reading);
      if (values.size === 0) return [];
      addHeading(values, { table, role, reading });
      addShared(values, { table, rows, reading });
      const y0 = rows[0]?.y0 ?? table.y0;
      return isRecord(values, reading.plan) ? [{ values, page: reading.page.number, y0 }] : [];
    }),
  );
}

/** Rows up to where a field is named again. */
function blocksOf({ rows }: RuledTable<string>, { roleOf }: Reading): Row[][] {
  const blocks: Row[][] = [];
  let seen = new Set<string>();
  for (const row of rows) {
    const role = roleOf(row);
    const last = blocks.at(-1);
    if (!last || (role !== '' && seen.has(role))) {
      blocks.push([row]);
      seen = new Set();
    } else last.push(row);
    if (role !== '') seen.add(role);
  }
  return blocks;
}

function valuesOf(rows: readonly Row[], column: string, { plan, roleOf }: Reading): Map<string, Cited> {
  const values = new Map<string, Cited>();
  for (const row of rows) {
    const fields = roleOf(row)
      .split('+')
      .flatMap((field): [string, FieldPlan][] => {
        const own = fieldPlan(plan, field);
        return own ? [[field, own]] : [];
      });
    for (const [field, cited] of typedValues(row.typed(column), fields)) values.set(field, cited);
  }
  return values;
}

/** What the heading of the column tells: the year behind its caption, or the name of the record. */
function addHeading(
  values: Map<string, Cited>,
  { table, role, reading: { page, plan } }: { table: RuledTable<string>; role: string; reading: Reading },
): void {
  const own = table.columns.find((column) => column.role === role);
  const words = page.words.filter((word) => own && isInside(word, { ...own, y0: table.y0, y1: table.y1 }));
  const told = Object.entries(plan.fields).find(
    ([field, { kind } = { kind: 'text' as const }]) => kind === 'year' && !values.has(field),
  );
  const year = told?.[1] && typedValue({ page: page.number, words: words.filter(isNumber) }, told[1]);
  if (told && year) values.set(told[0], year);
  const name = plan.across && !year ? nameOf(words, page) : undefined;
  if (name && plan.across && !values.has(plan.across.field)) values.set(plan.across.field, name);
}

const isNumber = ({ text }: Word): boolean => /^\d{4}$/.test(text);

/** What is typed as the name of a column ("Other: Umbrella"), else what is printed. */
function nameOf(all: readonly Word[], page: FormPage): Cited<string> | undefined {
  const words = all.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const isOther = words.some(({ text }) => /^other:?$/i.test(text));
  const typed = words.filter((word) => page.isTyped(word) && !/^other:?$/i.test(word.text));
  const chosen = isOther && typed.length > 0 ? typed : runsOf(words).flatMap((run) => run.words);
  return cite(readingText(chosen).replace(/:$/, '') || null, { page: page.number, words: chosen });
}

/** What stands once for a block of rows left of its fields: the year, or the line of insurance. */
function addShared(
  values: Map<string, Cited>,
  { table, rows, reading: { page, plan } }: { table: RuledTable<string>; rows: readonly Row[]; reading: Reading },
): void {
  const left = table.columns.find(({ role }) => role === LEFT);
  const [first] = rows;
  const last = rows.at(-1);
  if (!left || !first || !last) return;
  const words = page.words.filter((word) => isInside(word, { ...left, y0: first.y0, y1: last.y1 }));
  const numbers = words.filter(isNumber);
  for (const [field, own] of Object.entries(plan.fields)) {
    if (own?.kind !== 'year' || values.has(field)) continue;
    const year = typedValue({ page: page.number, words: numbers }, own);
    if (year) values.set(field, year);
  }
  const { field } = plan.across ?? {};
  const name = words.filter((word) => /\p{L}/u.test(word.text) && centreX(word) > left.x0);
  const cited = cite(readingText(name) || null, { page: page.number, words: name });
  if (field !== undefined && cited && !values.has(field)) values.set(field, cited);
}
