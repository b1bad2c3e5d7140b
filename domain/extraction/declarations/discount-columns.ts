import type { PageLayout, Segment } from '../../reading/layout.ts';
import { isSetLike, rightOf } from '../../reading/neighbors.ts';
import { NOT_DISCOUNT } from '../lexicon/discounts.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { DECLINED } from '../lexicon/value-words.ts';

const SAME_EDGE = 2;
const MOST_WORDS = 4;
/** So many known names show what a list lists. */
const LEAST = 2;
/** The widest gap between two lines of a list, in sizes of its type. */
const GAP = 1.2;

/**
 * Names of a list of discounts that nobody knows: set like known ones, right over or below one of them at the same edge, and
 * with the same kind of text beside it, such as the number of a vehicle.
 */
export function namesBesideKnown(
  layout: PageLayout,
  known: readonly Segment[],
  candidates: readonly Segment[],
): Segment[] {
  if (known.length < LEAST) return [];
  const found: Segment[] = [];
  const names = candidates.filter(isName);
  for (let more = true; more; ) {
    const next = names.filter(
      (one) => !found.includes(one) && [...known, ...found].some((other) => isNext(one, other, layout)),
    );
    found.push(...next);
    more = next.length > 0;
  }
  return found;
}

const isName = ({ text, words }: Segment): boolean =>
  words.length <= MOST_WORDS &&
  /^\p{Lu}/u.test(text) &&
  !/[\d$:.]/.test(text) &&
  !NOT_DISCOUNT.test(text) &&
  !DECLINED.test(text) &&
  !sectionWordings.matchWhole(text);

function isNext(a: Segment, b: Segment, { lines }: PageLayout): boolean {
  if (!isSetLike(a, b) || Math.abs(a.x0 - b.x0) >= SAME_EDGE) return false;
  if (Math.abs(lines.indexOf(a.line) - lines.indexOf(b.line)) !== 1) return false;
  const gap = Math.max(a.y0 - b.y1, b.y0 - a.y1);
  return gap < GAP * a.size && kindBeside(a) !== '' && kindBeside(a) === kindBeside(b);
}

/** The text beside a name with one sign for each number and each word. */
function kindBeside(segment: Segment): string {
  const text = rightOf(segment)[0]?.text ?? '';
  return text.replace(/\d[\d,.]*/g, '0').replace(/\p{L}+/gu, 'a');
}
