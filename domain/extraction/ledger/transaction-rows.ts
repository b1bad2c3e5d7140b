import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import type { Table } from './tables.ts';

// A record may list its payments and changes of reserves one by one: "Date | Transaction | Payee | Check | Amount". None of them
// is a value of the record.

const LEAST_NAMED = 2;

/** Whether a line is one of a list of transactions. */
export function isTransaction(row: Row, ledger: Ledger): boolean {
  if (row.atoms[0]?.kind !== 'date') return false;
  const table = ledger.tables.tableOf(row);
  return table !== null && listsTransactions(table, ledger);
}

/** Whether headings ask for what only transactions have, and for no key of a record. */
function listsTransactions({ block }: Table, { plan, vocabulary }: Ledger): boolean {
  const headings = block.rows.flatMap(({ atoms }) => atoms.map(({ text }) => text));
  const named = headings.filter((text) => plan.record.transactions?.test(text));
  return (
    named.length >= LEAST_NAMED && !headings.some((text) => vocabulary.meaning(text)?.fields.includes(plan.record.key))
  );
}
