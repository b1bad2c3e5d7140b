import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { cellOver, columnUnder } from './cell-over.ts';
import type { HeadedColumn } from './headed-column.ts';
import { isOfAmounts, type Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import type { Table, Tables } from './tables.ts';

// "Claim | Claimant | Date" over "Paid loss | Paid expense | Incurred": the second line of headings is all of amounts, and so is the
// second line of each record. A number in the first line of a record is no amount, although it stands over one.

const LEAST_HEADINGS = 3;

interface Lines {
  fields: Row;
  amounts: Row;
}

/** Tables whose amounts stand in lines of their own, read line by line. */
export function withLinesOfAmounts(tables: Tables, meanings: Meanings): Tables {
  const found = new Map<Table, Lines>();
  for (const table of tables.all) {
    const lines = linesOf(table, meanings);
    if (lines && hasLinesOfAmounts(table, tables)) found.set(table, lines);
  }
  if (found.size === 0) return tables;
  const ofRow = (row: Row): Lines | undefined => {
    const table = tables.isHeading(row) ? null : tables.tableOf(row);
    return table ? found.get(table) : undefined;
  };
  return {
    ...tables,
    headedAt: (row, atom) => {
      const lines = ofRow(row);
      const joined = tables.headedAt(row, atom);
      if (!lines || !joined || hasTotal(row)) return joined;
      return underLine(isOfAmounts(row) ? lines.amounts : lines.fields, atom, { joined, meanings });
    },
  };
}

/** A line of sums begins with a text in front of its amounts and prints no date. */
const hasTotal = ({ atoms }: Row): boolean =>
  atoms.filter(({ kind }) => kind === 'money').length > 1 && !atoms.every((atom) => isAmount(atom));

function linesOf({ block: { rows } }: Table, { vocabulary }: Meanings): Lines | null {
  const [fields, amounts, more] = rows;
  if (!fields || !amounts || more || amounts.atoms.length < LEAST_HEADINGS) return null;
  const isMeasure = ({ text }: Atom): boolean => vocabulary.meaning(text)?.amount?.measure != null;
  return amounts.atoms.every(isMeasure) && !fields.atoms.some(isMeasure) ? { fields, amounts } : null;
}

/** Whether rows of amounts alone stand below rows of other values. */
function hasLinesOfAmounts(table: Table, tables: Tables): boolean {
  const body = tables.rows.filter(
    (row) => !row.isFurniture && !tables.isHeading(row) && tables.tableOf(row)?.key === table.key,
  );
  const lines = body.filter((row) => isOfAmounts(row) && row.atoms.length >= LEAST_HEADINGS);
  const records = body.filter(({ atoms }) => atoms.some(({ kind }) => kind === 'date') && !atoms.some(isMoney));
  return lines.length > 0 && records.length >= lines.length;
}

const isMoney = ({ kind }: Atom): boolean => kind === 'money';

function underLine(
  line: Row,
  atom: Atom,
  { joined, meanings }: { joined: HeadedColumn; meanings: Meanings },
): HeadedColumn | null {
  const cell = cellOver(line, atom);
  if (!cell) return null;
  const amount = meanings.vocabulary.meaning(cell.text)?.amount ?? null;
  const column = isAmount(atom) && amount ? joined.column : columnUnder(cell, line);
  return { column: { ...column, isNumeric: amount !== null }, lines: [cell.text], wordings: [cell.text], amount };
}
