// Headings over columns: header cells of several lines, and group headings over several columns.
import type { Rule, Word } from '../document/page.ts';
import type { Atom, Line } from './layout.ts';
import { atomsWithin } from './atoms.ts';
import { around, centreX, type Extent, overlapX } from './boxes.ts';
import { isHorizontal } from './clean-rules.ts';
import type { Column } from './columns.ts';
import { partition } from './header-groups.ts';
import type { Attached, Heading, Part } from './heading.ts';

/** One way to read a header: which lines belong to it and which text heads which column. */
export interface Header {
  lines: readonly Line[];
  /** By column: the texts that head it alone, top down, joined; '' for none. */
  texts: readonly string[];
  /** By column: headings that it shares with its neighbors, outermost first. */
  groups: readonly (readonly string[])[];
  headings: readonly Heading[];
}

/** Points between a heading and its column: in general, and where nothing else heads the column. */
const BESIDE = 8;
const FAR = 45;

export interface HeaderLines {
  /** Texts outside are not part of the header. */
  region: Extent;
  /** Top down. */
  lines: readonly Line[];
  columns: readonly Column[];
  /** A rule under a group heading shows its span. */
  rules: readonly Rule[];
}

/** Attaches the texts of header lines to columns, the lowest line first. */
export function attachHeader({ lines, columns, rules, region }: HeaderLines): Header {
  const below: Heading[] = [];
  for (const line of lines.toReversed()) {
    const parts = headingParts(atomsWithin(line, region), columns, below);
    const found = isGroupLine(parts, columns, below)
      ? partition({ parts, columns, below, rules: rulesUnder(line, rules) })
      : parts.flatMap((part) => attach(part, columns, below));
    below.unshift(...found.map((heading) => ({ ...heading, line })));
  }
  return headerOf(lines, below, columns.length);
}

/** The atoms of a line; one over several bare columns is cut at the words nearest to each. */
function headingParts(atoms: readonly Atom[], columns: readonly Column[], below: readonly Heading[]): Part[] {
  return atoms.flatMap((atom) => {
    const over = columns.flatMap((column, at) => (overlapX(column, atom) > 2 ? [at] : []));
    const areBare = over.every((at) => !below.some((heading) => heading.from <= at && heading.to >= at));
    if (over.length < 2 || !areBare || atom.words.length < over.length) return [partOf(atom.words, atom.text)];
    return cutByColumn(atom, over, columns) ?? [partOf(atom.words, atom.text)];
  });
}

const partOf = (words: readonly Word[], text = words.map((word) => word.text).join(' ')): Part => {
  const { x0, x1 } = around(words);
  return { text, words, x0, x1 };
};

function cutByColumn(atom: Atom, over: readonly number[], columns: readonly Column[]): Part[] | null {
  const runs = new Map<number, Word[]>();
  for (const word of atom.words) {
    const at = nearest(word, over, columns);
    runs.set(at, [...(runs.get(at) ?? []), word]);
  }
  if (runs.size !== over.length) return null;
  const parts = [...runs].map(([at, words]) => ({ column: columns[at], part: partOf(words) }));
  const areAligned = parts.every(({ column, part }) => column && distance(column, part) <= BESIDE);
  return areAligned ? parts.map(({ part }) => part) : null;
}

/** Between the nearest edges or the middles. */
const distance = (column: Extent, part: Extent): number =>
  Math.min(Math.abs(column.x0 - part.x0), Math.abs(column.x1 - part.x1), Math.abs(centreX(column) - centreX(part)));

function nearest(word: Extent, over: readonly number[], columns: readonly Column[]): number {
  let best = over[0] ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (const at of over) {
    const column = columns[at];
    const apart = column
      ? Math.min(
          Math.abs(column.x0 - word.x0),
          Math.abs(column.x1 - word.x1),
          Math.abs(centreX(column) - centreX(word)),
        )
      : least;
    if (apart < least) [best, least] = [at, apart];
  }
  return best;
}

/** Fewer texts than there are headings under them, and one of them between or over several of these. */
function isGroupLine(parts: readonly Part[], columns: readonly Column[], below: readonly Heading[]): boolean {
  if (parts.length === 0 || parts.length >= below.length) return false;
  const headed = columns.filter((_, at) => below.some((heading) => heading.from <= at && heading.to >= at));
  if (parts.length >= headed.length) return false;
  return parts.some((part) => {
    const over = headed.filter(
      (column) => overlapX(column, part) > 0.25 * Math.min(column.x1 - column.x0, part.x1 - part.x0),
    );
    const own = below.filter((heading) => overlapX(heading, part) > 2);
    const isBetween = over.length === 0 && own.length === 0;
    return over.length >= 2 || own.length >= 2 || (isBetween && hasNeighbors(part, headed));
  });
}

const hasNeighbors = (part: Part, columns: readonly Column[]): boolean =>
  columns.some((column) => column.x1 <= part.x0) && columns.some((column) => column.x0 >= part.x1);

function rulesUnder(line: Line, rules: readonly Rule[]): Rule[] {
  return rules.filter((rule) => isHorizontal(rule) && rule.y0 > line.y0 && rule.y0 - line.y1 < 0.8 * line.size);
}

/** The one column that a text heads. */
function attach(part: Part, columns: readonly Column[], below: readonly Heading[]): Attached[] {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, column] of columns.entries()) {
    const shared = overlapX(column, part);
    const isBare = !below.some((heading) => heading.from <= at && heading.to >= at);
    const reach = isBare ? FAR : BESIDE;
    const edges = Math.min(
      Math.abs(column.x0 - part.x0),
      Math.abs(column.x1 - part.x1),
      Math.abs(centreX(column) - centreX(part)),
    );
    const cost = shared >= 0 ? edges / 4 : 4 - shared;
    const isReached = shared >= 0 || -shared <= reach;
    if (isReached && cost < least) [best, least] = [at, cost];
  }
  const stacked = below.find(
    (heading) => overlapX(heading, part) > 0.5 * Math.min(heading.x1 - heading.x0, part.x1 - part.x0),
  );
  if (stacked && stacked.from === stacked.to) best = stacked.from;
  return best < 0 ? [] : [{ ...part, from: best, to: best }];
}

function headerOf(lines: readonly Line[], headings: readonly Heading[], count: number): Header {
  const texts: string[] = [];
  const groups: string[][] = [];
  for (let at = 0; at < count; at++) {
    const over = headings.filter((heading) => heading.from <= at && heading.to >= at);
    texts.push(
      over
        .filter((heading) => heading.from === heading.to)
        .map((heading) => heading.text)
        .join(' '),
    );
    groups.push(over.filter((heading) => heading.from < heading.to).map((heading) => heading.text));
  }
  return { lines, texts, groups, headings };
}
