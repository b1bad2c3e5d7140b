import type { DocumentIndex, Entity, Item } from '../index/index-document.ts';
import { anyOf } from '../question/kinds.ts';
import type { Term } from '../question/read-question.ts';
import { belowNamedRecords } from './named-records.ts';
import { strengthOf } from './names-entity.ts';
import { type Asked, namesDocument } from './resolve.ts';

/** A fact with how well it answers a question. */
export interface Scored {
  document: DocumentIndex;
  item: Item;
  /** Share of the question's words that it explains, 0..1. */
  coverage: number;
  /** Coverage less what the fact says beyond the question. */
  score: number;
  /** The score where a part of a record's name is enough: "Owen" of "Owen J Castellan". */
  fit: number;
  /** Whether the question names its field, its record. */
  hitsField: boolean;
  hitsRecord: boolean;
}

/** Several kinds of answers are tried for a question. */
const known = new WeakMap<Asked, readonly Scored[]>();

/** Every fact of the documents in scope that the question may mean, best first. */
export function scoreFacts(asked: Asked): readonly Scored[] {
  const before = known.get(asked);
  if (before) return before;
  const owned = new Map(
    asked.terms.map((term) => [
      term.text,
      asked.scope.some(({ entities }) => entities.some((entity) => isNamedApart(term, entity))),
    ]),
  );
  const fieldTerms = asked.terms.filter(
    (term) => term.weight > 0.2 && asked.scope.some(({ items }) => items.some((item) => isFieldOf(term, item))),
  );
  const isOfOtherTerm = asksOtherTerm(asked);
  const scored = asked.scope.flatMap((document) => {
    const terms = asked.terms.filter((term) => isSaidOf(term, document, asked));
    const own = { ...asked, terms };
    const scoring = { asked: own, document, fieldTerms, owned, isOfOtherTerm, ...namesOf(own, document, fieldTerms) };
    return document.items.flatMap((item) => {
      const said = saidOf(item, scoring);
      // most facts of a long report
      const isSaid = said.coverage > 0 && (said.hitsField || said.hitsRecord);
      return isSaid ? scoredBy(item, said, scoring) : [];
    });
  });
  const ranked = belowNamedRecords(scored, asked).sort((a, b) => b.score - a.score);
  known.set(asked, ranked);
  return ranked;
}

/** What the question's terms say of the document and of each of its records, the same for all facts of a record. */
function namesOf(
  asked: Asked,
  document: DocumentIndex,
  fieldTerms: readonly Term[],
): Pick<Scoring, 'named' | 'records'> {
  const { terms } = asked;
  const counts = new Map<string, number>();
  for (const { record } of document.entities) counts.set(record.list, (counts.get(record.list) ?? 0) + 1);
  return {
    named: terms.map((term) => namesDocument(term, document)),
    records: new Map(
      document.entities.map((entity) => [
        entity,
        {
          strengths: terms.map((term) => strengthOf(term, entity)),
          isOne: counts.get(entity.record.list) === 1,
          unsaid: UNSAID * unsaidShare(terms, entity),
          penalty: wrongOrdinal(asked, entity),
          namesFields: fieldTerms.every((term) => strengthOf(term, entity) > 0),
          isOfYear: asked.years.some((year) => valuesOf(entity).includes(year)),
        },
      ]),
    ),
  };
}

/** In "the Smith policy against the Jones policy" the name of the one says nothing of the other. */
function isSaidOf(term: Term, document: DocumentIndex, { scope, isSeveral }: Asked): boolean {
  const isOfOthers = isSeveral && scope.some((other) => other !== document && isNameOf(term, other));
  return !isOfOthers || isNameOf(term, document);
}

const isNameOf = (term: Term, document: DocumentIndex): boolean =>
  namesDocument(term, document) >= 0.6 ||
  (term.senses.size === 0 && term.weight >= 1 && term.words.every((word) => document.words.has(word)));

interface Scoring {
  asked: Asked;
  document: DocumentIndex;
  fieldTerms: readonly Term[];
  /** Whether a term is the name of a record in scope. */
  owned: ReadonlyMap<string, boolean>;
  /** How well each term names the document. */
  named: readonly number[];
  records: ReadonlyMap<Entity, OfRecord>;
  isOfOtherTerm: boolean;
}

