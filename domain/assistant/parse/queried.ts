import { isAccounted } from '../answers/accounted.ts';
import type { Draft } from '../answers/finding.ts';
import { boundsSpan } from '../answers/spans.ts';
import type { Asked } from '../find/resolve.ts';
import { isOfKind, NEVER_STATED } from '../question/computed-kinds.ts';
import { partsOf } from '../question/parts.ts';
import { wordsOf } from '../words.ts';
import { type Feature, scoreOf } from './features.ts';
import { isPart } from './field-options.ts';
import { findQueries } from './find-queries.ts';
import { meaningOf, OPERATIONS, type Query } from './query.ts';
import { chanceWeights } from './chance-weights.ts';
import { PRINTED } from './printed-column.ts';
import { queryWeights } from './query-weights.ts';
import { likelihoodOf } from './targets.ts';
import { tellQuery } from './tell-query.ts';

/** What another way to answer says, and how likely it is right. */
export interface Other {
  draft: Draft;
  certainty: number;
}

export interface Queried {
  draft: Draft;
  /** 0..1: how likely it is what is asked for. */
  certainty: number;
  /** Whether it is one value of the only document, and what people ask for in such words. */
  isPlain: boolean;
}

/** The likeliest query that a question stands for, with what it comes to. */
export function queried(asked: Asked, others: readonly Other[]): Queried | undefined {
  const queries = withoutUnused(findQueries(asked, queryWeights));
  const [best] = queries;
  if (!best || isBlind(best, asked) || !isTellable(best, asked)) return undefined;
  const draft = tellQuery(best);
  // an amount that was read unsurely makes every figure of it wrong
  if (!draft || draft.doubts?.includes('misread')) return undefined;
  const logOdds = scoreOf(chanceFeatures(queries, draft, { asked, others }), chanceWeights);
  const told = { draft, certainty: 1 / (1 + Math.exp(-logOdds)) };
  return { ...told, isPlain: isPlain(best, told, asked) };
}

/** "How many claims happened in Amarillo" is asked by words that do something, too. */
function withoutUnused(queries: readonly Query[]): readonly Query[] {
  const [first] = queries;
  const meaning = first?.operation === 'count' ? meaningOf(first) : undefined;
  const plain = queries.find((one) => !hasUnused(one) && meaningOf(one) === meaning);
  return plain ? [plain, ...queries.filter((one) => one !== plain)] : queries;
}

const hasUnused = ({ features }: Query): boolean => features.some(([name]) => name === 'target unused');

const SHARE = /\b(?:percent\w* of|ratio|fraction|share of)\b|% of\b/i;
const SPAN = /\b(?:a|per|each|every|one|whole|full) (?:month|year)\b|\b(?:monthly|annual\w*|yearly)\b/i;

/** How far the first is from the next one is no difference of two that are named. */
const RANKED = /\b(?:above|over|than|below) the (?:rest|others?)\b/i;
/** "How many claims each year" asks for several figures. */
const EACH = /\b(?:each|per|every|respectively)\b|\bby (?:year|term|policy|line|cause|type|status|state)\b/i;

/** A share, a place behind others and a span of time are nothing that queries tell. */
const isOfOther = (text: string): boolean => SHARE.test(text) || RANKED.test(text) || boundsSpan({ text });

/** Whether words of a question say something that a query does nothing with. */
export const isHalfRead = (features: Query['features']): boolean =>
  features.some(([name]) => /^(?:word|known word|sense|status|number) left$/.test(name));

/**
 * That there are records proves nothing of what the other words of a question say, of a list that it does not name, and of
 * whether they are as before; all of them are not those that lack something.
 */
function isBlind({ operation, conditions, features }: Query, { kinds }: Asked): boolean {
  const has = (wanted: string): boolean => features.some(([name]) => name === wanted);
  // no other list stands for the one that is asked for
  const isOfOtherList = has('list unsaid') && !has('field said') && conditions.length === 0;
  const isLeft = has('list left') || (operation === 'count' && isHalfRead(features));
  if (isOfOtherList && isLeft) return operation !== 'value';
  if (has('negation idle') && conditions.length === 0) return /^(?:list|count|yesno)$/.test(operation);
  if (operation !== 'yesno') return false;
  return conditions.every(({ column }) => column.key === PRINTED)
    ? conditions.length > 0 || isHalfRead(features) || has('list left')
    : kinds.has('compare') && !conditions.some(({ test }) => 'value' in test);
}

/** No query is a page, a share, a rank, a figure for each of several or a premium by another span, and where records do not tell their status nothing is computed of those of one. */
function isTellable(query: Query, { text, kinds }: Asked): boolean {
  const { operation, conditions, target } = query;
  const isOfSpan = target !== undefined && /premium$/i.test(target.key) && SPAN.test(text);
  const isPlain = operation === 'value' || operation === 'list' || operation === 'yesno';
  const isOfEach = EACH.test(text) && (operation === 'count' || operation === 'sum');
  // "how many employees" asks for a number that records have
  const isOfField = operation === 'count' && hasUnused(query);
  const isUnsure = conditions.some(({ column }) => column.key === 'status' && column.items.includes(undefined));
  return !isOfOther(text) && !isOfSpan && !isOfEach && !isOfField && !kinds.has('where') && (isPlain || !isUnsure);
}

