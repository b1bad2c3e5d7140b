import type { Word } from '../../document/page.ts';
import { ownValue } from '../../lookup.ts';
import { assembleResult } from '../assemble.ts';
import { type Cited, type Draft, isCited } from '../cited.ts';
import type { ValidationIssue } from '../result.ts';
import { validate } from '../validation/validate.ts';
import type { ModelAnswers, ModelExtraction } from './model-extraction.ts';
import type { ShownLine } from './numbered-pages.ts';
import { isWithin, type LinePlace, looksOf } from './ranges.ts';

/** Most ranges that are asked again, and most lines that are named to one. */
const mostRanges = 20;
const mostLines = 40;
/** A look of lines is that of records when so many of them, and this share of all records, have it. */
const fewestAlike = 3;
const shareAlike = 0.1;

const shownIssues = new Set(['record_count_mismatch', 'record_total_mismatch']);

/**
 * The ranges that lack records, with what they lack: printed counts or totals say that records are missing, and lines that look
 * like the first lines of the others belong to none.
 */
export function lackingRanges({
  extraction: { whole, policyType, chosen },
  answers: { answers },
  draft,
}: {
  extraction: ModelExtraction;
  answers: ModelAnswers;
  draft: Draft;
}): Map<string, string[]> {
  const lacking = new Map<string, string[]>();
  if (!('ledger' in whole.readBy)) return lacking;
  const { list } = whole.readBy.ledger.record;
  const { data } = assembleResult({ schema: policyType.schema, draft, pages: chosen.map(({ page }) => page) });
  const issues = validate({ ...whole, schema: policyType.schema, data }).warnings.filter(({ code }) =>
    shownIssues.has(code),
  );
  if (issues.length === 0) return lacking;
  const unused = unusedLines({ lines: linesOf(chosen), records: listIn(draft, list) });
  for (const { range } of answers) {
    const lines = range ? unused.filter((place) => isWithin(place, range)) : [];
    if (!range || lines.length === 0 || lacking.size >= mostRanges) continue;
    const places = lines.slice(0, mostLines).map(({ page, line }) => `${page}.${line}`);
    lacking.set(range.id, [
      ...messagesOf(issues),
      `Lines that look like ${list} but are in no row: ${places.join(', ')}`,
    ]);
  }
  return lacking;
}

const messagesOf = (issues: readonly ValidationIssue[]): string[] => issues.slice(0, 5).map(({ message }) => message);

interface Placed {
  place: LinePlace;
  line: ShownLine;
}

const linesOf = (chosen: ModelExtraction['chosen']): Placed[] =>
  chosen.flatMap(({ page, lines }) => lines.map((line, at) => ({ place: { page: page.number, line: at + 1 }, line })));

/** Lines that look as those that hold most of the other records, and hold no value of any. */
function unusedLines({ lines, records }: { lines: readonly Placed[]; records: readonly Draft[] }): LinePlace[] {
  const lineOf = new Map<Word, number>();
  for (const [at, { line }] of lines.entries()) for (const word of line.words) lineOf.set(word, at);
  const used = new Set<number>();
  const counts = new Map<string, number>();
  for (const record of records) {
    const places = citedIn(record).flatMap(({ words }) => words.flatMap((word) => lineOf.get(word) ?? []));
    for (const at of places) used.add(at);
    const main = lines[mostFrequent(places) ?? -1];
    if (main) counts.set(lookOf(main.line), (counts.get(lookOf(main.line)) ?? 0) + 1);
  }
  const isAlike = (look: string): boolean =>
    (counts.get(look) ?? 0) >= Math.max(fewestAlike, shareAlike * records.length);
  return lines.filter(({ line }, at) => !used.has(at) && isAlike(lookOf(line))).map(({ place }) => place);
}

/** The line that holds most of a record: values such as its policy may stand far above. */
function mostFrequent(places: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const at of places) counts.set(at, (counts.get(at) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
}

/** The looks of the first cell, and how many cells there are. */
function lookOf({ cells }: ShownLine): string {
  const first = cells.find((cell) => cell.length > 0) ?? [];
  return `${looksOf(first.map(({ text }) => text).join(' '))} ${cells.length}`;
}

function citedIn(node: Draft[string]): Cited[] {
  if (isCited(node)) return [node];
  if (Array.isArray(node)) return node.flatMap((one: Cited | Draft) => citedIn(one));
  return typeof node === 'object' ? Object.values(node).flatMap(citedIn) : [];
}

function listIn(draft: Draft, list: string): Draft[] {
  const node = ownValue(draft, list);
  return Array.isArray(node) ? node.filter((one: Cited | Draft): one is Draft => !isCited(one)) : [];
}
