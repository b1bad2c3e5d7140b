import { type Cited, cite, type Draft, type Source } from '../cited.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { CITY_LINE, CITY_WITHIN, STREET_LINE } from '../../reading/values/places.ts';
import type { Word } from '../../document/page.ts';
import { INTEREST_CAPTION, INTEREST_CLAUSE, INTEREST_OF_ONE } from '../lexicon/interests.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { loanNear } from './interest-loans.ts';
import { type SectionMap, unnumbered } from './sections.ts';

// The parties of a section of mortgagees and other interests. Every one has an address, which ends in a city: found from
// there, they are read alike whether they stand in lines, blocks, columns, tables or cards.

const STREET_WITHIN = /(?:^|[\s,])(?=\d+[A-Z]?\s+[\p{L}\d]|P\.?\s?O\.?\s?(?:Box|Drawer)\b)/iu;
/** Kinds that a company's name may begin with. */
const NAME_WORD = /^(?:mortgage|lender|trustee|landlord)$/i;

export interface Party {
  draft: Draft;
  name: string;
}

interface Zone {
  layout: PageLayout;
  map: SectionMap;
  /** Whether the section of the page before goes on above the first heading of this one. */
  isCarried: boolean;
  isLabel: (text: string) => boolean;
}

/** All parties with an address that stand in the sections of interests of a page. */
export function partiesOn(zone: Zone): Party[] {
  return zone.layout.lines.flatMap((line, at) =>
    line.segments.flatMap((segment) => {
      const kind = segment.line.segments.findLast((other) => other.x1 <= segment.x0 && kindIn(other) !== null);
      if (!CITY_WITHIN.test(segment.text) || (kind && isEnded(kind.text))) return [];
      if (!isInside(segment, zone) && !isBesideKind(segment)) return [];
      const party = partyAt(segment, at, zone);
      // Above the first heading of a page stands its letterhead, too.
      const isKnown = party?.draft['interest'] !== undefined || zone.map.of(segment) !== null;
      return party && isKnown ? [party] : [];
    }),
  );
}

function isInside(segment: Segment, { map, isCarried }: Zone): boolean {
  const section = map.of(segment);
  if (!section) return isCarried;
  // "Mailing address" heads a column of the table.
  const [head] = section.heading.line.segments;
  const isColumn = section.kind === 'other' && head && head !== section.heading;
  return (isColumn ? map.of(head)?.kind : section.kind) === 'interest';
}

/** "Mortgagee   Coastal Bank NA, PO Box 77, Charleston, SC 29401": the kind beside a name and its address says it all. */
function isBesideKind(segment: Segment): boolean {
  const left = segment.line.segments.findLast((other) => other.x1 <= segment.x0);
  return left !== undefined && kindIn(left) !== null && inOneLine(segment) !== null;
}

/** "Mortgagee (removed)" */
export const isEnded = (text: string): boolean => /\b(?:removed|deleted|former|previous|prior)\b/i.test(text);

interface Block {
  /** The lines of the name and of the address, one below the other. */
  names: readonly Segment[];
  address: readonly Word[];
  street: Segment;
}

function partyAt(city: Segment, at: number, zone: Zone): Party | null {
  const block = inOneLine(city) ?? stacked(city, at, zone);
  if (!block) return null;
  const run = textRun(block.names.flatMap(({ words }) => words));
  const lead = leadIn(run.text);
  const prefix = lead + kindBefore(run.text.slice(lead));
  const text = run.text.slice(prefix).replace(INTEREST_CLAUSE, '').replace(/[,;]$/, '').trim();
  if (!/\p{L}{3}/u.test(text) || /\d{5}/.test(text) || text.length > 80) return null;
  const { page } = city;
  const start = run.text.indexOf(text, prefix);
  const name = cite(text, { page, words: wordsWithin(run, start, start + text.length) });
  const own = run.text.slice(lead, prefix).replace(/[:\s]+$/, '');
  const isKind = own !== '' && !INTEREST_CAPTION.test(own);
  const interest = isKind
    ? cite(own, { page, words: wordsWithin(run, lead, lead + own.length) })
    : kindBeside(block, city, zone);
  const address = addressOf({ page, words: block.address });
  const [first = city] = block.names;
  const loanNumber = loanNear({ layout: zone.layout, first, street: block.street, city });
  return { name: text, draft: { interest, name, address, loanNumber } };
}

