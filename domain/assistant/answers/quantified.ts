import type { Asked } from '../find/resolve.ts';
import { isListSense } from '../lexicon/senses.ts';
import { findQueries } from '../parse/find-queries.ts';
import { isHalfRead } from '../parse/queried.ts';
import type { Query } from '../parse/query.ts';
import { queryWeights } from '../parse/query-weights.ts';
import { tellQuery } from '../parse/tell-query.ts';
import { tablesOf } from '../parse/table.ts';
import { whetherRecords } from '../query/listing.ts';
import type { Draft } from './finding.ts';

const VERB = '(?:is|are|was|were|do|does|did|has|have|had)';
const WHOSE = '(?:the|my|our|these|those)';
const QUANTIFIED = new RegExp(
  String.raw`^(\W*${VERB}(?: there| ${WHOSE} \w+)?) (all|every|each|both|none|no)\b(?: of)?(?: ${WHOSE})? (.+)$`,
  'i',
);

export interface Quantified {
  /** The question whether it holds of some of them. */
  text: string;
  quantifier: 'all' | 'none';
}

/** "Are all claims closed?": what has to hold of every record, or of none. */
export function quantifiedIn(text: string): Quantified | undefined {
  const [, before, word = '', after] = QUANTIFIED.exec(text) ?? [];
  if (before === undefined) return undefined;
  return { text: `${before} ${after}`, quantifier: /^no/i.test(word) ? 'none' : 'all' };
}

/** Of how many records of the list that is said it holds; undefined where a word says something that none can have. */
export function answerQuantified(asked: Asked, { quantifier }: Quantified): Draft | undefined {
  const [first] = asked.terms;
  const lists = new Set([...(first?.senses ?? [])].filter(isListSense));
  const queries = findQueries(asked, queryWeights).filter(({ operation, conditions, features }) => {
    return operation === 'yesno' && conditions.length > 0 && !isHalfRead(features);
  });
  const query = queries.flatMap((one) => overLists(one, lists) ?? [])[0];
  if (query) return query.table.rows.length > 1 ? tellQuery({ ...query, quantifier }) : undefined;
  const draft = whetherRecords(asked, quantifier);
  return draft?.coverage === 1 ? draft : undefined;
}

/** A query over a list, or over one whose records are linked to those of the list: "every vehicle has collision". */
function overLists(query: Query, lists: ReadonlySet<string>): Query | undefined {
  const { table, rows, features } = query;
  const isSaid = features.some(([own]) => own === 'list is said');
  if (isSaid && (lists.size === 0 || lists.has(table.list))) return query;
  const [first] = table.rows;
  const over = first && [...tablesOf(first.document).values()].find(({ list }) => lists.has(list));
  if (!over || over.list === table.list) return undefined;
  const linked = rows.map((at) => new Set(table.rows[at]?.entity?.linked));
  const held = over.rows.flatMap(({ entity }, at) => (entity && linked.some((own) => own.has(entity)) ? [at] : []));
  // what is of no record in particular may be of each
  const isOfEach = linked.every((own) => over.rows.some(({ entity }) => entity && own.has(entity)));
  return isOfEach ? { ...query, table: over, rows: held, conditions: [] } : undefined;
}
