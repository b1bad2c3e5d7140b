import { CITY_LINE, CITY_WITHIN, STREET_LINE } from '../../reading/values/places.ts';
import { type Cited, cite } from '../cited.ts';
import { VIN } from '../lexicon/vehicles.ts';
import type { EntityPlan } from '../plan.ts';
import type { Cell } from './cells.ts';
import { fieldValue } from './field-values.ts';

/** The whole address that a line of a thing has under a heading that nobody knows, or among other facts. */
export function addWholeAddress(cells: readonly Cell[], plan: EntityPlan, values: Map<string, Cited>): void {
  const [field, own] = Object.entries(plan.fields).find(([, { kind } = {}]) => kind === 'address') ?? [];
  const [place, more] = cells.filter(({ text }) => STREET_LINE.test(text) && CITY_LINE.test(text));
  const cited = field !== undefined && own && place && !more ? fieldValue([place], own) : undefined;
  const held = values.get(field ?? '')?.value;
  const isWhole = typeof held === 'string' && CITY_WITHIN.test(held);
  if (field !== undefined && cited && !isWhole) values.set(field, cited);
}

/** Values that need no heading: an identification number is one wherever it stands. */
export function addTyped(cells: readonly Cell[], plan: EntityPlan, values: Map<string, Cited>): void {
  for (const [field, own] of Object.entries(plan.fields)) {
    if (own?.kind !== 'vin') continue;
    const cell = cells.find(({ text }) => VIN.test(text));
    const vin = cell ? VIN.exec(cell.text)?.[0] : undefined;
    const held = values.get(field)?.value;
    if (cell && vin && !(typeof held === 'string' && VIN.test(held))) {
      const cited = cite(vin, { page: cell.page, words: cell.words.filter((word) => word.text.includes(vin)) });
      if (cited) values.set(field, cited);
    }
  }
}