/** How sure the words of a question, and how people ask for a field, have to be together of what is stated; each is 1 at most. */
const TOGETHER = 1.05;
const LIKELIER = 0.5;

/** Whether the only document is asked for one value, and of a record by all words that say which. */
function isOfOneValue({ operation, table, conditions, rows, target, features }: Query, asked: Asked): boolean {
  const isOne = asked.all.length === 1 && asked.before === undefined && partsOf(asked.text).length === 1;
  if (!target || operation !== 'value' || rows.length !== 1 || !isOne || isOfKind(asked, NEVER_STATED)) return false;
  const has = (wanted: string): boolean => features.some(([name, value]) => name === wanted && value > 0);
  if (has('asked left') || (has('field rivals') && isPart(target))) return false;
  const isNamed = conditions.length > 0 && asked.ordinal === undefined && !has('value by sense');
  return table.list === '' || (isNamed && !isHalfRead(features));
}

const isPlain = (query: Query, { draft, certainty }: Other, asked: Asked): boolean =>
  isOfOneValue(query, asked) &&
  isAccounted(draft, asked, 'values') &&
  certainty >= LIKELIER &&
  certainty + (query.target ? Math.exp(likelihoodOf(query.target, asked)) : 0) >= TOGETHER;

/** What of a query speaks against it, whatever others there are. */
const AGAINST: ReadonlySet<string> = new Set([
  'word left',
  'known word left',
  'sense left',
  'number left',
  'status left',
  'negation idle',
  'exception idle',
  'qualifier idle',
  'target unused',
  'target guessed',
  'bound unnamed',
  'value part',
  'value by sense',
  'list unsaid',
  'of none',
  'field part',
  'all rows',
  'value of several',
  'more than unheeded',
  'same column',
  'over document',
  'alone',
  'alone without condition',
  'earlier unlikely',
  'one dropped',
  'all dropped',
  'answer kept',
  'condition replaced',
  'operation changed',
]);
/** Of a question so long much may be lost. */
const LONG = 30;
/** What is surer than this is sure. */
const SURE = 5;
/** The logarithm of the least chance. */
const UNLIKELY = 4;
/** Two words that are left over are as bad as more of them. */
const MOST = 2;

/** What tells whether the best of ranked queries is right; all but the operations speaks against it. */
export function chanceFeatures(
  queries: readonly Query[],
  draft: Draft,
  { asked, others }: { asked: Asked; others: readonly Other[] },
): Feature[] {
  const [best] = queries;
  if (!best) return [];
  const odds = oddsOf(best, queries);
  const featureOf = (name: string): number => best.features.find(([own]) => own.startsWith(name))?.[1] ?? 0;
  return [
    ...OPERATIONS.map((operation) => [`by ${operation}`, Number(best.operation === operation)] as const),
    ['unsure', Math.min(Math.max(SURE - odds, 0) / (2 * SURE), 1)],
    ['unlikely kind', -featureOf('chance of') / UNLIKELY],
    ['unlikely target', -featureOf('target likelihood') / UNLIKELY],
    ['long', Math.min(wordsOf(asked.asking).length / LONG, 1)],
    ['several documents', Number(asked.scope.length > 1)],
    ['goes on', Number(asked.before !== undefined)],
    ...againstOf(best),
    ...(draft.doubts ?? []).map((doubt) => [doubt, 1] as const),
    ...agreementOf(draft, others),
  ];
}

/** 0..1 for each feature that speaks against a query. */
function againstOf({ features }: Query): Feature[] {
  const sums = new Map<string, number>();
  for (const [name, value] of features) if (AGAINST.has(name)) sums.set(name, (sums.get(name) ?? 0) + value);
  return [...sums].map(([name, sum]) => [name, Math.min(sum, MOST) / MOST]);
}

/** The logarithm of the odds of what the best query means against everything else. */
function oddsOf(best: Query, queries: readonly Query[]): number {
  const meaning = meaningOf(best);
  let [same, other] = [0, 0];
  for (const query of queries) {
    const odds = Math.exp(query.score - best.score);
    if (meaningOf(query) === meaning) same += odds;
    else other += odds;
  }
  return Math.log(same / Math.max(other, 1e-3));
}

/** How sure other ways are that say the same, and those that say something else. */
function agreementOf(draft: Draft, others: readonly Other[]): Feature[] {
  const same = others.filter((other) => saysSame(draft, other.draft));
  const most = (own: readonly Other[]): number => Math.max(0, ...own.map(({ certainty }) => certainty));
  return [
    ['not agreed', 1 - most(same)],
    ['alone', Number(same.length === 0)],
    ['contradicted', most(others.filter((other) => !same.includes(other)))],
  ];
}

/** Whether two answers say the same: the same figure, or else the same facts. */
export function saysSame(one: Draft, other: Draft): boolean {
  const [a, b] = [figureOf(one), figureOf(other)];
  return a !== undefined || b !== undefined ? a === b : placesOf(one) === placesOf(other);
}

const figureOf = ({ lead }: Draft): string | undefined => /\*\*(.+?)\*\*|^(?:Yes|No)\b/.exec(lead)?.[0];

const placesOf = ({ findings }: Draft): string =>
  findings
    .flatMap(({ document, facts }) => facts.map(({ pointer }) => `${document.documentId} ${pointer}`))
    .sort()
    .join();
