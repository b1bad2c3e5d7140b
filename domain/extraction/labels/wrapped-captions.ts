import { overlapX } from '../../reading/boxes.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { rightOf } from '../../reading/neighbors.ts';
import { segmentOf } from '../../reading/segments.ts';
import type { Wordings } from '../lexicon/wordings.ts';
import type { Label } from './label.ts';

// Captions that a narrow column wraps: "INSURED & MAILING" over "ADDRESS:", "Policy" over "number".

/** The widest gap between the lines of one caption, in sizes of its print. */
const TIGHT = 0.6;
const MOST_LINES = 3;
const LONGEST = 8;
/** Behind the same words in one line. */
const WRAPPED_RANK = 6;

/** A label over several lines, with the segments that it takes. */
interface Wrapped {
  label: Label;
  lines: readonly Segment[];
}

/** The labels that several segments of one column make together and none of them alone. */
export function wrappedLabels(layout: PageLayout, wordings: Wordings): Wrapped[] {
  return layout.lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      if (!mayBePart(segment) || (isOwn(segment.text, wordings) && !isLinked(underOf(segment, layout)))) return [];
      return captionFrom(segment, layout, wordings);
    }),
  );
}

/** A caption of its own is none of a longer one, unless it is cut in the middle. */
const isOwn = (text: string, wordings: Wordings): boolean =>
  wordings.matchWhole(text) !== null && !/[/&,]$|\b(?:and|or|of)$/i.test(text);

const isLinked = (under: Segment | null): boolean => under !== null && /^(?:and|&|or|of)\b/i.test(under.text);

const mayBePart = ({ text, words }: Segment): boolean =>
  words.length <= LONGEST && /\p{L}{2}/u.test(text) && !/[\d$%:]/.test(text);

function captionFrom(first: Segment, layout: PageLayout, wordings: Wordings): Wrapped[] {
  const lines = [first];
  while (lines.length < MOST_LINES) {
    const last = lines.at(-1) as Segment;
    const next = underOf(last, layout);
    if (!next || next.words.length > LONGEST || /[\d$%]/.test(next.text)) return [];
    lines.push(next);
    const words = lines.flatMap((part) => part.words);
    const found = wordings.matchAll(words.map(({ text }) => text).join(' '));
    const whole = found.filter(({ rest, length }) => rest === '' && length === words.length);
    if (whole.length > 0)
      return whole
        .map(({ field, rank }) => ({ label: labelOf(lines, layout, { field, rank }), lines }))
        .filter(({ label }) => !isColumn(label));
    if (next.text.endsWith(':')) return [];
  }
  return [];
}

function labelOf(lines: readonly Segment[], layout: PageLayout, { field, rank }: Pick<Label, 'field' | 'rank'>): Label {
  const words = lines.flatMap((part) => part.words);
  const last = lines.at(-1) as Segment;
  const nearest = lines.toSorted((a, b) => gapRight(a) - gapRight(b))[0] ?? last;
  return {
    field,
    rank: rank + WRAPPED_RANK,
    layout,
    segment: nearest,
    head: segmentOf(words, last.line),
    rest: [],
    hasColon: last.text.endsWith(':'),
    isShort: false,
  };
}

/** "Annual" over "Premium" heads a column more often than it names the total. */
const isColumn = ({ field, hasColon, segment }: Label): boolean =>
  field === 'totalPremium' && !hasColon && rightOf(segment).length === 0;

const gapRight = (segment: Segment): number => (rightOf(segment)[0]?.x0 ?? Number.POSITIVE_INFINITY) - segment.x1;

/** The segment right under another, set to one of its edges or in its middle, in the same print. */
function underOf(segment: Segment, layout: PageLayout): Segment | null {
  const at = layout.lines.indexOf(segment.line);
  for (const line of layout.lines.slice(at + 1, at + 3)) {
    const under = line.segments.find((other) => overlapX(other, segment) > 0);
    if (!under) continue;
    const gap = under.y0 - segment.y1;
    const isTight = gap < TIGHT * segment.size && gap > -0.3 * segment.size;
    return isTight && isSetTo(under, segment) && isSetAlike(under, segment) ? under : null;
  }
  return null;
}

const isSetTo = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) < 3 || Math.abs(a.x1 - b.x1) < 3 || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 6;

const isSetAlike = (a: Segment, b: Segment): boolean => a.bold === b.bold && Math.abs(a.size - b.size) < 0.6;
