import { type Cited, cite } from '../cited.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { below, rightOf } from '../../reading/neighbours.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { AFTER_VIN_LABEL, VEHICLE_DESCRIPTION, VIN } from '../lexicon/vehicles.ts';
import { normalize } from '../../text/normalize.ts';
import { describedAt, type Vehicle } from './vehicle-description.ts';
import { readVehicleTables } from './vehicle-tables.ts';
import { ownValue } from '../../lookup.ts';

/** The insured vehicles: rows of tables, and descriptions ("2019 FORD F150") with their identification numbers. */
export function readVehicles(layouts: readonly PageLayout[]): Vehicle[] {
  const vehicles: Vehicle[] = [];
  for (const vehicle of [...readVehicleTables(layouts), ...described(layouts)]) {
    const known = vehicles.find((other) => isSame(other, vehicle));
    if (known) complete(known, vehicle);
    else if (vehicle.make || vehicle.vin) vehicles.push(vehicle);
  }
  const kept = vehicles.filter((vehicle) => vehicle.vin || vehicle.model);
  for (const [at, vehicle] of kept.entries()) vehicle.number ??= positionOf(vehicle, at);
  return kept;
}

/** A vehicle without a printed number is counted; its description stands for the number. */
function positionOf(vehicle: Vehicle, at: number): Cited<number> | undefined {
  const source = vehicle.year ?? vehicle.make ?? vehicle.vin;
  return source ? { value: at + 1, page: source.page, words: source.words, confidence: 0.7 } : undefined;
}

function isSame(a: Vehicle, b: Vehicle): boolean {
  if (a.year && b.year && a.year.value !== b.year.value) return false;
  const [modelA, modelB] = [normalize(a.model?.value ?? ''), normalize(b.model?.value ?? '')];
  if (a.make && b.make) {
    const [makeA, makeB] = [normalize(a.make.value), normalize(b.make.value)];
    if (!makeA.startsWith(makeB.slice(0, 3)) || (modelA && modelB && modelA.slice(0, 4) !== modelB.slice(0, 4)))
      return false;
    if (a.number && b.number && a.number.value !== b.number.value) return false;
    return a.year !== undefined && b.year !== undefined;
  }
  return a.vin !== undefined && a.vin.value === b.vin?.value;
}

function complete(known: Vehicle, more: Vehicle): void {
  const held = { ...known };
  const missing = Object.entries(more).filter(
    ([key, value]) => value !== undefined && ownValue(held, key) === undefined,
  );
  Object.assign(known, Object.fromEntries(missing));
}

function described(layouts: readonly PageLayout[]): Vehicle[] {
  return layouts.flatMap((layout) =>
    layout.lines.flatMap((line) =>
      line.segments.flatMap((segment, at) => {
        const next = line.segments[at + 1];
        const vehicle = describedAt(segment, next && next.x0 - segment.x1 < 60 ? next : undefined);
        const before = line.segments[at - 1];
        const number = before && /^\d{1,3}$/.test(before.text) ? cite(Number(before.text), before, 0.85) : undefined;
        return vehicle ? [{ ...vehicle, number: vehicle.number ?? number, vin: vinNear(layout, segment) }] : [];
      }),
    ),
  );
}

/** The identification number on the line of a description, or in the lines below it. */
function vinNear(layout: PageLayout, segment: Segment): Cited<string> | undefined {
  const under = below({ layout, segment, reach: { lines: 4, gap: 1.6 } });
  const next: Segment[] = [];
  for (const other of under) {
    if (VEHICLE_DESCRIPTION.test(other.text)) break;
    next.push(other, ...rightOf(other).slice(0, 1));
  }
  for (const place of [segment, ...rightOf(segment), ...next]) {
    const run = textRun(place.words);
    const match = AFTER_VIN_LABEL.exec(run.text) ?? VIN.exec(run.text);
    const vin = match?.[1] ?? match?.[0];
    if (!match || !vin || !/\d/.test(vin) || /[*]{3}/.test(vin)) continue;
    const start = run.text.indexOf(vin, match.index);
    return cite(vin, { page: place.page, words: wordsWithin(run, start, start + vin.length) }, 0.92);
  }
  return undefined;
}
