import { isAmount } from '../../reading/atom.ts';
import { type Cited, type Draft, isCited } from '../cited.ts';
import type { SourceDocument } from '../source-document.ts';
import { anchorsOf } from './anchors.ts';
import { nameByArithmetic } from './arithmetic-columns.ts';
import { divideBySums } from './arithmetic-kinds.ts';
import { nameByExclusion } from './excluded-measures.ts';
import { draftOf } from './ledger-draft.ts';
import { tellByEnds } from './ended-records.ts';
import { keyOf } from './key-of.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerPlan } from './plan.ts';
import { withNamesInTexts } from './names-in-texts.ts';
import { headTotalsByOrder } from './ordered-totals.ts';
import { prepareLedger } from './prepare-ledger.ts';
import { nameByIdentity } from './identity-columns.ts';
import { joinRecords, recordsIn } from './records.ts';
import type { Region } from './region.ts';
import { regionsOf } from './regions.ts';
import type { Row } from './rows.ts';
import { scalarsOf } from './scalars.ts';
import { ownScopes, Scopes, titleByTypes, titleScopes, typeRecords } from './scope-list.ts';
import { scopeOf, type Totals, totalsOf } from './scope-entries.ts';
import { readScopeReport, type ScopeReport } from './scopes-as-records.ts';
import { scopeMentions } from './scopes.ts';
import { TermHeadings } from './term-headings.ts';
import { withTitledValues } from './titled-values.ts';
import { nameTotalsOfAll } from './total-of-all.ts';
import { traceRegions } from './trace-regions.ts';
import { placeTotals } from './totals.ts';

/** Reads a document that lists records with amounts under scopes, of any layout: structure first, then meaning. */
export function readLedger(plan: LedgerPlan, { layouts }: Pick<SourceDocument, 'layouts'>): Draft {
  const printed = prepareLedger(plan, layouts);
  const report = readScopeReport(printed, layouts);
  const lists = readLists(printed);
  if (!report) return lists.draft;
  const listed = draftOfScopes(report);
  // Totals of terms may stand below the headings of records that there are none of.
  return !lists.hasRecords && valuesIn(lists.draft) > valuesIn(listed) ? lists.draft : listed;
}

/** How many values a draft has. */
const valuesIn = (node: Draft | Cited | Draft[string]): number => {
  if (node === undefined) return 0;
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + valuesIn(each as Draft), 0);
  return isCited(node) ? 1 : Object.values(node as Draft).reduce((sum, each) => sum + valuesIn(each), 0);
};

function readLists(printed: Ledger): { draft: Draft; hasRecords: boolean } {
  const anchors = anchorsOf(printed);
  const named = headTotalsByOrder(
    divideBySums(nameByExclusion(nameByIdentity(nameByArithmetic(nameTotalsOfAll(printed), anchors))), anchors),
  );
  const ledger: Ledger = { ...named, keys: new Set(anchors.map(({ atom }) => keyOf(atom.text))) };
  const regions = regionsOf(ledger, { anchors, mentions: scopeMentions(ledger, anchors) });
  const { scopes, totals } = walk(regions, ledger);
  const records = joinRecords(scopes.records(), ledger);
  withTitledValues(records, ledger);
  withNamesInTexts(records, ledger);
  tellByEnds(records, ledger);
  const kept = new Set(records);
  for (const scope of scopes.all) scope.records = scope.records.filter((record) => kept.has(record));
  const grand = placeTotals({ totals, scopes: scopes.all, records, ledger });
  const inRecords = recordRows(regions);
  const draft = { ...scalarsOf(ledger, inRecords), ...draftOf({ records, scopes: scopes.all, grand }, ledger) };
  return { draft, hasRecords: records.length > 0 };
}

const LEAST_SUMS = 2;

function draftOfScopes({ ledger, regions, scopes, totals }: ScopeReport): Draft {
  const grand = placeTotals({ totals, scopes: scopes.all, records: [], ledger });
  const listed = recordRows(regions);
  return { ...scalarsOf(ledger, listed), ...draftOf({ records: [], scopes: scopes.all, grand }, ledger) };
}

const recordRows = (regions: readonly Region[]): Set<Row> =>
  new Set(regions.flatMap((region) => (region.kind === 'record' ? region.rows : [])));

interface Walked {
  scopes: Scopes;
  totals: Totals[];
}

function walk(regions: readonly Region[], ledger: Ledger): Walked {
  const scopes = new Scopes(ledger);
  const totals: Totals[] = [];
  const { plan } = ledger;
  const ofScopes: Ledger = { ...ledger, allowed: scopeFields(plan) };
  const ofRecords: Ledger = { ...ledger, allowed: recordFields(plan) };
  traceRegions(regions, ledger);
  const terms = new TermHeadings(regions, ledger);
  for (const [at, region] of regions.entries()) {
    if (region.kind === 'scope') {
      const scope = scopeOf(region, ofScopes);
      terms.complete(scope, region.mention.row);
      const isAlone = regions[at - 1]?.kind !== 'scope' && regions[at + 1]?.kind === 'record';
      // A line without sums in front of records is no line of the table above it.
      const isHead = isAlone && region.mention.row.atoms.filter(isAmount).length < LEAST_SUMS;
      scopes.enter(scope, !isHead && isListed(region, regions[at + 1], ledger));
    } else if (region.kind === 'record') {
      for (const record of recordsIn(region, ofRecords)) scopes.add(record);
    } else if (region.kind === 'total' && region.level !== 'record' && region.level !== 'other')
      totals.push({ ...totalsOf(region, ofScopes), level: region.level, scope: scopes.current });
  }
  ownScopes(scopes, ledger);
  terms.completeOnly(scopes);
  titleByTypes(scopes, ledger);
  titleScopes(scopes, recordRows(regions), ledger);
  typeRecords(scopes, ledger);
  return { scopes, totals };
}

/** Whether a scope is one of several in a table; the only row below a heading rules the records that follow. */
function isListed({ mention }: Extract<Region, { kind: 'scope' }>, next: Region | undefined, ledger: Ledger): boolean {
  const { row, isTableRow } = mention;
  const above = ledger.rows[row.at - 1];
  const { isHeading } = ledger.tables;
  const until = next?.kind === 'scope' && next.mention.isTableRow ? next.mention.row.at : row.at;
  const isFollowed = until > row.at && !ledger.rows.slice(row.at, until).some(isHeading);
  return isTableRow && (isFollowed || above === undefined || !isHeading(above));
}

function scopeFields({ scope, totals }: LedgerPlan): ReadonlySet<string> {
  return new Set([...scope.fields, scope.period, ...Object.values(totals.counts), 'ignored']);
}

function recordFields({ record, scope }: LedgerPlan): ReadonlySet<string> {
  return new Set([...record.fields, ...record.otherKeys, ...scope.fields, scope.period, 'ignored']);
}
