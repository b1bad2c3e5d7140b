import type { Word } from '../../document/page.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { DISCOUNT_WORD, NOT_DISCOUNT } from '../lexicon/discounts.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import type { Amount } from './discount-amounts.ts';
import { isReduction, PERCENT, separatorsOf } from './discount-lists.ts';

// Discounts behind their label in a line: "CREDITS   IRPM -212   MULTI-POLICY -140", "Discounts in your rate: multi-car; anti-theft",
// and below the first of them: "CREDITS   PROTECTIVE DEVICE   -84" over "NEW CUSTOMER   -51".

/** A discount of such a list. */
export interface LabelledDiscount {
  name: string;
  words: readonly Word[];
  page: number;
  amount: Amount | null;
}

const TAKEN_OFF = new RegExp(
  [
    String.raw`(?:^|\s)(?:[-–−]\s?\$?\s?\d[\d,]*(?:\.\d\d)?`,
    String.raw`\([-–−]?\s?\$?\s?\d[\d,.]*\)`,
    String.raw`\$?\s?\d[\d,]*(?:\.\d\d)?(?:-|\s?CR))$`,
  ].join('|'),
);
/** Behind a label that ends in a colon no sign is needed. */
const PRICED = /(?:^|\s)\$\s?\d[\d,]*(?:\.\d\d)?$/;
const ANY_AMOUNT = /\d[\d,]*(?:\.\d\d)?[-)]?$/;
/** Of the names of a list so many must be those of discounts. */
const KNOWN = 0.3;
const MOST_WORDS = 6;
const SAME_EDGE = 4;

/** All lists of a page that stand beside their labels. */
export function labelledDiscounts({ lines }: PageLayout): LabelledDiscount[] {
  return lines.flatMap((line, at) => {
    const parts = partsBehindLabel(line);
    const [first] = parts;
    if (!first) return [];
    const own = discountsOf(parts, line);
    if (own.length === 0) return [];
    return [...own, ...(own[0]?.amount ? listBelow(lines.slice(at + 1), first) : [])];
  });
}

type Part = readonly Word[];

/** What stands right of a label of discounts, or behind its colon. */
function partsBehindLabel({ segments }: Line): Part[] {
  const at = segments.findIndex((segment) => labelEnd(segment, segments) > 0);
  const label = segments[at];
  if (!label) return [];
  const rest = label.words.slice(labelEnd(label, segments));
  return [...(rest.length > 0 ? [rest] : []), ...segments.slice(at + 1).map(({ words }) => words)];
}

/** How many words of a segment are such a label, with what stands before it in a sentence of its own. */
function labelEnd({ words }: Segment, segments: readonly Segment[]): number {
  const colon = words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const start = words.slice(0, colon).findLastIndex(({ text }) => text.endsWith('.')) + 1;
  if (colon > 0) return isLabel(textRun(words.slice(start, colon)).text) ? colon : 0;
  const isWhole = sectionWordings.matchWhole(textRun(words).text)?.field === 'discount';
  const isLast = segments.at(-1)?.words === words;
  return isWhole && !isLast && segments.slice(1).some(({ text }) => TAKEN_OFF.test(text)) ? words.length : 0;
}

const isLabel = (text: string): boolean =>
  sectionWordings.matchWhole(text.replace(/:$/, ''))?.field === 'discount' || isReduction(text);

/** The names of a list up to what is none. */
function discountsOf(parts: readonly Part[], { page }: Line): LabelledDiscount[] {
  const found: LabelledDiscount[] = [];
  for (const piece of parts.flatMap(piecesOf)) {
    const last = found.at(-1);
    const amount = amountOf(piece);
    const name = nameIn(piece);
    if (name === null && amount && last && !last.amount) last.amount = amount;
    else if (name !== null && !(last && ANY_AMOUNT.test(textRun(piece).text) !== isPriced(found[0])))
      found.push({ ...name, page, amount });
    else break;
  }
  const known = found.filter(({ name, amount }) => DISCOUNT_WORD.test(name) || amount !== null);
  return known.length > 0 && known.length >= KNOWN * found.length ? found : [];
}

const isPriced = (first: LabelledDiscount | undefined): boolean => first?.amount != null;

function piecesOf(words: Part): Part[] {
  const run = textRun(words);
  // "Home and Auto" alone is one name
  if (!/[,;|•·]\s|\s[/|•·]\s/.test(run.text)) return [words];
  let start = 0;
  return [...run.text.matchAll(separatorsOf(run.text))].flatMap((separator) => {
    const piece = wordsWithin(run, start, separator.index);
    start = separator.index + separator[0].length;
    return piece.length > 0 ? [piece] : [];
  });
}

function amountOf(piece: Part): Amount | null {
  const run = textRun(piece);
  const text = run.text.replace(/[.,;]$/, '');
  const match = TAKEN_OFF.exec(text) ?? PRICED.exec(text);
  const value = match && parseMoney(match[0].replace(/[()−–\s-]/g, '').replace(/CR$/, ''));
  return match && value != null ? { value, words: wordsWithin(run, match.index, run.text.length) } : null;
}

function nameIn(piece: Part): Pick<LabelledDiscount, 'name' | 'words'> | null {
  const run = textRun(piece);
  const name = run.text
    .replace(/[.,;:]$/, '')
    .replace(TAKEN_OFF, '')
    .replace(PRICED, '')
    .replace(PERCENT, '')
    .trim();
  const isName =
    /\p{L}{2}/u.test(name) &&
    name.split(' ').length <= MOST_WORDS &&
    !/[$:]|\bn\/a$/i.test(name) &&
    !NOT_DISCOUNT.test(name) &&
    sectionWordings.matchWhole(name) === null;
  return isName
    ? { name, words: wordsWithin(run, run.text.indexOf(name), run.text.indexOf(name) + name.length) }
    : null;
}

/** The lines below that go on in the same column, each with what it takes off. */
function listBelow(lines: readonly Line[], first: Part): LabelledDiscount[] {
  const found: LabelledDiscount[] = [];
  for (const line of lines) {
    const [segment] = line.segments;
    if (!segment || Math.abs(segment.x0 - (first[0]?.x0 ?? 0)) > SAME_EDGE) break;
    const own = discountsOf(
      line.segments.map(({ words }) => words),
      line,
    );
    if (own.length === 0 || own.some(({ amount }) => amount === null)) break;
    found.push(...own);
  }
  return found;
}
