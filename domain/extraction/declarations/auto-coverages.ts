import { type Cited, cite, type Draft } from '../cited.ts';
import { roleWeight } from '../labels/choose.ts';
import { autoCoverages } from '../lexicon/auto-coverages.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import type { CoverageCell } from './coverage-cells.ts';
import type { CoverageRow } from './coverage-rows.ts';
import { isDeclined, type Limits, readAmount, readLimits, sourceOf } from './limits.ts';
import { nameOfRow, type RowName } from './row-name.ts';
import type { VehicleContext } from './vehicle-context.ts';
import type { Vehicle } from './vehicle-description.ts';

interface Coverage extends Limits {
  vehicle: Vehicle | null;
  name: RowName;
  deductible?: Cited<number> | undefined;
  premium?: Cited<number> | undefined;
  row: CoverageRow;
}

/** The coverages in force, one for each vehicle where premiums are per vehicle. */
export function readAutoCoverages(
  rows: readonly CoverageRow[],
  vehicles: readonly Vehicle[],
  context: VehicleContext,
): Draft[] {
  const coverages: Coverage[] = [];
  let group: Coverage | null = null;
  for (const row of rows) {
    if (roleWeight[row.layout.role] < 0) continue;
    const name = nameOfRow(row);
    if (
      /\b(?:totals?|premium per|per (?:vehicle|auto)|vehicle premium)\b/i.test(name.text) &&
      !/\b(?:policy|all)\b/i.test(name.text)
    )
      addTotals({ row, vehicles, context });
    if (!isCoverage(row, name)) {
      group = null;
      continue;
    }
    if (isDeclined(row) || /^\(\d\)/.test(row.name[0]?.text ?? '')) continue;
    const found = coveragesOf({ row, name, vehicles, context });
    for (const coverage of found) {
      const known = coverages.find((other) => isRepetition(other, coverage));
      if (known) {
        complete(known, coverage);
        continue;
      }
      const last = coverages.at(-1);
      if (last && isOtherHalf(last, coverage)) {
        last.limit = coverage.limit as Cited<number>;
        continue;
      }
      if (group && takesPremium(group, coverage)) coverage.premium ??= group.premium;
      coverages.push(coverage);
    }
    const [first] = found;
    group =
      first && first.premium && !first.limit && !first.limitPerPerson && !first.limitText && !first.deductible
        ? first
        : null;
  }
  return coverages.filter((coverage) => !isEmptyGroup(coverage, coverages)).map(draftOf);
}

/** A row starts with the name of a coverage, after its letters and bullets. */
function isCoverage(row: CoverageRow, { text }: RowName): boolean {
  if (
    /\b(?:total|subtotal|discount|surcharge|fees?|tax)\b/i.test(text) ||
    /[.?!]$/.test(text) ||
    text.split(/\s+/).length > 12
  )
    return false;
  if (row.section?.kind === 'discount' || row.section?.kind === 'forms' || row.section?.kind === 'fee') return false;
  const match = autoCoverages.match(text) ?? autoCoverages.match(nameOfRow(row, { keepLetter: true }).text);
  if (!match) return false;
  return row.inTable || row.cells.some(({ segment }) => /[$,/]|\.\d\d|cash value|incl|each/i.test(segment.text));
}

/** A row of totals with one column per vehicle. */
function addTotals({ row, vehicles, context }: Omit<Reading, 'name'>): void {
  for (const [vehicle, cells] of cellsByVehicle({ row, vehicles, context })) {
    const premium = readAmount(sourceOf({ ...row, cells }, 'premium'));
    if (premium) vehicle.premium ??= premium;
  }
}

interface Reading {
  row: CoverageRow;
  name: RowName;
  vehicles: readonly Vehicle[];
  context: VehicleContext;
}

function coveragesOf({ row, name, vehicles, context }: Reading): Coverage[] {
  const limits = readLimits(sourceOf(row, 'limit', ({ vehicle }) => !vehicle));
  const deductible = readAmount(sourceOf(row, 'deductible', ({ vehicle }) => !vehicle));
  const columns = cellsByVehicle({ row, vehicles, context });
  if (columns.size > 0) {
    return [...columns].flatMap(([vehicle, cells]) => {
      const own = { ...row, cells: withDeductible(cells) };
      if (isDeclined(own)) return [];
      const premium = readAmount(sourceOf(own, 'premium')) ?? readAmount(sourceOf(own, 'limit'));
      const isListed = premium !== undefined || cells.some(({ segment }) => /incl/i.test(segment.text));
      return isListed
        ? [
            {
              ...limits,
              deductible: readAmount(sourceOf(own, 'deductible')) ?? deductible,
              vehicle,
              name,
              premium,
              row,
            },
          ]
        : [];
    });
  }
  const [first] = row.name;
  const above = first ? context.at(first) : undefined;
  const vehicle = above ?? (above === undefined && vehicles.length === 1 ? (vehicles[0] ?? null) : null);
  const own = readAmount(sourceOf(row, 'deductible'));
  return [
    {
      ...readLimits(sourceOf(row, 'limit')),
      deductible: own ?? deductible,
      premium: readAmount(sourceOf(row, 'premium')),
      vehicle,
      name,
      row,
    },
  ];
}

