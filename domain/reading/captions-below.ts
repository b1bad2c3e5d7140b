import type { Line, PageLayout, Segment } from './layout.ts';
import { movedLine } from './moved-line.ts';

// Pages that print captions in small type below their values. They are set the other way round, as most pages print
// them, so that no reader has to know of it; where the words are printed stays with them.

/** Sizes of a caption by that of its value, and the gap between both by the size of the caption. */
const SMALLER = 0.85;
const CLOSE = 1;
const LEAST_LINES = 3;
const MOST_WORDS = 8;
const NEAR = 4;

/** A page with its captions above their values. */
export function withCaptionsAbove(layout: PageLayout): PageLayout {
  const { lines } = layout;
  const found = lines.flatMap((_, at) => (isOverCaptions(at, lines) ? [at] : []));
  const beside = found.filter((at) => (lines[at]?.segments.length ?? 0) > 1);
  const isLeft = (at: number): boolean => !found.includes(at - 1) && holdsCaptions(at, lines);
  const areCards = found.some((at) => repeats(lines[at + 1] as Line));
  if (beside.length < LEAST_LINES || areCards || lines.some((_, at) => isLeft(at))) return layout;
  const turned = [...lines];
  for (const at of found) {
    const [values, captions] = [lines[at], lines[at + 1]] as [Line, Line];
    turned[at] = movedLine(captions, values.y0 - captions.y0);
    turned[at + 1] = movedLine(values, captions.y1 - values.y1);
  }
  return { ...layout, lines: turned };
}

/** Cards side by side repeat their captions: each is read by itself. */
const repeats = ({ segments }: Line): boolean => new Set(segments.map(({ text }) => text)).size < segments.length;

/** Whether the line below captions this one: smaller, closer than what comes next, and each text under a value. */
function isOverCaptions(at: number, lines: readonly Line[]): boolean {
  const [above, values, captions, next] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  if (!values || !captions || captions.size > SMALLER * values.size) return false;
  const gap = captions.y0 - values.y1;
  const isCaptioned = above && above.size <= SMALLER * values.size && values.y0 - above.y1 < gap;
  const isApart = !next || next.y0 - captions.y1 > gap + 0.2 * captions.size;
  return gap < CLOSE * captions.size && !isCaptioned && isApart && areCaptions(captions.segments, values.segments);
}

/** Whether a line that cannot be turned as a whole holds a caption of what is right above it. */
function holdsCaptions(at: number, lines: readonly Line[]): boolean {
  const above = lines.slice(Math.max(0, at - 2), at).flatMap(({ segments }) => segments);
  return (lines[at]?.segments ?? []).some((caption) =>
    above.some(
      (value) =>
        caption.size <= SMALLER * value.size &&
        caption.y0 - value.y1 < CLOSE * caption.size &&
        areCaptions([caption], [value]),
    ),
  );
}

/** A caption under each value; some may have none. */
function areCaptions(captions: readonly Segment[], values: readonly Segment[]): boolean {
  const isFilled = captions.length > 1 || /\d/.test(values[0]?.text ?? '');
  return isFilled && captions.every(isCaption) && values.every((value) => captions.some((own) => isUnder(own, value)));
}

const isCaption = ({ text, words }: Segment): boolean =>
  words.length <= MOST_WORDS && /\p{L}{2}/u.test(text) && !FIGURE.test(text);

const isUnder = (caption: Segment, value: Segment): boolean =>
  Math.abs(caption.x0 - value.x0) < NEAR ||
  Math.abs(caption.x1 - value.x1) < NEAR ||
  Math.abs(caption.x0 + caption.x1 - value.x0 - value.x1) < 2 * NEAR;

/** A figure, or the end of a sentence. */
const FIGURE = /[$%]|\d{3}|\p{Ll}{2}\.$/u;
