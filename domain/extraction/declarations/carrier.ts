import { anyOf } from '../../text/any-of.ts';
import type { Cited } from '../cited.ts';
import { traceCandidate } from '../explain/trace.ts';
import { roleWeight } from '../labels/choose.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { PLACE_BEHIND } from '../../reading/values/places.ts';
import { below } from '../../reading/neighbors.ts';
import {
  AGENCY_WORD,
  AUTHORITY,
  COMPANY_TAIL,
  INSURANCE_WORD,
  OTHER_COMPANY,
  UNDERWRITES,
  UNDERWRITES_BEHIND,
} from '../lexicon/companies.ts';
import type { Word } from '../../document/page.ts';

interface Found {
  name: string;
  words: readonly Word[];
  page: number;
  score: number;
}

/** The company that underwrites: the name of an insurance company, best after "underwritten by" or in the letterhead. */
export function readCarrier(layouts: readonly PageLayout[]): Cited<string> | undefined {
  const found = layouts.flatMap((layout) =>
    layout.lines.flatMap((line, at) =>
      line.segments.flatMap((segment) => companiesIn({ layout, segment, lineNumber: at })),
    ),
  );
  let best: Found | null = null;
  let most = 3;
  for (const company of found) {
    const repeats = found.filter((other) => sameName(other.name, company.name)).length - 1;
    const score = company.score + 0.5 * Math.min(repeats, 4);
    traceCandidate('carrierName', company, () => ({ score, reason: 'a name of a company, by what stands around it' }));
    if (score > most) [best, most] = [company, score];
  }
  if (!best) return undefined;
  return { value: best.name, page: best.page, words: best.words };
}

const sameName = (a: string, b: string): boolean =>
  a.toLowerCase().replace(/[^a-z]/g, '') === b.toLowerCase().replace(/[^a-z]/g, '');

function companiesIn({
  layout,
  segment,
  lineNumber,
}: {
  layout: PageLayout;
  segment: Segment;
  lineNumber: number;
}): Found[] {
  const [under] = below({ layout, segment, reach: { lines: 1, gap: 0.9 } });
  const wraps =
    under &&
    !repeats(under, segment) &&
    !CLOSED.test(segment.text) &&
    !PLACE_BEHIND.test(segment.text) &&
    isAligned(under, segment) &&
    (isSetAlike(under, segment) || isTailOf(under));
  const words = wraps ? [...segment.words, ...under.words] : segment.words;
  const names = companyNames(words).filter(
    ({ start, end }) => start < segment.words.length && !AUTHORITY.test(textOf(words.slice(start, end))),
  );
  return names.map(({ start, end }) => {
    const before = [contextAbove(layout, segment, start), textOf(words.slice(0, start))].join(' ').trim();
    const name = textOf(words.slice(start, end)).replace(/[*,.;:]+$/, (tail) =>
      /(?:Co|Inc|Corp|Ltd)\.?$/i.test(words[end - 1]?.text.replace(/[.,*]+$/, '') ?? '') && tail.startsWith('.')
        ? '.'
        : '',
    );
    const sentence = textOf(segment.line.words);
    let score = 4 + 1.2 * roleWeight[layout.role] - 0.3 * layout.page.number;
    if (UNDERWRITES.test(before)) score += 6;
    if (OTHER_COMPANY.test(sentence)) score -= 4;
    if (UNDERWRITES_BEHIND.test(textOf(words.slice(end)))) score += 6;
    if (AGENCY_WORD.test(textOf(words.slice(start, end + 1)))) score -= 4;
    if (lineNumber < 6) score += 2;
    if (end - start === words.length || start === 0) score += 1;
    if (/\b(?:company|co|corporation|corp|exchange|association)\b/i.test(name)) score += 1;
    if (!CLOSED.test(name) && !/\bof\b/i.test(name)) score -= 2;
    if (segment.words.length > 14) score -= 2.5;
    // "Auto Collision Insurance   $500   $190.15" is a coverage
    if (!CLOSED.test(name) && segment.line.segments.some(({ text }) => /\$\s?\d/.test(text))) score -= 6;
    return { name, words: words.slice(start, end), page: segment.page, score };
  });
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Set below each other at one edge, or each centered. */
const isAligned = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) < 6 || Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 6;

/** "Tidemark Home" over "Tidemark Home Insurance Company": a logo, and the name. */
const repeats = (under: Segment, { text }: Segment): boolean => under.text.toLowerCase().startsWith(text.toLowerCase());

/** A logo over the name of its company is set in another size or case. */
function isSetAlike(under: Segment, over: Segment): boolean {
  const [first, last] = [under.words[0]?.text ?? '', over.words.at(-1)?.text ?? ''];
  const isCapital = (text: string): boolean => text === text.toUpperCase();
  return Math.abs(under.size - over.size) < 0.15 * over.size && isCapital(first) === isCapital(last);
}

/** "PROPERTY & CASUALTY INSURANCE COMPANY" in small print under a logo names nobody by itself. */
const isTailOf = ({ text, words }: Segment): boolean =>
  CLOSED.test(text) &&
  words.length > 1 &&
  words.every((word) => [INSURANCE_WORD, COMPANY_TAIL, PRODUCT].some((pattern) => pattern.test(word.text)));

