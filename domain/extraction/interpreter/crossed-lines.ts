import type { Word } from '../../document/page.ts';
import { centreX } from '../../reading/boxes.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import { headingsOf } from '../boxes/form-tables.ts';
import { typedValue } from '../boxes/typed-values.ts';
import { textOf } from '../boxes/writing.ts';
import { type Cited, cite, type Draft } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';

// Tables of typed text with a column for each record, whose fields are named at the left: places with what is insured in
// each, policies of one year by their lines of insurance.

/** A line below such headings: what it tells, and the words in each column. */
interface CrossedLine {
  label: string;
  labelWords: readonly Word[];
  /** What stands left of the label in a column of its own: a year. */
  lead: Segment | undefined;
  cells: ReadonlyMap<Segment, readonly Word[]>;
  page: number;
}

/** Share of the size of print: a blank line ends a table. */
const GAP = 1.6;

/** The lines below a line of headings, each parted at the columns that these begin. */
function linesUnder(heads: readonly Segment[], lines: readonly Line[], at: number): CrossedLine[] {
  const left = Math.min(...heads.map(({ x0 }) => x0)) - 8;
  const found: CrossedLine[] = [];
  let bottom = lines[at]?.y1 ?? 0;
  for (const line of lines.slice(at + 1)) {
    if (line.y0 - bottom > GAP * line.size && found.length > 0) break;
    bottom = line.y1;
    const labels = line.segments.filter(({ x0 }) => x0 < left);
    const own = labels.at(-1);
    const values = line.segments.filter(({ x0 }) => x0 >= left);
    if (!own || values.length === 0) break;
    const cells = new Map<Segment, Word[]>();
    for (const { words, ...box } of values) {
      const head = heads.reduce((best, other) => (distance(other, box) < distance(best, box) ? other : best));
      cells.set(head, [...(cells.get(head) ?? []), ...words]);
    }
    const lead = labels.length > 1 ? labels[0] : undefined;
    found.push({ label: own.text.replace(/[\s:.]+$/, ''), labelWords: own.words, lead, cells, page: line.page });
  }
  return found;
}

interface Across {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

const distance = (head: Across, box: Across): number =>
  Math.min(Math.abs(head.x0 - box.x0), Math.abs(head.x1 - box.x1), Math.abs(centreX(head) - centreX(box)));

const BUILDING = String.raw`(?:bldg|building)\.?\s?(?:#|no\.?)?\s?(\d{1,3})`;
const PLACE = new RegExp(
  String.raw`^(?:(?:prem(?:ises)?|loc(?:ation)?)\.?\s?(?:#|no\.?)?\s?(\d{1,3})(?:\s?[/,-]?\s?${BUILDING})?|${BUILDING})$`,
  'i',
);

interface Lists {
  places: RowsPlan;
  coverages: RowsPlan;
}

/** Places in columns, with what is insured in each. */
export function placesAcross(
  layouts: readonly PageLayout[],
  { places, coverages }: Lists,
): { places: Draft[]; coverages: Draft[] } {
  const tables = layouts.flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      const heads = line.segments.filter(({ text }) => PLACE.test(text));
      return heads.length > 1 ? [{ heads, rows: linesUnder(heads, lines, at) }] : [];
    }),
  );
  const told = tables.flatMap(({ heads, rows }) => heads.map((head) => ofPlace(head, rows, { places, coverages })));
  return { places: told.map(({ place }) => place), coverages: told.flatMap((own) => own.coverages) };
}

const CITY = /^city\b/i;
const NONE = /^(?:-+|–|—|n\/?a|none|nil|not (?:covered|insured|included))$/i;

