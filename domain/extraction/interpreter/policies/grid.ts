import type { Box, Rule } from '../../../document/page.ts';
import { around, centreY, overlapX } from '../../../reading/boxes.ts';
import { isVertical } from '../../../reading/clean-rules.ts';
import { findDates } from '../../../reading/values/date.ts';
import { findCaptions } from '../../boxes/captions.ts';
import { endsAtGap } from './last-row.ts';
import { rowStarts } from './row-starts.ts';
import { type Band, type Column, type PolicyWords, type Heading, type PolicyGrid, TERM } from './policy-table.ts';
import type { Sheet } from './sheet.ts';
import { titledColumns, withUnknown } from './unknown-headings.ts';

// A table whose rows are policies: columns from headings over several lines and from the walls or the gaps between them,
// rows from the rules that run below the columns, or from the dates where there are none.

/** Points: the lines of one row of headings stand so close to each other. */
const SAME_HEADINGS = 16;
const LEAST_HEADINGS = 3;
/** Points: headings of one line. */
const SAME_LINE = 3;

const known = new WeakMap<Sheet, Map<PolicyWords, PolicyGrid[]>>();

/** The tables of policies of a page. */
export function policyGrids(sheet: Sheet, words: PolicyWords): PolicyGrid[] {
  const own = known.get(sheet) ?? new Map<PolicyWords, PolicyGrid[]>();
  known.set(sheet, own);
  const before = own.get(words);
  const grids = before ?? gridsOn(sheet, words);
  own.set(words, grids);
  return grids;
}

function gridsOn(sheet: Sheet, words: PolicyWords): PolicyGrid[] {
  const headers = headersOf(sheet, words);
  return headers.map((header, at) => {
    const box = around(header);
    const next = headers[at + 1];
    const end = Math.min(endOf(sheet, box, words), next ? around(next).y0 : Number.POSITIVE_INFINITY);
    const table = { ...box, y1: end };
    const columns = titledColumns(columnsOf(withUnknown(header, sheet), sheet, table), { sheet, table, words });
    return { columns, rows: rowsOf(columns, sheet, { top: box.y1, end }, words) };
  });
}

function headersOf(sheet: Sheet, { headings, needs, nested, dates }: PolicyWords): Heading[][] {
  const found = findCaptions(sheet.runs, headings)
    // "Policy number / term" heads one column.
    .filter(({ words: [first] }) => !first?.text.startsWith('/'))
    .map((caption): Heading => ({ ...caption, field: caption.fields[0] ?? '' }))
    .sort((a, b) => a.y0 - b.y0);
  const headers: Heading[][] = [];
  const taken = new Set<Heading>();
  const nearTo = (first: Heading): Heading[] =>
    found.filter((other) => !taken.has(other) && Math.abs(centreY(other) - centreY(first)) < SAME_HEADINGS);
  const fieldsNear = (heading: Heading): number => new Set(nearTo(heading).map(({ field }) => field)).size;
  const beside = (heading: Heading): number =>
    found.filter((other) => Math.abs(centreY(other) - centreY(heading)) < SAME_LINE).length;
  const isMain = (a: Heading, b: Heading): boolean =>
    fieldsNear(a) === fieldsNear(b) ? beside(a) > beside(b) : fieldsNear(a) > fieldsNear(b);
  for (const next of found) {
    if (taken.has(next)) continue;
    // A title right over the headings is none of them.
    const first = nearTo(next).reduce((best, other) => (isMain(other, best) ? other : best), next);
    const near = nearTo(first);
    const own = withoutGroup(oneEach(near, first, { nested, beside }), dates);
    const fields = new Set(own.map(({ field }) => field));
    if (
      fields.size < LEAST_HEADINGS ||
      areStacked(own) ||
      areLabels(own) ||
      !needs.every((some) => some.some((field) => fields.has(field)))
    )
      continue;
    for (const heading of near) taken.add(heading);
    headers.push(own.sort((a, b) => a.x0 - b.x0));
  }
  return headers;
}