/** Two amounts below a vehicle, the first of them whole: "500" over "61.00" are its deductible and its premium. */
function withDeductible(cells: CoverageCell[]): CoverageCell[] {
  const [first, second] = cells;
  const isPair =
    first?.role === 'premium' &&
    second?.role === 'premium' &&
    cells.length === 2 &&
    /^\$?\d{2,3}0$|^\$?\d,?\d00$/.test(first.segment.text) &&
    parseMoney(second.segment.text) !== null;
  return isPair ? [{ ...first, role: 'deductible' }, second] : cells;
}

function cellsByVehicle({ row, vehicles, context }: Omit<Reading, 'name'>): Map<Vehicle, CoverageCell[]> {
  const columns = new Map<Vehicle, CoverageCell[]>();
  for (const cell of row.cells) {
    if (!cell.vehicle) continue;
    const { number, text } = cell.vehicle;
    const vehicle = vehicles.find((other) => other.number?.value === number) ?? context.named(text);
    if (vehicle) columns.set(vehicle, [...(columns.get(vehicle) ?? []), cell]);
  }
  return columns;
}

/** The same coverage of the same vehicle on another page, or its other half. */
function isRepetition(a: Coverage, b: Coverage): boolean {
  if (a.vehicle !== b.vehicle || normalize(a.name.text) !== normalize(b.name.text)) return false;
  const values = (key: 'limit' | 'limitPerPerson' | 'premium' | 'deductible'): boolean =>
    !a[key] || !b[key] || a[key].value === b[key].value;
  const isSame = values('limit') && values('limitPerPerson') && values('premium') && values('deductible');
  return isSame && (a.row.page !== b.row.page || !(a.premium && b.premium));
}

function complete(known: Coverage, more: Coverage): void {
  known.limit ??= more.limit as Cited<number>;
  known.limitPerPerson ??= more.limitPerPerson as Cited<number>;
  if (!known.limit && !known.limitPerPerson) known.limitText ??= more.limitText as Cited<string>;
  known.deductible ??= more.deductible;
  known.premium ??= more.premium;
}

/** A group's premium ("Liability to others | $182") goes to the first indented coverage below it. */
function takesPremium(group: Coverage, coverage: Coverage): boolean {
  if (coverage.premium || group.vehicle !== coverage.vehicle || group.row.page !== coverage.row.page) return false;
  const [a] = group.row.name;
  const [b] = coverage.row.name;
  return a !== undefined && b !== undefined && (b.x0 > a.x0 + 3 || /^[•·-]/.test(b.text));
}

/** "Underinsured Motorists | $100,000 each person" with "• Bodily Injury | $300,000 each accident" below it. */
function isOtherHalf(last: Coverage, { limit, limitPerPerson, premium, deductible, row }: Coverage): boolean {
  const isDetail =
    /^[•·-]/.test(row.name[0]?.text ?? '') && limit !== undefined && !limitPerPerson && !premium && !deductible;
  return (
    isDetail &&
    last.limitPerPerson !== undefined &&
    !last.limit &&
    last.premium !== undefined &&
    last.row.page === row.page
  );
}

/** A group row whose premium moved to its first coverage. */
function isEmptyGroup(coverage: Coverage, all: readonly Coverage[]): boolean {
  const { premium, limit, limitPerPerson, limitText, deductible } = coverage;
  if (limit || limitPerPerson || limitText || deductible) return false;
  return !premium
    ? !coverage.row.cells.some(({ segment }) => /incl/i.test(segment.text))
    : all.some((other) => other !== coverage && other.premium === premium);
}

function draftOf({ vehicle, name, limit, limitPerPerson, limitText, deductible, premium }: Coverage): Draft {
  const vehicleNumber = vehicle?.number;
  return {
    vehicleNumber: vehicleNumber ? cite(vehicleNumber.value, vehicleNumber, 0.85) : undefined,
    name: cite(name.text, name.source, 0.9),
    limitPerPerson,
    limit,
    limitText,
    deductible,
    premium,
  };
}
