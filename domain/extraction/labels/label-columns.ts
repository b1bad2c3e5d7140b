import type { Segment } from '../../reading/layout.ts';
import { isSetLike, stackedAt } from '../../reading/neighbors.ts';
import type { Label } from './label.ts';

// Two columns of labels, each over its value, stand side by side: what is right of a label belongs to the other column.

const SAME_EDGE = 2;
/** So many labels of one print at one edge show that another text set like them is one too. */
const LEAST = 2;

type IsLabel = (text: string) => boolean;

/** How far right of a label its name may stand, in points, unless the line has nothing else. */
const BESIDE = 160;
export const isBeside = (right: Segment, { head, segment }: Label): boolean =>
  right.x0 - head.x1 < BESIDE || segment.line.segments.length === 2;

/** Whether a text right of a label is the label or the value of another column, and the label has its own value below. */
export function isOfOtherColumn(
  { layout, head, segment: own, rest }: Label,
  right: Segment,
  isLabel: IsLabel,
): boolean {
  if (rest.length > 0) return false;
  const under = stackedAt(layout, own, 1);
  if (!under || isSetLike(under, head)) return false;
  if (isSidebar(head, { layout, isLabel })) return true;
  if (isLabel(under.text)) return false;
  const over = stackedAt(layout, right, -1);
  if (over && isLabel(over.text) && isSetLike(over, head) && !isSetLike(right, head)) return true;
  return isSetLike(right, head) && isSetAsLabels(right, { layout, isLabel });
}

/** Whether labels in the print of one stand at its edge, each over a value in another print: what is right of such a column is no part of it. */
function isSidebar(head: Segment, { layout, isLabel }: { layout: Label['layout']; isLabel: IsLabel }): boolean {
  const stacked = layout.lines
    .flatMap(({ segments }) => segments)
    .filter((other) => Math.abs(other.x0 - head.x0) < SAME_EDGE && isSetLike(other, head) && isLabel(other.text))
    .filter((other) => {
      const under = stackedAt(layout, other, 1);
      return under !== null && !isSetLike(under, head) && Math.abs(under.x0 - head.x0) < SAME_EDGE;
    });
  return stacked.length > LEAST;
}

/** Whether several labels that are known stand at its edge in its print. */
function isSetAsLabels(segment: Segment, { layout, isLabel }: { layout: Label['layout']; isLabel: IsLabel }): boolean {
  const alike = layout.lines.flatMap(({ segments }) =>
    segments.filter((other) => Math.abs(other.x0 - segment.x0) < SAME_EDGE && isSetLike(other, segment)),
  );
  return alike.filter(({ text }) => isLabel(text)).length >= LEAST;
}
