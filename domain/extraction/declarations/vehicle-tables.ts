import { type Cited, cite } from '../cited.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { VIN, vehicleColumnHeadings, vehicleColumns } from '../lexicon/vehicles.ts';
import { wordsOf } from '../lexicon/wordings.ts';
import type { Word } from '../../document/page.ts';
import type { CellKind } from '../tables/table.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { parseInteger } from '../../reading/values/numbers.ts';
import { findRoleTables, type RoleRow } from './column-tables.ts';
import { describedAt, fullYear, type Vehicle } from './vehicle-description.ts';

type Role = keyof typeof vehicleColumnHeadings;

const KINDS: Readonly<Record<Role, CellKind>> = {
  number: 'count',
  year: 'count',
  make: 'text',
  model: 'text',
  bodyType: 'text',
  description: 'text',
  vin: 'id',
  usage: 'text',
  annualMileage: 'count',
  garagingLocation: 'text',
  lienholderName: 'text',
  premium: 'amount',
  ignored: 'text',
};

const WORDS = wordsOf(vehicleColumnHeadings);

/** Vehicles that are printed as the rows of a table. */
export function readVehicleTables(layouts: readonly PageLayout[]): Vehicle[] {
  return findRoleTables({ layouts, wordings: vehicleColumns, kinds: KINDS, words: WORDS }).flatMap((table) => {
    const isVehicles =
      table.roles.has('vin') || (table.roles.has('year') && table.roles.has('make')) || table.roles.has('description');
    if (!isVehicles) return [];
    const vehicles: Vehicle[] = [];
    let bottom: number | null = null;
    for (const row of table.rows) {
      // A vehicle takes up to three lines; what stands farther below belongs to another table.
      if (bottom !== null && row.y0 - bottom > 42) break;
      const found = vehicleOf(row);
      if (found.length > 0) bottom = row.y1;
      vehicles.push(...found);
    }
    return vehicles;
  });
}

function vehicleOf(row: RoleRow<Role>): Vehicle[] {
  const all = Object.values(row.cells)
    .flat()
    .sort((a, b) => a.x0 - b.x0);
  const [first] = all;
  if (!first) return [];
  const vin = vinIn(all);
  const described = all.flatMap((segment) => describedAt(segment, all[all.indexOf(segment) + 1]) ?? [])[0];
  const year = described?.year ?? yearOf(row.cells.year?.[0]);
  if (!year && !vin) return [];
  if (!vin && !described && !row.cells.make) return [];
  return [
    {
      number: described?.number ?? integerOf(row.cells.number?.[0], 3),
      year,
      make: described?.make ?? textOf(row.cells.make),
      model:
        (row.cells.make ? textOf([...(row.cells.model ?? []), ...(row.cells.bodyType ?? [])]) : undefined) ??
        described?.model ??
        textOf(row.cells.model),
      vin,
      usage: textOf(row.cells.usage),
      annualMileage: integerOf(row.cells.annualMileage?.[0], 7),
      garagingLocation: textOf(row.cells.garagingLocation),
      lienholderName: textOf(row.cells.lienholderName),
      premium: amountOf(row.cells.premium?.[0]),
    },
  ];
}

function vinIn(segments: readonly Segment[]): Cited<string> | undefined {
  for (const segment of segments) {
    const run = textRun(segment.words);
    const match = VIN.exec(run.text);
    if (match)
      return cite(
        match[0],
        { page: segment.page, words: wordsWithin(run, match.index, match.index + match[0].length) },
        0.93,
      );
  }
  return undefined;
}

function yearOf(segment: Segment | undefined): Cited<number> | undefined {
  if (!segment || !/^(?:(?:19|20)\d\d|'?\d\d)$/.test(segment.text)) return undefined;
  return cite(fullYear(segment.text), segment, 0.92);
}

function integerOf(segment: Segment | undefined, most: number): Cited<number> | undefined {
  return segment && segment.text.length <= most ? cite(parseInteger(segment.text), segment, 0.9) : undefined;
}

function amountOf(segment: Segment | undefined): Cited<number> | undefined {
  return segment ? cite(parseMoney(segment.text), segment, 0.88) : undefined;
}

function textOf(segments: readonly Segment[] | undefined): Cited<string> | undefined {
  const [first] = segments ?? [];
  if (!segments || !first) return undefined;
  const words: Word[] = segments.flatMap((segment) => segment.words);
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/[,;]$/, '');
  return /[\p{L}\d]/u.test(text) ? cite(text, { page: first.page, words }, 0.88) : undefined;
}
