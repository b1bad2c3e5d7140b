import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { HeadedColumn } from './headed-column.ts';
import { type AmountLines, amountLinesOfHeader, underAmountLine } from './header-amounts.ts';
import { wordsOfKey } from './headers.ts';
import { cellOver, columnUnder } from './cell-over.ts';
import { partsOf, wordsOf } from './counts.ts';
import { lineRoles, type Roles } from './line-roles.ts';
import { shapeOfField } from './plan-access.ts';
import { isWrappedHeader } from './restacked-headers.ts';
import { isOfAmounts, type Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import type { Table, Tables } from './tables.ts';
import type { Vocabulary } from './vocabulary.ts';

// Records of several lines under as many lines of headings: line i of a record stands under line i of the header.

const LEAST_KNOWN = 2;
const LEAST_RECORDS = 0.6;
const SAME_EDGE = 3;

/** Tables whose records are stacked like their headings, read line by line. */
export function withStackedLines(tables: Tables, meanings: Meanings): Tables {
  const lines = new Map<Row, Row>();
  const byLine = new Map<string, AmountLines>();
  for (const alike of tablesByWords(tables.all)) {
    const stacked = alike.filter((table) => hasStackedHeadings(table, meanings));
    if (stacked.length * 2 < alike.length) continue;
    const read = bestLines(
      alike.map((table) => ({ header: fieldLines(table, meanings), body: bodyOf(table, tables) })),
      meanings,
    );
    if (!areTall(read.flatMap(({ roles }) => roles))) continue;
    for (const table of alike) {
      const amounts = amountLinesOfHeader(table, meanings.vocabulary);
      if (amounts) byLine.set(table.key, amounts);
    }
    for (const each of read) {
      const inOrder = { ...each, roles: withSumsInOrder(each, meanings) };
      for (const [row, line] of linesOf(inOrder)) lines.set(row, line);
    }
  }
  if (lines.size === 0) return tables;
  return {
    ...tables,
    lineOf: (row) => lines.get(row) ?? null,
    headedAt: (row, atom) => {
      const joined = tables.headedAt(row, atom);
      const line = lines.get(row);
      const amounts = isSumUnder(atom, joined) ? byLine.get(tables.tableOf(row)?.key ?? '') : undefined;
      if (amounts && joined) return underAmountLine(joined, line ?? null, amounts);
      if (line && joined && isSumUnder(atom, joined)) return amountUnder(line, atom, { joined, meanings });
      return line ? underLine(line, atom, { joined, meanings }) : joined;
    },
  };
}

/** "TOTALS  3 CLAIMS  8,600.00" over "1,000.00": the lines of a sum stand under those of the header from the first. */
function withSumsInOrder({ header, body, roles }: Lines & Roles, { plan }: Meanings): (number | null)[] {
  const isSumLine = ({ atoms: [first] }: Row): boolean =>
    first?.kind === 'text' && wordsOf(plan).total.has(partsOf(first.text)[0] ?? '');
  const own = [...roles];
  for (const [at, row] of body.entries()) {
    const below = isSumLine(row) ? body.slice(at + 1, at + header.length) : [];
    if (below.length > 0 && below.length === header.length - 1 && below.every(isOfAmounts))
      for (const [line] of header.entries()) own[at + line] = line;
  }
  return own;
}

/** Tables of the same headings, at one place or several. */
function tablesByWords(tables: readonly Table[]): Table[][] {
  const groups = new Map<string, Table[]>();
  for (const table of tables) {
    const words = wordsOfKey(table.key);
    groups.set(words, [...(groups.get(words) ?? []), table]);
  }
  return [...groups.values()];
}

const bodyOf = ({ key }: Table, tables: Tables): Row[] =>
  tables.rows.filter((row) => tables.tableOf(row)?.key === key && !row.isFurniture);

const linesOf = ({ header, body, roles }: Lines & Roles): [Row, Row][] =>
  body.flatMap((row, at): [Row, Row][] => {
    const line = header[roles[at] ?? -1];
    return line ? [[row, line]] : [];
  });

interface Lines {
  header: readonly Row[];
  body: readonly Row[];
}

/** The headers as printed, or with the headings of every column from its top, whichever the records fit better. */
function bestLines(tables: readonly Lines[], meanings: Meanings): (Lines & Roles)[] {
  const asPrinted = tables.map((each) => ({ ...each, ...lineRoles(each.body, each.header, meanings) }));
  const fromTop = tables.map(({ header, body }) => {
    const moved = movedUp(header);
    return { header: moved, body, ...lineRoles(body, moved, meanings) };
  });
  const scoreOf = (all: readonly Roles[]): number => all.reduce((sum, { score }) => sum + score, 0);
  const [top, printed] = [scoreOf(fromTop), scoreOf(asPrinted)];
  // a record begins with its key, where headings that nobody knows leave it open
  const beginsWithKey = namesKey(fromTop[0]?.header[0], meanings) && !namesKey(asPrinted[0]?.header[0], meanings);
  return top > printed + CLEARLY || (beginsWithKey && top >= ABOUT * printed) ? fromTop : asPrinted;
}

const namesKey = (line: Row | undefined, { vocabulary, plan }: Meanings): boolean =>
  line?.atoms.some(({ text }) => vocabulary.meaning(text)?.fields.includes(plan.record.key)) ?? false;

/** Points. */
const CLEARLY = 0.5;
const ABOUT = 0.98;

/** Headings set in the middle or at the bottom of their cells, line by line from the top. */
function movedUp(header: readonly Row[]): Row[] {
  const lines: Atom[][] = header.map(() => []);
  for (const [at, row] of header.entries()) {
    for (const atom of row.atoms) {
      const above = header.slice(0, at).filter((line) => line.atoms.some((other) => overlapX(other, atom) > 0));
      lines[above.length]?.push(atom);
    }
  }
  return header.flatMap((row, at) => {
    const atoms = lines[at] ?? [];
    return atoms.length > 0 ? [{ ...row, atoms: atoms.toSorted((a, b) => a.x0 - b.x0) }] : [];
  });
}

/** The header rows that name fields; others head groups of amounts. */
const fieldLines = ({ block }: Table, { vocabulary }: Meanings): Row[] =>
  block.rows.filter((row) => row.atoms.some(({ text }) => (vocabulary.meaning(text)?.fields.length ?? 0) > 0));

function hasStackedHeadings(table: Table, { vocabulary, plan }: Meanings): boolean {
  const { headed } = table;
  const header = fieldLines(table, { vocabulary, plan });
  if (header.length < 2 || isWrappedHeader(table.block, vocabulary)) return false;
  const isKnown = (text: string): boolean => (vocabulary.meaning(text)?.fields.length ?? 0) > 0;
  const rows = header.map((row) => row.atoms.filter((atom) => !headsAmounts(atom, headed, vocabulary)));
  const known = rows.map((atoms) => atoms.filter((atom) => isKnown(atom.text)).length);
  const isEach = known.every((count, at) => {
    if (count === 0 && isUnderKnown(rows[at] ?? [], header[at - 1], isKnown)) return true;
    const printed = header[at]?.atoms.length ?? 0;
    const isLine = printed >= LEAST_KNOWN || (at > 0 && headsNarratives(rows[at] ?? [], { vocabulary, plan }));
    return count > 0 && count * 2 >= (rows[at]?.length ?? 0) && isLine;
  });
  // A line may have one field, but not be the wrapped end of a heading.
  const isOwn = known.map((count, at) => count >= LEAST_KNOWN || isOtherHeading(header, at, vocabulary));
  if (!isEach || isOwn.filter(Boolean).length < 2) return false;
  const cells = rows.flat();
  const single = cells.filter((atom) => isKnown(atom.text)).length / Math.max(cells.length, 1);
  const joined = headed.filter(({ lines }) => lines.some((line) => line !== ''));
  const whole = joined.filter(({ wordings }) => isKnown(wordings[0] ?? '')).length;
  return single > whole / Math.max(joined.length, 1);
}

/** Whether the only heading of a line is one that nobody knows, at the edge of a known one above it. */
function isUnderKnown(
  [cell, other]: readonly Atom[],
  above: Row | undefined,
  isKnown: (text: string) => boolean,
): boolean {
  if (!cell || other) return false;
  return above?.atoms.some(({ x0, text }) => Math.abs(x0 - cell.x0) <= SAME_EDGE && isKnown(text)) ?? false;
}

/** Whether a heading is one of amounts, by what it says or, where it says nothing, by what stands below it. */
function headsAmounts(atom: Atom, headed: readonly HeadedColumn[], { meaning }: Vocabulary): boolean {
  const said = meaning(atom.text);
  if (said) return said.amount !== null;
  const below = headed.filter(({ column }) => overlapX(column, atom) > 0);
  return below.length > 0 && below.every(({ column }) => column.isNumeric);
}

/** Whether the only field of a line stands below another one, and both together name none. */
function isOtherHeading(header: readonly Row[], at: number, { meaning }: Vocabulary): boolean {
  const isField = (atom: Atom): boolean => (meaning(atom.text)?.fields.length ?? 0) > 0;
  const cell = header[at]?.atoms.find(isField);
  const above = header[at - 1];
  const over = cell && above ? cellOver(above, cell) : null;
  return cell !== undefined && over !== null && isField(over) && meaning(`${over.text} ${cell.text}`) === null;
}

/** Whether a line of headings is a single one, of text that runs below the whole record. */
function headsNarratives([cell, other]: readonly Atom[], { vocabulary, plan }: Meanings): boolean {
  if (!cell || other) return false;
  return vocabulary.meaning(cell.text)?.fields.some((field) => shapeOfField(plan, field) === 'text') ?? false;
}

/** Whether most records have a second line. */
function areTall(roles: readonly (number | null)[]): boolean {
  let records = 0;
  let tall = 0;
  let isCounted = true;
  for (const role of roles) {
    if (role === 0) {
      records++;
      isCounted = false;
    } else if (role !== null && !isCounted) {
      tall++;
      isCounted = true;
    }
  }
  return records > 0 && tall >= LEAST_RECORDS * records;
}

const isSum = ({ kind }: Atom): boolean => kind === 'money' || kind === 'nil' || kind === 'number';

/** In whole dollars an amount below a thousand looks like any number. */
const isSumUnder = (atom: Atom, joined: HeadedColumn | null): boolean =>
  isSum(atom) || (atom.kind === 'int' && joined?.column.isNumeric === true && joined.amount !== null);

interface Under {
  /** What the atom stands under when all header lines are joined: the reading of amounts. */
  joined: HeadedColumn | null;
  meanings: Meanings;
}

/** "less recovery" goes on with the heading above it. */
const GOES_ON = /^less\b/i;

function ownHeading(line: Row, atom: Atom): Atom | null {
  const cell = cellOver(line, atom);
  return cell !== null && GOES_ON.test(cell.text) ? null : cell;
}

/** An amount below a heading of its own line that says nothing is not what the heading of another line says. */
function amountUnder(
  line: Row,
  atom: Atom,
  { joined, meanings: { vocabulary } }: { joined: HeadedColumn; meanings: Meanings },
): HeadedColumn {
  const own = ownHeading(line, atom);
  if (own === null || joined.stack) return joined;
  const said = vocabulary.meaning(own.text);
  const measure = said?.amount?.measure ?? null;
  const others = joined.lines
    .filter((each) => each !== own.text)
    .flatMap((each) => vocabulary.meaning(each)?.amount?.measure ?? []);
  const isOther = others.some((other) => other !== measure);
  // "Outstanding" over "amount": words of headings alone say nothing else
  const isWhole =
    said === null && (vocabulary.tier(own.text) > 0 || vocabulary.amountOver(joined.wordings[0] ?? '') !== null);
  if (!isOther || isWhole || (said !== null && measure === null)) return joined;
  return { column: joined.column, lines: joined.lines, wordings: [own.text], amount: said?.amount ?? null };
}

function underLine(line: Row, atom: Atom, { joined, meanings }: Under): HeadedColumn | null {
  if (isSum(atom)) return joined;
  const cell = cellOver(line, atom);
  const names = cell && (meanings.vocabulary.meaning(cell.text)?.fields.length ?? 0) > 0;
  if (atom.kind === 'int' && !names && (cell === null || joined?.amount != null)) return joined;
  if (!cell) return null;
  return { column: columnUnder(cell, line), lines: [cell.text], wordings: [cell.text], amount: null };
}
