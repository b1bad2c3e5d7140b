import { anyOf } from '../question/kinds.ts';
import { isFieldOf, strengthOf } from '../find/score.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import { type Fact, textOf } from '../index/facts.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import type { Term } from '../question/read-question.ts';
import { isFieldSense, isListSense as isList } from '../lexicon/senses.ts';
import { ownValue } from '../../lookup.ts';
import { writeMoney } from '../writing/values.ts';
import type { Finding } from './finding.ts';

/** A record with its document. */
export interface Row {
  document: DocumentIndex;
  entity: Entity;
}

/** The records of a list that a question means, and how much of the question that explains. */
export interface Rows {
  list: string;
  rows: Row[];
  all: Row[];
  coverage: number;
}

/** The list whose records a question counts, lists or adds up. */
export function listAsked(asked: Asked): string | undefined {
  const isComputed = (['sum', 'average', 'highest', 'lowest'] as const).some((kind) => asked.kinds.has(kind));
  const measuring = isComputed ? listMeasured(asked) : undefined;
  if (measuring !== undefined) return measuring;
  const lists = asked.terms.map(({ senses }) => [...senses].filter((sense) => !sense.startsWith('type:')));
  const named = lists.find(
    (senses, at) =>
      senses.some(isList) && ![...(asked.terms[at]?.senses ?? [])].some((sense) => sense.startsWith('type:')),
  );
  if (named)
    return named.find((sense) => asked.scope.some(({ records }) => records.some(({ list }) => list === sense)));
  const asksCost = asked.terms.some(({ senses }) =>
    ['paid', 'reserve', 'incurred', 'recovered'].some((measure) => senses.has(measure)),
  );
  const hasClaims = asked.scope.some(({ entities }) => entities.some(({ record }) => record.list === 'claims'));
  return asksCost && hasClaims ? 'claims' : undefined;
}

/** "The payroll at location 3" is that of the classifications: the one list whose records have the amount asked for. */
function listMeasured({ terms, scope }: Asked): string | undefined {
  const items = scope.flatMap((document) => document.items.filter(({ fact }) => fact.kind === 'money'));
  const owners = terms.map(
    (term) => new Set(items.flatMap((one) => (isFieldOf(term, one) ? (one.fact.record?.list ?? '') : []))),
  );
  const [owner] = owners.filter(({ size }) => size === 1).flatMap((lists) => [...lists]);
  return owner === '' || owner === 'claims' ? undefined : owner;
}

/** The records of a list with everything that the question says of them: status, year, cause, vehicle, name. */
export function rowsOf(asked: Asked, list: string): Rows {
  const all = asked.scope.flatMap((document) =>
    document.entities.filter(({ record }) => record.list === list).map((entity) => ({ document, entity })),
  );
  const filters = asked.terms.filter((term) => isFilter(term, list, asked));
  const telling = filters.filter((term) => all.some((row) => says(term, row)));
  const fields = asked.terms.filter((term) => !filters.includes(term) && isRecordField(term, all));
  const rows = all.filter(
    (row) =>
      isOfStatus(row, asked) &&
      isOfYear(row, asked) &&
      isOfOrdinal(row, asked) &&
      telling.every((term) => says(term, row)) &&
      fields.every((term) => row.entity.items.some((item) => isFieldOf(term, item))),
  );
  const whole = asked.terms.reduce((sum, { weight }) => sum + weight, 0);
  const strange = asked.terms.filter((term) => !filters.includes(term) && isOfNone(term, { list, all, asked }));
  const lost = [...filters.filter((term) => !telling.includes(term)), ...strange].reduce(
    (sum, { weight }) => sum + weight,
    0,
  );
  const isOtherYear = asked.years.length > 0 && rows.length === 0;
  return { list, rows, all, coverage: isOtherYear ? 0 : whole > 0 ? 1 - lost / whole : 1 };
}

/** A term that is neither the list, nor a field, nor the name of a document. */
function isFilter(term: Term, list: string, { scope, ordinal }: Asked): boolean {
  if (
    (term.senses.has(list) && !apartFrom(term, list)) ||
    (ordinal !== undefined && [...term.senses].some(isList)) ||
    scope.some((document) => namesDocument(term, document) >= 0.6)
  )
    return false;
  return ![...term.senses].some(isFieldSense) || term.senses.size === 0;
}