function ofPlace(
  head: Segment,
  rows: readonly CrossedLine[],
  { places, coverages }: Lists,
): { place: Draft; coverages: Draft[] } {
  const number = numbersOf(head);
  const place: Draft = { ...number };
  const shared: Draft = {};
  const items: Draft[] = [];
  for (const { label, labelWords, cells, page } of rows) {
    const typed = { page, words: cells.get(head) ?? [] };
    const text = textOf(typed.words);
    if (text === '' || NONE.test(text)) continue;
    if (CITY.test(label)) {
      place['address'] = joined(place['address'], cite(text, typed));
      continue;
    }
    const [placed, said] = [places, coverages].map((plan) => valuesOf(label, typed, plan)) as [Draft, Draft];
    const limit = cite(parseMoney(text, { strict: true }), typed);
    if (Object.keys(placed).length > 0) Object.assign(place, placed);
    else if (Object.keys(said).length > 0) Object.assign(shared, said);
    else if (limit) items.push({ ...number, name: nameOf(label, labelWords, page), limit });
  }
  return { place, coverages: items.map((item) => ({ ...item, ...shared })) };
}

function numbersOf({ text, words, page }: Segment): Draft {
  const [, number, part, building = part] = PLACE.exec(text) ?? [];
  const own = (value: string | undefined): Cited | undefined =>
    value === undefined ? undefined : cite(Number(value), { page, words });
  return { locationNumber: own(number), buildingNumber: own(building) };
}

const joined = (before: Draft[string], more: Cited<string> | undefined): Draft[string] => {
  const first = before as Cited<string> | undefined;
  return first && more
    ? { ...first, value: `${first.value}, ${more.value}`, words: [...first.words, ...more.words] }
    : more;
};

/** "Building limit" names the building. */
function nameOf(label: string, words: readonly Word[], page: number): Cited | undefined {
  const name = label.replace(/\s+(?:limits?|amounts?|values?)$/i, '');
  return cite(name, { page, words: words.slice(0, name.split(' ').length) });
}

function valuesOf(label: string, typed: { page: number; words: readonly Word[] }, plan: RowsPlan): Draft {
  const fields = headingsOf(plan).get(normalize(label))?.split('+') ?? [];
  return Object.fromEntries(
    fields.flatMap((field): [string, Cited][] => {
      const own = fieldPlan(plan, field);
      const value = own && field !== 'name' ? typedValue(typed, own) : undefined;
      return value ? [[field, value]] : [];
    }),
  );
}

/** Policies in columns under their lines of insurance, block by block; the year stands left of the fields. */
export function policiesAcross(layouts: readonly PageLayout[], plan: RowsPlan): Draft[] {
  const { across } = plan;
  if (!across) return [];
  const side = new Set(formsOf(`${across.side}; policy; line of (business|coverage|insurance)`));
  return layouts.flatMap(({ lines }) =>
    lines.flatMap(({ segments }, at): Draft[] => {
      const label = segments.findIndex(({ text }) => side.has(normalize(text)));
      const heads = segments.slice(label + 1);
      if (label < 0 || heads.length < 2) return [];
      const rows = linesUnder(heads, lines, at);
      const known = rows.filter(({ label: text }) => headingsOf(plan).has(normalize(text)));
      return known.length > 1 && known.length * 2 >= rows.length
        ? blocksOf(rows).flatMap((rows) => policiesOf(rows, heads, plan))
        : [];
    }),
  );
}

/** Rows up to where a field is named again. */
function blocksOf(rows: readonly CrossedLine[]): CrossedLine[][] {
  const blocks: CrossedLine[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    if (last && !last.some(({ label }) => label === row.label)) last.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

function policiesOf(rows: readonly CrossedLine[], heads: readonly Segment[], plan: RowsPlan): Draft[] {
  const lead = rows.find((row) => row.lead && /^\d{4}$/.test(row.lead.text))?.lead;
  const year = lead && cite(Number(lead.text), lead);
  return heads.flatMap((head): Draft[] => {
    const told: Draft = {};
    for (const { label, cells, page } of rows) {
      const typed = { page, words: cells.get(head) ?? [] };
      if (!NONE.test(textOf(typed.words))) Object.assign(told, valuesOf(label, typed, plan));
    }
    const name = { [plan.across?.field ?? '']: cite(head.text.replace(/:$/, ''), head) };
    return Object.keys(told).length > 1 ? [{ year, ...name, ...told }] : [];
  });
}
