import type { Box, Rule } from '../../document/page.ts';
import { isAmount } from '../../reading/atom.ts';
import type { Atom, PageLayout } from '../../reading/layout.ts';
import { atomsOf } from '../../reading/atoms.ts';
import { around } from '../../reading/boxes.ts';
import { isHorizontal } from '../../reading/clean-rules.ts';
import { delimitedLines } from './delimited-lines.ts';
import { partSigns } from './part-signs.ts';
import { markFurniture } from './furniture.ts';
import { inlineLabels, splitTexts } from './inline-labels.ts';
import { labelsBySeparators } from './separated-labels.ts';
import type { Meanings } from './shapes.ts';

/** A printed line as the ledger reader sees it. */
export interface Row extends Box {
  /** Position in the document. */
  at: number;
  /** 1-based. */
  page: number;
  atoms: readonly Atom[];
  size: number;
  /** Repeated at the same place of most pages, at the top or bottom. */
  isFurniture: boolean;
  /** Made of sentences: everything that they say of a record stands in it. */
  isTold?: boolean;
  /** Of a card that stood beside others. */
  isCard?: boolean;
  /** Whether a horizontal rule is drawn between this row and the one above. */
  isRuledAbove: boolean;
}

/** Whether a row prints amounts and nothing else. */
export const isOfAmounts = ({ atoms }: Row): boolean => atoms.every((atom) => isAmount(atom));

const TALLEST = 4;

/** All rows of a document in reading order. */
export function rowsOf(layouts: readonly PageLayout[], meanings: Meanings): Row[] {
  const { vocabulary } = meanings;
  const printed = layouts.flatMap((layout) => layout.lines.map(partSigns));
  const delimited = delimitedLines(printed);
  const lines = printed.map((line) => ({
    line,
    atoms: delimited.get(line) ?? labelsBySeparators(atomsOf(line), vocabulary),
  }));
  const labels = inlineLabels(
    lines.flatMap(({ atoms }) => atoms),
    vocabulary,
  );
  const rows: Row[] = [];
  for (const { line, atoms } of lines) {
    const parted = delimited.has(line) ? atoms : splitTexts(atoms, labels, meanings);
    const kept = joinNilAmounts(withoutWeekdays(parted)).filter((atom) => !/^[-_=*.\s]{4,}$/.test(atom.text));
    if (kept.length === 0) continue;
    const box = around(kept);
    // words that are printed upwards make no row taller
    const y0 = box.y1 - box.y0 > TALLEST * line.size ? line.y0 : box.y0;
    rows.push({
      ...box,
      y0,
      at: rows.length,
      page: line.page,
      atoms: kept,
      size: line.size,
      isFurniture: false,
      isRuledAbove: false,
    });
  }
  markRules(rows, layouts);
  markFurniture(rows, { pages: layouts.length, vocabulary });
  return rows;
}

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?$/i;

/** "Tuesday, March 1, 2022" is a date. */
const withoutWeekdays = (atoms: readonly Atom[]): Atom[] =>
  atoms.filter(({ text }, at) => !WEEKDAY.test(text) || atoms[at + 1]?.kind !== 'date');

const DOLLAR_REACH = 110;

/** "$ -" is how spreadsheets print zero dollars. */
function joinNilAmounts(atoms: readonly Atom[]): Atom[] {
  const joined: Atom[] = [];
  for (const atom of atoms) {
    const before = joined.at(-1);
    if (before?.text !== '$' || atom.x0 - before.x1 > DOLLAR_REACH || atom.kind !== 'nil') {
      joined.push(atom);
      continue;
    }
    const marks = { dollar: true, cents: false, comma: false, credit: false };
    const words = [...before.words, ...atom.words];
    joined[joined.length - 1] = { ...atom, kind: 'money', value: 0, marks, words, text: '$ -' };
  }
  return joined;
}

const LONG_RULE = 0.4;

/** Marks the rows below a rule that spans most of the text. */
function markRules(rows: readonly Row[], layouts: readonly PageLayout[]): void {
  const rules = new Map<number, Rule[]>();
  for (const { page, rules: drawn } of layouts) {
    const long = drawn.filter((rule) => isHorizontal(rule) && rule.x1 - rule.x0 > LONG_RULE * page.width);
    rules.set(
      page.number,
      long.toSorted((a, b) => a.y0 - b.y0),
    );
  }
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    const top = above?.page === row.page ? above.y1 - 0.3 * above.size : 0;
    const bottom = row.y0 + 0.3 * row.size;
    row.isRuledAbove = (rules.get(row.page) ?? []).some((rule) => rule.y0 > top && rule.y0 < bottom);
  }
}
