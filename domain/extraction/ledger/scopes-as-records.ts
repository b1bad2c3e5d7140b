import { overlapX } from '../../reading/boxes.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { anchorsOf, namesRecords } from './anchors.ts';
import { fieldBeside, type Ledger } from './ledger.ts';
import type { LedgerPlan } from './plan.ts';
import { prepareLedger } from './prepare-ledger.ts';
import { keyOf } from './key-of.ts';
import type { Entry } from './entry.ts';
import { recordsIn } from './records.ts';
import type { Region } from './region.ts';
import { regionsOf } from './regions.ts';
import { Scopes, titleScopes } from './scope-list.ts';
import { columnCounts, type Scope, type Totals, totalsOf } from './scope-entries.ts';
import { addTitle } from './scope-titles.ts';
import { addTerm } from './scope-terms.ts';

// A report of policy terms without claims lists scopes as other reports list records: in tables, lines or cards. They
// are read by the same means, with the key of the scopes in the place of the key of the records.

export interface ScopeReport {
  ledger: Ledger;
  regions: readonly Region[];
  scopes: Scopes;
  totals: readonly Totals[];
}

const plans = new WeakMap<LedgerPlan, LedgerPlan>();

/** The plan under which the scopes are the records. */
function planOfScopes(plan: LedgerPlan): LedgerPlan {
  const { record, scope, totals } = plan;
  const known = plans.get(plan);
  if (known) return known;
  const made: LedgerPlan = {
    ...plan,
    record: {
      list: scope.list,
      key: scope.key,
      otherKeys: [],
      keyDate: scope.from,
      dates: [],
      fields: [...scope.fields, scope.period, ...Object.values(totals.counts)],
      loose: { ...record.loose, type: scope.title, typePattern: scope.titlePattern },
    },
    scope: { ...scope, key: record.key, fields: [] },
  };
  plans.set(plan, made);
  return made;
}

/** Reads a document that names scopes and no records; null for any other. */
export function readScopeReport(read: Ledger, layouts: readonly PageLayout[]): ScopeReport | null {
  if (namesRecords(read) || hasRecordDates(read)) return null;
  const plan = planOfScopes(read.plan);
  const ledger = prepareLedger(plan, layouts);
  if (!namesRecords(ledger)) return null;
  const anchors = anchorsOf(ledger);
  const regions = regionsOf(ledger, { anchors, mentions: [] });
  const own: Ledger = { ...ledger, plan: read.plan };
  const scopes = new Scopes(own);
  const totals: Totals[] = [];
  let untermed = 0;
  const allowed = new Set([...plan.record.fields, 'ignored']);
  for (const region of regions) {
    if (region.kind === 'record') {
      const [entry] = recordsIn(region, { ...ledger, allowed });
      if (!entry) continue;
      const scope = scopeOf(entry, region, own);
      titleAsAbove(scope, scopes.all.at(-1), own);
      if (hasOtherDates(scope, region, own)) untermed++;
      scopes.enter(scope, true);
    } else if (region.kind === 'total' && region.level !== 'record' && region.level !== 'other')
      totals.push({
        ...totalsOf(region, { ...own, allowed }),
        level: region.level === 'grand' ? 'grand' : 'bare',
        scope: null,
      });
  }
  titleScopes(scopes, new Set(), own);
  const keys = new Set(scopes.all.map(({ key }) => key));
  // Identifiers that start records, although no heading names them, and are no key of a scope.
  const hasRecords = anchorsOf(read).some(({ atom }) => !keys.has(keyOf(atom.text)));
  const areTerms = untermed * 2 < regions.filter(({ kind }) => kind === 'record').length;
  return scopes.all.length > 0 && !hasRecords && areTerms ? { ledger: own, regions, scopes, totals } : null;
}

/** Whether a label or heading stands for the date of a record, wherever its value is, or a date for "loss". */
function hasRecordDates(ledger: Ledger): boolean {
  const { rows, plan, vocabulary } = ledger;
  const { keyDate } = plan.record;
  return rows.some((row) =>
    row.atoms.some(({ kind, text }, at) => {
      if (kind === 'date') return fieldBeside(row, at, ledger)?.field === keyDate;
      return kind === 'text' && vocabulary.meaning(text)?.fields.includes(keyDate) === true;
    }),
  );
}

const LEAST_DATES = 2;

/** Whether dates beside a key are no term: those of a loss and its report, whatever heads them. */
function hasOtherDates({ fields }: Scope, { rows: [first] }: Region, { plan: { scope } }: Ledger): boolean {
  const dates = first?.atoms.filter(({ kind }) => kind === 'date').length ?? 0;
  const from = fields.get(scope.from)?.row ?? fields.get(scope.period)?.row;
  return dates >= LEAST_DATES && from !== first;
}

/** "Property" in the first of several rows only: a blank cell below says the same. */
function titleAsAbove({ fields }: Scope, above: Scope | undefined, { tables, plan: { scope } }: Ledger): void {
  const [row, title] = [fields.get(scope.key)?.row, above?.fields.get(scope.title)];
  const [cell] = title?.atoms ?? [];
  if (!row || !title || !cell || fields.has(scope.title) || tables.tableOf(row) === null) return;
  const isColumn = tables.tableOf(row) === tables.tableOf(title.row) && tables.headedAt(title.row, cell) !== null;
  if (isColumn && !row.atoms.some((atom) => overlapX(atom, cell) > 0)) fields.set(scope.title, title);
}

function scopeOf({ fields, amounts }: Entry, { rows }: Region, ledger: Ledger): Scope {
  const key = fields.get(ledger.plan.scope.key);
  const [first] = rows;
  if (first) addTerm(fields, rows, first, ledger);
  addTitle(fields, rows, ledger);
  const counts = new Map(columnCounts([...fields.values()], ledger).map((count) => [count.which, count] as const));
  return { key: keyOf(key?.atoms[0]?.text ?? ''), fields, amounts, counts, records: [] };
}
