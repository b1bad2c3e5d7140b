import { ownValue } from '../../lookup.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import { namesEntity, strengthOf } from '../find/names-entity.ts';
import { isFieldOf } from '../find/score.ts';
import { textOf } from '../index/facts.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import { isFieldSense, isListSense as isList, sensesOf } from '../lexicon/senses.ts';
import type { Condition } from '../question/conditions.ts';
import { anyOf } from '../question/kinds.ts';
import type { Range } from '../question/range.ts';
import { monthOf } from '../question/years.ts';
import { weightUnexplained } from '../question/asking-part.ts';
import type { Term } from '../question/read-question.ts';
import { isWithin, meeting } from './conditions.ts';
import { COSTS_OF_CLAIMS, dateOf, hasLostRecords, type Row, rowsIn, shares } from './lists.ts';
import { isCostKind } from './cost-kinds.ts';
import { amountOf, asksNumberOfClaims, measuresOf } from './measures.ts';

/** The records of a list that a question means, and how much of the question that explains. */
export interface Rows {
  list: string;
  rows: Row[];
  all: Row[];
  coverage: number;
  /** Whether each of them says what they are narrowed down by. */
  isSure: boolean;
}

type Holds = (row: Row) => boolean;

interface Place {
  list: string;
  all: readonly Row[];
  asked: Asked;
}

/** The records of a list with everything that the question says of them: status, year, amount, cause, vehicle, name. */
export function rowsOf(asked: Asked, list: string): Rows {
  const all = rowsIn(asked, list);
  const place = { list, all, asked };
  const roles = asked.terms.map((term) => ({ term, role: roleOf(term, place) }));
  const termsOf = (role: Role): Term[] => roles.flatMap((one) => (one.role === role ? [one.term] : []));
  const holding: Holds[] = [
    (row) => isOfOrdinal(row, asked),
    ...asked.conditions.flatMap((condition) => meeting(condition, all) ?? []),
    ...filters(termsOf('filter'), place),
    ...(asked.ordinal === undefined ? asked.terms : [])
      .filter((term) => isPlace(term, all, asked))
      .map((term): Holds => atPlace(term, all)),
    ...termsOf('field').map(
      (term): Holds =>
        ({ entity }) =>
          hasField(term, entity),
    ),
  ];
  const meant = all.filter((row) => holding.every((holds) => holds(row)));
  const isWorth = asked.range ? withinRange(asked, asked.range, meant) : ofValue(asked, meant);
  const rows = meant.filter((row) => isOfStatus(row, asked) && isOfYear(row, asked) && isWorth(row));
  const whole = asked.terms.reduce((sum, { weight }) => sum + weight, 0);
  // what every answer says is lost in none
  const lost = termsOf('lost').reduce((sum, term) => sum + (term.weight > 0.2 ? weightUnexplained(term) : 0), 0);
  const isOtherYear = asked.years.length > 0 && rows.length === 0;
  const coverage = isOtherYear ? 0 : whole > 0 ? 1 - lost / whole : 1;
  return { list, rows, all, coverage, isSure: !meant.some((row) => isUnsure(row, asked)) };
}

/** The list itself, a kind of cost, the document, or where the records are. */
const isSaidAnyway = (term: Term, { list, all, asked }: Place): boolean =>
  (term.senses.has(list) && !apartFrom(term, list)) ||
  (asked.ordinal !== undefined && [...term.senses].some(isList)) ||
  (list === 'claims' && isCostKind(term, asked)) ||
  isPlace(term, all, asked) ||
  (asksPolicyYear(asked) && isPeriod(term)) ||
  (list === 'policies' && term.senses.has('claims') && asksNumberOfClaims(asked)) ||
  asked.scope.some(
    (document) => namesDocument(term, document) >= (isOfOne(term, document, { all, asked }) ? 0.7 : 0.6),
  );

/** "The Kia" of several cars says more than which document is meant, where records may belong to one of them. */
function isOfOne(
  term: Term,
  { entities }: DocumentIndex,
  { all, asked: { terms, text } }: Pick<Place, 'all' | 'asked'>,
): boolean {
  const owners = entities.filter(({ record }) => all.some(({ entity }) => mayBelong(entity.record, record.list)));
  const named = owners.filter((owner) => namesEntity(term, owner) > 0);
  const called = [term, ...terms.filter(({ senses }) => named.some(({ record }) => senses.has(record.list)))];
  const isOfEach = called.some((one) =>
    new RegExp(`\\b(?:all|both|each|every)(?: \\w+){0,2} ${one.text}`, 'i').test(text),
  );
  return named.length > 0 && named.length < owners.length && !isOfEach;
}

const mayBelong = ({ list, values }: Entity['record'], to: string): boolean =>
  list !== to && Object.hasOwn(values, `${to.slice(0, -1)}Number`);

/** "Term", "policy period". */
const isPeriod = ({ senses }: Term): boolean => senses.has('effectiveDate') && senses.has('expirationDate');

/** What a term does: narrows the records down, asks for a field of them, says what is known without it, or nothing. */
type Role = 'filter' | 'field' | 'known' | 'lost';

