import type { Word } from '../../document/page.ts';
import { ownValue } from '../../lookup.ts';
import type { PolicyType } from '../../policies/policy-type.ts';
import { type FieldSchema, isLeaf, isRecordList, type RecordListSchema } from '../../policies/schema.ts';
import { assembleResult } from '../assemble.ts';
import { type Cited, type Draft, isCited } from '../cited.ts';
import type { ValidationIssue } from '../result.ts';
import { partsOfSum } from '../validation/sum-parts.ts';
import { validate } from '../validation/validate.ts';
import { unequalColumns } from './column-totals.ts';
import type { NumberedPage, ShownLine } from './numbered-pages.ts';
import { printedCount } from './printed-counts.ts';
import { isWithin, type LinePlace, looksOf, type PageRange } from './ranges.ts';

/** Most ranges that are asked again, and most lines that are named to one. */
const mostRanges = 20;
const mostLines = 40;
/** Most of what is printed and not found that one is told. */
const mostProblems = 5;
/** A look of lines is that of records when so many of them, and this share of all records, have it. */
const fewestAlike = 3;
const shareAlike = 0.1;

/** What a model was asked about a document: its schema may be a part of the whole one. */
interface Asked {
  whole: PolicyType;
  policyType: PolicyType;
  chosen: readonly NumberedPage[];
}

/** Records of a list that are missing: what is printed that says so, and the lines that look like them. */
export interface LackingRecords {
  list: string;
  problems: readonly string[];
  places: readonly LinePlace[];
}

/**
 * The records that a draft lacks: printed counts or totals say that records of a list are missing, and lines that look like
 * the first lines of its others belong to no record.
 */
export function lackingRecords({ whole, policyType, chosen }: Asked, draft: Draft): LackingRecords[] {
  const { schema } = policyType;
  const { data } = assembleResult({ schema, draft, pages: chosen.map(({ page }) => page) });
  const { warnings } = validate({ ...whole, schema, data });
  const lines = linesOf(chosen);
  const used = usedLines(lines, draft);
  return Object.entries(schema.properties).flatMap(([list, field]) => {
    // of a list of which only some fields are asked, the records are known
    if (isLeaf(field) || !isRecordList(field) || isPartOf(field, ownValue(whole.schema.properties, list))) return [];
    const records = listIn(draft, list);
    const problems = problemsOf({ list, records, lines, issues: issuesAbout(list, warnings, whole) });
    const places = problems.length > 0 ? unusedLines({ lines, used, records }) : [];
    return places.length > 0 ? [{ list, problems, places }] : [];
  });
}

const isPartOf = (list: RecordListSchema, whole: FieldSchema | undefined): boolean =>
  whole !== undefined &&
  !isLeaf(whole) &&
  isRecordList(whole) &&
  Object.keys(list.items.properties).length < Object.keys(whole.items.properties).length;

/** The ranges that lack records, with what they lack. */
export function lackingRanges({
  extraction,
  answers: { answers },
  draft,
}: {
  extraction: Asked;
  answers: { answers: readonly { range?: PageRange }[] };
  draft: Draft;
}): Map<string, string[]> {
  const lacking = new Map<string, string[]>();
  for (const { places, ...records } of lackingRecords(extraction, draft)) {
    for (const { range } of answers) {
      const own = range ? places.filter((place) => isWithin(place, range)) : [];
      if (!range || own.length === 0 || (lacking.size >= mostRanges && !lacking.has(range.id))) continue;
      lacking.set(range.id, [...(lacking.get(range.id) ?? []), ...describeLacking({ ...records, places: own })]);
    }
  }
  return lacking;
}

/** The same for a model. */
export function describeLacking({ list, problems, places }: LackingRecords): string[] {
  const told = places.slice(0, mostLines).map(({ page, line }) => `${page}.${line}`);
  return [...problems, `Lines that look like ${list} but are in no row: ${told.join(', ')}`];
}

/** What is printed that the records of a list do not come to: a count, a total of their column, or what validation checks. */
function problemsOf({
  list,
  records,
  lines,
  issues,
}: {
  list: string;
  records: readonly Draft[];
  lines: readonly Placed[];
  issues: readonly ValidationIssue[];
}): string[] {
  const shown = lines.map(({ line }) => line);
  const count = printedCount(list, shown) ?? 0;
  const counted = count > records.length ? [`${count} ${list} are printed, ${records.length} were found.`] : [];
  const checked = issues.map(({ message }) => message);
  return [...new Set([...checked, ...counted, ...unequalColumns(records, shown)])].slice(0, mostProblems);
}

/** The issues of the checks that missing records of a list would explain. */
function issuesAbout(list: string, issues: readonly ValidationIssue[], { readBy }: PolicyType): ValidationIssue[] {
  const isLedger = 'ledger' in readBy && readBy.ledger.record.list === list;
  return issues.filter(({ code, path }) => {
    if (code === 'record_count_mismatch' || code === 'record_total_mismatch') return isLedger;
    return code === 'sum_differs' && partsOfSum(path).some((part) => part.startsWith(`/${list}/N/`));
  });
}

interface Placed {
  place: LinePlace;
  line: ShownLine;
}

const linesOf = (chosen: Asked['chosen']): Placed[] =>
  chosen.flatMap(({ page, lines }) => lines.map((line, at) => ({ place: { page: page.number, line: at + 1 }, line })));

/** The lines that hold a value of any record or field. */
function usedLines(lines: readonly Placed[], draft: Draft): ReadonlySet<number> {
  const orders = ordersOf(lines);
  return new Set(citedIn(draft).flatMap(({ words }) => words.flatMap((word) => orders.get(word) ?? [])));
}

const ordersOf = (lines: readonly Placed[]): Map<Word, number> =>
  new Map(lines.flatMap(({ line }, at) => line.words.map((word) => [word, at] as const)));

/** Lines that look as those that hold most of the other records, and hold no value. */
function unusedLines({
  lines,
  used,
  records,
}: {
  lines: readonly Placed[];
  used: ReadonlySet<number>;
  records: readonly Draft[];
}): LinePlace[] {
  const orders = ordersOf(lines);
  const counts = new Map<string, number>();
  for (const record of records) {
    const places = citedIn(record).flatMap(({ words }) => words.flatMap((word) => orders.get(word) ?? []));
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

/** The looks of the first cell, how many cells there are, and whether there are figures: headings have none. */
function lookOf({ cells, text: all }: ShownLine): string {
  const first = cells.find((cell) => cell.length > 0) ?? [];
  return `${looksOf(first.map(({ text }) => text).join(' '))} ${cells.length} ${/\d/.test(all)}`;
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
