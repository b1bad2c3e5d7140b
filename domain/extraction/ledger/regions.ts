import { isAmount } from '../../reading/atom.ts';
import type { Anchor } from './anchor.ts';
import { firstMentions } from './anchors.ts';
import { groupHeads } from './group-heads.ts';
import { groupSums } from './group-sums.ts';
import type { Ledger } from './ledger.ts';
import type { TotalLevel } from './plan.ts';
import { headsSums, isHeadedSum } from './headed-figures.ts';
import { closingSums } from './closing-sums.ts';
import { cutAtGaps } from './cut-at-gaps.ts';
import { keyOf } from './key-of.ts';
import { recordTotals } from './record-totals.ts';
import type { Region, Start } from './region.ts';
import { rowsAbove } from './rows-above.ts';
import type { Row } from './rows.ts';
import { saysEmpty } from './says-empty.ts';
import { isNextLineOfSum, titledSums } from './titled-sums.ts';
import type { ScopeMention } from './scopes.ts';
import { sumLines } from './sum-lines.ts';
import { isYear } from './terms.ts';
import { isTitleRow } from './title-rows.ts';
import { countsIn, partsOf, wordsOf } from './counts.ts';
import { totalLevelOf } from './total-lines.ts';
import { isTransaction } from './transaction-rows.ts';

const LONGEST = 60;
const LEFT = 8;

interface Starts {
  anchors: readonly Anchor[];
  mentions: readonly ScopeMention[];
}

/** Divides a document into records, scopes and totals. */
export function regionsOf(ledger: Ledger, { anchors, mentions }: Starts): Region[] {
  const starts = startsOf(ledger, { anchors, mentions });
  const above = rowsAbove(ledger, firstMentions(anchors), starts);
  const groups = groupHeads(anchors, ledger);
  const begins = new Map<number, Start>();
  for (const [at, start] of starts) begins.set(start.kind === 'record' ? at - above.of(at) : at, start);
  const regions: Region[] = [];
  const isOther = (row: Row, open: Region): boolean => isOfDocument(row, open) || groups.rows.has(row);
  for (const row of ledger.rows) {
    const start = begins.get(row.at);
    const current = regions.at(-1);
    const open = start ? undefined : (openBefore(row, regions, ledger) ?? current);
    if (start) regions.push({ ...start, rows: [row] });
    else if (open && isOther(row, open)) regions.push({ kind: 'empty', rows: [row] });
    else if (open && !row.isFurniture && continues(open, row) && !isTransaction(row, ledger)) open.rows.push(row);
  }
  cutAtGaps(regions);
  for (const region of regions) {
    if (region.kind !== 'record') continue;
    const { at } = region.anchor.row;
    region.rows.push(...above.shared(at), ...groups.of(at));
  }
  return regions;
}

/** Sentences tell a record in one row; the next one that was made of them is about the document. */
const isOfDocument = (row: Row, { kind, rows: [first] }: Region): boolean =>
  row.isTold === true && kind === 'record' && first?.isTold === true;

/** The record that goes on below the headings of the next page, which name its scope again. */
function openBefore(row: Row, regions: readonly Region[], { rows, tables }: Ledger): Region | undefined {
  const [before, scope] = regions.slice(-2);
  if (scope?.kind !== 'scope' || before?.kind !== 'record') return undefined;
  const { row: named, key } = scope.mention;
  const isNextPage = before.rows[0]?.page === row.page - 1 && named.page === row.page;
  const isAgain = regions.some(
    (each) => each !== scope && each.kind === 'scope' && keyOf(each.mention.key.text) === keyOf(key.text),
  );
  return isNextPage && isAgain && rows.slice(named.at, row.at).some(tables.isHeading) ? before : undefined;
}

/** A region may run over the end of a page, once. */
function continues({ rows }: Region, row: Row): boolean {
  const [first] = rows;
  return first !== undefined && rows.length < LONGEST && row.page - first.page <= 1;
}

