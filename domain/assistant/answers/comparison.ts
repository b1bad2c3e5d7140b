import { compareRead, type ComparisonRow } from '../comparison/compare-documents.ts';
import { labelOf } from '../comparison/groups.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import { type Scored, scoreFacts } from '../find/score.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { isListSense } from '../lexicon/senses.ts';
import { nameOf } from '../index/name-of.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import { writeMoney } from '../writing/values.ts';
import { describe } from '../writing/answer-text.ts';
import type { Draft } from './finding.ts';
import { amountOf, isComplete, listAsked, printedTotal, rowsOf } from './records.ts';
import { bestFacts, findingOf } from './values.ts';

export interface Comparison {
  before: DocumentIndex;
  after: DocumentIndex;
  rows: ComparisonRow[];
  /** Whether the question asked for certain values only. */
  isFocused: boolean;
}

/** "Which has the higher dwelling limit": the same value of several documents or records beside each other. */
export function answerDifference(asked: Asked): Draft | undefined {
  if (!asked.kinds.has('compare')) return undefined;
  const totals = asked.scope.length > 1 ? perDocumentTotals(asked) : undefined;
  if (totals) return totals;
  const found = asked.scope.length > 1 ? perDocument(asked) : perRecord(bestFacts(asked));
  const [best] = found;
  if (!best || found.length < 2) return undefined;
  const isWhole = asked.scope.length === 1 || found.length === asked.scope.length;
  const coverage = isWhole ? Math.min(...found.map(({ score }) => score)) : 0;
  const findings = found.map(({ document, item }) => findingOf(document, [item], item.about));
  return { lead: leadOf(found), findings, coverage };
}

/** What the claims of each document cost together. */
function perDocumentTotals(asked: Asked): Draft | undefined {
  const measure = ['paid', 'reserve', 'incurred', 'recovered'].find((one) =>
    asked.terms.some(({ senses }) => senses.has(one)),
  );
  if (measure === undefined || asked.scope.some(({ records }) => !records.some(({ list }) => list === 'claims')))
    return undefined;
  const totals = asked.scope.map((document) => {
    const terms = asked.terms.filter((term) => namesDocument(term, document) > 0 || term.senses.size > 0);
    const own = { ...asked, terms, scope: [document] };
    const found = rowsOf(own, 'claims');
    const printed = printedTotal(found, { document, measure });
    if (printed) return { document, coverage: found.coverage, ...printed };
    const amounts = found.rows.flatMap(({ entity }) => amountOf(entity, measure) ?? []);
    const amount = Math.round(100 * amounts.reduce((sum, one) => sum + one.amount, 0)) / 100;
    const coverage = isComplete(own, found) && asked.years.length === 0 ? found.coverage : 0;
    return { document, amount, coverage, facts: amounts.flatMap(({ facts }) => facts) };
  });
  const sorted = totals.toSorted((a, b) => b.amount - a.amount);
  const [top, bottom] = [sorted[0], sorted.at(-1)];
  if (!top || !bottom) return undefined;
  const lead = `Highest total ${measure}: ${asMarkdown(describe(top.document))}. Difference: **${writeMoney(Math.round(100 * (top.amount - bottom.amount)) / 100)}**.`;
  const findings = totals.map(({ document, amount, facts }) => ({
    document,
    label: `total ${measure}`,
    about: '',
    value: writeMoney(amount),
    facts,
  }));
  return { lead, findings, coverage: Math.min(...totals.map(({ coverage }) => coverage)) };
}

/** One field of several records. */
function perRecord(found: readonly Scored[]): Scored[] {
  const [best] = found;
  const same = found.filter(({ item }) => item.fact.key === best?.item.fact.key);
  return new Set(same.map(({ item }) => item.about)).size === same.length ? same : [];
}

/** The best fact of each document, of the field that does best in all of them. */
function perDocument(asked: Asked): Scored[] {
  const scored = asked.scope.map((document) => scoreFacts({ ...asked, scope: [document], terms: asked.terms }));
  const keys = new Map<string, number>();
  for (const own of scored) {
    for (const key of new Set(own.slice(0, 20).map(keyOf))) {
      keys.set(key, (keys.get(key) ?? 0) + (own.find((one) => keyOf(one) === key)?.score ?? 0));
    }
  }
  const [best] = [...keys].sort((a, b) => b[1] - a[1]);
  if (!best) return [];
  return scored.flatMap((own) => own.find((one) => keyOf(one) === best[0]) ?? []);
}

const keyOf = ({ item: { fact } }: Scored): string => `${fact.record?.list ?? ''} ${fact.key}`;

function leadOf(found: readonly Scored[]): string {
  const valued = found.flatMap((one) =>
    typeof one.item.fact.value === 'number' ? [{ one, value: one.item.fact.value }] : [],
  );
  if (valued.length !== found.length) return '';
  const sorted = valued.toSorted((a, b) => b.value - a.value);
  const [top, next, bottom] = [sorted[0], sorted[1], sorted.at(-1)];
  if (!top || !next || !bottom) return '';
  if (top.value === bottom.value) return `The same in all of them.`;
  const isMoney = top.one.item.fact.kind === 'money';
  const write = (value: number): string => (isMoney ? writeMoney(value) : String(Math.round(value * 100) / 100));
  const label = labelOf(top.one.item.fact.key);
  const difference =
    sorted.length === 2
      ? ` Difference: **${write(top.value - bottom.value)}**.`
      : ` Lowest: ${calledOf(bottom.one, found)}.`;
  return top.value === next.value ? '' : `Highest ${label}: ${calledOf(top.one, found)}.${difference}`;
}

function calledOf({ document, item }: Scored, found: readonly Scored[]): string {
  const isOne = new Set(found.map((one) => one.document)).size === 1;
  return asMarkdown(isOne && item.about ? nameOf(item.about) : describe(document));
}

const WHOLE = /\b(?:compare|changed?|changes|differ\w*|added|dropped|removed|new|between)\b/i;

/** Two documents value by value, where no certain value is asked for: the earlier one first. */
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
