import { groupOf, labelOf } from '../comparison/groups.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import { type Fact, textOf } from '../index/facts.ts';
import type { DocumentIndex, Entity } from '../index/index-document.ts';
import { ownName } from '../index/name-of.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { capitalised } from '../writing/values.ts';
import type { Draft, Finding } from './finding.ts';
import { findingOf } from './values.ts';
import { groupedBy } from '../grouped-by.ts';

const DOCUMENT =
  '(?:document|doc|file|pdf|policy|polic\\w+|report|loss run|certificate|application|dec(?:laration)?s?(?: page)?)';
const POLITE = '(?:(?:please|pls|hey|hi|can you|could you|would you|i (?:want|need|would like))\\s+)*';
const SUMMARY = '(?:summary|overview|rundown|recap|synopsis)';
const FORMS = [
  'summar(?:ize|ise)\\b',
  'sum up\\b',
  `(?:(?:give|show|get|write|make)(?: me| us)? )?(?:an?|the)? ?(?:\\w+ )?${SUMMARY}\\b`,
  'tl;? ?dr\\b',
  '(?:describe|tell (?:me|us) (?:more |all |everything )?about)\\b',
  `what(?:'?s| is| does)(?: in)? (?:this|that|the|my)(?: \\w+)? ${DOCUMENT}(?: all)?(?: about| say| cover)?\\W*$`,
];
const ASKS = new RegExp(`^\\W*${POLITE}(?:${FORMS.join('|')})`, 'i');
/** What a document is called by anybody. */
const IS_DOCUMENT = new RegExp(
  `^(?:${DOCUMENT}|${SUMMARY}|summar\\w+|coverage|insurance|page|both|tl|dr|tldr|about|say|quick|short|brief)$`,
);

const MOST_DOCUMENTS = 5;
const MOST_FIELDS = 18;
const MOST_NAMES = 8;
/** Fields that everybody looks for first, in this order. */
const FIRST = ['namedInsureds', 'carrierName', 'policyNumber', 'effectiveDate', 'totalPremium'];

/** "Summarize my policy": what the documents say that are meant, by their fields and the names of their records. */
export function answerSummary(asked: Asked): Draft | undefined {
  if (!ASKS.test(asked.text) || !isAboutDocuments(asked)) return undefined;
  const documents = asked.scope.filter(({ facts }) => facts.length > 0);
  const shown = documents.slice(0, MOST_DOCUMENTS);
  if (shown.length === 0) return undefined;
  const findings = shown.flatMap((document) => [...fieldsOf(document), ...listsOf(document)]);
  return { lead: leadOf(shown, documents.length), findings, coverage: 1 };
}

/** Whether the question names nothing that stands in a document. */
const isAboutDocuments = ({ terms, scope, status, conditions }: Asked): boolean =>
  status === undefined &&
  conditions.length === 0 &&
  terms.every(
    (term) =>
      IS_DOCUMENT.test(term.text) ||
      [...term.senses].some((sense) => sense.startsWith('type:')) ||
      scope.some((document) => namesDocument(term, document) > 0 && !isInside(term.words, document)),
  );

/** A word that a record is called by means the record. */
const isInside = (words: readonly string[], { entities, names }: DocumentIndex): boolean =>
  !words.every((word) => names.has(word)) && entities.some((entity) => words.every((word) => entity.words.has(word)));

function leadOf(shown: readonly DocumentIndex[], count: number): string {
  const [only] = shown;
  if (count === 1 && only) return `**${asMarkdown(only.title)}** (${only.type?.label.toLowerCase() ?? 'document'}):`;
  return count > shown.length ? `${shown.length} of ${count} documents:` : '';
}

/** The values that belong to no record: those that identify the document first, then in the order of its schema. */
function fieldsOf(document: DocumentIndex): Finding[] {
  const own = document.items.filter(({ about }) => !about);
  const rankOf = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  const ordered = own
    .filter(({ fact }) => fact.key !== 'expirationDate' || !own.some((one) => one.fact.key === 'effectiveDate'))
    .toSorted((a, b) => rankOf(a.fact.key) - rankOf(b.fact.key));
  const keys = [...new Set(ordered.map(({ fact }) => fact.key))].slice(0, MOST_FIELDS);
  return keys.map((key) => {
    const isOfField = (name: string): boolean => name === key || (key === 'effectiveDate' && name === 'expirationDate');
    return findingOf(
      document,
      own.filter(({ fact }) => isOfField(fact.key)),
    );
  });
}

/** A line for each list: how many records it has, and what they are called. */
function listsOf(document: DocumentIndex): Finding[] {
  const own = document.entities.filter(({ record }) => !record.parent);
  const lists = groupedBy(own, ({ record: { list } }) => (groupOf(list) === 'Policy' ? labelOf(list) : groupOf(list)));
  return [...lists].map(([name, entities]) => {
    const value = namesOf(entities);
    const facts = entities.slice(0, MOST_NAMES).flatMap((entity) => factIn(value, entity) ?? []);
    return { document, label: '', about: `${capitalised(name)} (${entities.length})`, value: asMarkdown(value), facts };
  });
}

/** The value of a record by which its line tells it: the status of a claim, else a word of its name. */
function factIn(line: string, { items }: Entity): Fact | undefined {
  const words = ` ${line.replace(/[;,]/g, ' ')} `;
  const told = items.map(({ fact }) => fact).filter(({ value }) => words.includes(` ${String(value)} `));
  return told.find(({ key }) => key === 'status') ?? told[0];
}

/** "2 closed, 1 open" of claims, else the names of the records. */
function namesOf(entities: readonly Entity[]): string {
  const statuses = entities.map(({ record }) => (record.list === 'claims' ? textOf(record.values.status) : ''));
  if (statuses.every((status) => status !== '')) {
    const counts = groupedBy(statuses, (status) => status);
    return [...counts].map(([status, all]) => `${all.length} ${status}`).join(', ');
  }
  const names = [...new Set(entities.map(({ record }) => ownName(record)).filter((name) => name !== ''))];
  const rest = names.length - MOST_NAMES;
  return [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
}
