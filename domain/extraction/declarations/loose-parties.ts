import type { PageLayout, Segment } from '../../reading/layout.ts';
import { CITY_LINE } from '../../reading/values/places.ts';
import { AGENCY_WORD, ORGANISATION, OTHER_COMPANY } from '../lexicon/companies.ts';
import { hasNames, INSURER, type PeopleSearch, type Placed } from './party-search.ts';
import { readAddressBlock } from './address.ts';

/** Address blocks without a label: a name above a street and a city, as in the window of an envelope. */
export function looseBlocks(search: PeopleSearch): Placed[] {
  return search.layouts
    .slice(0, 4)
    .flatMap((layout) =>
      layout.lines.flatMap(({ segments }) => segments.flatMap((segment) => looseBlock(segment, layout, search) ?? [])),
    );
}

function looseBlock(city: Segment, layout: PageLayout, { isLabel, organisations }: PeopleSearch): Placed | null {
  if (!CITY_LINE.test(city.text)) return null;
  const above = columnAbove(layout, city);
  if (ownLines(above, isLabel).length < above.length) return null;
  const column = belowInsurer(above);
  const text = column.map((part) => part.text).join(' ');
  if (OTHER_COMPANY.test(text)) return null;
  const block = readAddressBlock(column, { organisations, isLabel });
  if (!hasNames(block) || isBrand(column, layout)) return null;
  const isAgency = AGENCY_WORD.test(text) || /\b(?:insurance|casualty|indemnity)\b/i.test(text);
  const score = 6 - layout.page.number - (isAgency ? 8 : 0) - city.y0 / layout.page.height;
  return score > 0 ? { block, score, layout } : null;
}

/** The lines of a block up to the one that a label begins: that is the value of the label. */
export function ownLines(block: readonly Segment[], isLabel: (text: string) => boolean): Segment[] {
  const lefts = block.slice(1).map((segment) => segment.line.segments[segment.line.segments.indexOf(segment) - 1]);
  // "Named insured" over "and mailing" over "address" is one caption
  if (lefts.some((left) => left && /^(?:and|or|&)\b/i.test(left.text))) return [...block];
  const end = lefts.findIndex((left) => left && isLabel(left.text));
  return block.slice(0, end < 0 ? undefined : end + 1);
}

/** A name right below that of the insurer is another one's. */
function belowInsurer(column: Segment[]): Segment[] {
  const isInsurer = ({ text }: Segment): boolean => INSURER.test(text) && !AGENCY_WORD.test(text);
  const at = column.findLastIndex(isInsurer);
  const next = column[at + 1];
  return at >= 0 && next && /\p{L}/u.test(next.text) && !/\d/.test(next.text) ? column.slice(at + 1) : column;
}

/** A letterhead begins the name of a company of the page. */
function isBrand([first]: readonly Segment[], { lines }: PageLayout): boolean {
  const brand = `${first?.text.toLowerCase()} `;
  const isCompany = (text: string): boolean =>
    text.toLowerCase().startsWith(brand) && INSURER.test(text.slice(brand.length));
  return lines.some((line) => line.segments.some(({ text }) => isCompany(text)));
}

/** An agency's own address block, in the letterhead or beside the insured. */
export function looseAgencies({ layouts, isLabel }: PeopleSearch): Placed[] {
  return layouts.slice(0, 3).flatMap((layout) =>
    layout.lines
      .flatMap((line) => line.segments)
      .flatMap((segment) => {
        if (!CITY_LINE.test(segment.text)) return [];
        const block = readAddressBlock(columnAbove(layout, segment), { organisations: true, isLabel });
        const isAgency =
          AGENCY_WORD.test(block.names[0]?.name ?? '') && !OTHER_COMPANY.test(block.names[0]?.name ?? '');
        return isAgency ? [{ block, score: 10 - layout.page.number, layout }] : [];
      }),
  );
}

/** The lines of an address block, found upwards from its city line. */
function columnAbove(layout: PageLayout, city: Segment): Segment[] {
  const column = [city];
  const at = layout.lines.indexOf(city.line);
  let top = city;
  for (const line of layout.lines.slice(Math.max(at - 8, 0), at).reverse()) {
    if (top.y0 - line.y1 > 0.9 * city.size || column.length >= 5) break;
    const above = line.segments.find((other) => Math.abs(other.x0 - city.x0) < 5);
    if (!above) continue;
    column.unshift(above);
    top = above;
  }
  return column;
}

/** "Policy CM-88   ACME LOGISTICS INC   12/10/24 to 12/10/25": an organisation beside the number of the policy. */
export function besideNumber({ layouts, labels, isLabel, organisations }: PeopleSearch): Placed[] {
  if (!organisations) return [];
  const numbered = labels.filter(({ field, layout }) => field === 'policyNumber' && layouts.indexOf(layout) < 2);
  return numbered.flatMap(({ segment, layout }): Placed[] => {
    const name = segment.line.segments.find((other) => other !== segment && isOrganisation(other, isLabel));
    const block = name && readAddressBlock([name], { organisations, isLabel });
    return block && hasNames(block) ? [{ block, score: 1, layout }] : [];
  });
}

const isOrganisation = ({ text }: Segment, isLabel: (text: string) => boolean): boolean =>
  ORGANISATION.test(text) && ![INSURER, AGENCY_WORD, OTHER_COMPANY].some((other) => other.test(text)) && !isLabel(text);
