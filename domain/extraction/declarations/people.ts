import type { Word } from '../../document/page.ts';
import { anyOf } from '../../text/any-of.ts';
import type { Cited } from '../cited.ts';
import { roleWeight } from '../labels/choose.ts';
import { isCaption } from '../labels/captions.ts';
import type { Label } from '../labels/label.ts';
import { isBeside, isOfOtherColumn } from '../labels/label-columns.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { blockFrom, linesBelow, rightOf, stackedAt } from '../../reading/neighbors.ts';
import { segmentOf } from '../../reading/segments.ts';
import { CITY_LINE, STREET_LINE } from '../../reading/values/places.ts';
import { normalize } from '../../text/normalize.ts';
import { besideNumber, looseAgencies, looseBlocks, ownLines } from './loose-parties.ts';
import { hasNames, INSURER, type PeopleSearch, type Placed } from './party-search.ts';
import { shownAbove } from './shown-above.ts';
import { agencyNamed, isName, withoutCode } from './agency-names.ts';
import { type AddressBlock, addressOnLine, namedAddressOnLine, readAddressBlock, withState } from './address.ts';

export interface People {
  namedInsureds: Cited<string>[];
  mailingAddress: Cited<string> | undefined;
  insuredLocation: Cited<string> | undefined;
  agencyName: Cited<string> | undefined;
}

/** The insured with the mailing address, the insured property and the agency. */
export function readPeople(search: PeopleSearch): People {
  const insured = blocksAt(search, 'namedInsureds', { organisations: true, single: search.organisations }).filter(
    ({ block }) => !block.names.some(({ name }) => INSURER.test(name)),
  );
  const loose = looseBlocks(search);
  const mailing = blocksAt(search, 'mailingAddress', { organisations: search.organisations });
  const location = blocksAt(search, 'insuredLocation', { organisations: false });
  const agency = blocksAt(search, 'agencyName', { organisations: true });
  const certain = insured.filter(({ block, isOfColumn }) => !isOfColumn || hasAddress(block));
  const names = firstNamed([certain, mailing, loose, insured, besideNumber(search)]);
  const addressed =
    best(insured, hasAddress) ??
    best(mailing, hasAddress) ??
    sameNames(loose, names) ??
    (names ? null : best(loose, hasAddress));
  const named = mailing.filter(({ isWeak }) => !isWeak);
  const ownMailing = citedAddress(best(named, hasAddress) ?? addressed ?? best(mailing, hasAddress));
  const insuredLocation =
    citedAddress(best(location.filter(isKnown), hasAddress)) ??
    sameAs(search, 'insuredLocation', ownMailing) ??
    citedAddress(best(location, hasAddress)) ??
    shownAbove(search.layouts, ownMailing);
  const mailingAddress = ownMailing ?? sameAs(search, 'mailingAddress', insuredLocation);
  return {
    namedInsureds: citedNames(names),
    mailingAddress,
    insuredLocation,
    agencyName: agencyNamed(firstNamed([agency, looseAgencies(search)])?.block, search.layouts),
  };
}

const isKnown = ({ isLikely }: Placed): boolean => isLikely !== true;
const hasAddress = ({ address }: AddressBlock): boolean => address !== null;

const firstNamed = (lists: readonly Placed[][]): Placed | null =>
  lists.reduce<Placed | null>((found, placed) => found ?? best(placed, hasNames), null);

function best(placed: readonly Placed[], isFit: (block: AddressBlock) => boolean): Placed | null {
  let chosen: Placed | null = null;
  for (const candidate of placed) {
    if (isFit(candidate.block) && (!chosen || candidate.score > chosen.score)) chosen = candidate;
  }
  return chosen;
}

