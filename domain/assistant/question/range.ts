import { anyOf } from './kinds.ts';

/** Amounts in dollars. */
export interface Range {
  least: number;
  most: number;
  /** "At least", "or more": the ends themselves are meant, too. */
  isInclusive: boolean;
}

const OVER = anyOf(
  `over; above; more than; greater than; exceed\\w*; at least; (?:higher|bigger|larger) than; north of; upwards of; in excess of; past; beyond;
  topped; or (?:more|above|higher|up); and (?:up|above); \\d\\+`,
);
const UNDER = anyOf(
  'under; below; less than; at most; (?:lower|smaller|cheaper) than; up to; or (?:less|under|below); and (?:under|below); south of; within',
);
const NOT_OVER = anyOf('not (?:over|above|exceeding)');
const INCLUSIVE = anyOf(
  'at least; at most; up to; or (?:more|less|above|below|higher|up|under); and (?:up|above|under|below); \\d\\+',
);

/** Between which amounts a question says that something lies; undefined where it bounds nothing. */
export function rangeOf(text: string, [first, second]: readonly number[]): Range | undefined {
  if (first === undefined) return undefined;
  const isInclusive = INCLUSIVE.test(text);
  if (second !== undefined && /\bbetween\b/i.test(text))
    return { least: Math.min(first, second), most: Math.max(first, second), isInclusive: true };
  const isUnder = NOT_OVER.test(text) || !(OVER.test(text) || text.includes('>'));
  if (!isUnder) return { least: first, most: Infinity, isInclusive };
  return NOT_OVER.test(text) || UNDER.test(text) || text.includes('<')
    ? { least: -Infinity, most: first, isInclusive }
    : undefined;
}
