import type { Line, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import type { Word } from '../../document/page.ts';
import { parseDate } from '../../reading/values/date.ts';
import { parseMoney } from '../../reading/values/money.ts';
import type { Headings } from './table.ts';

/** A segment, or a part of one, of a line that may belong to a header. */
export interface HeadingCell<Role extends string> {
  segment: Segment;
  role: Role | null;
  half: string | null;
  /** Every word of it occurs in a heading. */
  isVocabulary: boolean;
  /** Index of its line in the header block. */
  row: number;
}

/** Two headings in one segment stand further apart than the words inside them, by this factor. */
const CUT_GAP = 1.25;

/** The cells of a line, segments that hold several known headings cut in their parts. */
export function headingCells<Role extends string>(
  line: Line,
  headings: Headings<Role>,
  row: number,
): HeadingCell<Role>[] {
  return line.segments
    .flatMap((segment) => cut(segment, headings))
    .map((segment) => {
      const { role, half } = meaning(segment.text, headings);
      const words = segment.text.split(/[\s/]+/).filter((word) => /\p{L}/u.test(word));
      return {
        segment,
        role,
        half,
        isVocabulary: words.length > 0 && words.every((word) => headings.isWord(word)),
        row,
      };
    });
}

export function meaning<Role extends string>(
  text: string,
  headings: Headings<Role>,
): { role: Role | null; half: string | null } {
  return { role: headings.role(text), half: headings.half?.(text) ?? null };
}

/** Whether a line can belong to a header: known headings or their words, no values, no "label: value". */
export function isHeadingLine<Role extends string>(cells: readonly HeadingCell<Role>[]): boolean {
  let recognised = 0;
  for (const [at, cell] of cells.entries()) {
    if (isValue(cell.segment.text)) return false;
    if (/:\s+\S|^[^:]+:\S/.test(cell.segment.text) && cell.role === null) return false;
    if (cell.segment.text.endsWith(':') && (cells[at + 1]?.role ?? null) === null) return false;
    if (cell.role !== null || cell.isVocabulary) recognised++;
  }
  return recognised > 0 && recognised * 2 >= cells.length;
}

function isValue(text: string): boolean {
  return /\d/.test(text) && (parseMoney(text) !== null || parseDate(text) !== null || /\d{3}|\d[/-]\d/.test(text));
}

function cut<Role extends string>(segment: Segment, headings: Headings<Role>): Segment[] {
  const { words } = segment;
  if (words.length < 2 || words.length > 24 || !words.every((word) => headings.isWord(word.text))) return [segment];
  if (headings.role(segment.text) !== null) return [segment];
  const gaps = words.slice(1).map((word, at) => word.x0 - (words[at]?.x1 ?? word.x0));
  const narrow = Math.max(Math.min(...gaps), 0.5);
  const parts = knownParts(words, headings, (at) => (gaps[at - 1] ?? 0) >= CUT_GAP * narrow);
  return parts ? parts.map((part) => segmentOf(part, segment.line)) : [segment];
}

/** The fewest known headings that together are all the words; null when some word belongs to none. */
function knownParts<Role extends string>(
  words: readonly Word[],
  headings: Headings<Role>,
  mayCut: (at: number) => boolean,
): Word[][] | null {
  const best: (Word[][] | null)[] = [[]];
  for (let end = 1; end <= words.length; end++) {
    let shortest: Word[][] | null = null;
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before || (start > 0 && !mayCut(start))) continue;
      const part = words.slice(start, end);
      if (headings.role(part.map((word) => word.text).join(' ')) === null) continue;
      if (!shortest || before.length + 1 < shortest.length) shortest = [...before, part];
    }
    best.push(shortest);
  }
  return best.at(-1) ?? null;
}
