import { compareRead, type ComparisonRow } from '../comparison/compare-documents.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { isListSense } from '../lexicon/senses.ts';
import { listAsked } from '../query/lists.ts';

export interface Comparison {
  before: DocumentIndex;
  after: DocumentIndex;
  rows: ComparisonRow[];
  /** Whether the question asked for certain values only. */
  isFocused: boolean;
}

const WHOLE = /\b(?:compare|changed?|changes|differ\w*|added|dropped|removed|new|between)\b/i;

/** Two documents value by value, the earlier one first, where no certain value is asked for. */
export function findComparison(asked: Asked): Comparison | undefined {
  const asksForMore = asked.terms.some(
    (term) =>
      term.weight >= 1 &&
      !asked.scope.some((document) => namesDocument(term, document) > 0) &&
      ![...term.senses].some(isListSense),
  );
  if (!asked.kinds.has('compare') || !WHOLE.test(asked.text) || asksForMore) return undefined;
  const pair = pairOf(asked.scope);
  if (!pair) return undefined;
  const [before, after] = pair;
  const rows = compareRead(before, after);
  const list = listAsked(asked);
  const ofList = list === undefined ? rows : rows.filter((row) => row.list === list);
  const wanted = CHANGES.filter(([, pattern]) => pattern.test(asked.text)).map(([change]) => change);
  const ofChange = ofList.filter(({ change }) => wanted.includes(change));
  const chosen = ofChange.length > 0 ? ofChange : ofList;
  return chosen.length > 0 ? { before, after, rows: chosen, isFocused: chosen.length < rows.length } : undefined;
}

const CHANGES: readonly (readonly [ComparisonRow['change'], RegExp])[] = [
  ['added', /\b(?:added|gained|new)\b/i],
  ['dropped', /\b(?:dropped|removed|lost|deleted|no longer)\b/i],
];

/** Two documents of one type, the latest ones; else the only two. */
function pairOf(scope: readonly DocumentIndex[]): [DocumentIndex, DocumentIndex] | undefined {
  const readable = scope.filter(({ items }) => items.length > 0);
  const types = [...new Set(readable.map(({ type }) => type))];
  const [type] = types.filter((one) => readable.filter((document) => document.type === one).length > 1);
  const meant = type && readable.length !== 2 ? readable.filter((document) => document.type === type) : readable;
  const inOrder = meant.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const [before, after] = inOrder.slice(-2);
  return before && after ? [before, after] : undefined;
}
