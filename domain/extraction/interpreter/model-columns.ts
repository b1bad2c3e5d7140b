import { overlapX } from '../../reading/boxes.ts';
import { normalize } from '../../text/normalize.ts';
import { VEHICLE_WITHIN } from '../lexicon/vehicles.ts';
import { type Cell, isValue, type Row } from './cells.ts';

// "Coverage   Limits   Outback   Tacoma": columns that are headed by what the vehicles are called, which are described elsewhere.

interface Vehicle {
  description: string;
  names: ReadonlySet<string>;
}

const LONGEST = 4;

/** Names such headings by year, make and model, as a description would. */
export function nameModelColumns(pages: readonly (readonly Row[])[]): void {
  const vehicles = vehiclesOn(pages.flat());
  if (vehicles.length < 2) return;
  const vehicleOf = ({ text, shape }: Cell): Vehicle | undefined => {
    const [own, more] = shape === null ? vehicles.filter(({ names }) => names.has(normalize(text))) : [];
    return more ? undefined : own;
  };
  for (const rows of pages) {
    for (const row of rows) {
      const heads = row.cells.flatMap((cell) => {
        const vehicle = vehicleOf(cell);
        return vehicle ? [{ cell, vehicle }] : [];
      });
      const isEach = heads.length > 1 && new Set(heads.map(({ vehicle }) => vehicle)).size === heads.length;
      const under = rows.slice(row.at + 1, row.at + 3);
      if (
        !isEach ||
        !under.some((line) =>
          isPriced(
            line,
            heads.map(({ cell }) => cell),
          ),
        )
      )
        continue;
      for (const { cell, vehicle } of heads) cell.text = vehicle.description;
    }
  }
}

/** The vehicles that are described in one cell, or in the cells of one line. */
function vehiclesOn(rows: readonly Row[]): Vehicle[] {
  const found = new Map<string, Vehicle>();
  for (const { cells } of rows) {
    const texts = cells.map(({ text }) => text);
    for (const text of [...texts, texts.join(' ')]) {
      const [, year, make = '', behind = ''] = VEHICLE_WITHIN.exec(text) ?? [];
      const model = behind.split(/[\s·•|,(]+/).filter((word) => /\p{L}/u.test(word));
      const [first] = model;
      if (year === undefined || first === undefined) continue;
      const leads = Array.from({ length: LONGEST }, (_, at) => model.slice(0, at + 1).join(' '));
      const names = leads.flatMap((lead) => [lead, `${make} ${lead}`, `${year} ${make} ${lead}`]);
      const description = `${year} ${make} ${first}`;
      const known = found.get(description)?.names ?? [];
      found.set(description, { description, names: new Set([...known, ...[make, ...names].map(normalize)]) });
    }
  }
  return [...found.values()];
}

/** Whether a line has a name, and an amount under each heading. */
function isPriced({ cells }: Row, heads: readonly Cell[]): boolean {
  const [name] = cells;
  const isUnder = (head: Cell): boolean => cells.some((cell) => isValue(cell) && overlapX(cell, head) > 0);
  return name !== undefined && !isValue(name) && name.x1 < (heads[0]?.x0 ?? 0) && heads.every(isUnder);
}
