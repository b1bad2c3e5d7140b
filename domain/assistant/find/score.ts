import { ownValue } from '../../lookup.ts';
import type { DocumentIndex, Entity, Item } from '../index/index-document.ts';
import { isPointer } from '../index/links.ts';
import { weightUnexplained } from '../question/asking-part.ts';
import type { Term } from '../question/read-question.ts';
import { belowNamedRecords } from './named-records.ts';
import { isLeftOut, strengthByOwn, strengthOf } from './names-entity.ts';
import { type Asked, namesDocument } from './resolve.ts';
import { asksOtherTerm, wrongKind } from './wrong-kind.ts';

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
    (term) => term.weight > 0.2 && asked.scope.some(({ fields }) => fields.some((item) => isFieldOf(term, item))),
  );
  const isOfOtherTerm = asksOtherTerm(asked);
  const scored = asked.scope.flatMap((document) => {
    const terms = asked.terms.filter((term) => !term.isLeftOut && isSaidOf(term, document, asked));
    const own = { ...asked, terms };
    const fields = new Map(document.fields.map((item) => [item.field, ofField(item, own, isOfOtherTerm)]));
    const scoring = { asked: own, document, fieldTerms, owned, fields, ...namesOf(own, document, fieldTerms) };
    const found: Scored[] = [];
    for (const item of document.items.filter(({ about }) => !isLeftOut(about, asked))) {
      const said = saidOf(item, scoring);
      if (said.coverage > 0 && (said.hitsField || said.hitsRecord)) found.push(scoredBy(item, said, scoring));
    }
    return found;
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
  const said = new Set(terms.flatMap(({ words }) => words));
  const counts = new Map<string, number>();
  for (const { record } of document.entities) counts.set(record.list, (counts.get(record.list) ?? 0) + 1);
  return {
    named: terms.map((term) => nameStrengths(term, document, asked)),
    records: new Map(
      document.entities.map((entity) => [
        entity,
        {
          strengths: terms.map((term) => strengthByOwn(term, entity)),
          isOne: counts.get(entity.record.list) === 1,
          unsaid: UNSAID * unsaidShare(entity, { terms, said }),
          penalty: wrongOrdinal(asked, entity),
          namesFields: fieldTerms.every((term) => strengthOf(term, entity) > 0),
          isOfYear: asked.years.length > 0 && isOfYears(entity, asked.years),
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
  named: readonly NameStrengths[];
  records: ReadonlyMap<Entity, OfRecord>;
  /** By the senses of the field, the same for all records of a list. */
  fields: ReadonlyMap<Item['field'], OfField>;
}

/** What the question's terms say of a field, the same for each record of a long report. */
interface OfField {
  /** Whether each term names it. */
  hits: readonly boolean[];
  /** Whether its name says what the question does not. */
  isUnsaid: boolean;
  /** For being of another kind than what is asked for. */
  penalty: number;
}

const NO_FIELD: OfField = { hits: [], isUnsaid: false, penalty: 0 };

const ofField = (item: Item, asked: Asked, isOfOtherTerm: boolean): OfField => ({
  hits: asked.terms.map((term) => isFieldOf(term, item)),
  isUnsaid: unsaidField(asked.terms, item),
  penalty: wrongKind(asked, item, isOfOtherTerm),
});

/** How well a term names the document, for facts of the document, of a record, and of one that belongs to another. */
interface NameStrengths {
  ofDocument: number;
  ofRecord: number;
  ofLinked: number;
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

/** How much of a term a value says that has its words. */
const IS_WORD = 0.7;

interface Said extends Pick<Scored, 'coverage' | 'hitsField' | 'hitsRecord'> {
  /** What names of other records count against it. */
  elsewhere: number;
}

/** What of the question a fact says. */
function saidOf(item: Item, scoring: Scoring): Said {
  const { asked, owned, records, named } = scoring;
  const { strengths } = (item.about && records.get(item.about)) ?? NO_RECORD;
  const { hits } = scoring.fields.get(item.field) ?? NO_FIELD;
  const of = placeOf(item);
  let [elsewhere, covered, whole] = [0, 0, 0];
  let [mostField, mostRecord] = [0, 0];
  for (const [at, term] of asked.terms.entries()) {
    const field = hits[at] ? 1 : 0;
    const record = strengths[at] ?? 0;
    const name = named[at]?.[of] ?? 0;
    mostField = Math.max(mostField, field);
    mostRecord = Math.max(mostRecord, record);
    if (record === 0 && field === 0 && name === 0 && owned.get(term.text)) elsewhere += 0.3 * term.weight;
    const said = orAsWord(Math.max(field, record, name), term, item);
    covered += term.weight * said;
    whole += Math.max(term.weight * said, weightUnexplained(term));
  }
  return { coverage: whole > 0 ? covered / whole : 0, elsewhere, hitsField: mostField > 0, hitsRecord: mostRecord > 0 };
}

const placeOf = ({ about }: Item): keyof NameStrengths =>
  !about ? 'ofDocument' : about.linked.length === 0 ? 'ofRecord' : 'ofLinked';

const orAsWord = (said: number, term: Term, item: Item): number =>
  said < IS_WORD && isWordOf(term, item) ? IS_WORD : said;

function scoredBy(item: Item, { coverage, elsewhere, ...hits }: Said, scoring: Scoring): Scored {
  const { unsaid } = (item.about && scoring.records.get(item.about)) ?? NO_RECORD;
  const fit = coverage - elsewhere - penaltyOf(item, hits, scoring);
  return { document: scoring.document, item, coverage, score: fit - unsaid, fit, ...hits };
}

/** "The Honda" names the document that insures it, and of its facts those of no other thing. */
function nameStrengths(term: Term, document: DocumentIndex, { isNamed }: Asked): NameStrengths {
  const strength = namesDocument(term, document);
  const isPrinted = isNamed && term.senses.size === 0 && term.words.every((word) => document.words.has(word));
  if (strength === 0 && isPrinted) return ofAll(term.weight > 1 ? 0.8 : 0.4);
  if (strength === 0 || strength >= 0.7) return ofAll(strength === 0 ? 0 : 1);
  return { ofDocument: 0.9, ofRecord: strength < 0.6 ? 0.9 : 0, ofLinked: 0 };
}

const ofAll = (strength: number): NameStrengths => ({ ofDocument: strength, ofRecord: strength, ofLinked: strength });

/** Fields that say which record it is. */
const identityKeys = new Set(
  'name number vehicleNumber locationNumber buildingNumber peril year make model insurerLetter condition coverageType'.split(
    ' ',
  ),
);

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
  const { fieldTerms, records } = scoring;
  const { fact, about } = item;
  const field = scoring.fields.get(item.field) ?? NO_FIELD;
  let penalty = 0;
  if (!hitsField && fieldTerms.length > 0 && !(about && records.get(about)?.namesFields)) penalty += 0.5;
  penalty += penaltyOfRecord(item, hits.hitsRecord, scoring);
  if (!hitsField && isIdentity(fact.key)) penalty += 0.1;
  if ((!about || fact.key.includes('.')) && hitsField && field.isUnsaid) penalty += 0.1;
  if (isOfOtherYear(item, scoring)) penalty += 0.4;
  return penalty + field.penalty;
}

/** The number of the policy of a claim is that policy's own. */
const isOfLinked = ({ fact, about }: Item): boolean =>
  isPointer(fact) &&
  about !== undefined &&
  about.linked.some(({ record }) => ownValue(record.values, fact.key) === fact.value);

const UNSAID = 0.15;

/** For a record that the question does not name. */
function penaltyOfRecord(item: Item, hitsRecord: boolean, { records }: Scoring): number {
  const record = item.about && records.get(item.about);
  if (!record) return 0;
  if (hitsRecord) return record.penalty;
  return record.penalty + (record.isOne ? 0 : 0.25) + (isOfLinked(item) ? 0.5 : 0);
}

/** Share of the words of a record's name that the question does not say. */
function unsaidShare(
  { words, senses }: Entity,
  { terms, said }: { terms: readonly Term[]; said: ReadonlySet<string> },
): number {
  if (words.size === 0) return 0;
  const bySense = terms.some((term) => [...term.senses].some((sense) => senses.has(sense)));
  const unsaid = [...words].filter((word) => !said.has(word)).length / words.size;
  return bySense ? unsaid * 0.5 : unsaid;
}

/** "Premium" is `totalPremium` before `minimumPremium`. */
function unsaidField(terms: readonly Term[], { fieldWords, fact }: Item): boolean {
  if (terms.some(({ senses }) => senses.has(fact.key))) return false;
  const said = new Set(terms.flatMap(({ words }) => words));
  return [...fieldWords].some((word) => !said.has(word) && word !== 'total');
}

function isOfYears({ record }: Entity, years: readonly string[]): boolean {
  const values = Object.values(record.values).map(String).join(' ');
  return years.some((year) => values.includes(year));
}

function isOfOtherYear({ fact, about }: Item, { asked: { years }, document, records }: Scoring): boolean {
  if (years.length === 0 || (about && records.get(about)?.isOfYear)) return false;
  if (years.some((year) => document.years.has(year))) return false;
  const value = String(fact.value);
  return !years.some((year) => value.includes(year));
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