function roleOf(term: Term, { list, all, asked }: Place): Role {
  const { senses } = term;
  if (asked.conditions.some((condition) => isSameThing(condition, term) && meeting(condition, all))) return 'known';
  if (term.isLeftOut && all.some((row) => says(term, row))) return 'filter';
  if (isSaidAnyway(term, { list, all, asked })) return 'known';
  // "med pay" is a field and a coverage
  if (![...senses].some(isFieldSense) || all.some(({ entity }) => shares(term, entity.senses))) {
    if (all.some((row) => says(term, row))) return 'filter';
    return isCalled(term, asked) ? 'known' : 'lost';
  }
  if (!all.some(({ entity }) => hasField(term, entity))) return 'lost';
  if (senses.has('status')) return 'known';
  if (!COSTS_OF_CLAIMS.some((sense) => senses.has(sense))) return 'field';
  // which claims cost anything is not told
  return asked.kinds.has('howMany') && !asked.range && !HOW_MUCH.test(asked.text) ? 'lost' : 'known';
}

/** "No lien or loss payee" lacks one thing in two words. */
const isSameThing = ({ term, senses, is }: Condition, { text, senses: own }: Term): boolean =>
  term === text || (is === 'absent' && fieldsOf(own).some((field) => fieldsOf(senses).includes(field)));

const fieldsOf = (senses: ReadonlySet<string>): string[] =>
  [...senses].filter(isFieldSense).map((sense) => sense.slice(sense.lastIndexOf('.') + 1));

const HOW_MUCH = /\bhow much\b|\bwhat\b|\btotal/i;

const hasField = (term: Term, { items }: Entity): boolean => items.some((item) => isFieldOf(term, item));

/** What terms tell of the records that are meant, and of those that are not. */
function filters(telling: readonly Term[], { asked, all }: Place): Holds[] {
  const leftOut = telling.filter((term) => term.isLeftOut).map((term) => narrowedBy(term, all));
  const isMeant: Holds = (row) => !leftOut.some((one) => one(row));
  return [
    isMeant,
    ...ofMeant(
      telling.filter((term) => !term.isLeftOut),
      { asked, all },
    ),
  ];
}

/** "Comprehensive plus collision" is records of the one or the other: where none is of both, each is meant. */
function ofMeant(telling: readonly Term[], { asked: { kinds, text }, all }: Pick<Place, 'asked' | 'all'>): Holds[] {
  const holds = telling.map((term) => narrowedBy(term, all));
  const isEach = /\bor\b/i.test(text) || kinds.has('sum') || kinds.has('list') || kinds.has('compare');
  const own = holds.map((one) => all.filter(one));
  // words of descriptions describe the same records
  const isApart = ({ senses, words }: Term): boolean =>
    senses.size > 0 || all.some(({ entity }) => words.every((word) => entity.labels.has(word)));
  const isRival = own.map(
    (rows, at) =>
      telling.slice(at, at + 1).every(isApart) &&
      own.some((other, index) => index !== at && !other.some((row) => rows.includes(row))),
  );
  if (!isEach || !isRival.includes(true)) return holds;
  const rivals = holds.filter((_, at) => isRival[at]);
  return [...holds.filter((_, at) => !isRival[at]), (row) => rivals.some((one) => one(row))];
}

/** A common word of a document's name narrows its records down only where they say it: "national", "fire". */
const isCalled = ({ words }: Term, { all }: Asked): boolean =>
  words.length > 0 && all.some(({ names }) => words.every((word) => names.has(word)));

/** A record that does not tell its status, or its year, may or may not be meant. */
function isUnsure({ document, entity }: Row, { status, years }: Asked): boolean {
  const { values } = entity.record;
  const lacksStatus = status !== undefined && 'status' in values && textOf(values.status) === '';
  return lacksStatus || (years.length > 0 && document.years.size > 1 && dateOf(entity) === '');
}

/**
 * What a term narrows records down to: those with a short value of its words ("Fire") before those that tell of it at
 * length, and of several topics that it stands for the first: "bodily injury" before "single limit".
 */
function narrowedBy(term: Term, all: readonly Row[]): Holds {
  const isLabel: Holds = ({ entity: { labels } }) =>
    term.words.length > 0 && term.words.every((word) => labels.has(word));
  if (all.some(isLabel)) return isLabel;
  const main = [...term.senses].find((sense) =>
    all.some(({ entity }) => [entity, ...entity.linked].some(({ senses }) => senses.has(sense))),
  );
  const isApart = main === undefined || apartFrom(term, all[0]?.entity.record.list ?? '');
  return (row) => says(isApart ? term : { ...term, senses: new Set([main]) }, row);
}

/** "At the four buildings" and "the contents of both buildings" say where the records are, not what they are. */
function isPlace(term: Term, all: readonly Row[], asked: Asked): boolean {
  const { senses, text } = term;
  const isLinked = all.some(({ entity }) => entity.linked.some(({ record }) => senses.has(record.list)));
  const isOfOthers = asked.terms.some(
    (other) =>
      other !== term && ![...other.senses].some(isList) && all.some(({ entity }) => shares(other, entity.senses)),
  );
  return isLinked && (isOfOthers || new RegExp(`\\b(?:at|in|per|across) (?:\\w+ ){0,3}${text}`, 'i').test(asked.text));
}

