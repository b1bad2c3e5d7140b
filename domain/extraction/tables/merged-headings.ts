import { overlapX } from '../../reading/boxes.ts';
import type { Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import { type HeadingCell, meaning } from './heading-cells.ts';
import type { Headings } from './table.ts';

/**
 * Cuts cells that hold the ends (or beginnings) of two wrapped headings with too narrow a gap: "State | Loss" over
 * "of jurisdiction type" is "State of jurisdiction" and "Loss type".
 */
export function splitMerged<Role extends string>(
  cells: readonly HeadingCell<Role>[],
  headings: Headings<Role>,
): HeadingCell<Role>[] {
  return cells.flatMap((cell) => {
    if (cell.role !== null || cell.segment.words.length < 2) return [cell];
    for (const step of [-1, 1]) {
      const beside = cells.filter(
        (other) => other.row === cell.row + step && overlapX(other.segment, cell.segment) > 0,
      );
      const halves = halvesOf({ cell, beside, isBelow: step === -1, headings });
      if (halves) return halves;
    }
    return [cell];
  });
}

interface Merged<Role extends string> {
  cell: HeadingCell<Role>;
  beside: readonly HeadingCell<Role>[];
  /** Whether the cell is the lower part of the headings. */
  isBelow: boolean;
  headings: Headings<Role>;
}

function halvesOf<Role extends string>({ cell, beside, isBelow, headings }: Merged<Role>): HeadingCell<Role>[] | null {
  const { words, line } = cell.segment;
  if (beside.length === 0 || beside.length > 2) return null;
  const [only] = beside;
  const whole = isBelow ? `${only?.segment.text} ${cell.segment.text}` : `${cell.segment.text} ${only?.segment.text}`;
  if (beside.length === 1 && headings.role(whole) !== null) return null;
  const isKnown = (part: Segment): boolean => {
    const [other, ...others] = beside.map(({ segment }) => segment).filter((segment) => overlapX(segment, part) > 0);
    if (!other) return headings.role(part.text) !== null;
    return (
      others.length === 0 &&
      headings.role(isBelow ? `${other.text} ${part.text}` : `${part.text} ${other.text}`) !== null
    );
  };
  for (let at = 1; at < words.length; at++) {
    const parts = [segmentOf(words.slice(0, at), line), segmentOf(words.slice(at), line)] as const;
    if (!parts.every(isKnown)) continue;
    return parts.map((segment) => ({ ...cell, segment, ...meaning(segment.text, headings) }));
  }
  return null;
}
