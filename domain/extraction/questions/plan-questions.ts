import { ownValue } from '../../lookup.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import type { ExtractionResult, ValidationIssue } from '../result.ts';
import { fieldOfPath, partsOfSum } from '../validation/sum-parts.ts';
import { type AskThresholds, type Doubt, doubtsOf } from './doubts.ts';

/** What a model is asked after the rules: nothing, everything, or some fields on some pages. */
export type ModelQuestions = 'none' | 'whole' | { paths: string[]; pages: number[] };

/**
 * Decides what of a document is worth asking a model. Doubts are values that the rules are not sure of, core fields that
 * they did not find, gaps in columns that are filled in most records, and what the checks of the result do not confirm.
 * Optional fields that were not found are no reason to ask, but are asked along with the others.
 */
export function planModelQuestions(
  rules: ExtractionResult,
  policyType: Pick<PolicyType, 'schema' | 'readBy'>,
  thresholds: AskThresholds,
): ModelQuestions {
  const { doubts, optional, expected } = doubtsOf(policyType.schema, rules, thresholds);
  const real = doubts.filter((doubt) => !isKnownToBeEmpty(doubt, policyType, rules));
  const issues = [...rules.validation.errors, ...rules.validation.warnings];
  const checked = issues.flatMap((issue) => pathsOf(issue, policyType));
  if (real.length === 0 && checked.length === 0) return 'none';
  if (real.length >= expected * thresholds.whole) return 'whole';
  const lists = new Set([...listsOf(policyType, issues), ...real.flatMap(wholeListOf)]);
  const isInWholeList = (path: string): boolean => lists.has(`/${path.split('/')[1] ?? ''}`);
  const single = [...real.map(({ field }) => field), ...checked, ...optional.filter((path) => !path.includes('/N/'))];
  const paths = [...new Set([...lists, ...single.filter((path) => !isInWholeList(path))])];
  return { paths, pages: pagesOf(rules, { paths, doubts: real }) };
}

/** A record whose key is in doubt cannot be paired, so that its list is asked as a whole. */
const wholeListOf = ({ isKey, list }: Doubt): string[] => (isKey && list !== undefined ? [list] : []);

/** Whether a list without records is what the document itself says, such as a loss run of 0 claims. */
function isKnownToBeEmpty(
  { path, kind }: Doubt,
  { readBy }: Pick<PolicyType, 'readBy'>,
  { data }: ExtractionResult,
): boolean {
  if (kind !== 'absent' || !('ledger' in readBy) || path !== `/${readBy.ledger.record.list}`) return false;
  const { field, counts } = readBy.ledger.totals;
  const totals = ownValue(data, field);
  return typeof totals === 'object' && totals !== null && ownValue(totals as Record<string, unknown>, counts.all) === 0;
}

/** The list of records that printed counts and totals do not confirm. */
function listsOf({ readBy }: Pick<PolicyType, 'readBy'>, issues: readonly ValidationIssue[]): string[] {
  const isMissed = issues.some(({ code }) => code === 'record_count_mismatch' || code === 'record_total_mismatch');
  return isMissed && 'ledger' in readBy ? [`/${readBy.ledger.record.list}`] : [];
}

/** The fields that a check questions; absent core fields are doubts already. */
function pathsOf({ code, path }: ValidationIssue, { schema }: Pick<PolicyType, 'schema'>): string[] {
  if (code === 'core_field_missing') return [];
  const field = fieldOfPath(path);
  const parts = code === 'sum_differs' ? [...partsOfSum(path), ...siblingsOf(field)] : [];
  return [field, ...parts.filter((part) => ownValue(schema.properties, part.split('/')[1] ?? '') !== undefined)];
}

/** The object that an amount by kind belongs to: all kinds of paid, for the total of it. */
const siblingsOf = (field: string): string[] => (field.endsWith('/total') ? [field.replace(/\/total$/, '')] : []);

/**
 * The pages that the questions concern: for fields of records those of the doubtful records, for anything else all but the
 * inner pages that hold nothing but records of lists that are not asked.
 */
function pagesOf(rules: ExtractionResult, { paths, doubts }: { paths: string[]; doubts: readonly Doubt[] }): number[] {
  const pageOf = recordPages(rules);
  const pages = new Set<number>();
  for (const { path, list } of doubts) {
    if (list !== undefined) for (const page of pageOf(path)) pages.add(page);
  }
  const recordPaths = paths.filter((path) => path.includes('/N/'));
  // a check names no record of its parts
  for (const path of recordPaths) {
    if (doubts.some(({ field }) => field === path)) continue;
    for (const page of pagesOfList(rules, path)) pages.add(page);
  }
  if (recordPaths.length < paths.length) for (const page of pagesBeside(rules, paths)) pages.add(page);
  return [...pages].sort((a, b) => a - b);
}

/** The pages on which a record is cited, by the path of any of its values. */
function recordPages({ citations }: ExtractionResult): (path: string) => ReadonlySet<number> {
  const pages = new Map<string, Set<number>>();
  for (const [path, places] of Object.entries(citations)) {
    const record = recordOf(path);
    const known = pages.get(record) ?? new Set();
    for (const { page } of places) known.add(page);
    pages.set(record, known);
  }
  return (path) => pages.get(recordOf(path)) ?? new Set();
}

const recordOf = (path: string): string => /^\/[^/]+\/\d+/.exec(path)?.[0] ?? path;

function pagesOfList({ citations }: ExtractionResult, field: string): number[] {
  const list = `/${field.split('/')[1] ?? ''}/`;
  return Object.entries(citations).flatMap(([path, places]) =>
    path.startsWith(list) ? places.map(({ page }) => page) : [],
  );
}

function pagesBeside({ citations, pages }: ExtractionResult, paths: readonly string[]): number[] {
  const asked = new Set(paths.filter((path) => !path.includes('/N/')));
  const ofOthers = new Set<number>();
  const ofAsked = new Set<number>();
  for (const [path, places] of Object.entries(citations)) {
    const isOther = /^\/[^/]+\/\d+\//.test(path) && !asked.has(`/${path.split('/')[1] ?? ''}`);
    for (const { page } of places) (isOther ? ofOthers : ofAsked).add(page);
  }
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  return all.filter((page) => page === 1 || page === pages || ofAsked.has(page) || !ofOthers.has(page));
}
