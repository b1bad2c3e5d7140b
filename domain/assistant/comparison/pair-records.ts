import { normalize } from '../../text/normalize.ts';
import { type RecordNode, textOf } from '../index/facts.ts';
import { groupedBy } from '../grouped-by.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { lookup, ownValue } from '../../lookup.ts';

/** A record in one document and what it is in the other; one side only where the other document does not have it. */
export interface RecordPair {
  list: string;
  a?: RecordNode;
  b?: RecordNode;
}

/** Fields that say what a record is, by the ways to tell, surest first. */
const IDENTITIES = lookup<readonly (readonly string[])[]>({
  vehicles: [['vin'], ['year', 'make', 'model'], ['year', 'make']],
  drivers: [['name'], ['licenseNumber']],
  claims: [['claimNumber'], ['claimantName', 'lossDate']],
  policies: [['coverageType'], ['policyNumber', 'effectiveDate'], ['policyNumber']],
  deductibles: [['peril']],
  waitingPeriods: [['condition']],
  locations: [
    ['address', 'buildingNumber'],
    ['locationNumber', 'buildingNumber'],
  ],
  classifications: [['classCode', 'locationNumber', 'description']],
  priorCarriers: [['year', 'policyNumber']],
  otherPolicies: [['relation', 'year', 'line']],
  insurers: [['name']],
});
const BY_NAME: readonly (readonly string[])[] = [['name']];

const NUMBERS = ['number', 'vehicleNumber', 'locationNumber', 'buildingNumber', 'insurerLetter', 'letter'];

/** Fields of a list that tell records apart, and so are not compared. */
export function keyOf(list: string): string[] {
  return [...new Set([...(IDENTITIES.get(list) ?? BY_NAME).flat(), ...NUMBERS])];
}

/** Pairs the records of two documents list by list: first what is surely the same, then what probably is. */
export function pairRecords(before: DocumentIndex, after: DocumentIndex): RecordPair[] {
  const lists = [...new Set([...before.records, ...after.records].map(({ list }) => list))];
  const [identityBefore, identityAfter] = [identitiesIn(before), identitiesIn(after)];
  return lists.flatMap((list) => {
    const left = new Set(before.records.filter((record) => record.list === list));
    const right = new Set(after.records.filter((record) => record.list === list));
    const pairs: RecordPair[] = [];
    for (const keys of IDENTITIES.get(list) ?? BY_NAME) {
      const others = groupedBy(right, (other) => identityAfter(other, keys));
      for (const a of left) {
        const identity = identityBefore(a, keys);
        const b = identity === '' ? undefined : others.get(identity)?.shift();
        if (!b) continue;
        left.delete(a);
        right.delete(b);
        pairs.push({ list, a, b });
      }
    }
    return [...pairs, ...[...left].map((a) => ({ list, a })), ...[...right].map((b) => ({ list, b }))];
  });
}

type IdentityOf = (record: RecordNode, keys: readonly string[]) => string;

/** What records of a document are, as texts. */
function identitiesIn({ records }: DocumentIndex): IdentityOf {
  const vehicles = new Map<unknown, RecordNode>();
  for (const record of records) {
    const { number } = record.values;
    if (record.list === 'vehicles' && !vehicles.has(number)) vehicles.set(number, record);
  }
  const identityOf: IdentityOf = (record, keys) => {
    const parts = keys.map((key) => normalize(textOf(ownValue(record.values, key))));
    // the one deductible of a policy applies to everything and names no peril
    if (parts.every((part) => part === '')) return record.list === 'deductibles' ? 'everything' : '';
    const vehicle = vehicleOf(record, vehicles);
    const parent = record.parent ? identityOf(record.parent, ['coverageType']) : '';
    const place = [record.values.locationNumber, record.values.buildingNumber].map(textOf);
    return [...parts, vehicle, parent, ...(record.list === 'coverages' ? place : [])].join(' | ');
  };
  return identityOf;
}

/** A vehicle's number may change from one policy to the next. */
function vehicleOf({ list, values }: RecordNode, vehicles: ReadonlyMap<unknown, RecordNode>): string {
  if (list !== 'coverages' || typeof values.vehicleNumber !== 'number') return '';
  const vehicle = vehicles.get(values.vehicleNumber);
  if (!vehicle) return String(values.vehicleNumber);
  return normalize(textOf(vehicle.values.vin) || [vehicle.values.year, vehicle.values.make].map(textOf).join(' '));
}
