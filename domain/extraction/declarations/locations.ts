import { type Cited, cite, type Draft } from '../cited.ts';
import { candidatesOf, choose, type ValueReader } from '../labels/choose.ts';
import { findLabels, type Label } from '../labels/labels.ts';
import { readText, readYear } from '../labels/value-readers.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { blockFrom, rightOf } from '../../reading/neighbours.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { locationColumnHeadings, locationLabels } from '../lexicon/locations.ts';
import { CITY_WITHIN } from '../../reading/values/places.ts';
import { createWordings, wordsOf } from '../lexicon/wordings.ts';
import type { CellKind } from '../tables/table.ts';
import { parseInteger } from '../../reading/values/numbers.ts';
import { readAddressBlock } from './address.ts';
import { findRoleTables, type RoleRow } from './column-tables.ts';
import { type PremisesMark, premisesAt } from './premises-context.ts';

const wordings = createWordings<keyof typeof locationLabels>(locationLabels);

type Role = keyof typeof locationColumnHeadings;
const columns = createWordings<Role>(locationColumnHeadings);
const WORDS = wordsOf(locationColumnHeadings);
const KINDS = Object.fromEntries(
  Object.keys(locationColumnHeadings).map((role) => [
    role,
    role === 'location' || role === 'building' || role === 'yearBuilt' ? 'count' : 'text',
  ]),
) as Record<Role, CellKind>;

interface Location {
  location: number;
  building: number | null;
  draft: Draft;
}

/** The described premises, one for each building. */
export function readLocations(layouts: readonly PageLayout[], marks: readonly PremisesMark[]): Draft[] {
  const found = new Map<string, Location>();
  const labels = findLabels(layouts, wordings);
  for (const mark of marks) {
    if (mark.location === null) continue;
    const key = `${mark.location}/${mark.building ?? ''}`;
    const own = labels.filter((label) => premisesAt(marks, label.segment) === mark);
    const layout = layouts.find(({ page }) => page.number === mark.page);
    const facts = { ...factsOf(own), ...(layout && { address: addressOf(own, mark, layout) }) };
    const known = found.get(key);
    if (known) known.draft = { ...without(facts), ...without(known.draft) };
    else found.set(key, { location: mark.location, building: mark.building, draft: { ...numbers(mark), ...facts } });
  }
  for (const row of tableRows(layouts)) if (!found.has(row.key)) found.set(row.key, row.location);
  const all = [...found.values()];
  const kept = all.filter(
    ({ location, building, draft }) =>
      (building !== null || !all.some((other) => other.location === location && other.building !== null)) &&
      Object.keys(without(draft)).length > 1,
  );
  return kept.map(({ location, draft }) => ({
    ...draft,
    address: draft.address ?? all.find((other) => other.location === location && other.draft.address)?.draft.address,
  }));
}

const without = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

const numbers = ({ location, building, segment }: PremisesMark): Draft => ({
  locationNumber: cite(location, segment, 0.9),
  buildingNumber: cite(building, segment, 0.9),
});

function factsOf(labels: readonly Label[]): Draft {
  const pick = <T>(field: string, read: ValueReader<T>): Cited<T> | undefined =>
    choose(
      candidatesOf({
        labels: labels.filter((label) => label.field === field && (label.hasColon || label.rest.length === 0)),
        read,
        isLabel: (text) => wordings.matchWhole(text) !== null || /:/.test(text),
      }),
    );
  return {
    description: pick('description', readDescription),
    classCode: pick('classCode', readCode),
    construction: pick('construction', readDescription),
    yearBuilt: pick('yearBuilt', readYear),
    protectionClass: pick('protectionClass', readClass),
  };
}

const readDescription: ValueReader<string> = (words, place) => {
  const text = readText(words, place);
  return text && place !== 'below' && !/[$:]/.test(text.value) && words.length <= 10 && /\p{L}{3}/u.test(text.value)
    ? text
    : null;
};

const readCode: ValueReader<string> = (words) => {
  const [first] = words;
  return first && /^\d{4,6}[A-Z]?$/.test(first.text) ? { value: first.text, words: [first] } : null;
};

const readClass: ValueReader<string> = (words) => {
  const [first] = words;
  return first && /^\d{1,2}[A-Z]?$/.test(first.text) ? { value: first.text, words: [first] } : null;
};

/** The address after its label, on the line of the heading, or in the lines below it. */
function addressOf(labels: readonly Label[], mark: PremisesMark, layout: PageLayout): Cited<string> | undefined {
  const after = labels
    .filter(({ field }) => field === 'address')
    .map((label) => (label.rest.length > 0 ? { page: label.segment.page, words: label.rest } : undefined));
  const under = layout.lines
    .filter((line) => line.y0 > mark.y && line.y0 - mark.y < 70)
    .flatMap((line) => line.segments);
  for (const source of [...after, mark.segment, ...rightOf(mark.segment), ...under]) {
    if (!source) continue;
    const run = textRun(source.words);
    const street = run.text.search(/\b\d+\s+\p{L}/u);
    const city = CITY_WITHIN.exec(run.text);
    if (!city || street < 0 || street > city.index) continue;
    const end = city.index + city[0].length;
    return cite(run.text.slice(street, end), { page: source.page, words: wordsWithin(run, street, end) }, 0.85);
  }
  return blockAddress(under, layout);
}

function blockAddress(under: readonly Segment[], layout: PageLayout): Cited<string> | undefined {
  for (const segment of under.slice(0, 8)) {
    const { address } = readAddressBlock(blockFrom(layout, segment, 3), { isLabel: () => false, organisations: true });
    if (address) return cite(address.text, address.source, 0.8);
  }
  return undefined;
}

/** Premises as the rows of a table ("Prem. No. | Bldg. No. | Address | Occupancy"). */
function tableRows(layouts: readonly PageLayout[]): { key: string; location: Location }[] {
  const tables = findRoleTables({ layouts, wordings: columns, kinds: KINDS, words: WORDS });
  return tables
    .filter(
      ({ roles }) =>
        roles.has('location') && (roles.has('address') || roles.has('description') || roles.has('classCode')),
    )
    .flatMap(({ rows }) => rows.slice(0, 60).flatMap((row) => rowLocation(row)));
}

function rowLocation(row: RoleRow<Role>): { key: string; location: Location }[] {
  const first = row.cells.location?.[0];
  const number = first ? parseInteger(first.text) : null;
  if (!first || number === null || number > 999) return [];
  const building = row.cells.building?.[0];
  const buildingNumber = building ? parseInteger(building.text) : null;
  const text = (role: Role): Cited<string> | undefined => {
    const [cell] = row.cells[role] ?? [];
    const words = (row.cells[role] ?? []).flatMap((segment) => segment.words);
    return cell ? cite(textRun(words).text, { page: cell.page, words }, 0.85) : undefined;
  };
  const year = row.cells.yearBuilt?.[0];
  const draft: Draft = {
    locationNumber: cite(number, first, 0.85),
    buildingNumber: building ? cite(buildingNumber, building, 0.85) : undefined,
    address: text('address'),
    description: text('description'),
    classCode: text('classCode'),
    construction: text('construction'),
    yearBuilt: year ? cite(parseInteger(year.text), year, 0.85) : undefined,
    protectionClass: text('protectionClass'),
  };
  const hasText = draft.address !== undefined || draft.description !== undefined;
  return hasText
    ? [{ key: `${number}/${buildingNumber ?? ''}`, location: { location: number, building: buildingNumber, draft } }]
    : [];
}
