import { labelOf } from '../comparison/groups.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import { isFieldOf } from '../find/score.ts';
import type { Fact } from '../index/facts.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import type { Term } from '../question/read-question.ts';
import { writeMoney } from '../writing/values.ts';
import type { Finding } from './finding.ts';
import { asksPolicyYear, isComplete, isNarrowed, type Row, type Rows, rowsOf } from './records.ts';
import { costKindOf } from './cost-kinds.ts';

/** What is measured of records: a field or an object of amounts, and its kind of cost where only one is asked for. */
export interface Measure {
  key: string;
  kind?: string;
}

export interface Amount {
  amount: number;
  facts: readonly Fact[];
}

/** Of several fields that a question may mean the first one. */
const USUAL = ['paid', 'reserve', 'incurred', 'recovered', 'premium', 'deductible', 'limit', 'payroll', 'amount'];
const CLAIM_MEASURES = USUAL.slice(0, 4);
/** What records cost where the question names no field. */
const COSTS = ['incurred', 'paid', 'premium', 'limit', 'amount'];

const ASKS_ORDER = /\b(?:latest|newest|most recent|oldest|earliest|last|first)\b/i;
const IS_NAME = /^(?:year|.*number)$/i;

/** What is measured: the amounts that explain most of the question, else what a record costs. */
export function measureOf(asked: Asked, rows: readonly Row[]): Measure | undefined {
  const weights = new Map<string, number>();
  let [named] = [''];
  for (const item of rows.flatMap(({ entity }) => entity.items)) {
    if (IS_NAME.test(item.fact.key)) continue;
    const weight = asked.terms.reduce((sum, term) => sum + (isFieldOf(term, item) ? term.weight : 0), 0);
    const isAmount = item.fact.kind === 'money' || item.fact.kind === 'int' || item.fact.kind === 'number';
    if (!isAmount && weight > 0.5) named ||= item.fact.key;
    const [key = ''] = item.fact.key.split('.');
    if (isAmount && weight > 0) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1] || rankOf(a[0]) - rankOf(b[0]));
  const kind = costKindOf(asked);
  if (best) return { key: best[0], ...(kind !== undefined && { kind }) };
  if (named !== '' || ASKS_ORDER.test(asked.text)) return undefined;
  const costs = COSTS.filter((one) => rows.some(({ entity }) => amountOf(entity, { key: one })));
  const isSum = asked.kinds.has('sum') || asked.kinds.has('average');
  const sums = costs.map((one) => sumOf(rows.map(({ entity }) => amountOf(entity, { key: one })?.amount ?? 0)));
  const [key] = isSum && new Set(sums).size > 1 ? [] : costs;
  return key === undefined ? undefined : { key };
}

const rankOf = (key: string): number => (USUAL.includes(key) ? USUAL.indexOf(key) : USUAL.length);

/** What is measured of claims, where every document in scope tells of claims. */
export function claimMeasureOf(asked: Asked): Measure | undefined {
  const key = CLAIM_MEASURES.find((one) => asked.terms.some(({ senses }) => senses.has(one)));
  const haveClaims = asked.scope.every(({ records }) => records.some(({ list }) => /^(?:claims|policies)$/.test(list)));
  const kind = costKindOf(asked);
  return key !== undefined && haveClaims ? { key, ...(kind !== undefined && { kind }) } : undefined;
}

export const amountOf = ({ items }: Entity, measure: Measure): Amount | undefined =>
  amountIn(
    items.map(({ fact }) => fact),
    measure,
  );

/** The amount of a measure: its total, else what its kinds add up to. */
function amountIn(facts: readonly Fact[], { key, kind }: Measure, prefix = ''): Amount | undefined {
  const own = facts.filter((fact) => typeof fact.value === 'number' && fact.key.startsWith(`${prefix}${key}`));
  const named = (name: string): Fact[] => own.filter((fact) => fact.key === `${prefix}${name}`).slice(0, 1);
  const total = [...named(key), ...named(`${key}.total`)].slice(0, 1);
  const kinds = own.filter((fact) => fact.key.startsWith(`${prefix}${key}.`));
  const chosen = kind === undefined ? (total.length > 0 ? total : kinds) : named(`${key}.${kind}`);
  return chosen.length > 0 ? { amount: sumOf(chosen.map(({ value }) => Number(value))), facts: chosen } : undefined;
}

export const sumOf = (amounts: readonly number[]): number =>
  Math.round(100 * amounts.reduce((sum, one) => sum + one, 0)) / 100;

/** What the records of a document that are meant cost together, and how many they are. */
export interface Total extends Amount {
  document: DocumentIndex;
  measure: Measure;
  coverage: number;
  /** Empty where the document prints the sum itself. */
  rows: readonly (Row & Amount)[];
}

/**
 * The sum over records of a document: as printed, else added up. Undefined where records were lost or lack the amount,
 * and where its claims add up to something else than its policies.
 */
export function totalOf(
  question: Asked,
  { document, measure, list = 'claims' }: { document: DocumentIndex; measure: Measure; list?: string },
): Total | undefined {
  const isOfOther = (term: Term): boolean =>
    namesDocument(term, document) === 0 && question.scope.some((other) => namesDocument(term, other) >= 0.6);
  const terms = question.terms.filter((term) => !isOfOther(term));
  const asked = { ...question, terms, scope: [document] };
  const has = (name: string): boolean => document.records.some((record) => record.list === name);
  const byPolicy = list === 'claims' && has('policies') ? rowsOf(asked, 'policies') : undefined;
  const ofPolicies = byPolicy && addedUp(byPolicy, measure, document);
  if (ofPolicies && (!has(list) || asksPolicyYear(asked))) return ofPolicies;
  const found = rowsOf(asked, list);
  const isAll = !isNarrowed(found);
  const printed = isAll ? amountIn(document.facts, measure, 'grandTotals.') : undefined;
  if (printed) return { ...printed, document, measure, coverage: found.coverage, rows: [] };
  const ofRecords = isComplete(asked, found) ? addedUp(found, measure, document) : undefined;
  if (!isAll || !ofPolicies) return ofRecords;
  return !ofRecords || ofRecords.amount === ofPolicies.amount ? ofPolicies : undefined;
}

function addedUp({ rows, coverage }: Rows, measure: Measure, document: DocumentIndex): Total | undefined {
  const valued = rows.flatMap((row) => {
    const own = amountOf(row.entity, measure);
    return own ? [{ ...row, ...own }] : [];
  });
  if (valued.length === 0 || valued.length < rows.length) return undefined;
  const facts = valued.flatMap((one) => one.facts);
  return { document, measure, coverage, amount: sumOf(valued.map(({ amount }) => amount)), facts, rows: valued };
}

export const nameOfMeasure = ({ key, kind }: Measure): string =>
  `${labelOf(key)}${kind === undefined ? '' : ` ${labelOf(kind)}`}`;

export function totalFinding({ document, measure, amount, facts }: Total): Finding {
  return { document, label: `total ${nameOfMeasure(measure)}`, about: '', value: writeMoney(amount), facts };
}
