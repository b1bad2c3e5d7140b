import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// "MEDICAL" over a table of keys, "Paid" and "Reserve", "EXPENSE" over another one of the same keys: the title of each table
// is the half that its headings leave open.

const LEAST_SHARED = 2;

/** The ledger with columns of amounts completed by the titles of their tables, where several list the same keys. */
export function nameByTitles(ledger: Ledger): Ledger {
  const titles = sharing(titlesByRow(ledger));
  if (titles.size === 0) return ledger;
  const { tables, plan } = ledger;
  const { totalKind } = plan.amounts;
  const named = new Map<AmountMeaning, Map<HeadedColumn, HeadedColumn>>();
  const headedAt = (row: Row, atom: Atom): HeadedColumn | null => {
    const headed = tables.headedAt(row, atom);
    const title = titles.get(row);
    if (!headed?.amount || !title) return headed;
    const known = named.get(title) ?? new Map<HeadedColumn, HeadedColumn>();
    const column = known.get(headed) ?? { ...headed, amount: completed(headed.amount, title, totalKind) };
    named.set(title, known.set(headed, column));
    return column;
  };
  return { ...ledger, tables: { ...tables, headedAt } };
}

/** A total in a table of one kind is of that kind. */
function completed(own: AmountMeaning, title: AmountMeaning, totalKind: string): AmountMeaning {
  if (title.kind === null) return { ...own, measure: own.measure ?? title.measure };
  return own.kind === null || own.kind === totalKind ? { ...own, kind: title.kind } : own;
}

interface Title {
  amount: AmountMeaning;
  row: Row;
}

/** The title above the table of each row that stands in one. */
function titlesByRow(ledger: Ledger): Map<Row, AmountMeaning> {
  const titles = new Map<Row, AmountMeaning>();
  let title: Title | null = null;
  for (const row of ledger.rows) {
    title = titleFrom(row, title, ledger);
    if (title && title.row !== row && !ledger.tables.isHeading(row) && row.atoms.some(isAmount)) {
      titles.set(row, title.amount);
    }
  }
  return titles;
}

/** The title of the table that a row stands in or opens, after that of the row before. */
function titleFrom(row: Row, title: Title | null, ledger: Ledger): Title | null {
  const { rows, tables } = ledger;
  const next = rows[row.at + 1];
  const isOverHeadings = next !== undefined && tables.isHeading(next);
  const amount = isOverHeadings ? halfOf(row, next, ledger) : null;
  if (amount) return { amount, row };
  if (!tables.isHeading(row)) return isOverHeadings && isTitle(row) ? null : title;
  const above = rows[row.at - 1];
  const isNew = title !== null && above !== title.row && !(above && tables.isHeading(above));
  // headings that a new page repeats go on with the table of the page before
  return isNew && title?.row.page === row.page ? null : title;
}

const isTitle = ({ atoms: [only, ...others] }: Row): boolean => only?.kind === 'text' && others.length === 0;

/** The measure or the kind of amounts that a line over headings names, and nothing else. */
function halfOf(row: Row, next: Row, { vocabulary: { meaning }, plan }: Ledger): AmountMeaning | null {
  const [only] = row.atoms;
  if (row.isFurniture || !isTitle(row) || !only) return null;
  const amount = meaning(only.text)?.amount;
  if (amount) return (amount.measure === null) === (amount.kind === null) ? null : amount;
  // "Overall" alone is no kind of amounts; over "Reserve" it is
  const measures = next.atoms.filter(({ text }) => meaning(text)?.amount?.kind === null);
  const kinds = measures.flatMap(({ text }) => {
    const said = meaning(`${only.text} ${text}`)?.amount;
    return said?.kind ?? (said?.owner ? plan.amounts.totalKind : []);
  });
  const [kind, other] = new Set(kinds);
  return kind === undefined || other !== undefined ? null : { measure: null, kind, isNet: false };
}

/** Without tables whose keys no table of another title lists. */
function sharing(titles: ReadonlyMap<Row, AmountMeaning>): Map<Row, AmountMeaning> {
  const kinds = new Map<string, Set<string>>();
  for (const [row, title] of titles) {
    const key = keyIn(row);
    if (key !== null) kinds.set(key, (kinds.get(key) ?? new Set()).add(nameOf(title)));
  }
  const shared = new Set([...kinds.values()].filter(({ size }) => size > 1).flatMap((names) => [...names]));
  const repeated = [...kinds.values()].filter(({ size }) => size > 1).length;
  return repeated < LEAST_SHARED ? new Map() : new Map([...titles].filter(([, title]) => shared.has(nameOf(title))));
}

const nameOf = ({ measure, kind }: AmountMeaning): string => `${measure}.${kind}`;

function keyIn({ atoms: [first] }: Row): string | null {
  return first && /\d/.test(first.text) ? first.text : null;
}
