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

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
// whole words: "in Maryland" names no month
const NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MONTH = String.raw`(${NAMES})\b\.?`;
const OF_MONTH = new RegExp(String.raw`\b(?:in|of|during|for) ${MONTH}(?=$|[ ?!.,;]+(?!\d{1,2}\b))`, 'i');
const MONTH_OF_YEAR = new RegExp(String.raw`\b${MONTH},? (?:of )?((?:19|20)\d\d)\b`, 'gi');

const monthNumber = (name: string): string =>
  String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');

/** "In May", "in May 2021": the number of a month in which records are meant. */
export function monthOf(text: string): string | undefined {
  const [, name] = OF_MONTH.exec(text) ?? [];
  return name && monthNumber(name);
}

/** "May 2021" as the beginning of an ISO date, where it stands. */
export const monthsOfYears = (text: string): { date: string; start: number; end: number }[] =>
  [...text.matchAll(MONTH_OF_YEAR)].map(({ 0: said, 1: name = '', 2: year = '', index }) => {
    return { date: `${year}-${monthNumber(name)}`, start: index, end: index + said.length };
  });

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
