import type { RecordNode } from './facts.ts';
import { lookup, ownValue } from '../../lookup.ts';

/** Fields by which a record of one list points to a record of another. */
const KEYS: readonly { from: string; key: string; to: string; toKey: string }[] = [
  { from: 'coverages', key: 'vehicleNumber', to: 'vehicles', toKey: 'number' },
  { from: 'claims', key: 'policyNumber', to: 'policies', toKey: 'policyNumber' },
  { from: 'policies', key: 'insurerLetter', to: 'insurers', toKey: 'letter' },
  { from: 'classifications', key: 'locationNumber', to: 'locations', toKey: 'locationNumber' },
  { from: 'individuals', key: 'locationNumber', to: 'locations', toKey: 'locationNumber' },
  { from: 'hazards', key: 'locationNumber', to: 'locations', toKey: 'locationNumber' },
];

/** A coverage that is printed once stands for every vehicle or location. */
const FOR_ALL = lookup({ vehicles: 'vehicleNumber', locations: 'locationNumber' });

/** Whether what is said of one record is said of the other too: the coverage and its vehicle, the claim and its policy. */
export function areLinked(a: RecordNode, b: RecordNode): boolean {
  return a === b || a.parent === b || b.parent === a || pointsTo(a, b) || pointsTo(b, a);
}

function pointsTo(from: RecordNode, to: RecordNode): boolean {
  const key = FOR_ALL.get(to.list);
  if (from.list === 'coverages' && key && ownValue(from.values, key) === null) return true;
  if (from.list === 'coverages' && to.list === 'locations') return isAt(from, to);
  return KEYS.some((link) => {
    if (link.from !== from.list || link.to !== to.list) return false;
    const value = ownValue(from.values, link.key);
    return value !== null && value !== undefined && value === ownValue(to.values, link.toKey);
  });
}

function isAt({ values: coverage }: RecordNode, { values: location }: RecordNode): boolean {
  if (coverage.locationNumber !== location.locationNumber) return false;
  return coverage.buildingNumber === null || coverage.buildingNumber === location.buildingNumber;
}

/** The lists in which records that are linked to one of this list may stand. */
export function linkedLists(list: string): ReadonlySet<string> {
  const pointed = KEYS.flatMap(({ from, to }) => (from === list ? [to] : to === list ? [from] : []));
  const placed = list === 'coverages' ? ['locations'] : list === 'locations' ? ['coverages'] : [];
  const nested = list === 'policies' ? ['limits'] : list === 'limits' ? ['policies'] : [];
  return new Set([...pointed, ...placed, ...nested]);
}
