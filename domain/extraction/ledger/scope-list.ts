import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { fieldsIn, type Found } from './fields.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerPlan } from './plan.ts';
import { keyOf } from './key-of.ts';
import type { Entry } from './entry.ts';
import type { Row } from './rows.ts';
import type { Scope } from './scope-entries.ts';
import { titleIn } from './scope-titles.ts';
import { addTerm } from './scope-terms.ts';
import { titleRows } from './title-rows.ts';

/** The scopes of a document, in the order in which they are first named, and the one that rules what follows. */
export class Scopes {
  readonly all: Scope[] = [];
  current: Scope | null = null;
  /** Records before any scope was named. */
  private readonly loose: Entry[] = [];
  private readonly ledger: Ledger;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  /** Names a scope: the same one again, or a new one. Rows of a table of scopes do not rule what follows. */
  enter(scope: Scope, isListed: boolean): Scope {
    const alike = this.all.filter((other) => this.isSame(other, scope));
    // "Policy A-1 (continued)" is the term that was named last.
    const known = alike.find((other) => other === this.current) ?? alike[0];
    if (known) this.complete(known, scope);
    else this.all.push(scope);
    const entered = known ?? scope;
    if (!isListed) this.current = entered;
    return entered;
  }

  add(record: Entry): void {
    const own = record.fields.get(this.ledger.plan.scope.key);
    const owner = own ? this.enter(this.scopeOfRecord(record, own), true) : this.ofNextTerm(record);
    if (owner) owner.records.push(record);
    else this.loose.push(record);
  }

  records(): Entry[] {
    const all = [...this.loose, ...this.all.flatMap((scope) => scope.records)];
    return all.toSorted((a, b) => rowOf(a) - rowOf(b));
  }

  /** A scope without a key that has all records. */
  ofAll(): Scope {
    const scope = { key: '', fields: new Map(), amounts: new Map(), counts: new Map(), records: this.loose.splice(0) };
    this.all.push(scope);
    return scope;
  }

  looseRecords(): readonly Entry[] {
    return this.loose;
  }

  /** Where records print the term alone, it is one of the scope that the document is about. */
  private ofNextTerm(record: Entry): Scope | null {
    const { current } = this;
    const { record: records, scope } = this.ledger.plan;
    const own = current?.fields.get(scope.key);
    const term = record.fields.get(scope.period);
    const isBeside = term !== undefined && term.row === record.fields.get(records.keyDate)?.row;
    return own && isBeside ? this.enter(this.scopeOfRecord(record, own), false) : current;
  }

  private scopeOfRecord(record: Entry, own: Found): Scope {
    const { scope } = this.ledger.plan;
    const key = keyOf(own.atoms[0]?.text ?? '');
    const fields = new Map<string, Found>([[scope.key, own]]);
    for (const field of [scope.from, scope.to, scope.title]) {
      const found = record.fields.get(field);
      if (found) fields.set(field, found);
    }
    const period = record.fields.get(scope.period);
    if (period) addTerm(fields, [{ ...period.row, atoms: period.atoms }], { ...period.row, atoms: [] }, this.ledger);
    return { key, fields, amounts: new Map(), counts: new Map(), records: [] };
  }

  private isSame(a: Scope, b: Scope): boolean {
    if (a.key !== b.key) return false;
    const { from } = this.ledger.plan.scope;
    const [one, other] = [dateOf(a.fields.get(from)), dateOf(b.fields.get(from))];
    return one === null || other === null || one === other;
  }

  private complete(known: Scope, scope: Scope): void {
    for (const [field, found] of scope.fields) if (!known.fields.has(field)) known.fields.set(field, found);
    for (const [slot, cell] of scope.amounts) if (!known.amounts.has(slot)) known.amounts.set(slot, cell);
    for (const [which, count] of scope.counts) if (!known.counts.has(which)) known.counts.set(which, count);
  }
}

const rowOf = (entry: Entry): number => Math.min(...[...entry.fields.values()].map(({ row }) => row.at));

const dateOf = (found: Found | undefined): string | null => {
  const atom: Atom | undefined = found?.atoms[0];
  return atom?.kind === 'date' ? atom.value : null;
};

/** A row above that prints nothing but a kind of scopes is a heading of those that follow. */
function titleFromAbove({ fields }: Scope, titles: readonly Row[], { scope: { title, key } }: LedgerPlan): void {
  const named = fields.get(key);
  if (fields.has(title) || !named) return;
  const row = titles.findLast(({ at }) => at < named.row.at);
  if (row) fields.set(title, { field: title, atoms: titleAtoms(row), row, score: 1 });
}

/** In font sizes. */
const WIDEST_BLANK = 1.5;