function addressOf(source: Source): Cited | undefined {
  const lines = new Map<number, Word[]>();
  for (const word of source.words) lines.set(Math.round(word.y0), [...(lines.get(Math.round(word.y0)) ?? []), word]);
  const text = [...lines.values()]
    .map((words) =>
      words
        .map((word) => word.text)
        .join(' ')
        .replace(/,$/, ''),
    )
    .join(', ')
    .replace(/, (?=\d{5}(?:-\d{4})?$)/, ' ');
  return cite(text, source);
}

/** "Coastal Bank NA, PO Box 77, Charleston, SC 29401, Loan Number 12345". */
function inOneLine(segment: Segment): Block | null {
  const run = textRun(segment.words);
  const lead = leadIn(run.text);
  const street = lead + run.text.slice(lead).search(STREET_WITHIN);
  const end = CITY_WITHIN.exec(run.text);
  if (street < lead + 4 || !end || end.index < street) return null;
  const words = wordsWithin(run, 0, street);
  const address = wordsWithin(run, street + 1, end.index + end[0].length);
  return { names: [{ ...segment, words, text: run.text.slice(0, street) }], address, street: segment };
}

function stacked(city: Segment, at: number, { layout, isLabel }: Zone): Block | null {
  const isStop = (segment: Segment): boolean =>
    INTEREST_CAPTION.test(segment.text) ||
    isLabel(segment.text) ||
    kindIn(segment) !== null ||
    CITY_LINE.test(segment.text) ||
    sectionWordings.matchWhole(segment.text.replace(/[:.]$/, ''))?.field === 'interest';
  const above: Segment[] = [];
  let top = city;
  for (const line of layout.lines.slice(Math.max(0, at - 6), at).reverse()) {
    const next = line.segments.find((other) => Math.abs(other.x0 - top.x0) < 5);
    if (top.y0 - line.y1 > 1.1 * city.size || above.length >= 4) break;
    if (!next) continue;
    if (isStop(next)) {
      // "Its successors and/or assigns" stands between a name and its address.
      if (INTEREST_CLAUSE.test(next.text)) top = next;
      else break;
    } else {
      above.unshift(next);
      top = next;
    }
  }
  const lines = [...above, city];
  const from = STREET_LINE.test(city.text) ? above.length : lines.findIndex(({ text }) => STREET_LINE.test(text));
  const street = lines[from];
  if (!street) return null;
  const names = lines.slice(0, from).slice(-2);
  const address = lines.slice(from).flatMap(({ words }) => words);
  return { names: names.length > 0 ? names : nameBeside(street, city, layout, isStop), address, street };
}

/** The name in another column than the address, or in a longer line above it. */
function nameBeside(
  street: Segment,
  city: Segment,
  layout: PageLayout,
  isStop: (segment: Segment) => boolean,
): Segment[] {
  const from = layout.lines.indexOf(street.line);
  const to = layout.lines.indexOf(city.line);
  const isName = (other: Segment): boolean => /\p{L}{3}/u.test(other.text) && !isStop(other) && !PLACE.test(other.text);
  const over = layout.lines[from - 1]?.segments.find(
    (other) => other.x0 < street.x0 && other.x1 > street.x0 && isName(other) && street.y0 - other.y1 < street.size,
  );
  if (over) return [over];
  for (const rows of [layout.lines.slice(from, to + 1), layout.lines.slice(Math.max(0, from - 1), to + 2)]) {
    const left = rows.flatMap(({ segments }) => segments.filter((other) => other.x1 < street.x0 + 2 && isName(other)));
    const edge = Math.max(...left.map(({ x0 }) => x0));
    const [first, second] = left.filter(({ x0 }) => Math.abs(x0 - edge) < 4);
    if (first) return [first, ...(second && second.y0 - first.y1 < 0.6 * first.size ? [second] : [])];
  }
  return [];
}

