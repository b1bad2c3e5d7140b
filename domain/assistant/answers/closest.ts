import { type FoundLines, distinctLines, findFactLines, findLines } from '../find/passages.ts';
import type { Asked } from '../find/resolve.ts';

/** Passages that hold less of the question are not shown. */
const CLOSE = 0.3;
const MOST_PASSAGES = 6;

/** The passages that come closest to an answer where none is sure. */
export function findClosest(asked: Asked): FoundLines[] {
  const lines = findLines(asked, MOST_PASSAGES).filter(({ score }) => score >= CLOSE);
  const [first, second] = findFactLines(asked, 2);
  return distinctLines(
    [
      ...lines.slice(0, 1),
      ...(first ? [first] : []),
      ...lines.slice(1, 2),
      ...(second ? [second] : []),
      ...lines.slice(2),
    ],
    MOST_PASSAGES,
  );
}
