import { ownValue } from '../../lookup.ts';
import type { Asked } from '../find/resolve.ts';
import { textOf } from '../index/facts.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import { isFieldSense, isListSense as isList } from '../lexicon/senses.ts';
import { isOfKind, OF_AMOUNTS } from '../question/computed-kinds.ts';
import type { Term } from '../question/read-question.ts';

/** A record with its document. */
export interface Row {
  document: DocumentIndex;
  entity: Entity;
}

export const COSTS_OF_CLAIMS = ['paid', 'reserve', 'incurred', 'recovered'] as const;
const AMOUNT_FIELDS = ['limit', 'deductible', 'premium'];

export const rowsIn = ({ scope }: Pick<Asked, 'scope'>, list: string): Row[] =>
  scope.flatMap((document) =>
    document.entities.filter(({ record }) => record.list === list).map((entity) => ({ document, entity })),
  );

/** Whether a term asks for one of these fields. */
export const asksFor = ({ terms }: Pick<Asked, 'terms'>, fields: readonly string[]): boolean =>
  terms.some(({ senses }) => fields.some((field) => senses.has(field)));

/** The list whose records a question counts, lists or adds up. */
export function listAsked(asked: Asked): string | undefined {
  const isComputed = isOfKind(asked, OF_AMOUNTS);
  const measuring = asksByAge(asked) ? undefined : listOfTopics(asked, isComputed ? [] : AMOUNT_FIELDS);
  if (measuring !== undefined) return measuring;
  const isType = (sense: string): boolean => sense.startsWith('type:');
  const named = asked.terms.map(({ senses }) => [...senses]).find((own) => own.some(isList) && !own.some(isType));
  if (named) return named.find((sense) => rowsIn(asked, sense).length > 0);
  // "the autos" are a list, "the auto policy" is none
  const things = asked.terms.find(({ senses, text }) => [...senses].some(isList) && isPlural(text, asked.text));
  const thing = things && [...things.senses].find((sense) => rowsIn(asked, sense).length > 0);
  if (thing !== undefined) return thing;
  const asksForClaims = asksFor(asked, COSTS_OF_CLAIMS) || asked.status !== undefined || asked.range !== undefined;
  return asksForClaims && rowsIn(asked, 'claims').length > 0 ? 'claims' : undefined;
}

const isPlural = (word: string, text: string): boolean => new RegExp(String.raw`\b${word}s\b`, 'i').test(text);

/** "The oldest building" is one by its year, not by an amount. */
const asksByAge = ({ text }: Asked): boolean =>
  /\b(?:oldest|newest|youngest|earliest|latest|most recent)\b/i.test(text);

/**
 * "Roadside for all cars" adds up coverages: the list of the records that the topics of a question name, if it asks for
 * one of these fields of a list of things.
 */
function listOfTopics({ terms, scope }: Asked, fields: readonly string[] = []): string | undefined {
  const asksOfThings = asksFor({ terms }, fields) && terms.some(({ senses }) => [...senses].some(isList));
  if (fields.length > 0 && !asksOfThings) return undefined;
  const topics = terms.filter(({ senses }) => [...senses].some((sense) => !isFieldSense(sense) && !isList(sense)));
  return scope
    .flatMap(({ entities }) => entities)
    .find(({ senses, record }) => record.list.endsWith('overages') && topics.some((term) => shares(term, senses)))
    ?.record.list;
}

/** Whether a term names a topic that a record is about. */
export const shares = (term: Term, senses: ReadonlySet<string>): boolean =>
  [...term.senses].some((sense) => !isList(sense) && !isFieldSense(sense) && senses.has(sense));

const DATES = ['lossDate', 'occurrenceDate', 'effectiveDate', 'dateOfBirth', 'yearBuilt', 'year'];

/** The day or year of a record: of its loss, of its term, or when it was born or built. */
export const dateOf = ({ record }: Entity): string =>
  DATES.map((key) => textOf(ownValue(record.values, key))).find((date) => date !== '') ?? '';

const IN_ORDER = '(?:last|latest|first|earliest|(?:most )?recently)';
/** The days that a verb names: "closed last", "reported first", "expires last". */
const BY_VERB: readonly (readonly [key: string, verb: RegExp])[] = [
  [
    'closedDate',
    new RegExp(String.raw`\bclosed (?:out )?(?:the )?${IN_ORDER}\b|\b${IN_ORDER} (?:to be )?closed\b`, 'i'),
  ],
  ['reportedDate', /\breported\b/i],
  ['expirationDate', /\b(?:expir\w+|ends?|r[au]ns? out)\b/i],
];

/** The field of the day that a question puts records in order by; undefined where no verb names one. */
export const dayAsked = ({ text }: Pick<Asked, 'text'>): string | undefined =>
  BY_VERB.find(([, verb]) => verb.test(text))?.[0];

/** Whether what a document prints of its records does not fit those that were read. */
export const hasLostRecords = (document: DocumentIndex): boolean =>
  (document.source.result?.validation?.warnings ?? []).some(
    ({ code, path }) =>
      code === 'record_total_mismatch' || (code === 'record_count_mismatch' && !hasMore(document, path)),
  );

/** Whether more claims were read than are stated: several of one occurrence. */
function hasMore({ items, entities }: DocumentIndex, pointer: string): boolean {
  const stated = items.find(({ fact }) => fact.pointer === pointer);
  const found = (stated?.about?.linked ?? entities).filter(({ record }) => record.list === 'claims');
  return found.length > Number(stated?.fact.value);
}
