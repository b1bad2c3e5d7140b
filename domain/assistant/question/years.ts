/** "Since 2019", "newer than 2018". */
export const OPEN_RANGE =
  /\b(since|after|before|until|prior to|newer than|later than|older than|earlier than) (?:\w+ ){0,2}((?:19|20)\d\d)\b/i;
const MOST_YEARS = 120;

/** "Since 2019", "before 2021". */
function yearsFrom(year: number, side: string): string[] {
  const isOn = /^(?:since|after|newer|later)/.test(side);
  const first = isOn ? year + (side === 'since' ? 0 : 1) : year - MOST_YEARS;
  return Array.from({ length: MOST_YEARS }, (_, at) => String(first + at));
}

/** "Between 2020 and 2022" is three years. */
export function yearsOf(text: string): string[] {
  const years = [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => year);
  const [first, last] = years.map(Number);
  if (first !== undefined && last === undefined) {
    const [, side] = OPEN_RANGE.exec(text) ?? [];
    if (side) return yearsFrom(first, side.toLowerCase());
  }
  const isRange =
    /\b(?:between|from)\s+\d{4}\s*(?:and|to|through|until|-)\s*\d{4}|\d{4}\s*(?:-|to|through)\s*\d{4}/i.test(text);
  if (!isRange || first === undefined || last === undefined || last < first || last - first > 20)
    return [...new Set(years)];
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

const TERM = '(?:polic|term|period)';
const YEAR = String.raw`\b(?:19|20)\d\d`;
const OF_TERM = new RegExp(String.raw`${YEAR}\b.{0,12} ${TERM}|${TERM}\w*(?: years?)?(?: of| from)? ${YEAR}`, 'i');
const SPAN = new RegExp(String.raw`(${YEAR})\s*[-/]\s*${YEAR}\b`, 'g');

/** "The 2019 term", "2019-20", "the 2019-2020 policy": one term, not the claims of two years. */
export function termYearsOf(text: string): string[] {
  const spans = [...text.matchAll(SPAN)];
  const isOne = spans.every(([span, first = '']) => Number(span.slice(-2)) === (Number(first.slice(2)) + 1) % 100);
  if (spans.length > 0 && isOne) return spans.map(([, first = '']) => first);
  return OF_TERM.test(text) ? yearsOf(text) : [];
}

/** "The 02/01/10 - 02/01/11 term": the year in which it begins. */
export function termOf([from = '', to = '', ...others]: readonly string[]): string[] {
  const year = from.slice(0, 4);
  const isYear = others.length === 0 && from !== '' && `${Number(year) + 1}${from.slice(4)}` === to;
  return isYear ? [year] : [];
}
