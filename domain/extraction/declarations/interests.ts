import { cite, type Draft, isCited, type Source } from '../cited.ts';
import type { Word } from '../../document/page.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { blockFrom, linesBelow, rightOf } from '../../reading/neighbors.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { normalize } from '../../text/normalize.ts';
import { CITY_WITHIN } from '../../reading/values/places.ts';
import { isNameLine } from '../values/name.ts';
import { readAddressBlock } from './address.ts';
import { INTEREST_CLAUSE } from '../lexicon/interests.ts';
import { endsInInterests, isEnded, partiesOn } from './interest-parties.ts';
import { mapSections, type Section } from './sections.ts';

const LOAN = /\bloan\s*(?:number|no\.?|#|account)?\s*[:#]?\s*([A-Z0-9-]{4,})/i;

/** Mortgagees, loss payees and other interested parties: a heading, a name and an address. */
export function readInterests(layouts: readonly PageLayout[], isLabel: (text: string) => boolean): Draft[] {
  const found = new Map<string, Draft>();
  const add = ({ key, draft }: { key: string; draft: Draft }): void => {
    const isKnown = [...found.keys()].some((known) => known.includes(key) || key.includes(known));
    if (!isKnown) found.set(key, draft);
  };
  let isCarried = false;
  for (const layout of layouts.filter(({ role }) => role !== 'bill')) {
    const map = mapSections(layout);
    const parties = partiesOn({ layout, map, isCarried, isLabel });
    isCarried = endsInInterests(map, layout);
    for (const { name, draft } of parties) found.set(partyKey(name, draft), draft);
    for (const { kind, heading } of map.sections) {
      if (kind !== 'interest' || parties.length > 0 || isEnded(heading.text)) continue;
      const interest = interestAt({ layout, heading, isLabel });
      // A row of a table that names an interest is no heading, unless a name and an address stand beside it.
      const isOne = interest && (standsOut(heading) || interest.draft.address !== undefined);
      if (isOne) add(interest);
    }
    const told = toldIn(layout);
    if (told) add(told);
    for (const interest of layout.lines.flatMap((line) =>
      line.segments.flatMap((segment) => inlineAt(layout, segment)),
    )) {
      add(interest);
    }
  }
  return [...found.values()];
}

/** One bank may be the mortgagee of several buildings, with a loan for each. */
const partyKey = (name: string, { loanNumber }: Draft): string =>
  `${normalize(name)} ${isCited(loanNumber) ? normalize(String(loanNumber.value)) : ''}`.trim();

const TOLD = /\b(mortgagee|loss payee|lienholder), (\p{Lu}[^,]{3,50}), (\d+ [^.;]{5,70}?, [A-Z]{2} \d{5}(?:-\d{4})?)/iu;

/** "Loss is payable to the mortgagee, First County Bank, 12 Main St, Salem, OR 97301, as its interest appears." */
function toldIn(layout: PageLayout): { key: string; draft: Draft } | null {
  const run = textRun(layout.lines.flatMap((line) => line.words));
  const match = TOLD.exec(run.text);
  const [whole, kind, name, address] = match ?? [];
  if (!match || !whole || !kind || !name || !address || !isNameLine(name, { organisations: true })) return null;
  const at = (text: string): Source => {
    const start = match.index + whole.indexOf(text);
    return { page: layout.page.number, words: wordsWithin(run, start, start + text.length) };
  };
  const interest = cite(kind.charAt(0).toUpperCase() + kind.slice(1), at(kind));
  return {
    key: normalize(name),
    draft: { interest, name: cite(name, at(name)), address: cite(address, at(address)) },
  };
}

/** "Mortgagee: Coastal Bank NA, PO Box 77, Charleston SC 29401" */
function inlineAt(layout: PageLayout, segment: Segment): { key: string; draft: Draft }[] {
  const match = sectionWordings.match(segment.text);
  if (match?.field !== 'interest' || match.rest === '') return [];
  const kind = match.length + remarkAt(segment.words.slice(match.length));
  if (!segment.words[kind - 1]?.text.endsWith(':')) return [];
  const run = textRun(segment.words.slice(kind));
  const name =
    /^[^,]+/
      .exec(run.text)?.[0]
      .replace(INTEREST_CLAUSE, '')
      .replace(/\s+(?:isaoa|atima).*$/i, '')
      .trim() ?? '';
  if (!isNameLine(name, { organisations: true })) return [];
  const street = run.text.search(/\b(?:\d+ \p{L}|P\.?\s?O\.? ?Box)/iu);
  const address = street > 0 && CITY_WITHIN.test(run.text) ? run.text.slice(street) : null;
  const page = segment.page;
  const draft: Draft = {
    interest: cite(
      segment.words
        .slice(0, match.length)
        .map((word) => word.text)
        .join(' ')
        .replace(/:$/, ''),
      { page, words: segment.words.slice(0, match.length) },
    ),
    name: cite(name, { page, words: wordsWithin(run, 0, name.length) }),
    address: address ? cite(address, { page, words: wordsWithin(run, street, run.text.length) }) : undefined,
    loanNumber: loanIn(
      [segment.line, ...linesBelow(layout, segment.line).slice(0, 2)].flatMap((line) => line.segments),
    ),
  };
  return [{ key: normalize(name), draft }];
}

/** How many words are the remark behind a kind: "Additional insured (manager or lessor of premises): Owner LLC". */
function remarkAt(words: readonly Word[]): number {
  return words[0]?.text.startsWith('(') ? words.findIndex(({ text }) => text.endsWith('):')) + 1 : 0;
}

function standsOut(heading: Segment): boolean {
  const others = heading.line.segments.filter((other) => other !== heading);
  return (
    heading.bold ||
    heading.text.endsWith(':') ||
    others.every((other) => sectionWordings.match(other.text)?.field === 'interest')
  );
}

interface Place {
  layout: PageLayout;
  heading: Section['heading'];
  isLabel: (text: string) => boolean;
}

function interestAt({ layout, heading, isLabel }: Place): { key: string; draft: Draft } | null {
  const match = sectionWordings.match(heading.text.replace(/^[^\p{L}]+/u, ''));
  const columns = [rightOf(heading).slice(0, 1), underOf(layout, heading).slice(0, 1)].flat();
  for (const first of columns) {
    if (first.x0 - heading.x1 > 220) continue;
    const segments = blockFrom(layout, first);
    const isHeading = (text: string): boolean => isLabel(text) || sectionWordings.matchWhole(text) !== null;
    const block = readAddressBlock(segments, { organisations: true, isLabel: isHeading });
    const [name] = block.names;
    if (!name || !match) continue;
    const text = name.name.replace(INTEREST_CLAUSE, '').trim();
    const loan = loanIn([...segments, ...segments.flatMap((segment) => segment.line.segments)]);
    return {
      key: normalize(text),
      draft: {
        interest: kindOf(layout, heading),
        name: cite(text, name.source),
        address: block.address ? cite(block.address.text, block.address.source) : undefined,
        loanNumber: loan,
      },
    };
  }
  return null;
}

/** What the party is: "Interest: Property Manager" below the heading, else the heading itself. */
function kindOf(layout: PageLayout, heading: Segment): Draft[string] {
  const lines = linesBelow(layout, heading.line).slice(0, 7);
  const label = lines.flatMap((line) => line.segments).find((segment) => /^interest(?: type)?:?$/i.test(segment.text));
  const kind = label ? (rightOf(label)[0] ?? underOf(layout, label)[0]) : undefined;
  if (kind && kind.words.length <= 4) return cite(kind.text, kind);
  return cite(heading.text.replace(/[:*\s]+$/, ''), heading);
}

function underOf(layout: PageLayout, heading: Segment): Segment[] {
  for (const line of linesBelow(layout, heading.line)) {
    if (line.y0 - heading.y1 > 3 * heading.size) break;
    const first = line.segments.find((other) => other.x0 > heading.x0 - 15 && other.x0 < heading.x0 + 60);
    if (first) return [first];
  }
  return [];
}

function loanIn(segments: readonly Segment[]): Draft[string] {
  for (const segment of segments) {
    const run = textRun(segment.words);
    const match = LOAN.exec(run.text);
    if (!match?.[1] || !/\d{3}/.test(match[1])) continue;
    const end = match.index + match[0].length;
    return cite(match[1], { page: segment.page, words: wordsWithin(run, end - match[1].length, end) });
  }
  return undefined;
}
