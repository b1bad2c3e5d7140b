import { cite, type Draft } from '../cited.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { below, rightOf } from '../../reading/neighbors.ts';
import { segmentOf } from '../../reading/segments.ts';
import { amountOf, LEADING, type Reduction } from '../interpreter/reductions.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { DISCOUNT_NAME, DISCOUNT_WORD, NOT_DISCOUNT, STRONG_DISCOUNT, WHOLE_DISCOUNT } from '../lexicon/discounts.ts';
import { GROUP_NAME, REFERENCE, sectionWordings } from '../lexicon/sections.ts';
import { DECLINED } from '../lexicon/value-words.ts';
import { VEHICLE_WITHIN } from '../lexicon/vehicles.ts';
import type { Word } from '../../document/page.ts';
import { normalize } from '../../text/normalize.ts';
import { type Amount, amountAt, amountNear, amountWithin, withoutSums } from './discount-amounts.ts';
import { BROKEN, isReduction, LIST, PERCENT, separatorsOf } from './discount-lists.ts';
import { continuedDiscounts } from './continued-discounts.ts';
import { namesBesideKnown } from './discount-columns.ts';
import { equationsIn } from './equations.ts';
import { hasMark, withoutUnpriced } from './priced-discounts.ts';
import { labelledDiscounts } from './labelled-discounts.ts';
import { labelsDiscounts, mapSections, type Section } from './sections.ts';
import { statedBeside } from './stated-discounts.ts';

interface Item {
  name: string;
  words: readonly Word[];
  page: number;
  amount: Amount | null;
}

