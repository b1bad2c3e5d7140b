import type { Asked } from '../find/resolve.ts';
import type { Item } from '../index/index-document.ts';
import { isFieldOf } from '../find/score.ts';
import { searchWordsOf, wordsOf } from '../words.ts';
import { doubtsOf } from '../answers/finding.ts';
import { calledIn, type Entry } from './entries.ts';
import { dateOf, hasLostRecords, type Row, rowsIn } from './lists.ts';
import { type Amount, type Measure, nameOfMeasure, sumOf, valuedRows } from './measures.ts';
import type { Rows } from './rows.ts';
import { nounOf, writeAmount } from './tell.ts';

/** What records are put together by: the year, the document, the value of a field. */
interface Grouping {
  /** "years". */
  noun: string;
  /** The word of the question that says so. */
  word?: string;
  nameOf: (row: Row) => string;
}

const BEFORE = String.raw`\b(?:per|by|each|every|(?:in |for )?(?:which|wich|what))\s+(?:(?:calendar|loss|accident)\s+)?`;
const BY_YEAR = new RegExp(`${BEFORE}years?\\b`, 'i');
const BY_FIELD = new RegExp(`${BEFORE}(\\w+)`, 'i');
const EACH = 'per|by|each|every|which|wich|what|worst|best|highest|lowest|costliest';
const POLICY = 'policy (?:year|term|period)|term|period|policy|line';
const BY_POLICY = new RegExp(String.raw`\b(?:${EACH})\s+(?:[\w-]+\s){0,2}?(?:${POLICY})\b`, 'i');

/** Descriptions put no records together. */
const MOST_OF_NAME = 40;
/** Kinds of values that put no records together. */
const NO_GROUPS: readonly string[] = ['money', 'date', 'int', 'number'];

/** Whether the question asks something of each policy of a report. */
export const asksPerPolicy = ({ text }: Asked): boolean => BY_POLICY.test(text);

const BY_DOCUMENT =
  /\b(?:per|by|each|every)\s+(?:\w+\s)?(?:polic|document|insured|account|report|certificate|carrier)/i;

export const byDocument = (asked: Asked): Grouping => ({
  noun: 'documents',
  nameOf: ({ document }) => calledIn(asked, document),
});

/** What a question wants the records of a list put together by: document, year, or a field that some of them have. */
export function groupingOf(asked: Asked, list: string): Grouping | undefined {
  if (asked.scope.length > 1 && BY_DOCUMENT.test(asked.text)) return byDocument(asked);
  if (list !== 'claims') return undefined;
  if (BY_YEAR.test(asked.text))
    return { noun: 'years', word: 'year', nameOf: ({ entity }) => dateOf(entity).slice(0, 4) };
  const [, said = ''] = BY_FIELD.exec(asked.text) ?? [];
  const [word = ''] = searchWordsOf(said);
  const term = asked.terms.find(({ text }) => text === wordsOf(said).join(' '));
  // "which claimant", "what date" asks who or when, "per claimant" puts together
  const none = /\b(?:per|by|each|every)\b/i.test(asked.text) ? NO_GROUPS : [...NO_GROUPS, 'name'];
  const isMeant = (item: Item): boolean =>
    !none.includes(item.fact.kind) &&
    !item.fact.key.endsWith('Number') &&
    String(item.fact.value).length <= MOST_OF_NAME &&
    (item.fieldWords.has(word) || (term !== undefined && isFieldOf(term, item)));
  const itemOf = ({ entity }: Row): Item | undefined => entity.items.find(isMeant);
  const isField = word !== '' && !term?.senses.has(list) && rowsIn(asked, list).some((row) => itemOf(row));
  if (!isField) return undefined;
  return {
    noun: nounOf(`${said}s`, 2),
    word: wordsOf(said).join(' '),
    nameOf: (row) => String(itemOf(row)?.fact.value ?? ''),
  };
}

/** All records of a list in groups, each with what those that are meant come to: the sum of a measure, else their count. */
export function groupsOf(asked: Asked, found: Rows, { nameOf }: Grouping, measure?: Measure): Entry[] {
  const label = measure
    ? nameOfMeasure(measure)
    : ['number of', asked.status, nounOf(found.list, 2)].filter(Boolean).join(' ');
  return [...new Set(found.all.map(nameOf))].sort().flatMap((name) => {
    const rows = found.rows.filter((row) => nameOf(row) === name);
    const valued: (Row & Partial<Amount>)[] = measure ? valuedRows(rows, measure) : rows;
    const [document] = found.all.filter((row) => nameOf(row) === name).map((row) => row.document);
    if (!document) return [];
    const amount = measure ? sumOf(valued.map((row) => row.amount ?? 0)) : rows.length;
    const facts = valued.flatMap((row) => row.facts ?? row.entity.items.slice(0, 1).map(({ fact }) => fact));
    const finding = { document, label, about: name, value: writeAmount(amount, measure !== undefined), facts };
    const doubts = doubtsOf({
      partial: name === '' || valued.length < rows.length,
      incomplete: !found.isSure || hasLostRecords(document),
    });
    return [
      { name, document, finding, amount, label, isMoney: measure !== undefined, coverage: found.coverage, doubts },
    ];
  });
}
