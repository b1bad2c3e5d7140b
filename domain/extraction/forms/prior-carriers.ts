import { type Cited, cite, type Draft } from '../cited.ts';
import { priorCategories, priorColumns } from '../lexicon/acord-application.ts';
import type { FormDocument } from '../boxes/form-document.ts';
import type { RoleOf } from '../lexicon/column-wordings.ts';
import { findRuledTables, type RuledRow, type RuledTable } from '../boxes/ruled-tables.ts';
import { citeDate, citeId, citeInteger, citeMoney, citeText, type Typed } from '../boxes/values.ts';
import { isInside, readingText, runsOf } from '../boxes/writing.ts';

type Column = RoleOf<typeof priorColumns>;
const LINES = ['general', 'auto', 'property', 'umbrella', 'other'] as const;

/** Prior carriers (ACORD 125): a block of rows for each year, a column for each line of insurance. */
export function readPriorCarriers(form: FormDocument): Draft[] {
  return form.pages.flatMap((page) =>
    findRuledTables({ page, headings: priorColumns, least: 3 })
      .filter((table) => table.columns.some(({ role }) => role === 'category'))
      .flatMap((table) =>
        yearsOf(table.rows).flatMap((rows) => LINES.flatMap((line) => readPolicy(table, rows, line))),
      ),
  );
}

/** Rows from one "carrier" to the next. */
function yearsOf(rows: readonly RuledRow<Column>[]): RuledRow<Column>[][] {
  const years: RuledRow<Column>[][] = [];
  for (const row of rows) {
    const last = years.at(-1);
    if (!last || categoryOf(row) === 'carrier') years.push([row]);
    else last.push(row);
  }
  return years;
}

const categoryOf = (row: RuledRow<Column>) => priorCategories.match(readingText(row.all('category').words))?.field;

function readPolicy(
  table: RuledTable<Column>,
  rows: readonly RuledRow<Column>[],
  line: (typeof LINES)[number],
): Draft[] {
  const typed = (category: string): Typed => {
    const row = rows.find((candidate) => categoryOf(candidate) === category);
    return row?.typed(line) ?? { page: table.page.number, words: [] };
  };
  const policy = {
    carrierName: citeText(typed('carrier')),
    policyNumber: citeId(typed('policyNumber')),
    premium: citeMoney(typed('premium')),
    effectiveDate: citeDate(typed('effective')) ?? citeDate(typed('both')),
    expirationDate: citeDate(typed('expiration')),
  };
  const found = Object.values(policy).filter((cited) => cited !== undefined);
  const [first] = found;
  if (!first) return [];
  const year = rows.map((row) => citeInteger(row.typed('year'))).find((cited) => cited !== undefined);
  return [{ relation: cite('prior', first), year, line: lineName(table, line), ...policy }];
}

/** The heading of a column: what is typed there ("Other: Umbrella"), else what is printed. */
function lineName(table: RuledTable<Column>, line: Column): Cited<string> | undefined {
  const { page } = table;
  const column = table.columns.find(({ role }) => role === line);
  if (!column) return undefined;
  const words = page.words.filter(
    (word) => isInside(word, { ...column, y0: table.y0, y1: table.y1 }) && /[\p{L}\d]/u.test(word.text),
  );
  const typed = words.filter((word) => page.isTyped(word) && !/^other:?$/i.test(word.text));
  const printed = runsOf(words).flatMap((run) => run.words);
  const chosen = line === 'other' && typed.length > 0 ? typed : printed;
  return cite(readingText(chosen).replace(/:$/, '') || null, { page: page.number, words: chosen });
}
