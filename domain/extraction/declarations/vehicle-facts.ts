import { candidatesOf, type ValueReader } from '../labels/choose.ts';
import { findLabels, type Label } from '../labels/labels.ts';
import { readMoney } from '../labels/value-readers.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { rightOf } from '../../reading/neighbours.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { CITY_LINE } from '../../reading/values/places.ts';
import { VEHICLE_WITHIN, vehicleLabels } from '../lexicon/vehicles.ts';
import { isNameLine } from '../values/name.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { parseInteger } from '../../reading/values/numbers.ts';
import type { VehicleContext } from './vehicle-context.ts';
import type { Vehicle } from './vehicle-description.ts';
import { lookup } from '../../lookup.ts';

interface VehicleLabel extends Label {
  /** The vehicle that the label names itself. */
  vehicle?: string;
}

/** Adds what labels say of a vehicle ("Primary use of the vehicle: Commute") to the vehicles. */
export function addVehicleFacts(
  layouts: readonly PageLayout[],
  vehicles: readonly Vehicle[],
  context: VehicleContext,
): void {
  const labels = findLabels(layouts, vehicleLabels).map(withNamedVehicle);
  const isLabel = (text: string): boolean => vehicleLabels.matchWhole(text) !== null;
  for (const label of labels) {
    const vehicle = vehicleOf(label, vehicles, context);
    if (!vehicle) continue;
    if (label.field === 'premium') {
      const amounts = rightOf(label.segment).filter((other) => /\d\.\d\d$/.test(other.text));
      if (amounts.length > 1) continue;
      const [premium] = candidatesOf({ labels: [withoutVehicle(label)], read: readMoney, isLabel, skip: 2 });
      if (premium && premium.value > 0) vehicle.premium ??= { ...premium, confidence: 0.85 };
    } else if (label.hasColon || label.rest.length === 0) {
      if (label.field === 'annualMileage') {
        const [mileage] = candidatesOf({ labels: [label], read: readMileage, isLabel });
        if (mileage) vehicle.annualMileage ??= { ...mileage, confidence: 0.85 };
        continue;
      }
      const [text] = candidatesOf({ labels: [label], read: READERS.get(label.field) ?? readShort, isLabel });
      const field = label.field as 'usage' | 'garagingLocation' | 'lienholderName';
      if (text) vehicle[field] ??= { ...text, confidence: 0.8 };
    }
  }
  addNumberedPlaces(layouts, context);
  addNumberedPremiums(layouts, context);
}

/** "Lienholder (Vehicle 1):": which vehicle it is about stands in brackets and is no value. */
function withNamedVehicle(label: Label): VehicleLabel {
  const end = label.rest.findIndex((word) => /\):?$/.test(word.text)) + 1;
  const words = label.rest.slice(0, end);
  const text = words.map((word) => word.text).join(' ');
  if (!/^\((?:vehicle|veh|auto|car|unit)\b.*\):?$/i.test(text)) return label;
  return { ...label, vehicle: text.replace(/[():]/g, ''), rest: label.rest.slice(end), hasColon: true };
}

/** "Total premium for 2019 FORD | $300": the vehicle's name is no value. */
function withoutVehicle(label: Label): Label {
  const rest = label.rest.map((word) => word.text).join(' ');
  return VEHICLE_WITHIN.test(rest) || /^\(?(?:vehicle|veh|auto|car)\b/i.test(rest)
    ? { ...label, rest: label.rest.filter((word) => word.text.startsWith('$')) }
    : label;
}

function vehicleOf(
  label: VehicleLabel,
  vehicles: readonly Vehicle[],
  context: VehicleContext,
): Vehicle | null | undefined {
  const named = context.named(label.vehicle ?? label.rest.map((word) => word.text).join(' '));
  if (named) return named;
  const above = context.at(label.segment);
  return above ?? (vehicles.length === 1 ? vehicles[0] : above);
}

const readMileage: ValueReader<number> = (words) => {
  const [first] = words;
  const value = first ? parseInteger(first.text.replace(/\+$/, '')) : null;
  return first && value !== null && value >= 100 && value < 200_000 ? { value, words: [first] } : null;
};

const readShort: ValueReader<string> = (words) => {
  const run = textRun(words);
  return words.length > 0 && words.length <= 5 && !/[$:]/.test(run.text) && /\p{L}/u.test(run.text)
    ? { value: run.text, words }
    : null;
};

const readPlace: ValueReader<string> = (words) => {
  const run = textRun(words);
  const isPlace =
    words.length <= 10 && (/\b\d{5}\b/.test(run.text) || CITY_LINE.test(run.text)) && !/[$]/.test(run.text);
  return isPlace ? { value: run.text.replace(/[,.]$/, ''), words } : null;
};

const readParty: ValueReader<string> = (words) => {
  const run = textRun(words);
  return isNameLine(run.text, { organisations: true }) ? { value: run.text, words } : null;
};

const READERS = lookup<ValueReader<string>>({
  usage: readShort,
  garagingLocation: readPlace,
  lienholderName: readParty,
});

const NUMBERED_PREMIUM =
  /^(?:(?:sub-?)?total (?:premium )?(?:for )?)?(?:veh|vehicle|auto|car|unit)\s*#?\s*\d{1,2}\s*(?:(?:sub-?)?total)?\s*(?:premium)?:?$/i;

/** "Vehicle 1 Premium | $475.00" and "Total for vehicle 2: | $239.00". */
function addNumberedPremiums(layouts: readonly PageLayout[], context: VehicleContext): void {
  for (const segment of layouts.flatMap((layout) => layout.lines.flatMap((line) => line.segments))) {
    if (!/premium|total/i.test(segment.text) || !NUMBERED_PREMIUM.test(segment.text)) continue;
    const amounts = rightOf(segment).filter(({ text }) => /\d\.\d\d$/.test(text));
    const vehicle = context.named(segment.text.replace(/^.*?(?=\b(?:veh|vehicle|auto|car|unit)\b)/i, ''));
    const [amount] = amounts;
    const value = amount && amounts.length === 1 ? parseMoney(amount.text) : null;
    if (vehicle && amount && value !== null && value > 0)
      vehicle.premium ??= { value, page: amount.page, words: amount.words, confidence: 0.85 };
  }
}

/** "VEH 05 | SPRINGFIELD IL 62704": the place where a vehicle is garaged. */
function addNumberedPlaces(layouts: readonly PageLayout[], context: VehicleContext): void {
  for (const segment of layouts.flatMap((layout) => layout.lines.flatMap((line) => line.segments))) {
    const run = textRun(segment.words);
    const place = CITY_LINE.test(run.text) ? /^(?:veh|vehicle|auto|car)\s*#?\d+\s+/i.exec(run.text) : null;
    const vehicle = context.named(run.text);
    if (!vehicle) continue;
    if (place) {
      const words = wordsWithin(run, place[0].length, run.text.length);
      vehicle.garagingLocation ??= {
        value: run.text.slice(place[0].length),
        page: segment.page,
        words,
        confidence: 0.8,
      };
    }
    const [right] = /^(?:veh|vehicle|auto|car)\s*#?\d+$/i.test(run.text) ? rightOf(segment) : [];
    if (right && CITY_LINE.test(right.text)) {
      vehicle.garagingLocation ??= { value: right.text, page: right.page, words: right.words, confidence: 0.8 };
    }
  }
}