/** A field that some of the records have: "the pets with a microchip". */
const isRecordField = (term: Term, all: readonly Row[]): boolean =>
  !['paid', 'reserve', 'incurred', 'status'].some((sense) => term.senses.has(sense)) &&
  all.some(({ entity }) => entity.items.some((item) => isFieldOf(term, item)));

/** A field that none of the records has: what is asked is no matter of this list. */
function isOfNone(term: Term, { list, all, asked }: { list: string; all: readonly Row[]; asked: Asked }): boolean {
  if (asked.ordinal !== undefined && [...term.senses].some(isList)) return false;
  if (term.senses.has(list) || asked.scope.some((document) => namesDocument(term, document) >= 0.6)) return false;
  // "over all terms" names the periods that the records belong to
  if (asked.scope.some(({ items }) => items.some((item) => item.fact.kind === 'date' && isFieldOf(term, item))))
    return false;
  return !all.some(({ entity }) => strengthOf(term, entity) > 0 || entity.items.some((item) => isFieldOf(term, item)));
}

/** "Dogs" are pets of a kind. */
const apartFrom = ({ senses }: Term, list: string): boolean =>
  senses.has(list) && [...senses].some((sense) => sense.startsWith('species:'));

function says(term: Term, { entity }: Row): boolean {
  if (apartFrom(term, entity.record.list))
    return [...term.senses].some((sense) => sense.startsWith('species:') && entity.senses.has(sense));
  return strengthOf(term, entity) > 0;
}

function isOfStatus({ entity }: Row, { status }: Asked): boolean {
  if (!status) return true;
  const own = textOf(ownValue(entity.record.values, 'status')).toLowerCase();
  if (own === '') return !('status' in entity.record.values);
  return status === 'open' ? /open/.test(own) : /closed/.test(own);
}

const DATES = ['lossDate', 'occurrenceDate', 'effectiveDate', 'year'];

/** The day or year of a record: of its loss, else of its term. */
export function dateOf({ record }: Entity): string {
  return DATES.map((key) => textOf(ownValue(record.values, key))).find((date) => date !== '') ?? '';
}

const POLICY_YEAR =
  /\b(?:19|20)\d\d(?:\s*-\s*\d+)? (?:polic|term|period)|\b(?:policy|term|period)(?: year)?(?: of| from)? (?:19|20)\d\d/i;

/** "The claims of 2020" happened in that year, those "of the 2020 policy" in its term. */
function isOfYear({ entity, document }: Row, { years, text }: Asked): boolean {
  if (years.length === 0) return true;
  const policy = POLICY_YEAR.test(text) ? entity.linked.find(({ record }) => record.list === 'policies') : undefined;
  const date = dateOf(policy ?? entity);
  return date === '' ? years.some((year) => document.years.has(year)) : years.includes(date.slice(0, 4));
}

/** "Location 3" is the third record, or of other lists those that point to it. */
function isOfOrdinal({ entity: { record, numbers } }: Row, { ordinal, terms }: Asked): boolean {
  if (ordinal === undefined) return true;
  const pointed = Object.entries(record.values).find(
    ([key]) => key.endsWith('Number') && terms.some(({ senses }) => senses.has(`${key.slice(0, -6)}s`)),
  );
  return pointed && pointed[0] !== 'number' ? Number(pointed[1]) === ordinal : numbers.has(ordinal);
}

/** The amounts of a record by measure: its total, else what its kinds add up to. */
export function amountOf({ items }: Entity, measure: string): { amount: number; facts: Fact[] } | undefined {
  const own = items
    .map(({ fact }) => fact)
    .filter(({ kind, key }) => kind === 'money' && (key === measure || key.startsWith(`${measure}.`)));
  const [total] = own.filter(({ key }) => key === measure || key.endsWith('.total'));
  const facts = total ? [total] : own;
  if (facts.length === 0) return undefined;
  return { amount: facts.reduce((sum, { value }) => sum + Number(value), 0), facts };
}