const CLOSED = /\b(?:company|co|corporation|corp|exchange|association|inc|lloyds?|underwriters)\b[.,*]*$/i;

/** The text left of the segment and above it, where "Underwritten by" stands. */
function contextAbove(layout: PageLayout, segment: Segment, start: number): string {
  if (start > 0) return '';
  const left = segment.line.segments.filter((other) => other.x1 <= segment.x0 + 1).at(-1);
  if (left && UNDERWRITES.test(left.text)) return left.text;
  const at = layout.lines.indexOf(segment.line);
  for (const line of layout.lines.slice(Math.max(at - 2, 0), at).reverse()) {
    const above = line.segments.find(
      (other) => Math.abs(other.x0 - segment.x0) < 40 || (other.x0 < segment.x1 && other.x1 > segment.x0),
    );
    if (above && segment.y0 - above.y1 < 2 * segment.size && UNDERWRITES.test(above.text)) return above.text;
  }
  return '';
}

const CONNECTS = /^(?:of|the|and|&|for|de|in|-)$/i;

/** Runs of capitalised words with an insurance word inside and a company tail at the end. */
function companyNames(words: readonly Word[]): { start: number; end: number }[] {
  const names: { start: number; end: number }[] = [];
  let start = -1;
  for (let at = 0; at <= words.length; at++) {
    const text = words[at]?.text ?? '';
    const isPart = /^[A-Z0-9][\w&'’.\-/®]*[,*.]?$/.test(text) && !/\d{2}/.test(text);
    if (isPart || (start >= 0 && CONNECTS.test(text))) {
      if (start < 0) start = at;
      if (!/[;:]$/.test(text)) continue;
    }
    if (start >= 0) names.push(...trimmed(words, start, at));
    start = -1;
  }
  return names;
}

const NOT_IN_NAME = anyOf(
  /^(?:polic(?:y|ies)|declarations?|page|certificate|summary|coverages?|packet|renewal|amended|premium)[.,:]*$/i,
  /^(?:information|dec|issuing|underwriting|writing|insuring|part)[.,:]*$/i,
);

/** Words of a product's name: "Homeowners Insurance", "Period of Insurance". */
const PRODUCT = anyOf(
  /^(?:the|this|your|our|of|and|&|policy|home|homes?|auto|automobile|homeowners?|renters?|tenants?|car)[.,:']*s?$/i,
  /^(?:vehicle|motor|pet|pets|dog|cat|landlord|condo|condominium|dwelling|business|businessowners?)[.,:']*s?$/i,
  /^(?:umbrella|commercial|personal|lines|workers|compensation|general|liability|property|health)[.,:']*s?$/i,
  /^(?:medical|veterinary|accident|illness|animal|companion|-|travel|period|limits?|amount|certificate)[.,:']*s?$/i,
  /^(?:coverage|section|type|kind|title|schedule|underlying|required|primary|followed)[.,:']*s?$/i,
);

function trimmed(words: readonly Word[], from: number, to: number): { start: number; end: number }[] {
  const texts = words.slice(from, to).map((word) => word.text);
  const last = texts.findLastIndex(
    (text, at) => at > 0 && COMPANY_TAIL.test(text) && texts.slice(0, at + 1).some((part) => INSURANCE_WORD.test(part)),
  );
  if (last < 1) return [];
  let end = last + 1;
  // "Insurance Company of the Midwest"
  if (/^of$/i.test(texts[end] ?? '')) {
    const place = texts.slice(end + 1).findIndex((text) => !/^(?:the|north|south|west|new)$/i.test(text));
    if (place >= 0) end += place + 2;
  }
  const foreign = texts.slice(0, end).findLastIndex((text) => NOT_IN_NAME.test(text));
  const skip = texts
    .slice(foreign + 1)
    .findIndex(
      (text) =>
        !/^(?:the|by|underwritten|issued|insurer|your|for|policy|a|company|carrier)$/i.test(text) ||
        /^the$/i.test(text),
    );
  const first = foreign + 1 + Math.max(skip, 0);
  const isLabel = /^insurance company$/i.test(texts.slice(first, first + 2).join(' ')) && end - first > 3;
  const start = behindComma(texts, isLabel ? first + 2 : first, end);
  return isName(texts.slice(start, end)) ? [{ start: from + start, end: from + end }] : [];
}

/** "Sincerely, Harbor Mutual Insurance Company": what stands in front of a whole name and a comma is none of it. */
function behindComma(texts: readonly string[], start: number, end: number): number {
  const comma = texts.findLastIndex(
    (text, at) => at < end - 1 && text.endsWith(',') && isName(texts.slice(at + 1, end)),
  );
  return Math.max(start, comma + 1);
}

const isName = (name: readonly string[]): boolean =>
  name.length >= 2 &&
  name.some((text) => INSURANCE_WORD.test(text)) &&
  !name.every((text) => COMPANY_TAIL.test(text) || INSURANCE_WORD.test(text) || PRODUCT.test(text));
