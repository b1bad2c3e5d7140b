import { parseMoney } from '../../reading/values/money.ts';
import type { Cited } from '../cited.ts';
import type { Measure } from '../plan.ts';
import type { Row } from './cells.ts';
import type { Fact } from './place.ts';

// "Limits of liability are in thousands of dollars", "Limit (000)": what limits are printed in, where a line of the
// document says so, or "100/300" beside short limits shows it.

const LIMITS = String.raw`(?:limits?|amounts? of insurance)(?: of (?:liability|insurance))?`;
const SAYS = String.raw`(?:(?:is|are|shown|stated|expressed|given|listed|printed) )*`;
const THOUSANDS = String.raw`\(?(?:in|x|by)? ?(?:(?:\$ ?1,?000s?|thousands)\b|\$? ?000['’]?s?\b(?: omitted)?)`;
const STATES = new RegExp(String.raw`\b${LIMITS},? ${SAYS}${THOUSANDS}|^${LIMITS}:? .*\(in thousands\)$`, 'i');
/** "BI liability (000)" */
export const NAMES_THOUSANDS = /\(\$?000['’]?s?(?: omitted)?\)/i;
/** An amount that is written in full is in dollars. */
const IN_FULL = /\$/;
const MOST = 10_000;

type Pages = readonly { rows: readonly Row[] }[];

/** Whether a line of the document says that limits are in thousands. */
export const areInThousands = (pages: Pages): boolean => pages.some(({ rows }) => rows.some(isSaid));

/** Whether a text says that limits are in thousands. */
export const saysThousands = (text: string): boolean => STATES.test(text);

const isSaid = ({ cells }: Row): boolean => saysThousands(cells.map(({ text }) => text).join(' '));

/** Whether the amount of a limit stands in thousands where limits do: what is written in full does not. */
export const isShortened = (name: string, amount: number): boolean =>
  amount < MOST && !(SMALL.test(name) && amount >= THOUSAND);

/** How many lines below the one that says so limits surely stand in thousands, whatever is written in full elsewhere. */
const NEAR = 6;

function rowsNear(pages: Pages): ReadonlySet<Row> {
  const found = pages.flatMap(({ rows }) =>
    rows.flatMap((row) => (isSaid(row) ? rows.filter(({ at }) => at >= row.at && at - row.at <= NEAR) : [])),
  );
  return new Set(found);
}

const SPLIT = /^\d{2,3} ?\/ ?\d{2,3}$/;
/** What nobody is insured for with a few dollars; towing and rent are. */
const OF_THOUSANDS = /\b(?:injury|damage|liab\w*|medical|med|motorists?|bi|pd|csl|um|uim|umpd)\b/i;

/** Whether the limits of a list are in thousands, as "100/300" shows where no limit of it is written in full. */
function areSplitInThousands(facts: readonly Pick<Fact, 'measure' | 'value'>[]): boolean {
  const limits = facts.flatMap(({ measure, value }) =>
    measure === 'limit' || measure === 'perPerson' ? value.text : [],
  );
  return limits.some((text) => SPLIT.test(text)) && limits.every((text) => SPLIT.test(text) || isShort(text));
}

const isShort = (text: string): boolean => /^\d{1,3}$/.test(text) || parseMoney(text) === null;

/** What people are insured for with some thousand dollars. */
const SMALL = /\b(?:med\w*|towing|labor|rental|expenses?|glass)\b/i;
const nameOf = ({ name }: Pick<Fact, 'name'>): string => name.map(({ text }) => text).join(' ');

const isOfThousands = (fact: Pick<Fact, 'name'>): boolean => OF_THOUSANDS.test(nameOf(fact));

/** "PD 100" beside "BI 100/300": nobody is insured for a hundred dollars of damage. */
const isShortDamage = ({ name, value }: Fact): boolean => /^\d{2,3}$/.test(value.text) && DAMAGE.test(nameOf({ name }));

const DAMAGE = /\b(?:property damage|pd|umpd|liab\w*|csl)\b/i;

/** Which limits of a list are in thousands. */
export function thousandsOf(pages: Pages, facts: readonly Fact[]): (fact: Fact) => boolean {
  const areSaid = areInThousands(pages);
  const near = rowsNear(pages);
  const areShown = !areSaid && areSplitInThousands(facts);
  const hasSplit = facts.some(({ value }) => SPLIT.test(value.text));
  const isNamed = ({ name }: Fact): boolean => name.some(({ text }) => NAMES_THOUSANDS.test(text));
  // "3,000" is short for three millions where no limit is written in full
  const isWritten = facts.some(({ measure, value }) => measure !== 'premium' && (parseMoney(value.text) ?? 0) >= MOST);
  const isShort = (fact: Fact): boolean => !fact.value.text.includes(',') || (!isWritten && !SMALL.test(nameOf(fact)));
  return (fact) => {
    if (near.has(fact.value.row) && isOfNear(fact)) return true;
    if (areSaid || isNamed(fact)) return isShort(fact);
    return (areShown && isOfThousands(fact)) || (hasSplit && isShortDamage(fact));
  };
}

/** "$1,000" right below "Limits (in thousands)"; "Medical expense 5,000" is written in full there, too. */
const isOfNear = (fact: Fact): boolean => {
  const amount = parseMoney(fact.value.text);
  return (
    amount !== null &&
    (fact.measure === null || fact.measure === 'limit') &&
    !(SMALL.test(nameOf(fact)) && amount >= THOUSAND)
  );
};

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
