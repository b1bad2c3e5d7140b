import type { Line, PageLayout } from '../../reading/layout.ts';
import { rightOf, stackedAt } from '../../reading/neighbors.ts';
import type { Label } from './label.ts';

type IsLabel = (text: string) => boolean;

/** The pages that print values over their labels, as many web pages do: counted over all lines of labels alone. */
export function captionedPages(labels: readonly Label[], isLabel: IsLabel): ReadonlySet<PageLayout> {
  const alone = new Map(
    labels
      .filter((label) => isBare(label) && isLineOfLabels(label.segment.line, isLabel))
      .map(({ segment, layout }) => [segment, layout]),
  );
  const pages = new Map<PageLayout, { above: number; below: number }>();
  for (const [segment, layout] of alone) {
    const over = stackedAt(layout, segment, -1);
    const under = stackedAt(layout, segment, 1);
    const page = pages.get(layout) ?? { above: 0, below: 0 };
    pages.set(layout, page);
    if (over && !isLabel(over.text)) page.above += 1;
    if (under && !isLabel(under.text)) page.below += 1;
  }
  return new Set([...pages].filter(([, { above, below }]) => above >= 2 && above > below).map(([layout]) => layout));
}

/** Whether the value of a label stands over it: it has none in its line, on a page of captions. */
export function isCaption(label: Label, captioned: ReadonlySet<PageLayout>, isLabel: IsLabel): boolean {
  if (!captioned.has(label.layout) || !isBare(label)) return false;
  const [right] = rightOf(label.segment);
  return !right || isLabel(right.text) || !/\d/.test(right.text);
}

const isBare = ({ rest, hasColon }: Label): boolean => rest.length === 0 && !hasColon;

/** A label that text follows is one with its value beside it, and so are the others of its line, unless most are labels. */
function isLineOfLabels({ segments }: Line, isLabel: IsLabel): boolean {
  const labels = segments.filter(({ text }) => isLabel(text)).length;
  if (labels > 1 && labels === segments.length - 1) return true;
  return segments.every((segment, at) => at === 0 || isLabel(segment.text) || !isLabel(segments[at - 1]?.text ?? ''));
}