interface OfRecord {
  /** How well each term names the record. */
  strengths: readonly number[];
  /** Whether its list has no other. */
  isOne: boolean;
  /** For what its name says beyond the question. */
  unsaid: number;
  /** For being another one than the question counts to. */
  penalty: number;
  /** Whether it is called by all that else are names of fields. */
  namesFields: boolean;
  /** Whether it says a year of the question. */
  isOfYear: boolean;
}

const NO_RECORD: Pick<OfRecord, 'strengths' | 'unsaid'> = { strengths: [], unsaid: 0 };

interface Said extends Pick<Scored, 'coverage' | 'hitsField' | 'hitsRecord'> {
  /** What names of other records count against it. */
  elsewhere: number;
}

/** What of the question a fact says. */
function saidOf(item: Item, scoring: Scoring): Said {
  const { asked, owned, records } = scoring;
  const { strengths } = (item.about && records.get(item.about)) ?? NO_RECORD;
  let elsewhere = 0;
  let covered = 0;
  let whole = 0;
  let [hitsField, hitsRecord] = [false, false];
  for (const [at, term] of asked.terms.entries()) {
    whole += term.weight;
    const field = isFieldOf(term, item) ? 1 : 0;
    const record = strengths[at] ?? 0;
    const name = nameStrength(item, { at, term, scoring });
    if (field > 0) hitsField = true;
    if (record > 0) hitsRecord = true;
    if (record === 0 && field === 0 && name === 0 && owned.get(term.text)) elsewhere += 0.3 * term.weight;
    covered += term.weight * Math.max(field, record, name, isWordOf(term, item) ? 0.7 : 0);
  }
  return { coverage: whole > 0 ? covered / whole : 0, elsewhere, hitsField, hitsRecord };
}

function scoredBy(item: Item, { coverage, elsewhere, ...hits }: Said, scoring: Scoring): Scored {
  const { unsaid } = (item.about && scoring.records.get(item.about)) ?? NO_RECORD;
  const fit = coverage - elsewhere - penaltyOf(item, hits, scoring);
  return { document: scoring.document, item, coverage, score: fit - unsaid, fit, ...hits };
}

/** "The Honda" names the document that insures it, and of its facts those of no other thing. */
function nameStrength(
  { about }: Item,
  { at, term, scoring: { asked, document, named } }: { at: number; term: Term; scoring: Scoring },
): number {
  const strength = named[at] ?? 0;
  if (strength === 0 && asked.isNamed && term.senses.size === 0 && term.words.every((word) => document.words.has(word)))
    return term.weight > 1 ? 0.8 : 0.4;
  if (strength >= 0.7) return 1;
  return strength > 0 && (!about || about.linked.length === 0) && (!about || strength < 0.6) ? 0.9 : 0;
}

/** Fields that say which record it is. */
const identityKeys = new Set([
  'name',
  'number',
  'vehicleNumber',
  'locationNumber',
  'buildingNumber',
  'peril',
  'year',
  'make',
  'model',
  'insurerLetter',
  'condition',
  'coverageType',
]);

export const isIdentity = (key: string): boolean => identityKeys.has(key);

export function isFieldOf({ senses, words }: Term, { field, fieldWords, fact }: Item): boolean {
  for (const sense of senses) if (field.has(sense) || (!fact.record && sense === fact.key)) return true;
  return senses.size === 0 && words.length > 0 && words.every((word) => fieldWords.has(word) && word !== 'total');
}

/** The topic of a coverage or a word of a thing's name, and no word of a list. */
const isNamedApart = ({ senses, words }: Term, entity: Entity): boolean =>
  [...senses].some((sense) => entity.senses.has(sense) && sense !== entity.record.list) ||
  (senses.size === 0 && words.length > 0 && words.every((word) => entity.words.has(word)));

/** "Is Jordan the named insured": the words of the value itself. */
const isWordOf = ({ words }: Term, { fact: { value, kind } }: Item): boolean =>
  typeof value === 'string' &&
  kind !== 'date' &&
  words.length > 0 &&
  words.every((word) => value.toLowerCase().includes(word));

function penaltyOf(item: Item, hits: Pick<Scored, 'hitsField' | 'hitsRecord'>, scoring: Scoring): number {
  const { hitsField } = hits;
  const { asked, fieldTerms, isOfOtherTerm, records } = scoring;
  const { fact, about } = item;
  let penalty = 0;
  if (!hitsField && fieldTerms.length > 0 && !(about && records.get(about)?.namesFields)) penalty += 0.5;
  if (about) penalty += penaltyOfRecord(about, hits.hitsRecord, scoring);
  if (!hitsField && isIdentity(fact.key)) penalty += 0.1;
  if ((!about || fact.key.includes('.')) && hitsField && unsaidField(asked.terms, item)) penalty += 0.1;
  if (isOfOtherYear(item, scoring)) penalty += 0.4;
  return penalty + wrongKind(asked, item, isOfOtherTerm);
}

