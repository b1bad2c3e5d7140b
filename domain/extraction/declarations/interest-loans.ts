import { cite, type Draft } from '../cited.ts';
import { overlapX } from '../../reading/boxes.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { CITY_WITHIN } from '../../reading/values/places.ts';

/** "88-2071-03", "RE-44190", "A12B-7". */
const NUMBER = String.raw`(?:[A-Z]{1,4}-?)?\d[\dA-Z]*(?:-[\dA-Z]+)*`;
const WORDS = String.raw`(?:loan|ln|mortgage|mtge?|reference|ref|acct|account|contract|lease|lien)`;
const CAPTION = String.raw`\b${WORDS}(?:(?:\s?\/\s?|\s)${WORDS})?\.?\s*(?:numbers?|nbr|num|no\.?|id|#)?`;
const WITH_NUMBER = new RegExp(String.raw`${CAPTION}\s*[:.#-]*\s*(${NUMBER})\b`, 'i');
const ONLY_CAPTION = new RegExp(String.raw`^${CAPTION}\s*#?[:.]?$`, 'i');
const ONLY_NUMBER = new RegExp(`^(?:[A-Z]{2,4} )?${NUMBER}(?:[ /]${NUMBER})*$`);

interface Search {
  layout: PageLayout;
  /** The first line of the name, the street and the city of the party. */
  first: Segment;
  street: Segment;
  city: Segment;
}

/** The loan number of a party: beside its label in the block, or in the block's lines under a heading of its own. */
export function loanNear({ layout, first, street, city }: Search): Draft[string] {
  const { lines } = layout;
  const [from, to] = [lines.indexOf(first.line), lines.indexOf(city.line)];
  const isNextCity = (segment: Segment): boolean =>
    Math.abs(segment.x0 - city.x0) < 20 && CITY_WITHIN.test(segment.text);
  const next = lines.findIndex(({ segments }, at) => at > to && segments.some(isNextCity));
  const last = Math.max(to + 1, Math.min(to + 5, next > 0 ? next - 1 : lines.length));
  const left = Math.min(first.x0, street.x0) - 20;
  const right = neighborEdge(city);
  const before = lines
    .slice(Math.max(0, from - 1), last)
    .map(({ segments }) => segments.filter(({ x0 }) => x0 < right));
  const rows = before.map((segments) => segments.filter(({ x0 }) => x0 > left));
  // The line above may be that of another party.
  const above = from > 0 && before[0]?.some(({ text }) => CITY_WITHIN.test(text)) ? [] : (rows[0] ?? []);
  for (const segment of [city, ...rows.slice(1).flat(), ...above]) {
    const run = textRun(segment.words);
    const match = WITH_NUMBER.exec(run.text);
    if (!match?.[1] || !isNumber(match[1])) continue;
    const end = match.index + match[0].length;
    return cite(match[1], { page: segment.page, words: wordsWithin(run, end - match[1].length, end) });
  }
  // The column of loans may stand before the names, where no other party stands there.
  const isAlone = !before.flat().some(({ x0, text }) => x0 <= left && CITY_WITHIN.test(text));
  const found = (isAlone ? before : rows)
    .slice(1)
    .flat()
    .find((segment) => isNumber(segment.text) && isCaptioned(segment, layout));
  return found ? cite(found.text, found) : undefined;
}

const isNumber = (text: string): boolean => ONLY_NUMBER.test(text) && text.replace(/\D/g, '').length >= 5;

/** Where another party begins on the same height. */
function neighborEdge(city: Segment): number {
  const other = city.line.segments.find(({ x0, text }) => x0 > city.x1 && CITY_WITHIN.test(text));
  return other ? other.x0 - 10 : Number.POSITIVE_INFINITY;
}

/** Whether a label of loans stands left of a number, right above it, or above its column with nothing else between. */
function isCaptioned(segment: Segment, layout: PageLayout): boolean {
  const left = segment.line.segments.findLast((other) => other.x1 <= segment.x0);
  if (left && ONLY_CAPTION.test(left.text)) return true;
  const at = layout.lines.indexOf(segment.line);
  const over = layout.lines
    .slice(Math.max(0, at - REACH), at)
    .reverse()
    .flatMap(({ segments }) => segments.filter((other) => isOver(other, segment)));
  for (const other of over) {
    if (STARTS.test(other.text)) return true;
    // Numbers of other parties, and lines of a heading set over several.
    if (!isNumber(other.text) && !/^(?:numbers?|no\.?|#|id)[:.]?$/i.test(other.text)) return false;
  }
  return false;
}

const REACH = 14;
/** "Loan" may follow words that say whose: "lender loan no.". */
const STARTS = new RegExp(String.raw`^(?:\w+ ){0,2}${WORDS}\b|^ln\b`, 'i');

const isOver = (a: Segment, b: Segment): boolean => overlapX(a, b) > 0 || Math.abs(a.x0 - b.x0) < 8;