function blocksAt(
  search: PeopleSearch,
  field: string,
  options: { organisations: boolean; single?: boolean },
): Placed[] {
  return search.labels
    .filter(
      (label) =>
        label.field === field &&
        !isOfList(label) &&
        (!label.isShort || label.hasColon || label.rest.length === 0 || isAmongLabels(label, search)),
    )
    .flatMap((label) => {
      for (const { segments: lines, bonus } of columnsOf(label, search)) {
        const segments = field === 'agencyName' ? withoutCode(lines) : lines;
        const first = segments[0] && withState(segments[0], segments[1]);
        const onLine = first ? addressOnLine(first, 0) : null;
        const named = first ? namedAddressOnLine(first, options) : null;
        const block = onLine
          ? { names: [], address: onLine }
          : (named ?? withAddressBeside(readAddressBlock(segments, { ...options, isLabel: search.isLabel }), segments));
        if (!hasNames(block) && !hasAddress(block)) continue;
        const role = roleWeight[label.layout.role];
        const score =
          20 -
          0.12 * label.rank +
          1.5 * role -
          0.25 * label.layout.page.number +
          bonus +
          (label.hasColon ? 1 : 0) +
          (hasAddress(block) ? 3 : 0);
        return [
          {
            block,
            score,
            layout: label.layout,
            isWeak: label.isShort && !label.hasColon,
            isLikely: label.isLikely === true,
            isOfColumn: !label.hasColon && /^names?$/i.test(label.head.text),
          },
        ];
      }
      return [];
    });
}

/** "Insured   Ann Poe   12 Main St, Salem, OR 97301": an address in the line of a name that has none below. */
function withAddressBeside(block: AddressBlock, [first]: readonly Segment[]): AddressBlock {
  const [right] = first && hasNames(block) && !hasAddress(block) ? rightOf(first) : [];
  const address = right ? addressOnLine(right, 0) : null;
  return address ? { ...block, address } : block;
}

/** "Policy 55-U-1120   Insured JON BERG", "AGENT 118 POE INSURANCE": in a line of short labels, or before a code, one needs no colon. */
const isAmongLabels = ({ field, segment, rest }: Label, { labels }: PeopleSearch): boolean => {
  const whole = segmentOf([...rest], segment.line);
  const [named] = field === 'agencyName' ? withoutCode([whole]) : [whole];
  if (named === undefined || !isName(named)) return false;
  const isOther = (other: Label): boolean => other.segment !== segment && other.rest.length > 0;
  return named !== whole || labels.some((other) => other.segment.line === segment.line && isOther(other));
};

/** "Loc | Address", "Auto no. | Interest | Name and address" head lists of places and of other parties; so do streets of several places in a line. */
function isOfList({ field, hasColon, head, segment: { line, x1 } }: Label): boolean {
  if (field === 'agencyName' || hasColon || OF_INSURED.test(head.text)) return false;
  const others = line.segments.filter((other) => other.x0 >= x1 || other.x1 <= head.x0);
  return (
    others.some(({ text }) => LISTED.test(text)) || others.filter(({ text }) => /^\d+ \p{L}/u.test(text)).length > 1
  );
}

