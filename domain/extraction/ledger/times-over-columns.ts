import { normalize } from '../../text/normalize.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import type { Table, Tables } from './tables.ts';

// "This month | To date" over "Paid | Expense | Paid | Expense | Reserve": columns that are headed alike are those of one time
// each, in the order of the times above them.

/** The tables with columns marked that are those of another time than the report's. */
export function withTimes(tables: Tables, { plan: { amounts } }: Meanings): Tables {
  const marked = new Map<HeadedColumn, HeadedColumn>();
  for (const table of tables.all) {
    const times = timesOver(table, tables.rows, amounts.otherTime);
    for (const headed of times.length === 0 ? [] : table.headed) {
      const alike = table.headed.filter((each) => isAlike(each.amount, headed.amount, amounts.totalKind));
      const isOther = alike.length === times.length && times[alike.indexOf(headed)] === true;
      if (isOther && headed.amount) marked.set(headed, { ...headed, amount: { ...headed.amount, isOtherTime: true } });
    }
  }
  if (marked.size === 0) return tables;
  const of = new Map(
    tables.all.map((table) => [table, { ...table, headed: table.headed.map((each) => marked.get(each) ?? each) }]),
  );
  const asMarked = (table: Table | null): Table | null => (table && of.get(table)) ?? table;
  return {
    ...tables,
    all: tables.all.map((table) => of.get(table) ?? table),
    tableOf: (row) => asMarked(tables.tableOf(row)),
    headedAt: (row, atom) => {
      const headed = tables.headedAt(row, atom);
      return headed && (marked.get(headed) ?? headed);
    },
  };
}

/** For each text above the headings from the left, whether it is another time; none where no or each of them is one. */
function timesOver({ block }: Table, rows: readonly Row[], otherTime: RegExp): boolean[] {
  const [first] = block.rows;
  const above = first && rows[first.at - 1];
  for (const row of above?.page === first?.page ? [above, ...block.rows] : block.rows) {
    const times = row?.atoms.map(({ text }) => isOtherTime(normalize(text), otherTime)) ?? [];
    if (times.length > 1 && times.includes(true) && times.includes(false)) return times;
  }
  return [];
}

const isOtherTime = (words: string, otherTime: RegExp): boolean =>
  words !== '' && words.replace(otherTime, '').trim() === '';

/** A heading that names no kind is one of the total. */
function isAlike(one: AmountMeaning | null, other: AmountMeaning | null, totalKind: string): boolean {
  if (!one || !other || one.measure === null) return false;
  return one.measure === other.measure && (one.kind ?? totalKind) === (other.kind ?? totalKind);
}
