import type { PageLayout, Segment } from '../../reading/layout.ts';
import { VEHICLE_WITHIN } from '../lexicon/vehicles.ts';
import { normalize } from '../../text/normalize.ts';
import type { Vehicle } from './vehicle-description.ts';

/** Tells which vehicle a place of the document speaks of. */
export interface VehicleContext {
  /** The vehicle of the last heading above; null for headings of the policy; undefined above all headings. */
  at(segment: Segment): Vehicle | null | undefined;
  /** The vehicle that a text names, by number or by year and make. */
  named(text: string): Vehicle | undefined;
}

const NUMBERED =
  /^(?:(?:coverage detail for |coverages for |discounts for )?(?:vehicle|veh|auto|car|unit))\s*(?:#|no\.?|number)?\s*:?\s*0*(\d{1,2})\b/i;
const POLICY_LEVEL =
  /\b(?:policy[\s-]level|policy[\s-]wide|policy coverages?|coverages? (?:that )?(?:apply|applies|applicable) to (?:all|the policy|your policy)|(?:following )?policy coverages|additional coverages$|all vehicles|coverages for (?:all|your) (?:vehicles|policy))\b/i;

interface Mark {
  page: number;
  x: number;
  y: number;
  vehicle: Vehicle | null;
}

export function vehicleContext(layouts: readonly PageLayout[], vehicles: readonly Vehicle[]): VehicleContext {
  const named = (text: string): Vehicle | undefined => {
    const match = VEHICLE_WITHIN.exec(text);
    if (match) return vehicles.find((vehicle) => isDescribed(vehicle, match));
    const number = NUMBERED.exec(text)?.[1];
    return number ? vehicles.find((vehicle) => vehicle.number?.value === Number(number)) : undefined;
  };
  const marks: Mark[] = layouts.flatMap((layout) =>
    layout.lines.flatMap((line) =>
      line.segments.flatMap((segment) => {
        if (segment.words.length > 14 || line.segments.length > 3) return [];
        const vehicle = /\btotal\b/i.test(segment.text) ? undefined : named(segment.text);
        const isPolicy = !vehicle && POLICY_LEVEL.test(segment.text) && segment.words.length < 9;
        return vehicle || isPolicy
          ? [{ page: segment.page, x: segment.x0, y: segment.y0, vehicle: vehicle ?? null }]
          : [];
      }),
    ),
  );
  return {
    named,
    at(segment) {
      const last = marks.findLast(
        (mark) => mark.page < segment.page || (mark.page === segment.page && mark.y <= segment.y0 + 1),
      );
      if (!last) return undefined;
      // Vehicles side by side: the one whose column it is.
      const beside = marks.filter(
        (mark) => mark.page === last.page && Math.abs(mark.y - last.y) < 3 && mark.x <= segment.x0 + 20,
      );
      return (beside.at(-1) ?? last).vehicle;
    },
  };
}

function isDescribed(vehicle: Vehicle, [, year = '', make = '', model = '']: RegExpExecArray): boolean {
  if (vehicle.year?.value !== Number(year)) return false;
  if (!normalize(vehicle.make?.value ?? '').startsWith(normalize(make).slice(0, 3))) return false;
  const own = normalize(vehicle.model?.value ?? '');
  const other = normalize(model);
  return own === '' || other === '' || own.slice(0, 3) === other.slice(0, 3) || !/^[a-z0-9]/.test(other);
}
