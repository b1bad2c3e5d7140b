import { cite, type Draft } from '../cited.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { below, rightOf } from '../../reading/neighbors.ts';
import { segmentOf } from '../../reading/segments.ts';
import { type TextRun, textRun, wordsWithin } from '../../reading/text-run.ts';
import { DISCOUNT_NAME, DISCOUNT_WORD, NOT_DISCOUNT, STRONG_DISCOUNT, WHOLE_DISCOUNT } from '../lexicon/discounts.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { DECLINED } from '../lexicon/value-words.ts';
import { VEHICLE_WITHIN } from '../lexicon/vehicles.ts';
import type { Word } from '../../document/page.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import { mapSections, type Section } from './sections.ts';

interface Item {
  name: string;
  words: readonly Word[];
  page: number;
  amount: { value: number; words: readonly Word[] } | null;
}

/** Discounts and credits that are already applied, each name once. */
export function readDiscounts(layouts: readonly PageLayout[]): Draft[] {
  const items = new Map<string, Item>();
  for (const item of layouts.filter(({ role }) => role !== 'bill' && role !== 'letter').flatMap(itemsOn)) {
    const key =
      normalize(item.name)
        .replace(/\b(?:discount|credit)s?\b/g, '')
        .trim() || normalize(item.name);
    const known = items.get(key);
    if (!known || (known.amount === null && item.amount !== null))
      items.set(key, known ? { ...known, amount: item.amount } : item);
  }
  return [...items.values()].map(({ name, words, page, amount }) => ({
    name: cite(name, { page, words }),
    amount: amount ? cite(Math.abs(amount.value), { page, words: amount.words }) : undefined,
  }));
}

function itemsOn(layout: PageLayout): Item[] {
  const map = mapSections(layout);
  const items: Item[] = [];
  const started = new Set<Section>();
  const closed = new Set<Section>();
  for (const segment of layout.lines.flatMap((line) => line.segments)) {
    const section = map.of(segment);
    // Running text after the first discounts ends the list.
    if (section && started.has(section) && segment.words.length > 8 && listed(layout, segment).length === 0)
      closed.add(section);
    if (section && TOTAL.test(segment.text)) closed.add(section);
    const isInside =
      section?.kind === 'discount' &&
      section.heading !== segment &&
      !closed.has(section) &&
      isNear(segment, section.heading, layout);
    const inline = inlineList(layout, segment);
    const found = inline.length > 0 ? inline : isInside ? itemsOf(layout, segment) : marked(layout, segment);
    if (isInside && found.length > 0) started.add(section);
    items.push(...found);
  }
  return items;
}

/** "Home / Umbrella" is one discount; a stroke behind a discount, or a second one, parts a list. */
const SLASHED = /(?:discount|credit)s?\s[/•·|]\s|\s[/•·|]\s.*\s[/•·|]\s/i;
const LISTED = new RegExp(String.raw`[,;]\s|${SLASHED.source}`, 'i');

/** The premium ends a list of what it was reduced by. */
const TOTAL =
  /^(?:grand |sub)?total\b.*\b(?:premium|cost|due|charge|price|amount)|\bpremium(?: total)?:?\s*$|\bpremium:? \$?[\d,.]+$/i;

const isNear = (segment: Segment, heading: Segment, layout: PageLayout): boolean =>
  segment.y0 - heading.y1 < 0.45 * layout.page.height && segment.y1 < 0.96 * layout.page.height;

/** Outside of a discount section only a line that names a discount and gives an amount counts. */
function marked(layout: PageLayout, segment: Segment): Item[] {
  const name = nameOf(segment);
  const applied = /^(?:a\s?)?(.*\bdiscount)(?:\s+of\s+\d+\s?%)?\s+appli(?:es|ed)\b/i.exec(segment.text)?.[1];
  if (applied && applied.split(/\s+/).length <= 6)
    return [{ name: applied, words: segment.words, page: segment.page, amount: null }];
  if (!DISCOUNT_NAME.test(name) && !STRONG_DISCOUNT.test(name)) return [];
  return itemsOf(layout, segment).filter(
    ({ amount }) => amount !== null && (amount.value < 0 || (DISCOUNT_NAME.test(name) && !/\bin full\b/i.test(name))),
  );
}

const nameOf = (segment: Segment): string =>
  segment.text
    .replace(/^[•·▪■–—*\s-]+/, '')
    .replace(/\s*[-–]?\(?\s*[-–]?\$\s*-?[\d,.]+\)?\s*(?:CR)?$/i, '')
    .replace(/[*:†\s]+$/, '');

const BY_COMMAS = /[,;]\s+(?:and\s+)?|\s+and\s+(?=\p{Lu})|$/gu;
const BY_SIGNS = /\s+[/|•·]\s+|$/gu;
/** Names one after the other in a line. */
const LIST = /[,;]\s|(?:\s[/|•·]\s.*){2}|\sand\s\p{Lu}/u;
/** What looks like a name of a discount and is an amount or the name of a loss. */
const NO_NAME = /^[\W\d]*(?:cr)?$|\ball (?:other )?perils\b|^wind(?:storm)? (?:or|and) hail$/i;

