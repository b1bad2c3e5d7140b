import { parseMoney } from '../../reading/values/money.ts';
import type { Cited } from '../cited.ts';
import type { Measure } from '../plan.ts';
import type { Row } from './cells.ts';

// "Limits of liability are in thousands of dollars", "Limit (000)": what limits are printed in, where a line of the document says so.

const LIMITS = String.raw`(?:limits?|amounts? of insurance)(?: of (?:liability|insurance))?`;
const SAYS = String.raw`(?:(?:is|are|shown|stated|expressed|given|listed|printed) )*`;
const THOUSANDS = String.raw`\(?(?:in|x|by)? ?(?:(?:\$ ?1,?000s?|thousands)\b|\$? ?000['’]?s?\b(?: omitted)?)`;
const STATES = new RegExp(String.raw`\b${LIMITS},? ${SAYS}${THOUSANDS}`, 'i');
/** An amount that is written in full is in dollars. */
const IN_FULL = /[$,]/;
const MOST = 10_000;

/** Whether a line of the document says that limits are in thousands. */
export const areInThousands = (rows: readonly Row[]): boolean =>
  rows.some(({ cells }) => STATES.test(cells.map(({ text }) => text).join(' ')));

const THOUSAND = 1000;

/** The limits of a text that stand in thousands, in dollars; others as they are. */
export function inDollars(values: Partial<Record<Measure, Cited>>, text: string): Partial<Record<Measure, Cited>> {
  const amount = parseMoney(text);
  if (amount === null || IN_FULL.test(text) || amount >= MOST) return values;
  const scaled = (['limit', 'perPerson'] as const).flatMap((measure) => {
    const cited = values[measure];
    const value = Math.round(amount * THOUSAND);
    return cited ? [[measure, { ...cited, value }] as const] : [];
  });
  return { ...values, ...Object.fromEntries(scaled) };
}