function startsOf(ledger: Ledger, { anchors, mentions }: Starts): Map<number, Start> {
  const starts = new Map<number, Start>();
  for (const mention of mentions)
    if (!starts.has(mention.row.at)) starts.set(mention.row.at, { kind: 'scope', mention });
  for (const anchor of anchors) starts.set(anchor.row.at, { kind: 'record', anchor });
  const anchored = new Set(anchors.map(({ row }) => row.at));
  // "1/1/2020 to 1/1/2021, 3 claims, 1 open" heads the claims of a term.
  const terms = new Set(mentions.filter(({ row }) => isYear(datesIn(row))).map(({ row }) => row.at));
  const titled = titledSums(ledger);
  const inTitled = new Set([...titled.values()].flat());
  let totals = ledger.rows.flatMap((row) => {
    if (row.isFurniture || anchored.has(row.at) || inTitled.has(row)) return [];
    if (ledger.tables.isHeading(row) && !headsSums(row, ledger)) return [];
    const isInside = terms.has(row.at) || isNextLineOfSum(row, ledger);
    const level = totalLevelOf(row, ledger) ?? (isInside ? null : levelOfFigures(row, ledger));
    return level !== null && (titled.has(row) || hasFigures(row, ledger)) ? [{ row, level }] : [];
  });
  // A count of records is not printed for one; "Occurrence total (2)" counts its lines.
  const isOne = (row: Row): boolean =>
    countsLines(row, ledger) || !countsIn(row, ledger).some(({ which }) => which === 'all');
  if (countsAreFields(totals, anchors, ledger))
    totals = totals.filter(({ row, level }) => level !== 'bare' || isOne(row));
  const bare = totals.filter(({ row, level }) => level === 'bare' && isOne(row)).map(({ row }) => row);
  const ofRecords = recordTotals(bare, starts, ledger);
  for (const { row, level } of totals) {
    if (level === 'record' || ofRecords.has(row)) continue;
    starts.set(row.at, { kind: 'total', level });
  }
  const inRecords = new Set(totals.filter(({ row }) => !starts.has(row.at)).map(({ row }) => row));
  const summing = ledger.rows.filter((row) => !inRecords.has(row) && !ledger.tables.isHeading(row));
  for (const { row, isPart } of groupSums(summing, { anchored, taken: starts }))
    starts.set(row.at, { kind: 'total', level: isPart ? 'other' : 'bare' });
  const sums = sumLines(ledger.rows, anchored).filter(({ at }) => !starts.has(at));
  for (const { at } of sums) starts.set(at, { kind: 'total', level: 'grand' });
  for (const { at } of closingSums(ledger, anchored))
    if (!starts.has(at)) starts.set(at, { kind: 'total', level: 'bare' });
  enterUnnamed(starts, anchors, ledger);
  return starts;
}

/** "Occurrence total (2)" */
function countsLines({ atoms: [first] }: Row, { plan }: Ledger): boolean {
  const { nouns, total } = wordsOf(plan);
  const [noun = '', sum = '', ...count] = partsOf(first?.text ?? '');
  return nouns.get('record')?.has(noun) === true && total.has(sum) && /^\d+$/.test(count.join(' '));
}

const datesIn = ({ atoms }: Row): Row['atoms'] => atoms.filter(({ kind }) => kind === 'date');

/** Titles with amounts, and rows that say that there is nothing. */
function enterUnnamed(starts: Map<number, Start>, anchors: readonly Anchor[], ledger: Ledger): void {
  for (const row of ledger.rows)
    if (!starts.has(row.at) && isSumOfTitle(row, anchors, ledger))
      starts.set(row.at, { kind: 'total', level: 'other' });
  for (const row of ledger.rows)
    if (!starts.has(row.at) && !row.isFurniture && saysEmpty(row, ledger)) starts.set(row.at, { kind: 'empty' });
}

/** Amounts of all scopes of a kind, left of the records: lines of a record may name a coverage. */
function isSumOfTitle(row: Row, anchors: readonly Anchor[], ledger: Ledger): boolean {
  const amounts = row.atoms.filter(isAmount).length;
  const isLeft = isTitleRow(row, ledger) && anchors.every(({ atom }) => atom.x0 > row.x0 + LEFT);
  return amounts >= 2 && (isLeft || isCountedTitle(row, ledger));
}

const COUNT = / ?[-–:(] ?\d{1,4}\)?$/;

/** "General Liability - 2" in front of amounts: two records of a kind. */
function isCountedTitle({ atoms: [first, ...others] }: Row, { vocabulary }: Ledger): boolean {
  const title = first?.kind === 'text' ? first.text.replace(COUNT, '') : '';
  return title !== '' && title !== first?.text && vocabulary.isTitle(title) && others.every(isAmount);
}

/** Whether every record prints a count as one of its own fields. */
function countsAreFields(
  totals: readonly { row: Row; level: TotalLevel | 'bare' }[],
  anchors: readonly Anchor[],
  { plan }: Ledger,
): boolean {
  if (!plan.record.fields.includes(plan.totals.counts.all)) return false;
  return anchors.length > 0 && totals.filter(({ level }) => level === 'bare').length >= anchors.length;
}

/** "Policy A-1: 9 claims, 1 open" sums up although it does not say so, and so do figures below headings of sums. */
function levelOfFigures(row: Row, ledger: Ledger): TotalLevel | 'bare' | null {
  if (isHeadedSum(row, ledger)) return 'bare';
  const counts = countsIn(row, ledger);
  const hasBoth = counts.length > 1 && counts.some(({ which }) => which === 'all');
  return hasBoth ? 'bare' : null;
}

/** Whether amounts or counts stand in the row or in the rows right below it. */
function hasFigures(row: Row, ledger: Ledger): boolean {
  const near = ledger.rows.slice(row.at, row.at + 3).filter((each) => each.page === row.page);
  const hasAmounts = near.some((each) => each.atoms.some((atom) => isAmount(atom) && atom.kind !== 'nil'));
  return hasAmounts || near.some((each) => countsIn(each, ledger).length > 0);
}