/** "Premises 01 / Building 03" says what the interest is in. */
const PLACE = /^(?:premises|prem|location|loc|building|bldg|vehicle|item)\b[\s.#]*\d/i;

/** "Unit 2:", "Prem. 1 Bldg. 1:" and "2." stand before the party and say what it has an interest in, or count it. */
const LEAD =
  /^(?:\d{1,2}[.)]|(?:(?:unit|vehicle|auto|premises|prem|location|loc|building|bldg|item)\b[\s.#]*\d{1,3}\b[,\s]*)+:)\s+/i;
const leadIn = (text: string): number => LEAD.exec(text)?.[0].length ?? 0;
/** "Venue: Barn & Gardens": what stands before a colon is the kind, whatever words it uses. */
const NAMED_KIND = /^\p{Lu}[\p{L}'’/-]*(?: [\p{L}'’/-]+){0,3}: /u;

/** How many signs of a name are the kind before it: "Loss Payee Midland Leasing Inc", "Mortgagee: First Bank". */
function kindBefore(text: string): number {
  const match = sectionWordings.match(text);
  if (match?.field !== 'interest' || match.rest === '') return NAMED_KIND.exec(text)?.[0].length ?? 0;
  const head = text.split(' ').slice(0, match.length).join(' ');
  return head.endsWith(':') || (INTEREST_OF_ONE.test(head) && !NAME_WORD.test(head)) ? head.length + 1 : 0;
}

/** What the party is, as its row, the line above it or the heading says. */
function kindBeside({ names, street }: Block, city: Segment, { layout, map }: Zone): Draft[string] {
  const [first = street] = names;
  const from = layout.lines.indexOf(first.line);
  const isBeside = (other: Segment): boolean =>
    !names.includes(other) && (other.x1 < first.x0 || other.x0 > first.x1) && kindIn(other) !== null;
  const isOver = (other: Segment): boolean => Math.abs(other.x0 - first.x0) < 20 && kindIn(other) !== null;
  const segmentsOf = (start: number, end: number): Segment[] =>
    layout.lines.slice(Math.max(0, start), end).flatMap(({ segments }) => segments);
  const typed = typeBeside(first, layout);
  if (typed) return typed;
  const found =
    segmentsOf(from, layout.lines.indexOf(city.line) + 1).find(isBeside) ??
    segmentsOf(from - 3, from).findLast(isOver) ??
    segmentsOf(from - 1, from).find(isBeside) ??
    map.of(first)?.heading;
  const words = found ? kindIn(found) : null;
  return found && words
    ? cite(
        words
          .map((word) => word.text)
          .join(' ')
          .replace(/[:.,]$/, ''),
        { page: found.page, words },
      )
    : undefined;
}

const TYPE_HEADING = /^(?:type(?: of (?:interest|party))?|interest(?: type)?|(?:nature|kind) of interest|capacity)$/i;
const MOST_ROWS = 40;

/** What a column of types says in the party's line, whatever words it uses. */
function typeBeside(first: Segment, { lines }: PageLayout): Draft[string] {
  const at = lines.indexOf(first.line);
  const left = first.line.segments.filter((other) => other.x1 < first.x0 && /\p{L}{3}/u.test(other.text));
  const heading = lines
    .slice(Math.max(0, at - MOST_ROWS), at)
    .flatMap(({ segments }) => segments.filter(({ text }) => TYPE_HEADING.test(text)))
    .findLast((other) => other.line.segments.length > 1);
  const own = heading && left.find(({ x0 }) => Math.abs(x0 - heading.x0) < 3 || isOnly(heading, left, first));
  return own ? cite(own.text, own) : undefined;
}

/** A heading may be set around the middle of its column: it is of the only text before the names where no other heading stands there. */
const isOnly = (heading: Segment, left: readonly Segment[], { x0 }: Segment): boolean =>
  left.length === 1 && heading.line.segments.filter((other) => other.x1 < x0).length === 1;

/** The words of a kind of interest, what stands behind it left out: "MORTGAGE HOLDER PREM. 001 BLDG. 001". */
function kindIn(segment: Segment): readonly Word[] | null {
  const text = unnumbered(segment.text);
  const tail = text.search(KIND_TAIL);
  const head = tail > 0 ? text.slice(0, tail) : text;
  const run = textRun(segment.words);
  const start = run.text.indexOf(head);
  return INTEREST_OF_ONE.test(head) ? wordsWithin(run, start, start + head.length) : null;
}

const KIND_TAIL =
  /\s*\((?:name|address|new|added)|\s*\/\s*loan|\s+(?:prem|bldg|building|loc|item|schedule|information|name and address)\b/i;

/** Whether a page ends in the heading of a section of interests. */
export function endsInInterests(map: SectionMap, { lines }: PageLayout): boolean {
  const last = map.sections.at(-1);
  return last?.kind === 'interest' && lines.length - lines.indexOf(last.heading.line) < 5;
}