/** Of records that stand at places and others those that do. */
function atPlace({ senses }: Term, all: readonly Row[]): Holds {
  const isAt: Holds = ({ entity }) => entity.linked.some(({ record }) => senses.has(record.list));
  return all.some(isAt) ? isAt : () => true;
}

/** "Dogs" are pets of a kind. */
const apartFrom = ({ senses }: Term, list: string): boolean =>
  senses.has(list) && [...senses].some((sense) => sense.startsWith('kind:'));

const says = (term: Term, { entity }: Row): boolean =>
  apartFrom(term, entity.record.list)
    ? [...term.senses].some((sense) => sense.startsWith('kind:') && entity.senses.has(sense))
    : strengthOf(term, entity) > 0;

function isOfStatus({ entity }: Row, { status, text }: Asked): boolean {
  if (!status) return true;
  const own = textOf(ownValue(entity.record.values, 'status')).toLowerCase();
  if (own === '') return !('status' in entity.record.values);
  if (status === 'closed') return /closed/.test(own);
  return ONLY_REOPENED.test(text) ? /reopen/.test(own) : /open/.test(own);
}

/** "Reopened", and no other open ones. */
const ONLY_REOPENED = /^(?!.*\b(?:open|closed|pending)\b).*\breopened\b/i;

/** "Reported in 2021" is no year of loss. */
const DAYS = ['reportedDate', 'closedDate'];
const CLOSED_IN = /\bclosed (?:out )?(?:in|after|before|since|on|during|by)\b/i;

export const asksPolicyYear = ({ termYears, dates }: Asked): boolean => termYears.length > 0 || dates.length === 2;

/** "The claims of 2020" happened in that year, those "of the 2020 policy" in its term. */
function isOfYear({ entity, document }: Row, asked: Asked): boolean {
  const { years, termYears } = asked;
  const month = monthOf(asked.text);
  if (years.length === 0 && month === undefined) return true;
  const isMeant = (date: string): boolean =>
    (years.length === 0 || years.includes(date.slice(0, 4))) && (month ?? date.slice(5, 7)) === date.slice(5, 7);
  const asksDay = CLOSED_IN.test(asked.text)
    ? 'closedDate'
    : DAYS.find((key) => asked.terms.some(({ senses }) => senses.has(key)));
  const day = asksDay === undefined ? '' : textOf(ownValue(entity.record.values, asksDay));
  if (day !== '') return isMeant(day);
  const isPolicy = ({ record }: Entity): boolean => record.list === 'policies';
  const policy = termYears.length > 0 ? [entity, ...entity.linked].find(isPolicy) : undefined;
  if (policy) return termYears.includes(dateOf(policy).slice(0, 4));
  const date = dateOf(entity);
  return date === '' ? years.some((year) => document.years.has(year)) : isMeant(date);
}

/** "Location 3" is the third record, or of other lists those that point to it. */
function isOfOrdinal({ entity: { record, numbers } }: Row, { ordinal, terms, text }: Asked): boolean {
  if (ordinal === undefined) return true;
  const isSaid = (key: string): boolean =>
    terms.some(({ senses }) => senses.has(`${key.slice(0, -6)}s`) || senses.has(`${record.list}.${key}`));
  const pointed = Object.entries(record.values).find(([key]) => key.endsWith('Number') && isSaid(key));
  if (pointed && pointed[0] !== 'number') return Number(pointed[1]) === ordinal;
  return numbers.has(ordinal) && !isOfOther(text, { ordinal, list: record.list });
}

/** "Building 3" is none of the third mortgagee. */
function isOfOther(text: string, { ordinal, list }: { ordinal: number; list: string }): boolean {
  const [, noun = ''] = new RegExp(String.raw`\b([a-z]+)(?: no\.?| #)? ?${ordinal}\b`, 'i').exec(text) ?? [];
  const lists = [...(sensesOf(noun.toLowerCase()) ?? [])].filter(isList);
  return lists.length > 0 && !lists.includes(list);
}

/** "Which pets get 80 % back": what has a value that the question says, where something has. */
function ofValue({ amounts, percents, dates, kinds }: Asked, rows: readonly Row[]): Holds {
  const holds: Holds = ({ entity }) =>
    entity.items.some(
      ({ fact: { kind, value } }) =>
        (kind === 'money' && amounts.includes(Number(value))) ||
        (kind === 'percent' && percents.includes(Number(value))) ||
        dates.includes(String(value)),
    );
  return kinds.has('yesNo') || !rows.some(holds) ? () => true : holds;
}

/** What costs more or less than the question says. */
function withinRange(asked: Asked, range: Range, rows: readonly Row[]): Holds {
  const [measure = { key: 'incurred' }] = measuresOf(asked, rows);
  return ({ entity }) => {
    const own = amountOf(entity, measure)?.amount;
    return own !== undefined && isWithin(range, own);
  };
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

/** Whether some of the records are meant only. */
export const isNarrowed = ({ rows, all }: Rows): boolean => rows.length < all.length;
