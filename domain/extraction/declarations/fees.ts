import { cite, type Draft } from '../cited.ts';
import { overlapX } from '../../reading/boxes.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { rightOf } from '../../reading/neighbors.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { FEE_NAME, NEVER_FEE, NOT_FEE } from '../lexicon/discounts.ts';
import type { Word } from '../../document/page.ts';
import { findMoney, parseMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import { kindOfValue } from '../interpreter/value-shape.ts';
import { REFERENCE } from '../lexicon/sections.ts';
import { equationsIn } from './equations.ts';
import { mapSections, type SectionMap } from './sections.ts';

/** Taxes, surcharges and fees that belong to the premium: a name and an amount on one line. */
export function readFees(layouts: readonly PageLayout[]): Draft[] {
  const fees = new Map<string, Draft>();
  for (const layout of layouts.filter(
    ({ role }) => role === 'declarations' || role === 'schedule' || role === 'other',
  )) {
    const map = mapSections(layout);
    for (const line of layout.lines) {
      for (const segment of line.segments) {
        const fee = feeAt(segment, map, layout);
        if (fee && !fees.has(fee.key)) fees.set(fee.key, fee.draft);
      }
    }
  }
  for (const { name, words, value, amount, page } of equationsIn(layouts).flatMap(({ terms }) => terms))
    if (value > 0)
      fees.set(normalize(name), { name: cite(name, { page, words }), amount: cite(value, { page, words: amount }) });
  const named = [...fees].filter(([key]) => !GENERIC.test(key));
  return (named.length > 0 ? named : [...fees]).map(([, fee]) => fee);
}

/** A line that gives the fees as one sum: of use only where no fee has a name. */
const GENERIC = /^(?:surcharges?|fees?|tax(?:es)?|amount|taxes and fees|fees and taxes|taxes fees|fees taxes)$/;

/** "Tax/Surcharge: Fire Marshal Tax": what kind of charge it is. */
const OF_KIND = /^(?:tax(?:es)?|fees?|surcharges?|tax ?\/ ?surcharge) ?[-–:] +(?=\p{L})/iu;

/** "Stamping fee 0.18%": the share of the premium behind a name is no part of it. */
const OF_PREMIUM = /[\s.]+\(?(?:\d{1,2}|\d{0,2}\.\d{1,5})\s?%\)?[\s.]*$/;
/** A sign apart from its amount, or what share of the premium it is. */
const SIGN_OR_SHARE = /^(?:\$|\(?[\d.]+\s?%\)?)$/;

function feeAt(segment: Segment, map: SectionMap, layout: PageLayout): { key: string; draft: Draft } | null {
  const run = textRun(segment.words);
  const inner = findMoney(run.text)[0];
  const name = run.text
    .slice(0, inner?.start ?? run.text.length)
    .replace(/^[•*\s-]+/, '')
    .replace(OF_KIND, '')
    .replace(OF_PREMIUM, '')
    .replace(/[:*\s.]+$/, '');
  const section = map.of(segment)?.kind;
  // "A fee of $5.00 applies to each installment" is a sentence.
  const isSentence = inner !== undefined && /\b\p{Ll}+\s+\p{L}+/u.test(run.text.slice(inner.end));
  const isFee =
    name !== '' &&
    name.split(/\s+/).length <= 9 &&
    !isSentence &&
    !NOT_FEE.test(name) &&
    (FEE_NAME.test(name) || (section === 'fee' && !NEVER_FEE.test(name))) &&
    /\p{L}{3}/u.test(name);
  if (
    !isFee ||
    (section === 'coverage' && !/\b(?:surcharge|tax|fee|recoupment|assessment|fund)s?\b/i.test(name)) ||
    REFERENCE.test(name)
  )
    return null;
  const amount = inner
    ? { value: inner.amount, words: wordsWithin(run, inner.start, inner.end) }
    : (amountRight(segment, layout) ?? amountUnder(segment, layout));
  if (!amount || amount.value <= 0) return null;
  const words: readonly Word[] = wordsWithin(run, 0, inner?.start ?? run.text.length);
  return {
    key: normalize(name),
    draft: {
      name: cite(name, { page: segment.page, words }),
      amount: cite(amount.value, { page: segment.page, words: amount.words }),
    },
  };
}

/** Labels side by side over their values: "Policy premium | Inspection fee" over "958.00 | 45.00". */
function amountUnder(segment: Segment, layout: PageLayout): { value: number; words: readonly Word[] } | null {
  const { segments } = segment.line;
  const next = layout.lines[layout.lines.indexOf(segment.line) + 1];
  const isValues = (next?.segments.length ?? 0) > 1 && next?.segments.every(({ text }) => kindOfValue(text) !== null);
  if (!isValues || segments.length < 2 || segments.some(({ text }) => kindOfValue(text) !== null)) return null;
  const own = next?.segments.filter((other) => other.x0 < segment.x1 && other.x1 > segment.x0 - LEFT) ?? [];
  const [under, more] = own;
  const value = under && !more ? parseMoney(under.text, { strict: true }) : null;
  return under && value !== null ? { value, words: under.words } : null;
}

/** How far left of its label a value may begin. */
const LEFT = 3;

/** "Percent | Amount": what a charge is of a premium is not what it comes to. */
const SHARE = /^(?:percent(?:age)?|rate|factor|%)$/i;

/** Whether the nearest text over a column of values says that these are shares. */
function isShare(value: Segment, { lines }: PageLayout): boolean {
  const over = lines
    .slice(0, lines.indexOf(value.line))
    .reverse()
    .map(({ segments }) => segments.find((other) => overlapX(other, value) > 0))
    .find((other) => other !== undefined && kindOfValue(other.text) === null);
  return over !== undefined && SHARE.test(over.text);
}

function amountRight(segment: Segment, layout: PageLayout): { value: number; words: readonly Word[] } | null {
  const right = rightOf(segment).filter(
    (other, at, all) => !SIGN_OR_SHARE.test(other.text) && (at === all.length - 1 || !isShare(other, layout)),
  );
  const [only] = right;
  // "Loss assessment | Yes | $1,000" is a coverage and its limit.
  if (/^(?:yes|no|included)$/i.test(only?.text ?? '')) return null;
  if (only && right.length === 1 && /^\d{1,3}$/.test(only.text)) return { value: Number(only.text), words: only.words };
  for (const other of right.slice(0, 2)) {
    const value = parseMoney(other.text, { strict: true });
    if (value !== null) return { value, words: other.words };
    const [first] = findMoney(other.text);
    if (first && first.start < 2) {
      const run = textRun(other.words);
      return { value: first.amount, words: wordsWithin(run, first.start, first.end) };
    }
  }
  return null;
}
