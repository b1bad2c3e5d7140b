import type { Atom } from '../../reading/atom.ts';
import { type Anchor, shapeOf } from './anchors.ts';
import { fieldBeside, fieldOfColumn, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { isTerm } from './terms.ts';

/** A printed key of a scope that is no field of a record. */
export interface ScopeMention {
  row: Row;
  key: Atom;
  /** A row of a table of scopes, with totals in its columns. */
  isTableRow: boolean;
}

const FIELD_SHARE = 0.6;
const LONGEST_OFFSET = 12;

/** Where scopes are named: beside a label, or in tables that have no records. */
export function scopeMentions(ledger: Ledger, anchors: readonly Anchor[]): ScopeMention[] {
  const anchored = new Set(anchors.map(({ row }) => row.at));
  const labelled: ScopeMention[] = [];
  const others: ScopeMention[] = [];
  const shapes = new Set(anchors.map(({ atom }) => shapeOf(atom.text)));
  for (const row of ledger.rows) {
    if (anchored.has(row.at) || ledger.tables.isHeading(row)) continue;
    for (const [at, atom] of row.atoms.entries()) {
      if (atom.kind !== 'id' && atom.kind !== 'int' && atom.kind !== 'zip' && atom.kind !== 'vin') continue;
      const beside = fieldBeside(row, at, ledger);
      if (beside?.field === ledger.plan.scope.key) labelled.push({ row, key: atom, isTableRow: false });
      else if (!beside && isInScopeTable(row, atom, ledger)) others.push({ row, key: atom, isTableRow: true });
      else if (!beside && atom.kind === 'id' && !shapes.has(shapeOf(atom.text)) && hasTerm(row, ledger))
        others.push({ row, key: atom, isTableRow: false });
    }
  }
  const untermed = labelled.filter(({ row }) => row.atoms.filter(({ kind }) => kind === 'date').length < 2);
  const kept = areFields(untermed, anchors) ? labelled.filter((mention) => !untermed.includes(mention)) : labelled;
  return [...kept, ...others].toSorted((a, b) => a.row.at - b.row.at);
}

function isInScopeTable(row: Row, atom: Atom, ledger: Ledger): boolean {
  if (fieldOfColumn(row, atom, ledger)?.field !== ledger.plan.scope.key) return false;
  const { key, otherKeys } = ledger.plan.record;
  const wordings = ledger.tables.tableOf(row)?.headed.flatMap((headed) => headed.wordings) ?? [];
  const fields = wordings.flatMap((wording) => ledger.vocabulary.meaning(wording)?.fields ?? []);
  return !fields.some((field) => field === key || otherKeys.includes(field));
}

/** Whether the row, or the one below it, prints a term beside an identifier and nothing else of a record. */
function hasTerm(row: Row, { rows, plan }: Ledger): boolean {
  if (row.isFurniture || row.atoms.some(({ kind }) => kind === 'money')) return false;
  if (isTerm(row.atoms.filter(({ kind }) => kind === 'date'))) return true;
  const below = rows[row.at + 1];
  const isTitled = row.atoms.some(({ kind, text }) => kind === 'text' && plan.scope.titlePattern.test(text));
  return (
    isTitled && below?.page === row.page && below.atoms.every(({ kind }) => kind === 'date') && isTerm(below.atoms)
  );
}

/** Whether most records print the key at the same line below their start: then it is a field of theirs. */
function areFields(mentions: readonly ScopeMention[], anchors: readonly Anchor[]): boolean {
  if (anchors.length < 2 || mentions.length === 0) return false;
  const offsets = new Map<number, number>();
  let at = 0;
  for (const { row } of mentions) {
    while ((anchors[at + 1]?.row.at ?? Number.POSITIVE_INFINITY) <= row.at) at++;
    const start = anchors[at]?.row.at ?? row.at;
    const offset = row.at - start;
    if (offset > 0 && offset <= LONGEST_OFFSET) offsets.set(offset, (offsets.get(offset) ?? 0) + 1);
  }
  const most = Math.max(0, ...offsets.values());
  return most >= FIELD_SHARE * anchors.length;
}