const UNSAID = 0.15;

/** For a record that the question does not name. */
function penaltyOfRecord(about: Entity, hitsRecord: boolean, { records }: Scoring): number {
  const record = records.get(about);
  if (!record) return 0;
  return record.penalty + (hitsRecord || record.isOne ? 0 : 0.25);
}

/** Share of the words of a record's name that the question does not say. */
function unsaidShare(terms: readonly Term[], { words, senses }: Entity): number {
  if (words.size === 0) return 0;
  const bySense = terms.some((term) => [...term.senses].some((sense) => senses.has(sense)));
  const said = new Set(terms.flatMap((term) => term.words));
  const unsaid = [...words].filter((word) => !said.has(word)).length / words.size;
  return bySense ? unsaid * 0.5 : unsaid;
}

/** "Premium" is `totalPremium` before `minimumPremium`. */
function unsaidField(terms: readonly Term[], { fieldWords, fact }: Item): boolean {
  if (terms.some(({ senses }) => senses.has(fact.key))) return false;
  const said = new Set(terms.flatMap(({ words }) => words));
  return [...fieldWords].some((word) => !said.has(word) && word !== 'total');
}

const valuesOf = ({ record }: Entity): string => Object.values(record.values).map(String).join(' ');

function isOfOtherYear({ fact, about }: Item, { asked: { years }, document, records }: Scoring): boolean {
  if (years.length === 0 || (about && records.get(about)?.isOfYear)) return false;
  const value = String(fact.value);
  return !years.some((year) => document.years.has(year) || value.includes(year));
}

function wrongOrdinal({ ordinal, isOther, others }: Asked, about: Entity): number {
  if (ordinal !== undefined) {
    const things =
      about.linked.length > 0 && about.record.list.toLowerCase().includes('coverage') ? about.linked : [about];
    if (!things.some(({ numbers }) => numbers.has(ordinal))) return 0.5;
  }
  if (!isOther) return 0;
  return others.some((term) => term.senses.size === 0 && strengthOf(term, about) > 0) ? 0.6 : 0;
}

/** What was or will be: results tell of the term that is. */
export const OTHER_TERM =
  anyOf(`already; since; so far; previous(?:ly)?; prior; (?:last|next) (?:year|term); before this; used to; went from; expiring;
  from what; before (?:this|that|the|my|our|it)`);
const ENDS_BEFORE = /\bbefore\W*$/i;
export const asksOtherTerm = ({ text }: Pick<Asked, 'text'>): boolean =>
  OTHER_TERM.test(text) || ENDS_BEFORE.test(text);

const IS_OF_ANY_TERM = /prior|previous|paid|incurred|reserve|recovered|reported|closed/i;
const IS_OF_TERM = /effective|expiration/i;
/** Whether a field tells of more than the term that is. */
export const isOfAnyTerm = (key: string, { kinds, text }: Pick<Asked, 'kinds' | 'text'>): boolean =>
  IS_OF_ANY_TERM.test(key) || (IS_OF_TERM.test(key) && (kinds.has('when') || !ASKS_PAY.test(text)));

/** "What did they pay for the term before" asks for no dates. */
const ASKS_PAY = /\b(?:pay|paid|cost|much)\b/i;

const AMOUNTS: ReadonlySet<string> = new Set(['money', 'percent', 'number', 'int']);

function wrongKind(
  { kinds, text, status }: Asked,
  { fact: { kind, key, record } }: Item,
  isOfOtherTerm: boolean,
): number {
  if (isOfOtherTerm && !isOfAnyTerm(key, { kinds, text })) return 0.4;
  const hasStatus = /claim|polic/i.test(`${record?.list} ${key}`);
  if ((status && !hasStatus) || (kinds.has('when') && kind !== 'date')) return 0.4;
  if (kinds.has('who') && kind !== 'name' && !/name/i.test(key)) return 0.2;
  const isAmount = AMOUNTS.has(kind) || key.endsWith('Text');
  return !isAmount && /\bhow much\b/i.test(text) ? 0.2 : 0;
}
