import { remembered } from '../../text/remembered.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { isCostKind } from '../query/cost-kinds.ts';
import { namesDocument, resolve } from '../find/resolve.ts';
import { namesEntity } from '../find/names-entity.ts';
import { askableOf, isAskable, isFieldSense } from '../lexicon/senses.ts';
import { wordsOf } from '../words.ts';
import { type Question, readQuestion, type Term } from './read-question.ts';

export interface HistoryMessage {
  role: 'user' | 'assistant';
  content: string;
}

const MOST_MESSAGES = 8;

/**
 * The readings of a question in its conversation, the likeliest first: "and on the Accord?" asks what was asked before,
 * of another vehicle. What the question itself says stays in every reading.
 */
export function readingsOf(
  text: string,
  history: readonly HistoryMessage[],
  documents: readonly DocumentIndex[],
): Question[] {
  const question = readQuestion(text, isPossibleIn(documents));
  const before = history.filter(({ role }) => role === 'user').slice(-MOST_MESSAGES);
  const previous = before.at(-1);
  if (!previous || !leansOnHistory(question)) return [question];
  const [base] = readingsOf(previous.content, before.slice(0, -1), documents);
  if (!base) return [question];
  const standsAlone = !OPENING.test(text) && question.terms.filter(({ weight }) => weight >= 0.5).length >= 3;
  return [...mergings(question, base, documents), ...(standsAlone ? [question] : [])];
}

/** Whether a document of these may tell it; whatever its type is where that is not known. */
function isPossibleIn(documents: readonly DocumentIndex[]): (sense: string) => boolean {
  const types = [...new Set(documents.flatMap(({ type }) => type ?? []))];
  const askable = types.map(askableOf);
  return remembered(
    (sense) =>
      !isAskable(sense) ||
      askable.some((senses) => senses.has(sense)) ||
      documents.some(({ senses }) => senses.has(sense)),
  );
}

const OPENING =
  /^\s*(?:and|or|(?:how|what) about|what if|same (?:for|question)|also|but|ok|then|now|how do\w* (?:it|th\w+) compare)\b/i;
const POINTING =
  /\b(?:its?|that|this one|they|them|those|these|their|his|her|he|she|other|others|same|there|ones?|each|which)\b/i;

const leansOnHistory = ({ text }: Question): boolean =>
  OPENING.test(text) || POINTING.test(text) || wordsOf(text).length <= 6;

type Role = 'field' | 'topic' | 'document' | 'thing';

/** What a term does in a question: says what is asked, of which coverage, document or thing. */
function rolesOf(term: Term, documents: readonly DocumentIndex[]): Role[] {
  const fields = [...term.senses].filter(isFieldSense);
  if (isCostKind(term, term)) return ['field'];
  if (fields.length === 0 && namesThing(term, documents)) return ['thing'];
  if (documents.some((document) => namesDocument(term, document) >= 0.6)) return ['document'];
  const isRecord = documents.some(({ entities }) => entities.some((entity) => namesEntity(term, entity) === 1));
  if (term.senses.size === 0 && isRecord) return ['topic'];
  if (fields.some((sense) => sense.endsWith('Limit'))) return ['topic', 'field'];
  return fields.length > 0 || term.senses.size === 0 ? ['field'] : ['topic'];
}

/** What names a document stays with it, even if a thing is called so too. */
const carriedRoles = (term: Term, documents: readonly DocumentIndex[]): Role[] =>
  documents.some((document) => namesDocument(term, document) === 1) ? ['document'] : rolesOf(term, documents);

const THINGS = /^(?:vehicles|drivers|locations|pets|claims|policies|individuals)$/;

/** A word of its name, and not one of all their names, such as "street" of addresses. */
function namesThing(term: Term, documents: readonly DocumentIndex[]): boolean {
  const things = documents.flatMap(({ entities }) => entities.filter(({ record }) => THINGS.test(record.list)));
  const named = things.filter((entity) => namesEntity(term, entity) > 0);
  const isList = named.some(({ record }) => term.senses.has(record.list));
  // a claim may tell of a collision, but that is a coverage
  return isList || (term.senses.size === 0 && named.length > 0 && named.length <= Math.max(2, things.length / 3));
}

function mergings(question: Question, base: Question, documents: readonly DocumentIndex[]): Question[] {
  const roles = new Set(question.terms.flatMap((term) => rolesOf(term, documents)));
  if (question.ordinal !== undefined || question.isOther) roles.add('thing');
  // "how does this compare with that of the other": both are meant
  if (question.kinds.has('compare')) roles.delete('document');
  // "that policy" is the one that was asked of, though only its car was named
  const staysWithin = !question.isOther && !question.kinds.has('compare');
  const before = staysWithin ? resolve(base, documents) : undefined;
  const carried = (without: readonly Role[]): Term[] =>
    base.terms.filter(
      (term) =>
        !carriedRoles(term, documents).some((role) => without.includes(role)) &&
        !question.terms.some(({ text }) => text === term.text),
    );
  const merge = (without: readonly Role[]): Question => ({
    ...base,
    ...question,
    kinds: question.kinds.size > 0 && roles.has('field') ? question.kinds : new Set([...base.kinds, ...question.kinds]),
    terms: [...question.terms, ...carried(without)],
    ...(question.years.length === 0 && { years: base.years, termYears: base.termYears }),
    amounts: question.amounts.length > 0 ? question.amounts : base.amounts,
    others: base.terms,
    ...(before?.isNamed && { within: before.scope }),
  });
  const own = [...roles];
  if (roles.has('field')) return [merge(own), merge([...own, 'topic'])];
  // "and name all the drivers on that policy" asks for a list, whatever field was asked for before
  return question.kinds.has('list') ? [merge(own), merge([...own, 'field', 'topic'])] : [merge(own)];
}