/** "Policy period" over "Effective" and "Expiration" heads no column of its own. */
const withoutGroup = (headings: readonly Heading[], dates: ReadonlySet<string>): Heading[] => {
  const isDated = headings.some(({ field }) => field !== TERM && dates.has(field));
  return headings.filter(({ field }) => field !== TERM || !isDated);
};

/** Labels one below the other head no columns. */
const areStacked = (headings: readonly Heading[]): boolean => {
  const inOrder = headings.toSorted((a, b) => a.x0 - b.x0);
  const pairs = inOrder.slice(1).filter((heading, at) => overlapX(heading, inOrder[at] as Heading) > 4);
  return pairs.length * 2 >= inOrder.length - 1;
};

/** "Policy: GL-1   Term: 1/1/25 - 1/1/26   Limits: 1,000,000": labels that stand before their values. */
const areLabels = (headings: readonly Heading[]): boolean =>
  headings.filter(({ words }) => words.at(-1)?.text.endsWith(':')).length * 2 > headings.length;

/** Of headings of one field the nearest to the line of the first, then the one beside more; limits may have two columns. */
function oneEach(
  near: readonly Heading[],
  first: Heading,
  { nested, beside }: { nested: ReadonlySet<string>; beside: (heading: Heading) => number },
): Heading[] {
  const best = new Map<string, Heading>();
  const apart = (heading: Heading): number => Math.abs(centreY(heading) - centreY(first));
  const isNearer = (a: Heading, b: Heading): boolean =>
    Math.abs(apart(a) - apart(b)) < SAME_LINE && apart(a) > SAME_LINE ? beside(a) > beside(b) : apart(a) < apart(b);
  for (const heading of near) {
    const other = best.get(heading.field);
    const isOfOne = other && nested.has(heading.field) && other.fields.every((field) => heading.fields.includes(field));
    if (other && isOfOne) best.set(heading.field, { ...other, ...around([other, heading]) });
    else if (!other || isNearer(heading, other)) best.set(heading.field, heading);
  }
  return [...best.values()];
}

/** Where the table ends at the latest: at a heading of something else. */
function endOf({ runs, layout }: Sheet, header: Box, { isStop }: PolicyWords): number {
  const stops = runs.filter((run) => run.y0 > header.y1 && run.x0 < header.x0 + 60 && isStop(run.text));
  return Math.min(layout.page.height, ...stops.map(({ y0 }) => y0));
}

function columnsOf(header: readonly Heading[], sheet: Sheet, table: Box): Column[] {
  const left = (heading: Heading): number | null => {
    const x = heading.x0 + 2;
    const space = sheet.grid.spaceAt(x, centreY(heading));
    const under = sheet.grid.spaceAt(x, around(header).y1 + 3);
    return space.x0 > 0 && Math.abs(space.x0 - under.x0) < 2 ? space.x0 : null;
  };
  const walls = header.map(left);
  return header.map(({ field, words }, at) => {
    const next = header[at + 1];
    const wall = walls[at] ?? (at === 0 ? 0 : boundary(header[at - 1], header[at], sheet, table));
    const right = next
      ? (walls[at + 1] ?? boundary(header[at], next, sheet, table))
      : rightOf(header[at], sheet, table);
    return { field, heading: words, x0: wall, x1: right };
  });
}

function rightOf(last: Heading | undefined, { grid, layout }: Sheet, table: Box): number {
  const space = last && grid.spaceAt(last.x1 - 2, table.y0 + 2);
  return space ? space.x1 : layout.page.width;
}