const OF_INSURED = /mail|insured|policy ?holder|member|applicant|employer|owner/i;
const LISTED = anyOf(
  /^(?:loc|prem|bldg|building|auto|veh(?:icle)?|unit|item)s?\.?(?:[/ ](?:no|bldg|#).*)?$/i,
  /^(?:location|premises) (?:no|#|nbr)/i,
  /^(?:(?:interest|date of birth|dob|licen[sc]e).*|type|no\.?)$/i,
);

/** "Ann Poe, Luis" over "Poe", at the same right edge: the last name goes on in the next line. */
function restOfName({ layout, segment, rest }: Label): readonly Word[] {
  const isCut = rest.at(-2)?.text.endsWith(',') === true;
  const next = isCut ? layout.lines[layout.lines.indexOf(segment.line) + 1] : undefined;
  const tail = next?.segments.find(({ x1 }) => Math.abs(x1 - segment.x1) < 3);
  const isTail = tail && tail.y0 - segment.y1 < segment.size && /^\p{Lu}[\p{L}'’.-]+$/u.test(tail.text);
  return isTail ? tail.words : [];
}

/** The columns of segments that may hold what a label announces: from its own rest, right of it, below it. */
function columnsOf(label: Label, { isLabel, captioned }: PeopleSearch): { segments: Segment[]; bonus: number }[] {
  const columns: { segments: Segment[]; bonus: number }[] = [];
  const { layout, head, segment } = label;
  if (isCaption(label, captioned, isLabel)) return [{ segments: overCaption(label, isLabel), bonus: 1.5 }];
  const under = underLabel(layout, head);
  if (label.rest.length > 0) {
    const inline = segmentOf([...label.rest, ...restOfName(label)], segment.line);
    const aligned = blockFrom(layout, inline);
    columns.push({ segments: aligned.length > 1 ? aligned : [inline, ...under], bonus: 2 });
    return columns;
  }
  const [right] = rightOf(segment);
  // Right under a heading stand a whole name and address: what stands right of it is another heading.
  if (isWholeUnder(label, under, isLabel)) return [{ segments: under, bonus: 1.5 }];
  if (right && isBeside(right, label) && !isLabel(right.text) && !isOfOtherColumn(label, right, isLabel))
    columns.push({
      segments: [...startOver(layout, right, isLabel), ...ownLines(blockFrom(layout, right), isLabel)],
      bonus: 1.5,
    });
  columns.push({ segments: under, bonus: 1 });
  return columns;
}

function isWholeUnder({ head }: Label, under: readonly Segment[], isLabel: (text: string) => boolean): boolean {
  const [first] = under;
  if (!first || first.y0 - head.y1 > 0.8 * head.size || Math.abs(first.x0 - head.x0) > 4) return false;
  const block = readAddressBlock(under, { organisations: true, single: true, isLabel });
  return hasNames(block) && hasAddress(block);
}

/** The lines over a street or a city that a label stands beside: names and addresses are set around the label's middle. */
function startOver(layout: PageLayout, segment: Segment, isLabel: (text: string) => boolean): Segment[] {
  const lines: Segment[] = [];
  if (![CITY_LINE, STREET_LINE, PHONE].some((pattern) => pattern.test(segment.text))) return lines;
  for (let low = segment; lines.length < MOST_OVER; low = lines[0] ?? low) {
    const line = layout.lines[layout.lines.indexOf(low.line) - 1];
    const over = line?.segments.find(({ x0 }) => Math.abs(x0 - low.x0) < 5);
    const isOwn = over && over === line?.segments[0] && low.y0 - over.y1 < 0.6 * low.size && !isLabel(over.text);
    if (!isOwn || CITY_LINE.test(over.text)) break;
    lines.unshift(over);
  }
  return lines;
}

const MOST_OVER = 4;
const PHONE = /^\(?\d{3}\)?[\s-]\d{3}-\d{4}$/;

/** What stands over a caption, up to the caption above or a wide gap. */
function overCaption({ layout, segment }: Label, isLabel: (text: string) => boolean): Segment[] {
  const column: Segment[] = [];
  let top = segment;
  while (column.length < 6) {
    const over = stackedAt(layout, top, -1);
    if (!over || isLabel(over.text)) return column;
    column.unshift(over);
    top = over;
  }
  return column;
}

/** What stands under a label, an empty stretch of up to five lines between them. */
function underLabel(layout: PageLayout, head: Segment): Segment[] {
  for (const line of linesBelow(layout, head.line)) {
    if (line.y0 - head.y1 > 5 * head.size) break;
    const first = line.segments.find((other) => other.x0 > head.x0 - 12 && other.x0 < Math.max(head.x1, head.x0 + 45));
    if (first) return blockFrom(layout, first);
  }
  return [];
}

function sameNames(loose: readonly Placed[], names: Placed | null): Placed | null {
  const key = (placed: Placed): string => normalize(placed.block.names.map(({ name }) => name).join(' '));
  const words = names ? new Set(key(names).split(' ')) : new Set<string>();
  return best(
    loose.filter(
      (placed) =>
        key(placed)
          .split(' ')
          .filter((word) => words.has(word)).length >= 2,
    ),
    hasAddress,
  );
}

function citedNames(placed: Placed | null): Cited<string>[] {
  return (placed?.block.names ?? []).map(({ name, source }) => ({ value: name, ...source }));
}

function citedAddress(placed: Placed | null): Cited<string> | undefined {
  const address = placed?.block.address;
  if (!placed || !address) return undefined;
  return { value: address.text, ...address.source };
}

/** The other address, where the label of a field says that it is the same. */
function sameAs({ labels }: PeopleSearch, field: string, other: Cited<string> | undefined): Cited<string> | undefined {
  if (!other) return undefined;
  for (const label of labels.filter((own) => own.field === field)) {
    const around = [rightOf(label.segment)[0], underLabel(label.layout, label.head)[0]];
    const after = label.rest.length > 0 ? [label.rest] : around.flatMap((segment) => (segment ? [segment.words] : []));
    const words = after.find((own) => SAME.test(own.map((word) => word.text).join(' ')));
    if (words) return { ...other, page: label.segment.page, words };
  }
  return undefined;
}

/** "Same as above", "(Same as mailing address)", "the above address" */
const SAME = /^\(?(?:at )?(?:the )?(?:same\b|(?:above|mailing) (?:mailing )?address\b(?! (?:unless|if)))/i;
