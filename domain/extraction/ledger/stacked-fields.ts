import type { Atom } from '../../reading/layout.ts';
import { sortOf } from './columns.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { fitsField, isNaturalField } from './shapes.ts';

// "Date of Loss" over "Date Reported" above one column: the first value of a record is the one, the second the other.

/** The field that the heading's lines give to the values of one column of a record, from the first; null if they name one. */
export function fieldOfLine(row: Row, atom: Atom, rows: readonly Row[], ledger: Ledger): string | null {
  const headed = ledger.tables.headedAt(row, atom);
  const fields = headed ? fieldsOfLines(headed, atom, ledger) : [];
  if (!headed || fields.length < 2 || rows.some((each) => ledger.tables.lineOf(each))) return null;
  const above = rows.slice(0, Math.max(rows.indexOf(row), 0));
  // Texts may be left out, and wrap: the line of the record counts.
  if (atom.kind === 'text') return fields[Math.min(above.length, fields.length - 1)] ?? null;
  const before = above.filter(({ atoms }, at) =>
    atoms.some((each) => sortOf(each) === sortOf(atom) && inColumn(above[at] as Row, each, headed, ledger)),
  );
  return fields[before.length] ?? null;
}

const inColumn = (row: Row, atom: Atom, { column }: HeadedColumn, { tables }: Ledger): boolean =>
  tables.headedAt(row, atom)?.column === column;

/** "Location/Desc" heads what one of its parts is. */
const partsOf = (line: string): string[] => (line.includes('/') ? line.split(/\s*\/\s*/) : []);

/** The fields that the lines of a heading name one by one, where all lines together name none. */
function fieldsOfLines({ lines, wordings, column }: HeadedColumn, atom: Atom, ledger: Ledger): string[] {
  const { vocabulary, plan } = ledger;
  if (column.isNumeric || vocabulary.meaning(wordings[0] ?? '')) return [];
  const printed = lines.filter((line) => line !== '');
  const isMeant = (field: string): boolean =>
    fitsField(field, atom, ledger) && isNaturalField(field, atom, ledger) && plan.record.fields.includes(field);
  const named = printed.map((line) =>
    (vocabulary.meaning(line)?.fields ?? partsOf(line).flatMap((part) => vocabulary.meaning(part)?.fields ?? [])).find(
      isMeant,
    ),
  );
  const fields = named.filter((field) => field !== undefined);
  return fields.length === printed.length && new Set(fields).size === fields.length ? fields : [];
}