/** The first text of a row with the pieces right behind it that are printed alike. */
function titleAtoms({ atoms }: Row): Atom[] {
  const [first, ...others] = atoms;
  if (!first) return [];
  const title = [first];
  for (const atom of others) {
    const isAlike = atom.kind === 'text' && !atom.isLabel && atom.size === first.size && atom.bold === first.bold;
    if (!isAlike || atom.x0 - (title.at(-1)?.x1 ?? 0) > WIDEST_BLANK * atom.size) break;
    title.push(atom);
  }
  return title;
}

const HEAD_ROWS = 14;

/**
 * What kind of scopes a report is about, from its head: for those that do not say so themselves.
 * A cell of a record is none.
 */
export function titleScopes(scopes: Scopes, inRecords: ReadonlySet<Row>, ledger: Ledger): void {
  const { plan, tables } = ledger;
  const rows = ledger.rows.filter((row) => !inRecords.has(row));
  const titles = titleRows(ledger);
  for (const scope of scopes.all) titleFromAbove(scope, titles, plan);
  // what is said of one term of a policy holds for its others
  const said = new Map(
    scopes.all
      .flatMap(({ key, fields }) =>
        [fields.get(plan.scope.title)].flatMap((title) => (title ? [[key, title] as const] : [])),
      )
      .toReversed(),
  );
  for (const { key, fields } of scopes.all) {
    const title = said.get(key);
    if (title && !fields.has(plan.scope.title)) fields.set(plan.scope.title, title);
  }
  const head = rows.filter((row) => row.page === 1 && !tables.isHeading(row)).slice(0, HEAD_ROWS);
  const only: Ledger = { ...ledger, allowed: new Set([plan.scope.title]) };
  const [labelled] = fieldsIn({ rows: head, used: new Set() }, only).filter(({ score }) => score >= 2);
  const found = labelled ?? head.map((row) => titleIn(row, plan)).find((each) => each !== null);
  if (!found) return;
  for (const scope of scopes.all)
    if (!scope.fields.has(plan.scope.title)) scope.fields.set(plan.scope.title, { ...found, score: 1 });
}

/** A kind of scopes that differs from record to record of one scope is the kind of each record. */
export function typeRecords(scopes: Scopes, { plan: { scope, record } }: Ledger): void {
  for (const { records } of scopes.all) {
    const titles = records.flatMap(({ fields }) => fields.get(scope.title) ?? []);
    if (new Set(titles.map(({ atoms }) => normalize(textOf(atoms)))).size < 2) continue;
    for (const { fields } of records) {
      const title = fields.get(scope.title);
      if (title && !fields.has(record.loose.type))
        fields.set(record.loose.type, { ...title, field: record.loose.type });
    }
  }
}

/** "Policy number | Type": the column right behind the key of the scopes says what kind they are, where it does so for each. */
export function titleByTypes(scopes: Scopes, { plan: { scope, record } }: Ledger): void {
  const { type } = record.loose;
  const isBehindKey = (fields: Entry['fields']): boolean => {
    const [key, kind] = [fields.get(scope.key), fields.get(type)];
    const [first, cell] = [key?.atoms.at(-1), kind?.atoms[0]];
    const row = key?.row === kind?.row ? key?.row : undefined;
    return row !== undefined && first !== undefined && row.atoms[row.atoms.indexOf(first) + 1] === cell;
  };
  const areAll = scopes.all.every(({ records }) => {
    const kinds = new Set(records.map(({ fields }) => normalize(textOf(fields.get(type)?.atoms ?? []))));
    return kinds.size <= 1 && records.every(({ fields }) => isBehindKey(fields));
  });
  if (!areAll) return;
  for (const { fields, records } of scopes.all) {
    const kind = records[0]?.fields.get(type);
    if (kind && !fields.has(scope.title)) fields.set(scope.title, { ...kind, field: scope.title });
    for (const each of records) each.fields.delete(type);
  }
}

const textOf = (atoms: readonly Atom[]): string => atoms.map(({ text }) => text).join(' ');

/** Gives records that no scope rules to the only one whose term holds their date. */
export function ownScopes(scopes: Scopes, { plan }: Ledger): void {
  for (const record of scopes.looseRecords()) {
    const date = dateOf(record.fields.get(plan.record.keyDate));
    const owners = scopes.all.filter((scope) => {
      const from = dateOf(scope.fields.get(plan.scope.from));
      const to = dateOf(scope.fields.get(plan.scope.to));
      return date !== null && from !== null && to !== null && date >= from && date < to;
    });
    const [owner] = owners.length === 1 ? owners : scopes.all.length === 1 ? scopes.all : [];
    const key = owner?.fields.get(plan.scope.key);
    if (key) record.fields.set(plan.scope.key, { ...key, score: 1.5 });
  }
}
