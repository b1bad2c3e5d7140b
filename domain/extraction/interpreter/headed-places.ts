import type { Cited } from '../cited.ts';
import { CITY_LINE, STREET_LINE } from '../../reading/values/places.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import { type EntityPlan, fieldPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';
import type { Scopes } from './scopes.ts';

interface PlaceSearch {
  rows: readonly Row[];
  scopes: Scopes;
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

const SAME_EDGE = 12;
const FAR = 1.6;
const MOST_STREET = 2;

/** "Location 1" over its address, and below it what is said of the place between dots: "Frame · built 2005 · 2,700 sq ft". */
export function headedPlaces(search: PlaceSearch): Finding[] {
  const { scopes, list, plan } = search;
  const address = Object.entries(plan.fields).find(([, own]) => own?.kind === 'address')?.[0];
  const own = address === undefined ? undefined : fieldPlan(plan, address);
  const [number] = plan.numbers;
  if (address === undefined || !own || !number) return [];
  return scopes.headings.flatMap(({ entity, cell }): Finding[] => {
    if (entity?.list !== list || CITY_LINE.test(cell.text)) return [];
    const { street, rest } = addressUnder(cell, search);
    const cited = street.length > 0 ? fieldValue(street, own) : undefined;
    if (!cited) return [];
    const values = new Map<string, Cited>([[address, cited]]);
    for (const [field, value] of factsIn(rest, search)) if (!values.has(field)) values.set(field, value);
    const [first] = entity.numbers;
    const words = cell.words.filter(({ text }) => Number(text.replace(/\D/g, '')) === first);
    if (number.field !== undefined && first != null && words.length > 0)
      values.set(number.field, { value: first, page: cell.page, words });
    return [{ entity, values, mayAdd: true }];
  });
}

/** The lines of an address right under a heading, and the line below them. */
function addressUnder(heading: Cell, { rows }: PlaceSearch): { street: Cell[]; rest: Cell | undefined } {
  const under: Cell[] = [];
  let low = heading;
  for (const row of rows.slice(heading.row.at + 1, heading.row.at + 2 + MOST_STREET)) {
    const cell = row.cells.find(({ x0 }) => Math.abs(x0 - heading.x0) < SAME_EDGE);
    if (!cell || cell.y0 - low.y1 > FAR * cell.size) break;
    under.push(cell);
    low = cell;
  }
  const city = under.findIndex(({ text }) => CITY_LINE.test(text));
  const street = under.slice(0, city + 1);
  const isWhole = city >= 0 && city < MOST_STREET && STREET_LINE.test(street[0]?.text ?? '');
  return isWhole ? { street, rest: under[city + 1] } : { street: [], rest: undefined };
}

/** Facts that a line between dots tells: the label may stand before its value, or the value is of a kind of its own. */
function factsIn(cell: Cell | undefined, { reading, list, plan }: PlaceSearch): Map<string, Cited> {
  const values = new Map<string, Cited>();
  const parts = cell?.text.split(/\s+[·•|]\s+/) ?? [];
  if (!cell || parts.length < 2) return values;
  let at = 0;
  for (const text of parts) {
    const start = cell.text.indexOf(text, at);
    at = start + text.length;
    const part = { ...cell, text, words: wordsWithin({ text: cell.text, words: cell.words }, start, at) };
    const found = labelledValue(part, { reading, list, plan }) ?? known(part, plan);
    if (found && !values.has(found[0])) values.set(...found);
  }
  return values;
}

/** "built 2005" */
function labelledValue(
  cell: Cell,
  { reading, list, plan }: Pick<PlaceSearch, 'reading' | 'list' | 'plan'>,
): [string, Cited] | null {
  const { words } = cell;
  for (let end = words.length - 1; end > 0; end--) {
    const label = words.slice(0, end).map(({ text }) => text);
    const { fields, isWhole } = reading.meaningOf(label.join(' '));
    for (const { field } of isWhole ? fields.filter((own) => own.list === list) : []) {
      const own = fieldPlan(plan, field);
      const value = { ...cell, words: words.slice(end), text: textOf(words.slice(end)) };
      const cited = own && fieldValue([value], own);
      if (cited) return [field, cited];
    }
  }
  return null;
}

const textOf = (words: Cell['words']): string => words.map(({ text }) => text).join(' ');

/** A value that its field knows wherever it stands: how a house is built. */
function known(cell: Cell, plan: EntityPlan): [string, Cited] | null {
  for (const [field, own] of Object.entries(plan.fields)) {
    const cited = own?.known?.test(cell.text) ? fieldValue([cell], own) : undefined;
    if (cited) return [field, cited];
  }
  return null;
}
