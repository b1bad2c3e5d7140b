import { labelOf } from '../comparison/groups.ts';
import type { Asked } from '../find/resolve.ts';
import type { Item } from '../index/index-document.ts';
import { isFieldOf } from '../find/score.ts';
import { searchWordsOf, wordsOf } from '../words.ts';
import type { Doubt } from '../answers/finding.ts';
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
  word: string;
  nameOf: (row: Row) => string;
}

const BEFORE = String.raw`\b(?:per|by|each|every|(?:in |for )?(?:which|wich|what))\s+(?:(?:calendar|loss|accident)\s+)?`;
const BY_YEAR = new RegExp(`${BEFORE}years?\\b`, 'i');
const BY_FIELD = new RegExp(`${BEFORE}(\\w+)`, 'i');
const BY_POLICY = new RegExp(
  String.raw`\b(?:per|by|each|every|which|wich|what)\s+(?:[\w-]+\s){0,2}?(?:policy (?:year|term|period)|term|period|policy|line)\b`,
  'i',
);

/** Whether the question asks something of each policy of a report. */
export const asksPerPolicy = ({ text }: Asked): boolean => BY_POLICY.test(text);

/** What a question wants the records of a list put together by: the year, or a field that some of them have. */
export function groupingOf(asked: Asked, list: string): Grouping | undefined {
  if (BY_YEAR.test(asked.text))
    return { noun: 'years', word: 'year', nameOf: ({ entity }) => dateOf(entity).slice(0, 4) };
  const [, said = ''] = BY_FIELD.exec(asked.text) ?? [];
  const [word = ''] = searchWordsOf(said);
  const term = asked.terms.find(({ text }) => text === wordsOf(said).join(' '));
  const isMeant = (item: Item): boolean =>
    item.fact.kind !== 'money' && (item.fieldWords.has(word) || (term !== undefined && isFieldOf(term, item)));
  const itemOf = ({ entity }: Row): Item | undefined => entity.items.find(isMeant);
  const isField = word !== '' && !term?.senses.has(list) && rowsIn(asked, list).some((row) => itemOf(row));
  if (!isField) return undefined;
  return {
    noun: nounOf(`${said}s`, 2),
    word: wordsOf(said).join(' '),
    nameOf: (row) => String(itemOf(row)?.fact.value ?? ''),
  };
}

/** How many records each document has that are meant. */
export function countsByDocument(asked: Asked, found: Rows): Entry[] {
  return asked.scope.flatMap((document) => {
    const rows = found.rows.filter((row) => row.document === document);
    if (!found.all.some((row) => row.document === document)) return [];
    const doubts: Doubt[] = found.isSure && !hasLostRecords(document) ? [] : ['incomplete'];
    return [entryOfGroup({ name: calledIn(asked, document), rows, found, asked, doubts })];
  });
}

/** The records that are meant in groups, each with what it comes to: the sum of a measure, else its count. */
export function groupsOf(asked: Asked, found: Rows, grouping: Grouping, measure?: Measure): Entry[] {
  const groups = new Map<string, Row[]>();
  for (const row of found.rows) {
    const name = grouping.nameOf(row);
    const own = groups.get(name);
    if (own) own.push(row);
    else groups.set(name, [row]);
  }
  const doubts: Doubt[] = found.isSure && !groups.has('') ? [] : ['partial'];
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, rows]) => entryOfGroup({ name, rows, found, asked, doubts, ...(measure && { measure }) }));
}

function entryOfGroup({
  name,
  rows,
  found: { list, coverage, all },
  asked,
  doubts,
  measure,
}: {
  name: string;
  rows: readonly Row[];
  found: Rows;
  asked: Asked;
  doubts: readonly Doubt[];
  measure?: Measure;
}): Entry {
  const valued: (Row & Partial<Amount>)[] = measure ? valuedRows(rows, measure) : [...rows];
  const amount = measure ? sumOf(valued.map((row) => row.amount ?? 0)) : rows.length;
  const label = measure ? nameOfMeasure(measure) : `${asked.status ?? ''} ${nounOf(list, 2)}`.trim();
  const [document] = (rows[0] ? rows : all).map((row) => row.document);
  const facts = valued.flatMap((row) => row.facts ?? row.entity.items.slice(0, 1).map(({ fact }) => fact));
  const value = writeAmount(amount, measure !== undefined);
  const own = valued.length < rows.length ? (['partial'] as const) : [];
  return {
    name,
    document: document as Entry['document'],
    finding: { document: document as Entry['document'], label: labelOf(label), about: name, value, facts },
    amount,
    label,
    isMoney: measure !== undefined,
    coverage,
    doubts: [...doubts, ...own],
  };
}