/** Where two columns without a wall part: the place between their headings that the fewest words cross. */
function boundary(a: Heading | undefined, b: Heading | undefined, { words }: Sheet, table: Box): number {
  if (!a || !b) return 0;
  const inside = words.filter((word) => centreY(word) > table.y0 && centreY(word) < table.y1);
  const dated = inside.filter(({ text }) => findDates(text).length > 0);
  const onRows = inside.filter((word) => dated.some((date) => Math.abs(centreY(date) - centreY(word)) < word.size));
  const own = onRows.length > 0 ? onRows : inside;
  let best = b.x0 - 1;
  let least = Number.POSITIVE_INFINITY;
  for (let x = Math.floor(b.x0 - 1); x > a.x0 + 4; x -= 1) {
    const crossing = own.filter((word) => word.x0 < x && word.x1 > x).length;
    if (crossing < least) [best, least] = [x, crossing];
    if (crossing === 0) break;
  }
  return best;
}

interface Reach {
  top: number;
  end: number;
}

function rowsOf(columns: readonly Column[], sheet: Sheet, { top, end }: Reach, words: PolicyWords): Band[] {
  const own = columns.filter(({ field }) => !words.nested.has(field));
  const box = { x0: Math.max(own[0]?.x0 ?? 0, 0), x1: own.at(-1)?.x1 ?? 0, y0: top, y1: end };
  const ruled = bandsBetween(crossing(sheet.layout.rules, box), box);
  const bands = ruled.length > 0 ? ruled : [{ y0: top, y1: end }];
  const rows: Band[] = [];
  for (const band of bands) {
    const starts = rowStarts(band, box, { columns, sheet, words });
    if (ruled.length === 0 && starts.length === 0) break;
    const last = rows.at(-1);
    // A line of its own between two rules goes on with the policy above it.
    if (last && starts.length === 0 && band.y1 - band.y0 < ONE_LINE) {
      last.y1 = band.y1;
      continue;
    }
    rows.push(...(starts.length > 1 || ruled.length === 0 ? parted(band, starts) : [{ ...band }]));
  }
  return endedAtGap(rows, { isRuled: ruled.length > 0, sheet });
}

/** The rows, the last one of a table without rules up to the first blank line. */
function endedAtGap(rows: Band[], { isRuled, sheet }: { isRuled: boolean; sheet: Sheet }): Band[] {
  const last = isRuled ? undefined : rows.at(-1);
  if (last) last.y1 = endsAtGap(last, sheet);
  return rows;
}

/** Heights at which rules run below most of the width of a table. */
function crossing(rules: readonly Rule[], box: Box): number[] {
  const across = rules.filter((rule) => !isVertical(rule) && rule.y0 > box.y0 - 3 && rule.y0 <= box.y1 + 3);
  const heights = [...new Set(across.map(({ y0 }) => y0))].sort((a, b) => a - b);
  const covered = (y: number): number =>
    across
      .filter((rule) => Math.abs(rule.y0 - y) < 1.6)
      .reduce((sum, rule) => sum + Math.max(0, Math.min(rule.x1, box.x1) - Math.max(rule.x0, box.x0)), 0);
  const found = heights.filter((y) => covered(y) > 0.7 * (box.x1 - box.x0));
  return found.filter((y, at) => at === 0 || y - (found[at - 1] ?? 0) > 4);
}

/** Points: a row of one line is no higher. */
const ONE_LINE = 20;
/** Points: no row of a table is higher. */
const HIGHEST = 260;

function bandsBetween(heights: readonly number[], box: Box): Band[] {
  const below = heights.filter((y) => y > box.y0 + 6);
  const tops = [box.y0, ...below];
  return below
    .map((y1, at) => ({ y0: tops[at] ?? box.y0, y1 }))
    .filter(({ y0, y1 }) => y1 - y0 < HIGHEST && y1 - y0 > 5);
}

/** A band parted where its policies start; what stands above the first one belongs to it. */
const parted = (band: Band, starts: readonly number[]): Band[] =>
  starts.map((y, at) => ({
    y0: at === 0 ? band.y0 : y - 2,
    y1: starts[at + 1] === undefined ? band.y1 : (starts[at + 1] ?? 0) - 2,
  }));