function itemsOf(layout: PageLayout, segment: Segment): Item[] {
  if (LIST.test(segment.text) && amountOf(segment) === null) {
    const items = listed(layout, segment);
    if (items.length > 1 || LISTED.test(segment.text)) return items;
  }
  if (continuesList(layout, segment)) return [];
  const name = nameOf(segment);
  const amount = amountOf(segment);
  const words = name.split(/\s+/);
  const isName =
    /\p{L}{2}/u.test(name) &&
    !name.includes(': ') &&
    words.length <= 8 &&
    !NOT_DISCOUNT.test(name) &&
    !NO_NAME.test(name) &&
    (words.length > 1 || amount !== null || WHOLE_DISCOUNT.test(name)) &&
    !DECLINED.test(name) &&
    !VEHICLE_WITHIN.test(name) &&
    !sectionWordings.matchWhole(name) &&
    (amount !== null || DISCOUNT_WORD.test(name));
  if (!isName || isContinuation(layout, segment)) return [];
  const wrapped = amount ? continuation(layout, segment) : null;
  const full = wrapped ? `${name} ${wrapped.text}` : name;
  const nameWords = segment.words.filter((word) => name.includes(word.text.replace(/[*:†]+$/, '')));
  return [{ name: full, words: [...nameWords, ...(wrapped?.words ?? [])], page: segment.page, amount }];
}

/** The amount of a discount: behind its name, or the next segment on the line. */
function amountOf(segment: Segment): Item['amount'] {
  const run = textRun(segment.words);
  const behind = /[-–]?\(?\s*[-–]?\$\s*-?[\d,.]+\)?\s*(?:CR)?$/i.exec(run.text);
  if (behind) {
    const value = parseMoney(behind[0].trim());
    return value === null ? null : { value, words: wordsWithin(run, behind.index, run.text.length) };
  }
  const right = rightOf(segment).slice(0, 3);
  const [first, second] = right;
  if (!first) return null;
  const isSign = /^[-–]?\s?\$$/.test(first.text);
  const words = isSign && second ? [...first.words, ...second.words] : first.words;
  const value = parseMoney(words.map((word) => word.text).join(' '), { strict: true });
  return value === null ? null : { value, words };
}

/** "Acme Easy Pay" with "Plan" below, which has no amount of its own. */
function continuation(layout: PageLayout, segment: Segment): Segment | null {
  const [under] = below({ layout, segment, reach: { lines: 1, gap: 0.45 } });
  if (
    !under ||
    Math.abs(under.x0 - segment.x0) > 4 ||
    under.words.length > 2 ||
    amountOf(under) ||
    under.bold !== segment.bold
  )
    return null;
  return /^\p{L}/u.test(under.text) ? under : null;
}

function isContinuation(layout: PageLayout, segment: Segment): boolean {
  const at = layout.lines.indexOf(segment.line);
  return layout.lines
    .slice(Math.max(at - 2, 0), at)
    .some((line) =>
      line.segments.some(
        (other) =>
          Math.abs(other.x0 - segment.x0) < 4 && amountOf(other) !== null && continuation(layout, other) === segment,
      ),
    );
}

/** Whether the segment goes on with a list that is set as running text. */
function continuesList(layout: PageLayout, segment: Segment): boolean {
  const above = aboveOf(layout, segment);
  return (
    above !== null && /[,;]\s|\s[/•·|]\s/.test(above.text) && !/[.;]$/.test(above.text) && amountOf(above) === null
  );
}

function aboveOf(layout: PageLayout, segment: Segment): Segment | null {
  const line = layout.lines[layout.lines.indexOf(segment.line) - 1];
  if (!line || segment.y0 - line.y1 > 0.8 * segment.size) return null;
  return line.segments.find((other) => Math.abs(other.x0 - segment.x0) < 4) ?? null;
}

/** "Discounts applied: Multi-Policy, Paid in Full": the list follows its heading. */
function inlineList(layout: PageLayout, segment: Segment): Item[] {
  const match = sectionWordings.match(segment.text);
  if (match?.field !== 'discount' || !segment.words[match.length - 1]?.text.endsWith(':') || match.rest === '')
    return [];
  return listed(layout, segmentOf(segment.words.slice(match.length), segment.line));
}

/** "Multi-Policy, Online" / "Quote and Paperless": names between commas, over the lines of the list. */
function listed(layout: PageLayout, segment: Segment): Item[] {
  if (continuesList(layout, segment)) return [];
  const words = [...segment.words];
  for (let last: Segment | undefined = segment, next: Segment | undefined; last; last = next) {
    [next] = below({ layout, segment: last, reach: { lines: 1, gap: 0.8 } });
    if (!next || Math.abs(next.x0 - segment.x0) > 4 || next.bold !== segment.bold || /[.]$/.test(last.text)) break;
    words.push(...next.words);
  }
  const run = textRun(words);
  const items: Item[] = [];
  let parts = 0;
  let start = 0;
  // One slash joins two words of a name: "Home / Umbrella".
  const separators = /(?:\s[/|•·]\s.*){2}/.test(run.text) ? BY_SIGNS : BY_COMMAS;
  for (const separator of run.text.matchAll(separators)) {
    const part = run.text.slice(start, separator.index).trim();
    const amount = /\s+[-–]?\(?\$[\d,.]+\)?$/.exec(part);
    const name = part.slice(0, amount?.index).replace(/[.:]$/, '');
    const isName =
      name !== '' &&
      name.split(/\s+/).length <= 6 &&
      DISCOUNT_WORD.test(name) &&
      !NOT_DISCOUNT.test(name) &&
      !sectionWordings.matchWhole(name) &&
      /^[\p{Lu}\d]/u.test(name);
    if (name !== '') parts += 1;
    if (isName)
      items.push({
        name,
        words: wordsWithin(run, start, start + name.length + 1),
        page: segment.page,
        amount: amountWithin(run, start + name.length, separator.index),
      });
    start = separator.index + separator[0].length;
  }
  // Of a sentence with commas few parts look like names.
  return items.length >= 0.6 * parts ? items : [];
}

function amountWithin(run: TextRun, start: number, end: number): Item['amount'] {
  const value = parseMoney(run.text.slice(start, end).trim(), { strict: true });
  return value === null ? null : { value, words: wordsWithin(run, start + 1, end) };
}
