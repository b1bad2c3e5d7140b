import { remembered } from '../../text/remembered.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { isCostKind } from '../query/cost-kinds.ts';
import { namesDocument, resolve } from '../find/resolve.ts';
import { namesEntity } from '../find/names-entity.ts';
import { likelySenses } from '../likely/likely-senses.ts';
import { askableOf, isAskable, isFieldSense } from '../lexicon/senses.ts';
import { wordsOf } from '../words.ts';
import { anyOf, type Kind } from './kinds.ts';
import type { Condition } from './conditions.ts';
import { type Question, readQuestion, type Term } from './read-question.ts';
import { readablePart } from './readable.ts';

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
  const before = history.filter(({ role }) => role === 'user').slice(-MOST_MESSAGES);
  const previous = before.at(-1);
  const isCorrected = previous !== undefined && CORRECTING.test(text);
  const question = readQuestion(isCorrected ? text.replace(CORRECTING, '') : text, isPossibleIn(documents), (words) =>
    documents.some(({ printed }) => printed.has(words)),
  );
  if (!previous || !(isCorrected || leansOnHistory(question))) return [question];
  const [base] = readingsOf(readablePart(previous.content), before.slice(0, -1), documents);
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

/** Words that go on from what was said before. */
const OPENING = new RegExp(
  `^\\s*${
    anyOf(`and; or; (?:how|what) about; what if; same (?:for|question|idea); also; but; ok; then; now; vs; versus; just; only;
      how do\\w* (?:it|th\\w+) compare`).source
  }`,
  'i',
);
/** "No sorry, I meant": what comes after it stands for what was asked before. "No losses in 2020?" says none. */
const CORRECTS = '(?:sorry|wait|oops|actually|i me(?:an|ant))';
const CORRECTING = new RegExp(
  String.raw`^\W*(?:(?:nope|no(?=\s*[,.;!–-]|\s+${CORRECTS}\b)|${CORRECTS})\b\W*)+(?=\S+\s*\S)`,
  'i',
);
const POINTING = anyOf(
  `its?; that; this one; they; them; em; those; these; their; his; her; he; she; other; others; same; there; ones?; each; which;
  the two; both; instead`,
);

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

/** Lists of things, of which documents say more than how much they are insured for. */
export const THINGS = /^(?:vehicles|drivers|locations|pets|claims|policies|individuals)$/;

/** A word of its name, and not one of all their names, such as "street" of addresses. */
function namesThing(term: Term, documents: readonly DocumentIndex[]): boolean {
  const things = documents.flatMap(({ entities }) => entities.filter(({ record }) => THINGS.test(record.list)));
  const named = things.filter((entity) => namesEntity(term, entity) > 0);
  const isList = named.some(({ record }) => term.senses.has(record.list));
  // a claim may tell of a collision, but that is a coverage
  return isList || (term.senses.size === 0 && named.length > 0 && named.length <= Math.max(2, things.length / 3));
}

/** "Which ones?", "on which claims": those that were counted or asked after. */
const ASKS_WHICH =
  /^\W*(?:(?:and|so|ok|on|for|in|of) )*(?:which|what) (?:ones?|claims?|loss(?:es)?|vehicles?|cars?|terms?)\b|^\W*which\W*$/i;

/** Of those that were meant before. */
const THOSE = /\b(?:those|these|them|em|just|only|ones?)\b/i;

const kindsOf = ({ text, kinds }: Question, base: Question): ReadonlySet<Kind> => {
  if (kinds.size > 0) return kinds;
  if (ASKS_WHICH.test(text)) return new Set(['list']);
  return ASKS_ANEW.test(text) ? new Set([...base.kinds].filter((kind) => !OF_VALUES.has(kind))) : base.kinds;
};

/** "And what was the premium?" asks for no day and no page, whatever was asked before. */
const ASKS_ANEW = /^\W*(?:(?:and|also|plus|ok|so)\b\W*)*(?:what(?:'?s)?|how much)\b(?! (?:about|if)\b)/i;
const OF_VALUES: ReadonlySet<Kind> = new Set(['when', 'who', 'where']);

/** "Were there recoveries?", "which ones?": those that have some. */
const havingOf = ({ terms, conditions }: Question): Condition[] =>
  conditions.length > 0
    ? []
    : terms
        .filter((term) => isCostKind(term, term) || [...term.senses].some(isFieldSense))
        .map(({ text, senses }) => ({ term: text, senses, is: 'there' }));

/** What is as likely asked for anew stands in place of what was asked for before. */
const SURELY = 0.7;

/** The question with what it surely asks for, where none of its words is known to say it: "how much do they pay back". */
function withSure(question: Question, documents: readonly DocumentIndex[]): Question {
  const isTold = isPossibleIn(documents);
  const likely = likelySenses(question, (sense) => isAskable(sense) && isTold(sense));
  const [sense] = [...likely].find(([own, chance]) => chance >= SURELY && isFieldSense(own)) ?? [];
  if (sense === undefined || question.terms.some(({ senses }) => senses.size > 0)) return question;
  return { ...question, terms: [...question.terms, { text: sense, words: [], senses: new Set([sense]), weight: 1 }] };
}

function mergings(asked: Question, base: Question, documents: readonly DocumentIndex[]): Question[] {
  const question = withSure(asked, documents);
  const roles = new Set(question.terms.flatMap((term) => rolesOf(term, documents)));
  // "is it closed" asks for the status
  if (question.status && question.kinds.has('yesNo') && /\bit\b/i.test(question.text)) roles.add('field');
  if (question.ordinal !== undefined || question.isOther) roles.add('thing');
  // "how does this compare with that of the other": both are meant
  if (question.kinds.has('compare')) roles.delete('document');
  // "that policy" is the one that was asked of, though only its car was named
  const staysWithin = !question.isOther && !question.kinds.has('compare');
  const within = staysWithin ? resolve(base, documents) : undefined;
  const carried = (without: readonly Role[]): Term[] =>
    base.terms.filter(
      (term) =>
        !carriedRoles(term, documents).some((role) => without.includes(role)) &&
        !question.terms.some(({ text }) => text === term.text),
    );
  const own = question.conditions.flatMap(({ senses }) => [...senses]);
  const isOfSame = own.length === 0 || THOSE.test(question.text);
  const before = base.conditions.filter(({ senses }) => isOfSame && !own.some((sense) => senses.has(sense)));
  const isOfThose = base.kinds.has('yesNo') && ASKS_WHICH.test(question.text);
  const merge = (without: readonly Role[]): Question => ({
    ...base,
    ...question,
    kinds: kindsOf(question, base),
    terms: [...question.terms, ...carried(without)],
    conditions: [...question.conditions, ...(isOfThose ? havingOf(base) : []), ...before],
    ...(question.years.length === 0 && { years: base.years, termYears: base.termYears }),
    ...(question.amounts.length === 0 && { amounts: base.amounts }),
    others: base.terms,
    before: { own: asked, base },
    ...(within?.isNamed && { within: within.scope }),
  });
  const said = [...roles];
  if (roles.has('field')) return [merge(said), merge([...said, 'topic'])];
  // "and name all the drivers on that policy" asks for a list, whatever field was asked for before
  return question.kinds.has('list') ? [merge(said), merge([...said, 'field', 'topic'])] : [merge(said)];
}
