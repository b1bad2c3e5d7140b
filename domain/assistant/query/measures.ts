import { labelOf } from '../comparison/groups.ts';
import type { Asked } from '../find/resolve.ts';
import { isFieldOf } from '../find/score.ts';
import type { Fact } from '../index/facts.ts';
import type { Entity, Item } from '../index/index-document.ts';
import { costKindsOf } from './cost-kinds.ts';
import { COSTS_OF_CLAIMS, type Row } from './lists.ts';

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
const USUAL: readonly string[] = [...COSTS_OF_CLAIMS, 'premium', 'deductible', 'limit', 'payroll', 'amount'];
/** What records cost where the question names no field. */
const COSTS = ['incurred', 'paid', 'premium', 'limit', 'amount'];

export const ASKS_ORDER = /\b(?:latest|newest|most recent(?:ly)?|oldest|earliest|last|first)\b/i;
const ASKS_COST = /\b(?:expensive|costl\w+|costly|cost|cheap\w*|priciest|severe|worst|biggest|largest)\b/i;
const IS_NAME = /^(?:year|.*number)$/i;

/** One item of each field that the rows have. */
function fieldsOf(rows: readonly Row[]): Item[] {
  const fields = new Map<Item['field'], Item>();
  for (const { entity } of rows)
    for (const item of entity.items) if (!fields.has(item.field)) fields.set(item.field, item);
  return [...fields.values()].filter(({ fact }) => !IS_NAME.test(fact.key));
}

const isAmount = ({ fact: { kind } }: Item): boolean => kind === 'money' || kind === 'int' || kind === 'number';

/** The amounts that explain most of the question: "paid and reserved" is two measures. */
export function namedMeasures(asked: Asked, rows: readonly Row[]): Measure[] {
  const items = fieldsOf(rows);
  const kinds = costKindsOf(asked);
  const named: Measure[] = [];
  for (let terms = asked.terms; terms.length > 0; ) {
    const key = bestKey(items.filter(isAmount), terms);
    if (key === undefined) break;
    named.push({ key, ...(kinds && { kinds }) });
    terms = terms.filter((term) => !items.some((item) => item.fact.key.split('.')[0] === key && isFieldOf(term, item)));
  }
  return named;
}

/** "Which term had the most claims" ranks by how many there are. */
export const asksNumberOfClaims = ({ text }: Pick<Asked, 'text'>): boolean =>
  /\b(?:most|fewest|least) (?:\w+ )?(?:claims|losses|occurrences|accidents)\b/i.test(text);

/** What is measured: the amounts that are named, else what a record costs. */
export function measuresOf(asked: Asked, rows: readonly Row[]): Measure[] {
  if (rows[0]?.entity.record.list === 'policies' && asksNumberOfClaims(asked)) return [{ key: 'claimCount' }];
  const named = namedMeasures(asked, rows);
  if (named.length > 0) return named;
  const asksOther = fieldsOf(rows).some(
    (item) => !isAmount(item) && asked.terms.some((term) => term.weight > 0.5 && isFieldOf(term, item)),
  );
  const asksNoCost = (asksOther && !ASKS_COST.test(asked.text)) || ASKS_ORDER.test(asked.text);
  return asksNoCost ? [] : costOf(asked, rows);
}

/** The field that explains most of the terms. */
function bestKey(items: readonly Item[], terms: Asked['terms']): string | undefined {
  const weights = new Map<string, number>();
  for (const item of items) {
    const weight = terms.reduce((sum, term) => sum + (isFieldOf(term, item) ? term.weight : 0), 0);
    const [key = ''] = item.fact.key.split('.');
    if (weight > 0) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
  }
  const rankOf = (key: string): number => (USUAL.includes(key) ? USUAL.indexOf(key) : USUAL.length);
  return [...weights].sort((a, b) => b[1] - a[1] || rankOf(a[0]) - rankOf(b[0]))[0]?.[0];
}

/** What records cost where no field is named; nothing where it may be several amounts. */
function costOf({ kinds, terms }: Asked, rows: readonly Row[]): Measure[] {
  // "the contents of both buildings" are insured for so much
  const isProperty = terms.some(({ senses }) =>
    [...senses].some((sense) => /Limit$|^coverage:(?:building|contents)$/.test(sense)),
  );
  if (isProperty && rows.some(({ entity }) => amountOf(entity, { key: 'limit' }))) return [{ key: 'limit' }];
  const costs = COSTS.filter((key) => rows.some(({ entity }) => amountOf(entity, { key })));
  const sums = costs.map((key) => sumOf(rows.map(({ entity }) => amountOf(entity, { key })?.amount ?? 0)));
  const isSum = kinds.has('sum') || kinds.has('average');
  return isSum && new Set(sums).size > 1 ? [] : costs.slice(0, 1).map((key) => ({ key }));
}

/** What is measured of claims, where every document in scope tells of claims. */
export function claimMeasureOf(asked: Asked): Measure | undefined {
  const key = COSTS_OF_CLAIMS.find((one) => asked.terms.some(({ senses }) => senses.has(one)));
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
export function amountIn(facts: readonly Fact[], { key, kinds: asked }: Measure, prefix = ''): Amount | undefined {
  const own = facts.filter((fact) => typeof fact.value === 'number' && fact.key.startsWith(`${prefix}${key}`));
  const named = (name: string): Fact[] => own.filter((fact) => fact.key === `${prefix}${name}`).slice(0, 1);
  const kinds = own.filter((fact) => fact.key.startsWith(`${prefix}${key}.`) && !fact.key.endsWith('.total'));
  const total = [...named(key), ...named(`${key}.total`)].slice(0, 1);
  const chosen = asked ? asked.flatMap((kind) => named(`${key}.${kind}`)) : total.length > 0 ? total : kinds;
  if (asked && chosen.length < asked.length) return undefined;
  return chosen.length > 0 ? { amount: sumOf(chosen.map(({ value }) => Number(value))), facts: chosen } : undefined;
}

export const sumOf = (amounts: readonly number[]): number =>
  Math.round(100 * amounts.reduce((sum, one) => sum + one, 0)) / 100;

/** The rows that have an amount, with it. */
export const valuedRows = (rows: readonly Row[], measure: Measure): (Row & Amount)[] =>
  rows.flatMap((row) => {
    const own = amountOf(row.entity, measure);
    return own ? [{ ...row, ...own }] : [];
  });

export const nameOfMeasure = ({ key, kinds = [] }: Measure): string =>
  [labelOf(key), kinds.map(labelOf).join(' and ')].join(' ').trim();
