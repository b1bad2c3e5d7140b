import type { Cited } from '../cited.ts';
import { CITY_LINE, STREET_LINE } from '../../reading/values/places.ts';
import { type EntityPlan, fieldPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { Reading } from './headers.ts';
import type { Finding } from './records.ts';
import type { Scopes } from './scopes.ts';

/** Where places are looked for, and by which plan. */
export interface PlaceSearch {
  rows: readonly Row[];
  scopes: Scopes;
  reading: Reading;
  list: string;
  plan: EntityPlan;
}

const SAME_EDGE = 12;
const FAR = 1.6;
const MOST_STREET = 2;

/** "Location 1" over its address. */
export function headedPlaces(search: PlaceSearch): Finding[] {
  const { scopes, list, plan } = search;
  const address = Object.entries(plan.fields).find(([, own]) => own?.kind === 'address')?.[0];
  const own = address === undefined ? undefined : fieldPlan(plan, address);
  const [number] = plan.numbers;
  if (address === undefined || !own || !number) return [];
  return scopes.headings.flatMap(({ entity, cell }): Finding[] => {
    if (entity?.list !== list || CITY_LINE.test(cell.text)) return [];
    const street = addressUnder(cell, search);
    const cited = street.length > 0 ? fieldValue(street, own) : undefined;
    if (!cited) return [];
    const values = new Map<string, Cited>([[address, cited]]);
    const [first] = entity.numbers;
    const words = cell.words.filter(({ text }) => Number(text.replace(/\D/g, '')) === first);
    if (number.field !== undefined && first != null && words.length > 0)
      values.set(number.field, { value: first, page: cell.page, words });
    return [{ entity, values, mayAdd: true }];
  });
}

/** The lines of an address right under a heading. */
function addressUnder(heading: Cell, { rows }: PlaceSearch): Cell[] {
  const under: Cell[] = [];
  let low = heading;
  for (const row of rows.slice(heading.row.at + 1, heading.row.at + 1 + MOST_STREET)) {
    const cell = row.cells.find(({ x0 }) => Math.abs(x0 - heading.x0) < SAME_EDGE);
    if (!cell || cell.y0 - low.y1 > FAR * cell.size) break;
    under.push(cell);
    low = cell;
  }
  const city = under.findIndex(({ text }) => CITY_LINE.test(text));
  const street = under.slice(0, city + 1);
  const isWhole = city >= 0 && city < MOST_STREET && STREET_LINE.test(street[0]?.text ?? '');
  return isWhole ? street : [];
}
