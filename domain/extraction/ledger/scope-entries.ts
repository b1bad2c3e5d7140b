import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { type AmountLine, amountLinesOf } from './amount-lines.ts';
import { fieldsIn, type Found, SCORE } from './fields.ts';
import { fieldBeside, labelBeside, type Ledger } from './ledger.ts';
import { amountSets } from './record-amounts.ts';
import { keyOf } from './key-of.ts';
import type { Entry } from './entry.ts';
import type { Region } from './region.ts';
import type { Row } from './rows.ts';
import { isKeyOfScope, namesScope } from './scope-keys.ts';
import { addTerm } from './scope-terms.ts';
import { addTextBeside, addTitle, addTitleInLabel } from './scope-titles.ts';
import { termBelow } from './terms.ts';
import { type Count, countsIn } from './counts.ts';

/** A thing that owns records, with what is printed about it and its totals. */
export interface Scope extends Entry {
  /** Normalized. */
  key: string;
  counts: Map<Count['which'], Count>;
  records: Entry[];
}

const LINES_BELOW = 4;
const LINES_ABOVE = 2;
/** Amounts of a card of totals: one alone may be anything. */
const LEAST_AMOUNTS = 3;

/** "MEMBER  NO 5519": the number of something else, beside the term of a scope that has none. */
const NUMBERED = /^(?:no|nbr|num)\b/i;

type ScopeRegion = Extract<Region, { kind: 'scope' }>;

/** Reads a mention: the key, the term beside or around it, and totals in the columns of a table of scopes. */
export function scopeOf(region: ScopeRegion, ledger: Ledger): Scope {
  const { row, key, isTableRow } = region.mention;
  const { scope } = ledger.plan;
  const fields = new Map<string, Found>();
  if (!NUMBERED.test(key.text)) fields.set(scope.key, { field: scope.key, atoms: [key], row, score: 2.6 });
  const rows = isTableRow ? [row, ...wrappedCells(region)] : nearRows(region, ledger);
  const lines = amountsOfScope(region, ledger);
  const used = new Set<Atom>([key, ...lines.flatMap((line) => line.cells.map((cell) => cell.atom))]);
  const wanted = new Set([...scope.fields, scope.period]);
  const found = fieldsIn({ rows, used }, ledger);
  const take = (all: readonly Found[]): void => {
    for (const each of all) if (wanted.has(each.field) && !fields.has(each.field)) fields.set(each.field, each);
  };
  // Two dates on the key's own row are its term, whatever headings stand above.
  if (!isTableRow) addTerm(fields, [], row, ledger);
  take(found);
  addTerm(fields, rows, row, ledger);
  if (!isTableRow && !fields.has(scope.from)) {
    const above = rowsAbove(region, ledger);
    // the dates of records above are none of a scope that a list names
    if (!isKeyOfScope(key, ledger)) take(fieldsIn({ rows: above, used }, ledger));
    addTerm(fields, above, row, ledger);
  }
  addTitle(fields, rows, ledger);
  addTextBeside(fields, region.mention, ledger);
  addTitleInLabel(fields, region.mention, ledger);
  const counts = new Map<Count['which'], Count>();
  const named = columnCounts(isTableRow ? found : labelledIn(region, used, ledger), ledger);
  const told = isTableRow && named.length > 0 ? [] : countsIn(row, ledger);
  for (const count of [...told, ...named]) if (!counts.has(count.which)) counts.set(count.which, count);
  const [amounts] = amountSets(lines);
  return { key: keyOf(key.text), fields, amounts: new Map(amounts?.amounts ?? []), counts, records: [] };
}

const SAME_EDGE = 3;
/** Between the lines of a cell, in font sizes. */
const CELL_GAP = 0.6;

/** The line below a row of a table that goes on with some of its cells. */
function wrappedCells({ mention: { row }, rows }: ScopeRegion): Row[] {
  const next = rows[rows.indexOf(row) + 1];
  if (next?.page !== row.page || next.y0 - row.y1 > CELL_GAP * row.size) return [];
  const isUnder = (atom: Atom): boolean =>
    atom.kind === 'text' && row.atoms.some(({ kind, x0 }) => kind === 'text' && Math.abs(x0 - atom.x0) <= SAME_EDGE);
  return next.atoms.every(isUnder) ? [next] : [];
}

/** Amounts on the key's row, on that of its term, or beside labels in a card of the scope. */
function amountsOfScope({ mention: { row, key, isTableRow }, rows }: ScopeRegion, ledger: Ledger): AmountLine[] {
  const own = amountLinesOf([row], ledger, () => false);
  if (isTableRow || (own[0]?.cells.length ?? 0) > 1) return own;
  const term = termBelow(row, key, ledger.rows);
  if (term) return amountLinesOf([term], ledger, () => false);
  const lines = amountLinesOf(cardOf(rows, ledger), ledger, () => false).filter(({ row: printed, cells }) =>
    cells.every(({ atom }) => labelBeside(printed, printed.atoms.indexOf(atom), ledger) !== null),
  );
  return lines.flatMap(({ cells }) => cells).length >= LEAST_AMOUNTS ? lines : [];
}

/** The rows of a card, which ends at headings and at the first record. */
function cardOf(rows: readonly Row[], ledger: Ledger): readonly Row[] {
  const heading = rows.findIndex((each) => ledger.tables.isHeading(each) || namesRecord(each, ledger));
  return rows.slice(0, heading < 0 ? rows.length : heading);
}

