import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { relined } from '../../reading/segments.ts';
import { findDates } from '../../reading/values/date.ts';
import { isMoneyLike } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import { formsOf } from '../phrases.ts';

const FIGURE = '[limit|limits|premium|premiums|prem|amount|amounts|deductible|ded|policy|term|coverage]';
const TERM = '[policy|your] [term|period|year|policy] [period]';
const BEFORE = new Set(
  formsOf(
    `[it] (was|before|old|previous|prev|prior|former|expiring|last) ${FIGURE}; previously; before [this|the] change; (limit|limits|premium|premiums|prem|amount|deductible|ded) (before|was|prior|previously) [this|the] [change]; (old|previous|prior|last|expiring|ending|this past) ${TERM};
      (term|period|policy|year) (ending|ended|expiring|until)`,
  ),
);
const NOW = new Set(
  formsOf(
    `[it is|is] (now|after|new|current|revised|amended|renewal|changed) [term|policy|annual|full term] ${FIGURE}; currently; after [this|the] change; (limit|limits|premium|premiums|prem|amount|deductible|ded) (after|now) [this|the] [change]; (new|renewal|renewed|next|upcoming) ${TERM};
      (term|period|policy|year|renewal) (beginning|from|starting)`,
  ),
);
/** What is current beside a renewal ends with it. */
const CURRENT = new Set(formsOf(`(current|present|this) ${TERM}; now; today`));
const NEXT = new Set(
  formsOf(`(new|renewal|renewed|next|upcoming) ${TERM}; (term|period|policy|year|renewal) (beginning|from|starting)`),
);

/** What stands between both is how far they are apart. */
const CHANGE = new Set(
  formsOf('[net|premium|amount of] (change|difference) [in premium|amount]; increase or decrease'),
);

interface Heads {
  dropped: ReadonlySet<Segment>;
  all: readonly Segment[];
  now: Segment;
}

/** "Limits | Previous | Revised": what stands over the names says what the column measures that is left. */
function withFigure(kept: readonly Segment[], { now }: Heads): Segment[] {
  const [first, ...others] = kept as [Segment, ...Segment[]];
  const isTitle = first !== now && FIGURES.test(first.text) && others.length === 1 && others[0] === now;
  return isTitle ? [{ ...first, x0: now.x0, x1: now.x1 }] : [...kept];
}

/** The page without the columns of amended declarations that print what held before: "Was" beside "Now". */
export function withoutSuperseded(layout: PageLayout): PageLayout {
  let heads: Heads | null = null;
  let bottom = 0;
  let isChanged = false;
  let isRead = false;
  const lines = layout.lines.flatMap((line): Line[] => {
    const own = headsIn(line);
    if (own) [heads, bottom, isRead] = [own, line.y1, false];
    else if (heads && (line.y0 - bottom > REACH * line.size || (isRead && areOthers(line)))) heads = null;
    const { dropped, all } = heads ?? {};
    if (!dropped || !all) return [line];
    // What stands alone under "was" goes only when it is an amount: other text may begin there.
    const under = line.segments.map((segment) => nearest(segment, all));
    const isBefore = (head: Segment | null | undefined): boolean => head != null && dropped.has(head);
    const isPaired = under.some(
      (head) => head !== null && !isBefore(head) && (NOW.has(headOf(head.text)) || CURRENT.has(headOf(head.text))),
    );
    if (isPaired) bottom = line.y1;
    const kept = line.segments.filter(
      (segment, at) => !isBefore(under[at]) || !(isPaired || isMoneyLike(segment.text)),
    );
    if (kept.length === line.segments.length) return [line];
    isChanged = true;
    isRead ||= kept.some(({ text }) => /\d/.test(text));
    return kept.length === 0 ? [] : [relined(line, own ? withFigure(kept, own) : kept)];
  });
  return isChanged ? { ...layout, lines } : layout;
}

/** Headings of amounts that are those of another table. */
const areOthers = ({ segments }: Line): boolean =>
  segments.length > 1 &&
  segments.some(({ text }) => FIGURES.test(text)) &&
  segments.every(({ text }) => !/\d/.test(text));

const FIGURES = /^(?:\w+ )?(?:limits?|prem(?:ium)?s?|amounts?)(?: of \w+)?$/i;

function headsIn({ segments }: Line): Heads | null {
  const next = segments.find(({ text }) => NEXT.has(headOf(text)));
  const known = segments.filter(({ text }) => BEFORE.has(headOf(text)));
  const past = known.length > 0 ? known : matesOfNow(segments);
  const before = past.length > 0 ? past : next ? segments.filter(({ text }) => CURRENT.has(headOf(text))) : [];
  const isNow = (text: string): boolean => NOW.has(text) || (past.length > 0 && CURRENT.has(text));
  const now = segments.find(
    (segment) => !before.includes(segment) && (isNow(headOf(segment.text)) || isMate(segment, before)),
  );
  const change = segments.filter(({ text }) => CHANGE.has(headOf(text)));
  return before.length > 0 && now ? { dropped: new Set([...before, ...change]), all: segments, now } : null;
}

/** "Limit" beside "Previous limit". */
const isMate = ({ text }: Segment, before: readonly Segment[]): boolean =>
  before.some((other) => other.text !== text && normalize(other.text).endsWith(` ${normalize(text)}`));

/** "?  Revised  ?  Revised": what stands before each of the figures that hold now is what held before, in whatever words. */
function matesOfNow(segments: readonly Segment[]): Segment[] {
  const mates = segments.filter((_, at) => at % 2 === 0);
  const others = segments.filter((_, at) => at % 2 === 1);
  const texts = new Set(mates.map(({ text }) => normalize(text)));
  const areMates =
    mates.length > 1 && texts.size === 1 && mates.every(({ text }) => !FIGURES.test(text) && !NOW.has(headOf(text)));
  return areMates && mates.length === others.length && others.every(({ text }) => NOW.has(headOf(text))) ? mates : [];
}

/** A heading without the dates in it: "Term ending 12/16/2023". */
const headOf = (text: string): string =>
  normalize(findDates(text).reduceRight((all, { start, end }) => `${all.slice(0, start)} ${all.slice(end)}`, text));

/** How far below the last line of the columns a line may belong to them, in sizes of print. */
const REACH = 4;
const FAR = 40;

/** The heading that a segment stands under: one edge, or the center, is near. */
function nearest(segment: Segment, heads: readonly Segment[]): Segment | null {
  let best: Segment | null = null;
  let least = FAR;
  for (const head of heads) {
    const distance = Math.min(
      Math.abs(head.x0 - segment.x0),
      Math.abs(head.x1 - segment.x1),
      Math.abs(head.x0 + head.x1 - segment.x0 - segment.x1) / 2,
    );
    if (distance < least) [best, least] = [head, distance];
  }
  return best;
}
