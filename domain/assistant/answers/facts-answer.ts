import { nameOf } from '../facts/about.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import type { Question } from '../question/question.ts';
import { wordsOf } from '../words.ts';
import { writeTogether } from '../writing/values.ts';
import { findAmounts, reckon } from './amounts.ts';
import type { Finding } from './finding.ts';
import { countItems, listItems } from './lists.ts';
import { isMeant } from './scope.ts';
import { findInForce, findLength } from './period.ts';
import { describe } from './describe.ts';
import { findValues } from './values.ts';

/** What the extracted fields of a document answer to a question. */
export function findAnswers(question: Question, document: ReadDocument): Finding[] {
  const { operations, attributes, nouns, coverages, measures } = question;
  const asksForPeriod = attributes.every(({ id }) => PERIOD.has(id)) && coverages.length === 0;
  if (operations.has('inForce') && asksForPeriod && nouns.length === 0) return findInForce(question, document);
  if (operations.has('length') && asksForPeriod) return findLength(question, document);
  if (operations.has('count') && nouns.length > 0) {
    const counted = countItems(question, document);
    if (counted.length > 0 || attributes.length === 0) return counted;
  }
  if (measures.length > 0 || asksForExtremeClaim(question)) {
    const amounts = findAmounts(question, document);
    if (amounts.length > 0) return amounts;
  }
  const values = findValues(question, document);
  if (values.length > 0) return reckon(onlyThose(values, question), question);
  if (attributes.length > 0 || coverages.length > 0) return [];
  if (nouns.length > 0) return reckonItems(question, document);
  return question.names.length > 0 ? findByName(question, document) : [];
}

const PERIOD: ReadonlySet<string> = new Set(['effectiveDate', 'expirationDate', 'effectiveRange']);

const asksForExtremeClaim = ({ operations, nouns, attributes }: Question): boolean =>
  attributes.every(({ id }) => id === 'premium') &&
  nouns.some(({ many }) => many === 'claims') &&
  (['largest', 'smallest', 'average'] as const).some((operation) => operations.has(operation));

/** The items of a list; their amounts put together where the question wants a total, an average or the largest. */
function reckonItems(question: Question, document: ReadDocument): Finding[] {
  const items = listItems(question, document);
  if (!RECKONING.some((operation) => question.operations.has(operation))) return items;
  const amounts = items.flatMap((item) => {
    const facts = item.facts.filter(({ key, kind }) => kind === 'money' && (key === 'amount' || key === 'premium'));
    const [only] = facts;
    return only && facts.length === 1 ? [{ ...item, label: 'amount', value: writeTogether(facts), facts }] : [];
  });
  return amounts.length === items.length ? reckon(amounts, question) : items;
}

const RECKONING = ['sum', 'average', 'largest', 'smallest'] as const;

/** "Which driver is excluded?" asks for those whose value the question says itself. */
function onlyThose(findings: readonly Finding[], { text, nouns }: Question): Finding[] {
  const asked = new Set(wordsOf(text));
  const said = findings.filter(({ value }) => wordsOf(value).every((word) => asked.has(word)));
  return nouns.length > 0 && said.length > 0 ? said : [...findings];
}

/** People, claims and pets, of which one name says enough. */
const CALLED: ReadonlySet<string> = new Set([
  'drivers',
  'individuals',
  'claims',
  'pets',
  'insurers',
  'additionalInterests',
]);

/** Records that are called as the question calls something it asks nothing of. */
function findByName(question: Question, document: ReadDocument): Finding[] {
  if (question.operations.has('count')) return [];
  return document.records
    .filter((record) => {
      const called = wordsOf(nameOf(record, { records: [] }));
      const isCalled = question.names.every((name) => called.includes(name));
      const isWhole = called.every((word) => question.names.includes(word));
      return (
        isCalled &&
        (isWhole || question.names.length > 1 || CALLED.has(record.list)) &&
        isMeant({ question, document, record })
      );
    })
    .map((record) => describe(record, document));
}