/** Discounts and credits that are already applied, each name once; what the prices add up with is sure. */
export function readDiscounts(layouts: readonly PageLayout[], reductions: readonly Reduction[]): Draft[] {
  const items = new Map<string, Item>();
  const stating = layouts.filter(({ role }) => role !== 'bill' && role !== 'letter');
  const told = stating.flatMap((layout) => {
    const continued = continuedDiscounts(layout, layouts[layouts.indexOf(layout) - 1]);
    return [...continued.flatMap((segment) => itemsOf(layout, segment)), ...itemsOn(layout)];
  });
  const labelled = stating.flatMap(labelledDiscounts);
  const added = equationsIn(layouts).flatMap(({ terms }) => terms.filter(({ value }) => value < 0));
  const written = added.map(({ value, amount, ...term }): Item => ({ ...term, amount: { value, words: amount } }));
  const listed = new Set(labelled.flatMap(({ amount, words }) => (amount ? words : [])));
  const others = withoutSums(told).filter(({ words }) => !words.some((word) => listed.has(word)));
  const found = [...reductions.map(itemOf), ...written, ...labelled, ...others];
  for (const item of [...found, ...statedBeside(found, stating)]) {
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

function itemOf({ name, line, amount }: Reduction): Item {
  const priced = amount ? { value: amountOf(amount), words: amount.words } : null;
  return { name, words: line.words, page: line.page, amount: priced };
}

function itemsOn(layout: PageLayout): Item[] {
  const map = mapSections(layout);
  const items: Item[] = [];
  const listedIn = new Map<Item, Section>();
  const started = new Set<Section>();
  const closed = new Set<Section>();
  const [known, others]: [Segment[], Segment[]] = [[], []];
  for (const segment of layout.lines.flatMap((line) => line.segments.filter((own) => !labelsDiscounts(own)))) {
    const section = map.of(segment);
    if (section && started.has(section) && isTextBehind(segment, items.at(-1), layout)) closed.add(section);
    if (section && section.heading !== segment && TOTAL.test(segment.text)) closed.add(section);
    const isInside =
      section?.kind === 'discount' &&
      section.heading !== segment &&
      !closed.has(section) &&
      isNear(segment, section.heading, layout);
    const inline = inlineList(layout, segment);
    const told = inline.length > 0 ? inline : listBelow(layout, segment);
    const elsewhere = () => marked(layout, segment);
    const found = told.length > 0 ? told : isInside ? itemsOf(layout, segment) : elsewhere();
    if (isInside) (found.length === 1 ? known : others).push(segment);
    if (isInside && found.length > 0) started.add(section);
    if (isInside && told.length === 0 && !hasMark(segment)) for (const item of found) listedIn.set(item, section);
    items.push(...found);
  }
  const unknown = namesBesideKnown(layout, known, others);
  return [
    ...withoutUnpriced(items, listedIn),
    ...unknown.map((one) => ({ name: nameOf(one), words: one.words, page: one.page, amount: null })),
  ];
}

/** Running text behind the first discounts ends the list, unless it stands beside one of them in a column of its own. */
const isTextBehind = (segment: Segment, last: Item | undefined, layout: PageLayout): boolean =>
  segment.words.length > 8 &&
  !last?.words.some((word) => segment.line.words.includes(word)) &&
  listed(layout, segment).length === 0;

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
    .replace(/^[•·▪■●◦►✓✔☑☒–—*\s-]+/, '')
    .replace(LEADING, '')
    .replace(/\s*[-–]?\(?\s*[-–]?\$\s*-?[\d,.]+\)?\s*(?:CR)?$/i, '')
    .replace(/[*:†\s]+$/, '')
    .replace(OF_THINGS, '');

/** "Anti-theft device (Veh 1)" */
const OF_THINGS =
  /\s\((?:all |each )?(?:veh|vehicle|auto|car|unit|prem(?:ise)?|loc|location|bldg|building)s?\b[^()]*\)$/i;

/** What looks like a name of a discount and is an amount or the name of a loss. */
const NO_NAME = /^[\W\d]*(?:cr)?$|\ball (?:other )?perils\b|^wind(?:storm)? (?:or|and) hail$/i;

function itemsOf(layout: PageLayout, segment: Segment): Item[] {
  if (LIST.test(segment.text) && amountAt(segment) === null) {
    const items = listed(layout, segment, { least: 1 });
    if (items.length > 1 || LISTED.test(segment.text)) return items;
  }
  if (continuesList(layout, segment)) return [];
  const name = nameOf(segment);
  const amount = amountNear(layout, segment);
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
    !headsList(name) &&
    (amount !== null || DISCOUNT_WORD.test(name));
  if (!isName || isContinuation(layout, segment)) return [];
  const wrapped = amount ? continuation(layout, segment) : null;
  const full = wrapped ? `${name} ${wrapped.text}` : name;
  const nameWords = segment.words.filter((word) => name.includes(word.text.replace(/[*:†]+$/, '')));
  return [{ name: full, words: [...nameWords, ...(wrapped?.words ?? [])], page: segment.page, amount }];
}

/** The heading of a list, also where its sum stands beside it, and what says where the list is. */
const headsList = (name: string): boolean =>
  sectionWordings.matchWhole(name) !== null || REFERENCE.test(name) || GROUP_NAME.test(name);

/** "Acme Easy Pay" with "Plan" below, which has no amount of its own. */
function continuation(layout: PageLayout, segment: Segment): Segment | null {
  const [under] = below({ layout, segment, reach: { lines: 1, gap: 0.45 } });
  if (
    !under ||
    Math.abs(under.x0 - segment.x0) > 4 ||
    under.words.length > 2 ||
    rightOf(under).some(({ x0 }) => x0 < priceEnd(segment)) ||
    /\$/.test(under.text) ||
    under.bold !== segment.bold
  )
    return null;
  return /^\p{L}/u.test(under.text) && !REFERENCE.test(under.text) ? under : null;
}

/** Where the amount of a line ends: what stands further right is another column. */
const priceEnd = (segment: Segment): number => (amountAt(segment)?.words.at(-1) ?? segment).x1;

function isContinuation(layout: PageLayout, segment: Segment): boolean {
  const at = layout.lines.indexOf(segment.line);
  return layout.lines
    .slice(Math.max(at - 2, 0), at)
    .some((line) =>
      line.segments.some(
        (other) =>
          Math.abs(other.x0 - segment.x0) < 4 &&
          !NO_NAME.test(other.text) &&
          amountAt(other) !== null &&
          continuation(layout, other) === segment,
      ),
    );
}

/** Whether the segment goes on with a list that is set as running text. */
function continuesList(layout: PageLayout, segment: Segment): boolean {
  const above = aboveOf(layout, segment);
  return above !== null && /[,;]\s|\s[/•·|]\s/.test(above.text) && !/[.;]$/.test(above.text) && !amountAt(above);
}

function aboveOf(layout: PageLayout, segment: Segment): Segment | null {
  const line = layout.lines[layout.lines.indexOf(segment.line) - 1];
  if (!line || segment.y0 - line.y1 > 0.8 * segment.size || isLabelled(segment.line)) return null;
  return line.segments.find((other) => Math.abs(other.x0 - segment.x0) < 4) ?? null;
}

/** "Discounts applied: Multi-Policy, Paid in Full": the list follows its heading, or words that say what was saved. */
function inlineList(layout: PageLayout, segment: Segment): Item[] {
  const match = sectionWordings.match(segment.text);
  const colon = segment.words.findIndex(({ text }) => text.endsWith(':'));
  const isHeading = match?.field === 'discount' && segment.words[match.length - 1]?.text.endsWith(':');
  const end = isHeading ? match.length : colon + 1;
  const isSaid = isHeading || isReduction(textRun(segment.words.slice(0, end)).text);
  const rest = segment.words.slice(end);
  return isSaid && end > 0 && rest.length > 0
    ? listed(layout, segmentOf(rest, segment.line), { edge: segment.x0 })
    : [];
}

/** "Savings already in your price" over names of discounts: all parts of the list are such names. */
function listBelow(layout: PageLayout, segment: Segment): Item[] {
  if (!LIST.test(segment.text)) return [];
  const line = layout.lines[layout.lines.indexOf(segment.line) - 1];
  const over = line?.segments.find(({ x0 }) => Math.abs(x0 - segment.x0) < 4);
  if (!over || segment.y0 - over.y1 > 1.6 * segment.size || over.words.length > 8 || !isReduction(over.text)) return [];
  const items = listed(layout, segment);
  return items.length > 1 ? items : [];
}

/** "Endorsements: A-1": what a line begins with its label is no part of the list above it. */
const LABELLED = /^(?:[\p{L}&]+ ){0,3}[\p{L}&]+:/u;

/** What goes on right below, at the left edge of the text. */
function nextLine(layout: PageLayout, last: Segment, edge: number): Segment | undefined {
  const line = layout.lines[layout.lines.indexOf(last.line) + 1];
  return line && !isLabelled(line) && line.y0 - last.y1 < 0.8 * last.size
    ? line.segments.find(({ x0 }) => Math.abs(x0 - edge) <= 4)
    : undefined;
}

const isLabelled = ({ segments: [first] }: Line): boolean => first !== undefined && labelsDiscounts(first);

interface Listing {
  /** The left edge of the text. */
  edge?: number;
  /** How many of its names must be those of discounts; below a heading of discounts one shows what the others are. */
  least?: number;
}

/** "Multi-Policy, Online" / "Quote and Paperless": names between commas, over the lines of the list. */
function listed(layout: PageLayout, segment: Segment, { edge = segment.x0, least = 2 }: Listing = {}): Item[] {
  if (continuesList(layout, segment)) return [];
  const words = [...segment.words];
  for (
    let last = segment, next = nextLine(layout, last, edge);
    next;
    last = next, next = nextLine(layout, last, edge)
  ) {
    if (next.bold !== segment.bold || /[.]$/.test(last.text) || LABELLED.test(next.text)) break;
    words.push(...next.words);
  }
  const run = textRun(words);
  const items: Item[] = [];
  let parts = 0;
  let start = 0;
  // One slash joins two words of a name: "Home / Umbrella".
  const separators = separatorsOf(run.text);
  for (const separator of run.text.matchAll(separators)) {
    const part = run.text.slice(start, separator.index).trim();
    const amount = /\s+[-–]?\(?\$[\d,.]+\)?\.?$/.exec(part);
    const printed = part.slice(0, amount?.index).replace(/[.:]$/, '');
    const name = printed.replace(PERCENT, '').replace(BROKEN, '-').replace(OF_THINGS, '');
    const isName =
      name !== '' &&
      name.split(/\s+/).length <= 6 &&
      !NOT_DISCOUNT.test(name) &&
      !sectionWordings.matchWhole(name) &&
      /^[\p{Lu}\d]/u.test(name);
    if (name !== '') parts += 1;
    if (isName) {
      const own = wordsWithin(run, start, start + printed.length + 1);
      const priced = amountWithin(run, start + printed.length, separator.index);
      items.push({ name, words: own, page: segment.page, amount: priced });
    }
    start = separator.index + separator[0].length;
  }
  // Of a sentence with commas few parts look like names; among names an unknown one is one too.
  const known = items.filter(({ name }) => DISCOUNT_WORD.test(name));
  if (known.length >= least && items.length === parts && known.length >= (least > 1 ? 0.6 : 0.3) * parts) return items;
  return known.length >= 0.6 * parts ? known : [];
}
