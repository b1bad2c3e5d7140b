import { anyOf } from '../../text/any-of.ts';
import { type Cited, cite, type Draft, type Source } from '../cited.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { below, inBoxBelow, rightOf, stackedAt } from '../../reading/neighbors.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import type { Word } from '../../document/page.ts';
import { PERIL } from '../lexicon/perils.ts';
import { findMoney, parseMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import type { LabelledDocument } from './labelled-document.ts';
import { listedDeductibles } from './deductible-lists.ts';
import { toldDeductiblesOn } from './told-deductibles.ts';
import { mapSections, type Section, type SectionMap } from './sections.ts';

const WORD = anyOf(
  /\bdeductibles?\b|^(?:less )?ded(?:uct)?\b/i,
  /\b(?:loss |your )?retentions?\b|\byour (?:share|part|portion) of (?:a|any|each|the) (?:loss|claim)\b/i,
  /^(?:amount )?(?:you|insured) pays? (?:the )?first\b/i,
);
const NOT_ONE = anyOf(
  /\b(?:credit|premium|discount|waiver|see |if |when|may|will|applicable deductible|per claim|each claim|form)\b/i,
  /\b(?:endorsement|fixed-dollar|reward|tax(?:es)?|fees?|surcharge|savings|vanishing|diminishing|buy-?back)\b/i,
  /\b(?:changed|option|higher|lower)\b|[•·]/i,
);

/** "A flat deductible of $1,000 may be offered" */
const OFFERED = /\d,?\s(?:may|might|can|could|is available|are available|would)\b/i;

interface Found {
  peril: string | null;
  source: Source;
  amount: Cited<number> | undefined;
  percent: Cited<number> | undefined;
}

type Captioned = Pick<LabelledDocument, 'layouts' | 'captioned'>;

/** The property deductibles, one for each loss they apply to. */
export function readDeductibles({ layouts, captioned }: Captioned): Draft[] {
  const found = new Map<string, Found>();
  for (const layout of layouts.filter(
    ({ role }) => role === 'declarations' || role === 'schedule' || role === 'other',
  )) {
    const map = mapSections(layout);
    for (const told of toldDeductiblesOn(layout)) found.set(normalize(told.peril ?? ''), told);
    for (const line of layout.lines) {
      for (const one of deductiblesIn(line, map, { layout, isCaptioned: captioned.has(layout) })) {
        const key = normalize(one.peril ?? '');
        if (!found.has(key)) found.set(key, one);
      }
    }
  }
  // A deductible without a peril says the same as the first one that names it.
  if (found.size > 1) dropUnnamedDouble(found);
  return [...found.values()].map(({ peril, source, amount, percent }) => ({
    peril: cite(peril, source),
    amount,
    percent,
  }));
}

/** What a line says piece by piece, unless it is a list that says more, or in whose pieces amounts are left over. */
function deductiblesIn(line: Line, map: SectionMap, page: OwnPage): readonly Found[] {
  const [head] = line.segments;
  const rowOf = head && map.of(head)?.kind === 'deductible' ? map.of(head) : null;
  const single = line.segments.flatMap((segment) => deductibleAt(segment, rowOf ?? map.of(segment), page) ?? []);
  const isInSection = rowOf !== null && rowOf.heading !== head;
  const listed = (head && listedDeductibles(page.layout, head, isInSection)) ?? [];
  const isLeft = single.some(({ peril }) => /[$%]/.test(peril ?? ''));
  return listed.length > single.length || (isLeft && listed.length > 0) ? listed : single;
}

function dropUnnamedDouble(found: Map<string, Found>): void {
  const unnamed = found.get('');
  const isDouble = [...found].some(([key, other]) => key !== '' && other.amount?.value === unnamed?.amount?.value);
  if (unnamed && isDouble) found.delete('');
}

interface OwnPage {
  layout: PageLayout;
  /** Whether it prints values over their labels. */
  isCaptioned: boolean;
}

function deductibleAt(segment: Segment, section: Section | null, page: OwnPage): Found | null {
  const run = textRun(segment.words.slice(sectionIn(segment)));
  const value = /[$\d]/.exec(run.text.replace(/^\(?\d+[.)]\s/, '   '));
  const isInSection = isListed(segment) || (section?.kind === 'deductible' && section.heading !== segment);
  if (section?.kind === 'offer') return null;
  // "• $1,000 Windstorm and Hail": the amount comes first.
  const first = /^[•·*\s-]*(?:\$\s?[\d,]+|\d+(?:\.\d+)?\s?%(?:\s?\(\$?\s?[\d,]+\))?)/.exec(run.text);
  if (first) return amountFirst({ segment, length: first[0].length, mayBeApart: isInSection });
  const end = value ? run.text.search(/[$]|\b\d[\d,]*\b/) : run.text.length;
  const name = run.text.slice(0, end < 0 ? run.text.length : end);
  const isAmongPerils = isInSection && isBesidePeril(segment, name, page.layout);
  const isNamed = WORD.test(name) || isAmongPerils || (isInSection && PERIL.test(name));
  // An abbreviation that heads a column of a table is no name of its own.
  const isShort = /^ded(?:uct)?\b\.?$/i.test(run.text) && segment.line.segments[0] !== segment;
  if (!isNamed || isShort || NOT_ONE.test(name) || name.split(/\s+/).length > 10) return null;
  const values =
    end >= 0 && end < run.text.length ? wordsWithin(run, end, run.text.length) : valuesBeside(segment, page);
  const amounts = OFFERED.test(run.text) ? null : amountsIn({ page: segment.page, words: values });
  if (!amounts) return null;
  return {
    peril: perilOf(name, isAmongPerils),
    source: { page: segment.page, words: wordsWithin(run, 0, end < 0 ? run.text.length : end) },
    ...amounts,
  };
}

/** How many words name a section before the loss: "Section 1 All Perils". */
const sectionIn = ({ text }: Segment): number => (/^section [1i] (?=\p{L})/iu.test(text) ? 2 : 0);

/** Whether the line of a value begins with the word, or it stands right before the value. */
const isListed = ({ line: { segments }, ...own }: Segment): boolean =>
  segments.some(
    ({ text, x0 }, at) => x0 < own.x0 && (at === 0 || segments[at + 1]?.x0 === own.x0) && /^deductibles?\b/i.test(text),
  );

const MOST_WORDS = 6;

const isShortName = (name: string): boolean =>
  /^\p{Lu}/u.test(name) && !WORD.test(name) && !/[.;]/.test(name) && name.split(/\s+/).length <= MOST_WORDS;

/** How far apart lines of one list stand at the most, in sizes of their letters. */
const APART = 1.5;

/** Whether a line right above or below at the same edge is a loss that is known, with its amount: then this one is a loss, too. */
function isBesidePeril({ line, x0, size }: Segment, own: string, { lines }: PageLayout): boolean {
  if (!isShortName(own)) return false;
  const at = lines.indexOf(line);
  return [lines[at - 1], lines[at + 1]].some((other) => {
    const [first] = other?.segments ?? [];
    const gap = other ? Math.max(line.y0 - other.y1, other.y0 - line.y1) : Number.POSITIVE_INFINITY;
    const isLevel = first !== undefined && Math.abs(first.x0 - x0) < 3 && gap < APART * size;
    const name = first?.text.replace(/[$\d].*$/, '') ?? '';
    return isLevel && isShortName(name) && PERIL.test(name) && /\d/.test(other?.segments.at(-1)?.text ?? '');
  });
}

/** The values right of a name; when no number stands there, those below it. */
function valuesBeside(segment: Segment, { layout, isCaptioned }: OwnPage): readonly Word[] {
  const over = isCaptioned ? stackedAt(layout, segment, -1) : null;
  if (over && /^[$\d]/.test(over.text)) return over.words;
  const beside = rightOf(segment).slice(0, 3);
  const isHeading = /^deductibles$/i.test(segment.text);
  // "AOP  $1,000  HURRICANE  2%": another loss has values of its own
  const end = beside.findIndex(
    ({ text }, at) => /^\p{L}/u.test(text) && (NOT_ONE.test(text) || ((at > 0 || isHeading) && PERIL.test(text))),
  );
  const right = beside.slice(0, end < 0 ? undefined : end).flatMap((other) => other.words);
  if (right.some((word) => /\d/.test(word.text))) return right;
  const [under] = below({ layout, segment, reach: { lines: 1, gap: 1.2 } });
  if (under && /^[$\d]/.test(under.text)) return under.words;
  const boxed = PERIL.test(segment.text) ? inBoxBelow(layout, segment) : [];
  return /^[$\d]/.test(boxed[0]?.text ?? '') ? boxed.flatMap(({ words }) => words) : [];
}

interface AmountFirst {
  segment: Segment;
  /** Of the amount's text. */
  length: number;
  mayBeApart: boolean;
}

function amountFirst({ segment, length, mayBeApart }: AmountFirst): Found | null {
  // The name may stand apart: "$2,500 | All Other Perils".
  const [next, more] = rightOf(segment);
  const isApart = mayBeApart && length === segment.text.length && segment === segment.line.segments[0] && next && !more;
  const run = textRun(isApart ? [...segment.words, ...next.words] : segment.words);
  const name = run.text.slice(length).replace(/^[\s:–-]+/, '');
  const isPeril = PERIL.test(name) && name.split(/\s+/).length <= 7 && !/\b(?:each|per|coverage|limit)\b/i.test(name);
  const amounts = isPeril ? amountsIn({ page: segment.page, words: wordsWithin(run, 0, length) }) : null;
  if (!amounts) return null;
  return {
    peril: perilOf(name),
    source: { page: segment.page, words: wordsWithin(run, length, run.text.length) },
    ...amounts,
  };
}

/** What stands farther behind a name, in characters, is a remark. */
const FAR = 30;

/** A percentage and a dollar amount, or one of them. */
function amountsIn(source: Source): Pick<Found, 'amount' | 'percent'> | null {
  const run = textRun(source.words);
  const percent = /(\d+(?:\.\d+)?)\s?%/.exec(run.text);
  // "2% of Coverage A, subject to a minimum of $2,500"
  const [money] = findMoney(run.text).filter(({ start }) => !percent || start <= FAR);
  const bare = !money && !percent ? /^\$?\s?(\d[\d,]{2,7})\b/.exec(run.text) : null;
  if (!percent && !money && !bare) return null;
  // A number without a sign may be that of a form: deductibles are round.
  if (bare?.[1] && /^\d+$/.test(bare[1]) && Number(bare[1]) % 50 !== 0) return null;
  // A credit is what a deductible saves, and cents are a premium's.
  if (!percent && money && (money.amount < 0 || !Number.isInteger(money.amount))) return null;
  if ((percent?.index ?? money?.start ?? 0) > FAR) return null;
  const at = (start: number, end: number): Source => ({ page: source.page, words: wordsWithin(run, start, end) });
  const bareAmount = bare?.[1] ? cite(parseMoney(bare[1]), at(0, bare[0].length)) : undefined;
  return {
    percent: percent ? cite(Number(percent[1]), at(percent.index, percent.index + percent[0].length)) : undefined,
    amount: money ? cite(Math.abs(money.amount), at(money.start, money.end)) : bareAmount,
  };
}

const OF_DEDUCTIBLE = '(?:section i|policy|property|your|the|applicable|flat|amount|coverage|less)';
const DEDUCTIBLE_NAME = new RegExp(
  String.raw`\b${OF_DEDUCTIBLE}?\s*\b(?:deductibles?|retentions?)\b(?:\s*amount)?`,
  'gi',
);

/** What a deductible applies to; null when its name says "deductible" and no more. */
function perilOf(name: string, isKnown = false): string | null {
  const peril = name
    .replace(DEDUCTIBLE_NAME, ' ')
    .replace(/^(?:less )?ded(?:uct)?\b\.?/i, '')
    .replace(/\s+appl(?:y|ies|ied)\b.*$/i, '')
    .replace(/^[\s,:–—*•-]+|[\s:–—*(-]+$/g, '')
    .replace(/^\((.*)\)?$/, '$1')
    .replace(/\)$/, (end, _at, whole: string) => (whole.includes('(') ? end : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{3}/u.test(peril) && (isKnown || PERIL.test(peril)) ? peril : null;
}
