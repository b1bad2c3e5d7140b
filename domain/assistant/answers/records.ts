import { anyOf } from '../question/kinds.ts';
import { isFieldOf, strengthOf } from '../find/score.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import { textOf } from '../index/facts.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import type { Term } from '../question/read-question.ts';
import { isFieldSense, isListSense as isList } from '../lexicon/senses.ts';
import { ownValue } from '../../lookup.ts';
import { isCostKind } from './cost-kinds.ts';

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
  /** Whether each of them says what they are narrowed down by. */
  isSure: boolean;
}

/** The list whose records a question counts, lists or adds up. */
export function listAsked(asked: Asked): string | undefined {
  const isComputed = (['sum', 'average', 'highest', 'lowest'] as const).some((kind) => asked.kinds.has(kind));
  const measuring = isComputed ? (listOfTopics(asked) ?? listMeasured(asked)) : listOfTopics(asked, AMOUNT_FIELDS);
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
  return (asksCost || asked.status !== undefined) && hasClaims ? 'claims' : undefined;
}

const AMOUNT_FIELDS = ['limit', 'deductible', 'premium'];

/**
 * "Roadside for all cars" adds up coverages: the list of the records that the topics of a question name, if it asks for
 * one of these fields of a list of things.
 */
function listOfTopics({ terms, scope }: Asked, fields: readonly string[] = []): string | undefined {
  const asksField = terms.some(({ senses }) => fields.some((field) => senses.has(field)));
  if (fields.length > 0 && !(asksField && terms.some(({ senses }) => [...senses].some(isList)))) return undefined;
  const topics = terms.filter(({ senses }) => [...senses].some((sense) => !isFieldSense(sense) && !isList(sense)));
  const named = scope.flatMap(({ entities }) =>
    entities.filter(({ senses, record }) => COVERAGES.test(record.list) && topics.some((term) => shares(term, senses))),
  );
  return named[0]?.record.list;
}

const COVERAGES = /overages$/;
const shares = (term: Term, senses: ReadonlySet<string>): boolean =>
  [...term.senses].some((sense) => !isList(sense) && !isFieldSense(sense) && senses.has(sense));

/** "The payroll at location 3" is that of the classifications: the one list whose records have the amount asked for. */
function listMeasured({ terms, scope }: Asked): string | undefined {
  const items = scope.flatMap((document) => document.items.filter(({ fact }) => fact.kind === 'money'));
  const roots = scope.flatMap(({ type }) => Object.keys(type?.schema.properties ?? {}));
  const isOfDocument = ({ senses }: Term): boolean =>
    [...senses].some((sense) => roots.some((key) => key.toLowerCase().endsWith(sense.toLowerCase())));
  const owners = terms
    .filter((term) => !isOfDocument(term))
    .map((term) => new Set(items.flatMap((one) => (isFieldOf(term, one) ? (one.fact.record?.list ?? '') : []))));
  const [owner] = owners.filter(({ size }) => size === 1).flatMap((lists) => [...lists]);
  return owner === '' || owner === 'claims' ? undefined : owner;
}

/** The records of a list with everything that the question says of them: status, year, cause, vehicle, name. */
export function rowsOf(asked: Asked, list: string): Rows {
  const all = asked.scope.flatMap((document) =>
    document.entities.filter(({ record }) => record.list === list).map((entity) => ({ document, entity })),
  );
  const filters = asked.terms.filter((term) => isFilter(term, { list, all, asked }));
  const telling = filters.filter((term) => all.some((row) => says(term, row)));
  const narrowing = [...alternatives(telling, { list, all, asked }), ...namedApart({ list, all, asked })];
  const fields = asked.terms.filter((term) => !filters.includes(term) && isRecordField(term, all));
  const meant = all.filter(
    (row) =>
      isOfOrdinal(row, asked) &&
      narrowing.every((holds) => holds(row)) &&
      fields.every((term) => row.entity.items.some((item) => isFieldOf(term, item))),
  );
  const rows = meant.filter((row) => isOfStatus(row, asked) && isOfYear(row, asked));
  const whole = asked.terms.reduce((sum, { weight }) => sum + weight, 0);
  const strange = asked.terms.filter((term) => !filters.includes(term) && isOfNone(term, { list, all, asked }));
  const vain = filters.filter((term) => !telling.includes(term) && !isCalled(term, asked));
  // what every answer says is lost in none
  const lost = [...vain, ...strange].reduce((sum, { weight }) => sum + (weight > 0.2 ? weight : 0), 0);
  const isOtherYear = asked.years.length > 0 && rows.length === 0;
  const coverage = isOtherYear ? 0 : whole > 0 ? 1 - lost / whole : 1;
  return { list, rows, all, coverage, isSure: !meant.some((row) => isUnsure(row, asked)) };
}

/** "Comprehensive plus collision" is records of the one or the other: where none is of both, each is meant. */
function alternatives(telling: readonly Term[], { asked: { kinds }, all }: Place): ((row: Row) => boolean)[] {
  const holds = telling.map((term) => narrowedBy(term, all));
  const isEach = kinds.has('sum') || kinds.has('list') || kinds.has('compare');
  const own = holds.map((one) => all.filter(one));
  const isRival = own.map((rows, at) =>
    own.some((other, index) => index !== at && !other.some((row) => rows.includes(row))),
  );
  if (!isEach || !isRival.includes(true)) return holds;
  const rivals = holds.filter((_, at) => isRival[at]);
  return [...holds.filter((_, at) => !isRival[at]), (row) => rivals.some((one) => one(row))];
}

