import { type RecordNode, textOf } from './facts.ts';
import type { DocumentIndex, Entity } from './index-document.ts';
import { ownValue } from '../../lookup.ts';

/** Fields that say what a record is, by the ways to say it: the first that has a value is taken. */
const NAMES: readonly (readonly string[])[] = [
  ['year', 'make', 'model'],
  ['claimNumber'],
  ['name', 'interest'],
  ['name'],
  ['peril'],
  ['coverageType', 'policyNumber'],
  ['lineOfBusiness', 'policyNumber'],
  ['policyNumber', 'effectiveDate'],
  ['condition'],
  ['address'],
  ['claimantName'],
  ['classCode', 'description'],
];

/** What a record is called in an answer: "2022 Subaru Outback", "Collision, 2022 Subaru Outback", "claim 4471". */
export function nameOf({ record, linked }: Entity): string {
  const own = ownName(record);
  const things = linked.filter((other) => isOwnerOf(other.record, record)).map((other) => ownName(other.record));
  const claimant = record.list === 'claims' ? textOf(record.values.claimantName) : '';
  const name = claimant === '' || own.includes(claimant) ? own : `${own} (${claimant})`;
  return [name, ...things].filter((part) => part !== '').join(', ');
}

/** A coverage is told with its vehicle, a claim without its policy. */
const isOwnerOf = (other: RecordNode, record: RecordNode): boolean =>
  record.parent === other ||
  (/overage/.test(record.list) && /^(?:vehicles|locations|buildings|pets)$/.test(other.list));

export function ownName({ list, values }: RecordNode): string {
  for (const keys of NAMES) {
    const parts = keys.map((key) => textOf(ownValue(values, key))).filter((part) => part !== '');
    if (parts.length > 0 && (keys[0] !== 'year' || textOf(values.make) !== '')) {
      return list === 'claims' && keys[0] === 'claimNumber'
        ? `claim ${parts[0] ?? ''}`
        : withPlace(parts.join(' '), values);
    }
  }
  const text = Object.values(values).find((value) => typeof value === 'string');
  return textOf(text);
}

function withPlace(name: string, { locationNumber, buildingNumber, address }: RecordNode['values']): string {
  if (textOf(locationNumber) === '' || textOf(address) !== name) return name;
  const building = textOf(buildingNumber) === '' ? '' : `, building ${textOf(buildingNumber)}`;
  return `location ${textOf(locationNumber)}${building}: ${name}`;
}

/** Kept as long as the entities are: a long report has thousands. */
const byRecord = new WeakMap<readonly Entity[], ReadonlyMap<RecordNode, Entity>>();

export function nameIn({ entities }: DocumentIndex, record: RecordNode): string {
  const known = byRecord.get(entities) ?? new Map(entities.map((entity) => [entity.record, entity]));
  byRecord.set(entities, known);
  const entity = known.get(record);
  return entity ? nameOf(entity) : '';
}
