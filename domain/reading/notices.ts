import { overlapX } from './boxes.ts';
import type { Line, PageLayout, Segment } from './layout.ts';
import { isTableLine } from './table-lines.ts';

/** So many cells of a line stand below those of another where both belong to one table. */
const LEAST_SHARED = 2;
/** Lines of one table are no further apart, in sizes of print, with notices between them. */
const FAR = 6;
const LEAST_WORDS = 5;

/**
 * The page without the notices that stand between the lines of a table ("This is not a bill.", "Page 2 of 7"): they would
 * end it, and hold no value.
 */
export function withoutNotices(layout: PageLayout): PageLayout {
  const isIn = (line: Line, at: number): boolean => isNotice(line) && isInTable(line, at, layout.lines);
  const lines = layout.lines.filter((line, at) => !isIn(line, at));
  return lines.length === layout.lines.length ? layout : { ...layout, lines };
}

function isInTable({ size }: Line, at: number, lines: readonly Line[]): boolean {
  const above = lines.slice(0, at).findLast((other) => !isNotice(other));
  const below = lines.slice(at + 1).find((other) => !isNotice(other));
  if (!above || !below || !isTableLine(below) || below.y0 - above.y1 > FAR * size) return false;
  const isOverSome = (segment: Segment): boolean => above.segments.some((other) => overlapX(segment, other) > 0);
  return (
    [...above.segments, ...below.segments].every(({ text }) => !text.endsWith(':')) &&
    below.segments.filter(isOverSome).length >= LEAST_SHARED &&
    above.segments.length >= LEAST_SHARED
  );
}

/** A sentence without a figure, or the number of a page or form, alone in its line. */
function isNotice({ segments, words }: Line): boolean {
  const [only, more] = segments;
  if (!only || more) return false;
  if (PAGE.test(only.text) || FORM.test(only.text)) return true;
  const isTold = words.length >= LEAST_WORDS && SENTENCE.test(only.text) && TOLD.test(only.text);
  return isTold && !NAMES.test(only.text) && !/\d/.test(only.text.replace(PHONE, ''));
}

const SENTENCE = /^\p{Lu}.*\p{L}{2}[.!]$/u;
/** Words of a sentence, of which no name of a company is made. */
const TOLD = /\b(?:this|your?|is|are|was|were|be|will|may|must|shall|us|we|please|not|if|see)\b/i;
/** A list, or a name: its words begin with capitals. */
const NAMES = /,.*,|:|\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u;
const PAGE = /^page \d+(?: of \d+)?$/i;
/** "Form DP-1144 (03-19)", "CA 94 01 11 18" */
const FORM = /^(?:form )?[A-Z]{2,5}[- ]?[A-Z]{0,3} ?\d{2,5}(?: \(\d{2}[-/]\d{2}\)|(?: \d{2}){1,3})$/i;
const PHONE = /(?:1-)?\(?\d{3}\)?[-. ]\d{3}-\d{4}/;
