import { type Cited, cite, type Draft } from '../cited.ts';
import type { UnderlyingPlan } from '../plan.ts';
import { findDates } from '../../reading/values/date.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import type { Cell, Row } from './cells.ts';
import { NAMES_THOUSANDS } from './thousands.ts';
import { inParts, isRightUnder, withoutWraps } from './underlying-cells.ts';
import { alignedWith, companyIn, companyOf } from './underlying-columns.ts';
import { numberOf } from './underlying-ids.ts';
import { hasSingleLimit, type SchedulePrint, underlyingLimits } from './underlying-limits.ts';
import { withToldPolicies } from './underlying-told.ts';
import { isLine, NAME_TAIL, type Names, namesOf, lineAsPrinted } from './underlying-names.ts';

/**
 * The policies of the schedule: each from the line of insurance that names it to the next one of its column, with the
 * lines of a further table that name it by its letter or number only.
 */
export function underlyingPolicies(lines: readonly Row[], plan: UnderlyingPlan, inThousands = false): Draft[] {
  const names = namesOf(plan);
  const rows = inParts(withToldPolicies(lines, names));
  const byKey = keyedAnchors(rows, names);
  const keyed = new Map(rows.flatMap((row) => keyedRow(row, byKey)));
  const own = rows.filter((row) => !keyed.has(row));
  const anchors = anchorsIn(own, names);
  return anchors.flatMap((anchor) => {
    const added = [...keyed].filter(([, named]) => named === anchor).flatMap(([row]) => row.cells.slice(1));
    const headings = own.filter(({ at }) => anchors.every(({ row }) => at < row.at)).slice(-MOST_HEADINGS);
    const draft = policyOf(anchor, [...cellsOf(anchor, anchors, own), ...added], {
      headings,
      inThousands: inThousands || headings.some(saysThousands),
    });
    return draft ? [draft] : [];
  });
}

const saysThousands = ({ cells }: Row): boolean => cells.some(({ text }) => NAMES_THOUSANDS.test(text));

/** How many lines the headings of columns have. */
const MOST_HEADINGS = 3;

const anchorsIn = (rows: readonly Row[], names: Names): Cell[] => {
  const lines = rows.flatMap((row) => row.cells.filter((cell) => isLine(cell, rows, names)));
  const known = lines.filter((cell, at) => !isLimitOf(cell, lines.slice(0, at)));
  return [...known, ...alignedWith(known, rows)].sort((a, b) => a.row.at - b.row.at || a.x0 - b.x0);
};

/** "Personal liability | $300,000" right below a line of insurance that has its company or number beside it, and no limit. */
function isLimitOf({ row, x0 }: Cell, before: readonly Cell[]): boolean {
  const over = before.findLast((other) => other.row !== row && Math.abs(other.x0 - x0) < 10);
  if (over?.row.at !== row.at - 1) return false;
  const isAmount = ({ text }: Cell): boolean => AMOUNT.test(text);
  const [others, own] = [over.row, row].map(({ cells }) => cells.filter((cell) => cell.x0 > x0 + 10)) as [
    Cell[],
    Cell[],
  ];
  return (
    own.length > 0 &&
    own.every(isAmount) &&
    others.length > 0 &&
    !others.some((cell) => isAmount(cell) || NONE.test(cell.text))
  );
}

const AMOUNT = /\d,\d{3}/;

/** What policies are called by in front of their lines, such as "B": by it the first line of each. */
function keyedAnchors(rows: readonly Row[], names: Names): ReadonlyMap<string, Cell> {
  const byKey = new Map<string, Cell>();
  for (const anchor of anchorsIn(rows, names)) {
    const key = keyOf(anchor.row);
    if (key !== undefined && anchor !== anchor.row.cells[0] && !byKey.has(key)) byKey.set(key, anchor);
  }
  return byKey;
}

/** A line below all policies that begins with what one of them is called by. */
function keyedRow(row: Row, byKey: ReadonlyMap<string, Cell>): [Row, Cell][] {
  const named = byKey.get(keyOf(row) ?? '');
  const isBelow = [...byKey.values()].every((anchor) => row.at > anchor.row.at);
  return named && isBelow && byKey.size > 1 && row.cells.length > 1 ? [[row, named]] : [];
}

/** As printed: what a legend says of a letter is no part of it. */
function keyOf({ cells: [first] }: Row): string | undefined {
  const [word, ...more] = first?.words ?? [];
  return word && more.length === 0 && /^(?:[A-Z]|\d{1,2})[.)]?$/.test(word.text)
    ? word.text.replace(/[.)]$/, '')
    : undefined;
}