/** What labels name in the card of a scope. */
function labelledIn({ rows }: ScopeRegion, used: ReadonlySet<Atom>, ledger: Ledger): Found[] {
  return fieldsIn({ rows: cardOf(rows, ledger), used }, ledger).filter(({ score }) => score >= SCORE.label);
}

/** Whether a field that only records have is named in the row. */
const namesRecord = ({ atoms }: Row, { plan, vocabulary }: Ledger): boolean =>
  atoms.some(({ kind, text }) => {
    const fields = kind === 'text' ? (vocabulary.meaning(text)?.fields ?? []) : [];
    return fields.some((field) => plan.record.fields.includes(field) && !plan.scope.fields.includes(field));
  });

/** The mention's row and the rows below it that belong to it. */
function nearRows({ rows }: ScopeRegion, ledger: Ledger): Row[] {
  const below = rows.slice(0, LINES_BELOW);
  const heading = below.findIndex((row) => ledger.tables.isHeading(row));
  return heading > 0 ? below.slice(0, heading) : below;
}

/** Lines above a mention, which may print its term, unless they are about another scope. */
function rowsAbove({ mention: { row, key } }: ScopeRegion, ledger: Ledger): Row[] {
  const above = ledger.rows.slice(Math.max(0, row.at - LINES_ABOVE), row.at);
  const isKey = (each: Row, at: number): boolean => fieldBeside(each, at, ledger)?.field === ledger.plan.scope.key;
  const isOfOther = (each: Row): boolean =>
    namesScope(each, ledger) ||
    each.atoms.some((atom, at) => isKey(each, at) && atom.kind === 'id' && keyOf(atom.text) !== keyOf(key.text));
  return above.filter((each) => each.page === row.page && !ledger.tables.isHeading(each) && !isOfOther(each));
}

export function columnCounts(found: readonly Found[], { plan }: Ledger): Count[] {
  const { counts } = plan.totals;
  return (['all', 'open', 'closed'] as const).flatMap((which) => {
    const atom = found.find((each) => each.field === counts[which])?.atoms[0];
    return atom?.kind === 'int' ? [{ which, value: atom.value, atom }] : [];
  });
}

/** Printed totals, before it is known what they sum up. */
export interface Totals extends Entry {
  level: 'grand' | 'scope' | 'bare';
  /** Key of the scope that the line names, else of the scope above it. */
  scope: Scope | null;
  counts: Map<Count['which'], Count>;
  /** A number right behind the word that says total, which counts the records if there are as many. */
  bareCount: Count | null;
}

export function totalsOf(region: Extract<Region, { kind: 'total' }>, ledger: Ledger): Omit<Totals, 'scope' | 'level'> {
  const lines = amountLinesOf(region.rows, ledger, () => false);
  const [first] = amountSets(lines);
  const counts = new Map<Count['which'], Count>();
  const heads = region.rows.slice(0, LINES_OF_COUNTS);
  for (const row of heads)
    for (const count of countsIn(row, ledger)) if (!counts.has(count.which)) counts.set(count.which, count);
  const all = counts.has('all') ? null : sumOfCounts(heads, counts, ledger);
  if (all) counts.set('all', all);
  const found = fieldsIn({ rows: firstFigures(region.rows), used: new Set() }, ledger);
  for (const count of columnCounts(found, ledger)) if (!counts.has(count.which)) counts.set(count.which, count);
  return {
    fields: new Map(),
    amounts: new Map(first?.amounts ?? []),
    counts,
    bareCount: bareCountIn(region.rows[0], ledger),
  };
}

const IN_PARENTHESES = /\((\d{1,5})\)$/;

/** "Term total  3  1,200 …", "Subtotal (3)". */
function bareCountIn(row: Row | undefined, ledger: Ledger): Count | null {
  const [head, next] = row?.atoms ?? [];
  if (!row || head?.kind !== 'text') return null;
  const inside = IN_PARENTHESES.exec(head.text);
  if (inside) return { which: 'all', value: Number(inside[1]), atom: head };
  const isAmount = next && ledger.tables.headedAt(row, next)?.amount?.measure != null;
  return next?.kind === 'int' && !isAmount ? { which: 'all', value: next.value, atom: next } : null;
}

const LINES_OF_COUNTS = 6;

/** "Open 2", "Closed 3" and "Total 5": the total of both is the count of all. */
function sumOfCounts(rows: readonly Row[], counts: ReadonlyMap<string, Count>, { vocabulary }: Ledger): Count | null {
  const [open, closed] = [counts.get('open'), counts.get('closed')];
  if (!open || !closed) return null;
  for (const { atoms } of rows)
    for (const [at, atom] of atoms.entries()) {
      const amount = vocabulary.amountOver(atoms[at - 1]?.text ?? '');
      const isTotal = amount !== null && amount.measure === null && amount.kind !== null;
      if (isTotal && atom.kind === 'int' && atom.value === open.value + closed.value)
        return { which: 'all', value: atom.value, atom };
    }
  return null;
}

/** The first row of figures; a title and headings may stand above it. */
function firstFigures(rows: readonly Row[]): readonly Row[] {
  const near = rows.slice(0, LINES_BELOW);
  return near.slice(
    0,
    1 +
      Math.max(
        0,
        near.findIndex(({ atoms }) => atoms.some(isAmount)),
      ),
  );
}
