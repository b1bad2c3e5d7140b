import type { Cited } from '../cited.ts';
import { CITY_WITHIN } from '../../reading/values/places.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import type { EntityPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { Finding } from './records.ts';

/** "1. 22 Elm Street, Lincoln, NE 68502" and "Work at location 1: 22 Elm Street, …": a number and a whole address. */
export function addressItems({
  rows,
  list,
  plan,
}: {
  rows: readonly Row[];
  list: string;
  plan: EntityPlan;
}): Finding[] {
  const [first] = plan.numbers;
  const [address, own] = Object.entries(plan.fields).find(([, field]) => field?.kind === 'address') ?? [];
  if (first?.field === undefined || address === undefined || !own) return [];
  const number = first.field;
  const pattern = new RegExp(String.raw`^(?:.{0,30}\b(?:${first.nouns})\.? )?#?(\d{1,3})(?:[.):]|:)\s+(\d+ .+)$`, 'i');
  return rows.flatMap((row) =>
    row.cells.flatMap((cell): Finding[] => {
      const match = CITY_WITHIN.test(cell.text) ? pattern.exec(cell.text) : null;
      const [, digits, text] = match ?? [];
      if (digits === undefined || text === undefined) return [];
      const at = cell.text.length - text.length;
      const cited = fieldValue([part(cell, at, cell.text.length)], own);
      const values = new Map<string, Cited>();
      values.set(number, { value: Number(digits), page: cell.page, words: part(cell, 0, at).words });
      if (cited) values.set(address, cited);
      return [
        { entity: { list, numbers: [Number(digits), ...plan.numbers.slice(1).map(() => null)] }, values, mayAdd: true },
      ];
    }),
  );
}

const part = (cell: Cell, start: number, end: number): Cell => ({
  ...cell,
  text: cell.text.slice(start, end),
  words: wordsWithin({ text: cell.text, words: cell.words }, start, end),
});