/** What belongs to the policy that a line of insurance names. */
function cellsOf(anchor: Cell, anchors: readonly Cell[], rows: readonly Row[]): Cell[] {
  const edges = new Set(anchors.map(({ x0 }) => Math.round(x0 / 8) * 8));
  const right = anchors.filter(({ x0, row }) => x0 > anchor.x1 && isNear(row, anchor.row)).map(leftOf);
  const isCard = edges.size > 1 && right.length > 0;
  const far = isCard ? Math.min(...right) : nextEdge(anchor, anchors);
  const next = anchors.find((other) => other.row.at > anchor.row.at && Math.abs(other.x0 - anchor.x0) < 10);
  // Insurer and number may stand in a column before that of the lines of insurance.
  const isFirst = !isCard && !anchors.some(({ x0 }) => x0 < anchor.x0 - 60);
  const near = isFirst ? Number.NEGATIVE_INFINITY : leftOf(anchor) - 8;
  const isAcross = anchors.filter(({ row }) => row === anchor.row).length > 1;
  return rows
    .filter(({ at }) => at >= anchor.row.at && at < (next?.row.at ?? Number.POSITIVE_INFINITY))
    .flatMap((row) => [
      ...(isAcross && row !== anchor.row ? captionOf(row, anchors) : []),
      ...row.cells.filter(({ x0 }) => x0 > near && x0 < far - 4),
    ]);
}

/** The left edge of an anchor, or of its caption: "Coverage: Umbrella". */
export const leftOf = ({ x0, size, row }: Cell): number =>
  row.cells.find((cell) => cell.text.endsWith(':') && cell.x1 <= x0 && x0 - cell.x1 < 2 * size)?.x0 ?? x0;

/** Of a line below policies that stand across the page what it tells of each of them, left of all. */
function captionOf({ cells: [first] }: Row, anchors: readonly Cell[]): Cell[] {
  return first && first.shape === null && anchors.every(({ x0 }) => first.x1 < x0) ? [first] : [];
}

const isNear = (a: Row, b: Row): boolean => Math.abs(a.at - b.at) < 4;

/** The left edge of the cards right of an anchor, where cards stand beside each other. */
function nextEdge(anchor: Cell, anchors: readonly Cell[]): number {
  const right = anchors.filter(({ x0 }) => x0 > anchor.x0 + 60).map(({ x0 }) => x0);
  return right.length > 0 ? Math.min(...right) : Number.POSITIVE_INFINITY;
}

const NONE = /\b(?:not covered|not applicable|n\/a|none|no coverage|excluded|not scheduled)\b/i;

function policyOf(anchor: Cell, cells: readonly Cell[], print: Omit<SchedulePrint, 'isSingle'>): Draft | null {
  const below = cells.filter((cell) => cell !== anchor);
  const tail = below.find((cell) => NAME_TAIL.test(cell.text) && isRightUnder(cell, anchor));
  const others = withoutWraps(below.filter((cell) => cell !== tail));
  const inLine = others.filter(({ row }) => row === anchor.row);
  if (inLine.length > 0 && inLine.every(({ text }) => NONE.test(text) || /^[-–—]+$/.test(text))) return null;
  const [effectiveDate, expirationDate] = datesOf(others);
  const number = numberOf(anchor, others);
  const carrier = companyOf(anchor, others, print.headings);
  const limits = underlyingLimits(
    others.filter((cell) => cell !== carrier),
    { ...print, isSingle: hasSingleLimit(anchor.text, others) },
  );
  if (limits.length === 0 && !number && !carrier) return null;
  return {
    coverageType: cite(
      [
        lineAsPrinted(anchor.text).replace(/^\(?(?:[A-Za-z]|\d{1,2})[.)]\s+|[:*\s]+$/g, ''),
        ...(tail ? [tail.text] : []),
      ].join(' '),
      { page: anchor.page, words: [...anchor.words, ...(tail?.words ?? [])] },
    ),
    carrierName: carrier && cite(companyIn(carrier.text), carrier),
    policyNumber: number,
    effectiveDate,
    expirationDate,
    limits,
  };
}

/** The first two dates: the term. */
function datesOf(cells: readonly Cell[]): (Cited<string> | undefined)[] {
  return cells
    .flatMap((cell) =>
      findDates(cell.text).map(({ date, start, end }) =>
        cite(date, { page: cell.page, words: wordsWithin({ text: cell.text, words: cell.words }, start, end) }),
      ),
    )
    .slice(0, 2);
}
