// Readings of a header: which lines of its block belong to it, scored by how well its texts head the columns.
import type { Rule } from '../document/page.ts';
import { atomsOf, atomsWithin } from './atoms.ts';
import type { Extent } from './boxes.ts';
import type { Column } from './columns.ts';
import type { HeaderReading } from './grid.ts';
import { type HeaderBlock, type HeadingWeight, isTitle, looksLikeHeading } from './header-blocks.ts';
import { attachHeader } from './header-cells.ts';
import type { Heading } from './heading.ts';
import type { Line } from './layout.ts';

const MOST_READINGS = 4;
const UNKNOWN = -0.2;
const BARE = -0.1;
const UNUSED = 0.5;
const UNATTACHED = 0.3;
const CROWDED = 0.6;

export interface HeaderSource {
  block: HeaderBlock;
  /** Lines above the block that look like headings but are not known: they may be group headings. */
  above: readonly Line[];
  columns: readonly Column[];
  rules: readonly Rule[];
  region: Extent;
  weigh: HeadingWeight;
}

/** The best readings, best first: every run of lines around the seed is tried. */
export function readHeader(source: HeaderSource): HeaderReading[] {
  const lines = [...source.above, ...source.block.lines];
  const seed = lines.indexOf(source.block.seed);
  const readings: HeaderReading[] = [];
  for (let from = seed; from >= 0; from--) {
    for (let to = seed; to < lines.length; to++) readings.push(readLines(lines.slice(from, to + 1), source));
  }
  const best: HeaderReading[] = [];
  for (const reading of readings.toSorted((a, b) => b.score - a.score || b.lines.length - a.lines.length)) {
    const isNew = !best.some((other) => keyOf(other) === keyOf(reading));
    if (isNew) best.push(reading);
    if (best.length >= MOST_READINGS) break;
  }
  return best;
}

const keyOf = ({ texts, groups }: HeaderReading): string =>
  texts.map((text, at) => `${groups[at]?.join(' ')}|${text}`).join('||');

function readLines(lines: readonly Line[], { block, columns, rules, region, weigh }: HeaderSource): HeaderReading {
  const header = attachHeader({ lines, columns, rules, region });
  let score = 0;
  for (const [at, text] of header.texts.entries()) {
    const groups = header.groups[at] ?? [];
    const whole = [...groups, text].join(' ').trim();
    if (whole === '') score += BARE;
    else score += Math.max(weigh(text), weigh(whole)) || UNKNOWN;
    if (text !== '') score += 0.15 * groups.filter((group) => weigh(group) > 0).length;
  }
  const attached = header.headings.length;
  const written = lines.reduce((sum, line) => sum + atomsWithin(line, region).length, 0);
  score -= UNATTACHED * Math.max(0, written - attached);
  score -=
    CROWDED *
    header.headings.filter((heading, at) =>
      header.headings.some((other, before) => before < at && isBeside(heading, other)),
    ).length;
  for (const line of block.lines) {
    if (lines.includes(line)) continue;
    for (const atom of atomsWithin(line, region)) score -= UNUSED * weigh(atom.text);
  }
  return { ...header, score };
}

/** Two texts of one line over one column. */
const isBeside = (a: Heading, b: Heading): boolean =>
  a.line === b.line && a.from === a.to && b.from === b.to && a.from === b.from;

/** Up to two lines right above a block that may head groups of its columns: several texts, or one not at the left. */
export function linesAbove(lines: readonly Line[], block: HeaderBlock): Line[] {
  const found: Line[] = [];
  const [first] = block.lines;
  let at = first ? lines.indexOf(first) - 1 : -1;
  let below = first;
  while (at >= 0 && found.length < 2) {
    const line = lines[at];
    if (!line || !below || below.y0 - line.y1 > 1.1 * line.size || !looksLikeHeading(line)) break;
    if (isTitle(line, below)) break;
    const [leftmost] = atomsOf(line);
    if (atomsOf(line).some((atom) => atom.isLabel || atom.text.endsWith('.'))) break;
    if (leftmost && leftmost.x0 < block.x0 + 20) break;
    found.unshift(line);
    below = line;
    at--;
  }
  return found;
}