/** "Taxes" are fees that are called so. */
function namedApart({ list, all, asked: { terms } }: Place): ((row: Row) => boolean)[] {
  if (list !== 'fees') return [];
  const calling = terms.filter(({ senses, words }) => senses.has(list) && words.some((word) => !list.startsWith(word)));
  const isCalledSo = ({ entity: { labels } }: Row): boolean =>
    calling.some(({ words }) => words.every((word) => labels.has(word)));
  const asksForAll = terms.some(
    ({ senses, words }) => senses.has(list) && words.every((word) => list.startsWith(word)),
  );
  return asksForAll || !all.some(isCalledSo) ? [] : [isCalledSo];
}

/** A common word of a document's name narrows its records down only where they say it: "national", "fire". */
const isCalled = ({ words }: Term, { all }: Asked): boolean =>
  words.length > 0 && all.some(({ names }) => words.every((word) => names.has(word)));

function isUnsure({ document, entity }: Row, { status, years }: Asked): boolean {
  const { values } = entity.record;
  const lacksStatus = status !== undefined && 'status' in values && textOf(values.status) === '';
  return lacksStatus || (years.length > 0 && document.years.size > 1 && dateOf(entity) === '');
}

/**
 * What a term narrows records down to: those with a short value of its words ("Fire") before those that tell of it at
 * length, and of several topics that it stands for the first: "bodily injury" before "single limit".
 */
function narrowedBy(term: Term, all: readonly Row[]): (row: Row) => boolean {
  const isLabel = ({ entity: { labels } }: Row): boolean =>
    term.words.length > 0 && term.words.every((word) => labels.has(word));
  if (all.some(isLabel)) return isLabel;
  const main = [...term.senses].find((sense) => all.some(({ entity }) => entity.senses.has(sense)));
  const isApart = main === undefined || apartFrom(term, all[0]?.entity.record.list ?? '');
  return (row) => says(isApart ? term : { ...term, senses: new Set([main]) }, row);
}

interface Place {
  list: string;
  all: readonly Row[];
  asked: Asked;
}

/** A term that is neither the list, nor a field, nor the name of a document; "med pay" is a field and a coverage. */
function isFilter(term: Term, { list, all, asked }: Place): boolean {
  const { scope, ordinal } = asked;
  if (
    (term.senses.has(list) && !apartFrom(term, list)) ||
    (ordinal !== undefined && [...term.senses].some(isList)) ||
    isCostKind(term, asked) ||
    isPlace(term, { list, all, asked }) ||
    scope.some((document) => namesDocument(term, document) >= 0.6)
  )
    return false;
  return ![...term.senses].some(isFieldSense) || all.some(({ entity }) => shares(term, entity.senses));
}

/** "At the four buildings" says where the records are, not what they are. */
function isPlace({ senses, text }: Term, { all, asked }: Place): boolean {
  const links = new Set(all.flatMap(({ entity }) => entity.linked.map(({ record }) => record.list)));
  if (![...senses].some((sense) => links.has(sense))) return false;
  return new RegExp(`\\b(?:at|in|per|across) (?:\\w+ ){0,3}${text}`, 'i').test(asked.text);
}

/** A field that some of the records have: "the pets with a microchip". */
const isRecordField = (term: Term, all: readonly Row[]): boolean =>
  !['paid', 'reserve', 'incurred', 'status'].some((sense) => term.senses.has(sense)) &&
  all.some(({ entity }) => entity.items.some((item) => isFieldOf(term, item)));

/** A field that none of the records has: what is asked is no matter of this list. */
function isOfNone(term: Term, { list, all, asked }: Place): boolean {
  if (list === 'claims' && isCostKind(term, asked)) return false;
  if (asked.ordinal !== undefined && [...term.senses].some(isList)) return false;
  if (term.senses.has(list) || asked.scope.some((document) => namesDocument(term, document) >= 0.6)) return false;
  // people call a kind of policy otherwise: only another document's kind is another matter
  if (term.senses.size > 0 && [...term.senses].every((sense) => sense.startsWith('type:')))
    return asked.all.some(({ type }) => type !== undefined && term.senses.has(`type:${type.id}`));
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

/** "Reported in 2021" is no year of loss. */
const DAYS = ['reportedDate', 'closedDate'];

export const asksPolicyYear = ({ text }: Asked): boolean => POLICY_YEAR.test(text);

/** "The claims of 2020" happened in that year, those "of the 2020 policy" in its term. */
function isOfYear({ entity, document }: Row, asked: Asked): boolean {
  const { years } = asked;
  if (years.length === 0) return true;
  const asksDay = DAYS.find((key) => asked.terms.some(({ senses }) => senses.has(key)));
  const day = asksDay === undefined ? '' : textOf(ownValue(entity.record.values, asksDay));
  if (day !== '') return years.includes(day.slice(0, 4));
  const policy = asksPolicyYear(asked) ? entity.linked.find(({ record }) => record.list === 'policies') : undefined;
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

const ALTOGETHER =
  anyOf(`all; every; each; both; across; combined; together; these; any; our; the (?:two|three|four|five); documents?; policies;
  runs?; reports?; files?`);

/** Whether the records are all that are meant: those of one document, or of all where the question says so, none of them lost. */
export function isComplete(asked: Asked, { rows, all, isSure }: Rows): boolean {
  const documents = new Set((rows.length > 0 ? rows : all).map(({ document }) => document));
  const isMeant = documents.size < 2 || asked.isNamed || ALTOGETHER.test(asked.text);
  return isSure && isMeant && ![...documents].some(hasLostRecords);
}

/** Whether what a document prints of its records does not fit those that were read. */
export const hasLostRecords = ({ source }: DocumentIndex): boolean =>
  (source.result?.validation?.warnings ?? []).some(({ code }) => /^record_(?:count|total)_mismatch$/.test(code));

/** Whether some of the records are meant only. */
export const isNarrowed = ({ rows, all }: Rows): boolean => rows.length < all.length;
