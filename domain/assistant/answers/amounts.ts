import { labelOf } from '../comparison/groups.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import { isFieldOf } from '../find/score.ts';
import type { Fact } from '../index/facts.ts';
import type { DocumentIndex, Entity, Item } from '../index/index-document.ts';
import type { Term } from '../question/read-question.ts';
import { writeMoney } from '../writing/values.ts';
import type { Doubt, Finding } from './finding.ts';
import { asksPolicyYear, isComplete, isNarrowed, type Row, type Rows, rowsOf } from './records.ts';
import { costKindsOf } from './cost-kinds.ts';

/** What is measured of records: a field or an object of amounts, and its kinds of cost where not all are asked for. */
export interface Measure {
  key: string;
  kinds?: readonly string[];
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
export const measureOf = (asked: Asked, rows: readonly Row[]): Measure | undefined => measuresOf(asked, rows)[0];

/** "Paid and reserved" is two measures. */
export function measuresOf(asked: Asked, rows: readonly Row[]): Measure[] {
  const items = rows.flatMap(({ entity }) => entity.items.filter(({ fact }) => !IS_NAME.test(fact.key)));
  const isAmount = ({ fact: { kind } }: Item): boolean => kind === 'money' || kind === 'int' || kind === 'number';
  const kinds = costKindsOf(asked);
  const named: Measure[] = [];
  for (let terms = asked.terms; terms.length > 0; ) {
    const key = bestKey(items.filter(isAmount), terms);
    if (key === undefined) break;
    named.push({ key, ...(kinds && { kinds }) });
    terms = terms.filter((term) => !items.some((item) => item.fact.key.split('.')[0] === key && isFieldOf(term, item)));
  }
  if (named.length > 0) return named;
  const asksOther = items.some(
    (item) => !isAmount(item) && asked.terms.some((term) => term.weight > 0.5 && isFieldOf(term, item)),
  );
  return asksOther || ASKS_ORDER.test(asked.text) ? [] : costOf(asked, rows);
}

/** The field that explains most of the terms. */
function bestKey(items: readonly Item[], terms: Asked['terms']): string | undefined {
  const weights = new Map<string, number>();
  for (const item of items) {
    const weight = terms.reduce((sum, term) => sum + (isFieldOf(term, item) ? term.weight : 0), 0);
    const [key = ''] = item.fact.key.split('.');
    if (weight > 0) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
  }
  return [...weights].sort((a, b) => b[1] - a[1] || rankOf(a[0]) - rankOf(b[0]))[0]?.[0];
}

/** What records cost where no field is named; nothing where it may be several amounts. */
function costOf({ kinds }: Asked, rows: readonly Row[]): Measure[] {
  const costs = COSTS.filter((key) => rows.some(({ entity }) => amountOf(entity, { key })));
  const sums = costs.map((key) => sumOf(rows.map(({ entity }) => amountOf(entity, { key })?.amount ?? 0)));
  const isSum = kinds.has('sum') || kinds.has('average');
  return isSum && new Set(sums).size > 1 ? [] : costs.slice(0, 1).map((key) => ({ key }));
}

const rankOf = (key: string): number => (USUAL.includes(key) ? USUAL.indexOf(key) : USUAL.length);

/** What is measured of claims, where every document in scope tells of claims. */
export function claimMeasureOf(asked: Asked): Measure | undefined {
  const key = CLAIM_MEASURES.find((one) => asked.terms.some(({ senses }) => senses.has(one)));
  const haveClaims = asked.scope.every(({ records }) => records.some(({ list }) => /^(?:claims|policies)$/.test(list)));
  const kinds = costKindsOf(asked);
  return key !== undefined && haveClaims ? { key, ...(kinds && { kinds }) } : undefined;
}

export const amountOf = ({ items }: Entity, measure: Measure): Amount | undefined =>
  amountIn(
    items.map(({ fact }) => fact),
    measure,
  );

/** The amount of a measure: its total, else what its kinds add up to. */
function amountIn(facts: readonly Fact[], { key, kinds: asked }: Measure, prefix = ''): Amount | undefined {
  const own = facts.filter((fact) => typeof fact.value === 'number' && fact.key.startsWith(`${prefix}${key}`));
  const named = (name: string): Fact[] => own.filter((fact) => fact.key === `${prefix}${name}`).slice(0, 1);
  const total = [...named(key), ...named(`${key}.total`)].slice(0, 1);
  const kinds = own.filter((fact) => fact.key.startsWith(`${prefix}${key}.`));
  const chosen = asked ? asked.flatMap((kind) => named(`${key}.${kind}`)) : total.length > 0 ? total : kinds;
  if (asked && chosen.length < asked.length) return undefined;
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
  doubts: readonly Doubt[];
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
  if (printed) return { ...printed, document, measure, coverage: found.coverage, rows: [], doubts: [] };
  const ofRecords = addedUp(found, measure, document, isComplete(asked, found) ? [] : ['partial']);
  if (!isAll || !ofPolicies) return ofRecords;
  const isSame = !ofRecords || ofRecords.amount === ofPolicies.amount;
  return isSame ? ofPolicies : { ...ofPolicies, doubts: ['mismatch'] };
}

function addedUp(
  { rows, coverage }: Rows,
  measure: Measure,
  document: DocumentIndex,
  doubts: readonly Doubt[] = [],
): Total | undefined {
  const valued = rows.flatMap((row) => {
    const own = amountOf(row.entity, measure);
    return own ? [{ ...row, ...own }] : [];
  });
  if (valued.length === 0) return undefined;
  return {
    document,
    measure,
    coverage,
    amount: sumOf(valued.map(({ amount }) => amount)),
    facts: valued.flatMap((one) => one.facts),
    rows: valued,
    doubts: valued.length < rows.length ? ['partial'] : doubts,
  };
}

export const nameOfMeasure = ({ key, kinds }: Measure): string =>
  [labelOf(key), (kinds ?? []).map(labelOf).join(' and ')].join(' ').trim();

export function totalFinding({ document, measure, amount, facts }: Total): Finding {
  return { document, label: `total ${nameOfMeasure(measure)}`, about: '', value: writeMoney(amount), facts };
}