export const MEASURES = [
  'paid',
  'reserve',
  'incurred',
  'recovered',
  'premium',
  'deductible',
  'limit',
  'payroll',
  'annualMileage',
  'costNew',
];

/** Whether a record costs more or less than the question says. */
export function isWithin({ amounts, bound, terms }: Asked, { entity }: Row): boolean {
  const measure = MEASURES.find((one) => terms.some(({ senses }) => senses.has(one))) ?? 'incurred';
  const own =
    amountOf(entity, measure)?.amount ?? amountOf(entity, 'incurred')?.amount ?? amountOf(entity, 'paid')?.amount;
  const [amount = 0] = amounts;
  return own !== undefined && (bound === 'under' ? own < amount : own > amount);
}

const ALTOGETHER =
  anyOf(`all; every; each; both; across; combined; together; these; any; our; the (?:two|three|four|five); documents?; policies;
  runs?; reports?; files?`);

/** Whether the records are all that are meant: those of one document, or of all where the question says so, none of them lost. */
export function isComplete(asked: Asked, { rows, all }: Rows): boolean {
  const documents = new Set((rows.length > 0 ? rows : all).map(({ document }) => document));
  const isMeant = documents.size < 2 || asked.isNamed || ALTOGETHER.test(asked.text);
  const isDoubtful = [...documents].some(({ source }) =>
    (source.result?.validation?.warnings ?? []).some(({ code }) => /^record_(?:count|total)_mismatch$/.test(code)),
  );
  return isMeant && !isDoubtful;
}

/** The total that a document prints over all its records; undefined where only some are meant. */
export function printedTotal(
  { rows, all }: Rows,
  { document, measure }: { document: DocumentIndex; measure: string },
): { amount: number; facts: Fact[] } | undefined {
  if (rows.length < all.length) return undefined;
  const fact = document.facts.find(
    ({ key }) => key === `grandTotals.${measure}.total` || key === `grandTotals.${measure}`,
  );
  return typeof fact?.value === 'number' ? { amount: fact.value, facts: [fact] } : undefined;
}

const CLAIM_MEASURES = ['paid', 'reserve', 'incurred', 'recovered'];

/** What is measured of claims, where every document in scope tells of claims. */
export const claimMeasureOf = ({ terms, scope }: Asked): string | undefined =>
  scope.every(({ records }) => records.some(({ list }) => list === 'claims' || list === 'policies'))
    ? CLAIM_MEASURES.find((one) => terms.some(({ senses }) => senses.has(one)))
    : undefined;

/** What the claims of a document that are meant cost together: as printed, else added up; else what its policies say. */
export function totalOf(
  asked: Asked,
  { document, measure }: { document: DocumentIndex; measure: string },
): { amount: number; facts: Fact[]; coverage: number } | undefined {
  const hasClaims = document.records.some(({ list }) => list === 'claims');
  const ofPolicies = hasClaims && !POLICY_YEAR.test(asked.text) ? undefined : rowsOf(asked, 'policies');
  const isOfPolicies = ofPolicies?.rows.some(({ entity }) => amountOf(entity, measure)) ?? false;
  const found = ofPolicies && (isOfPolicies || !hasClaims) ? ofPolicies : rowsOf(asked, 'claims');
  const printed = printedTotal(found, { document, measure });
  if (printed) return { ...printed, coverage: found.coverage };
  if (!isComplete(asked, found)) return undefined;
  const amounts = found.rows.flatMap(({ entity }) => amountOf(entity, measure) ?? []);
  const amount = Math.round(100 * amounts.reduce((sum, one) => sum + one.amount, 0)) / 100;
  return amounts.length < found.rows.length || amounts.length === 0
    ? undefined
    : { amount, coverage: found.coverage, facts: amounts.flatMap(({ facts }) => facts) };
}

export function totalFinding({ document, measure, amount, facts }: Total): Finding {
  return { document, label: `total ${measure}`, about: '', value: writeMoney(amount), facts };
}

interface Total {
  document: DocumentIndex;
  measure: string;
  amount: number;
  facts: readonly Fact[];
}
