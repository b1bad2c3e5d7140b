import { ownValue } from '../../lookup.ts';
import type { RecordNode } from './facts.ts';

/** A field such as `vehicleNumber` points to the record of `vehicles` with that number. */
const POINTER = /^(.+?)(Number|Letter)$/;

/** The records that a record belongs to or that belong to it. A coverage without a number belongs to none in particular. */
export function linksOf(record: RecordNode, records: readonly RecordNode[]): RecordNode[] {
  return records.filter(
    (other) =>
      other !== record &&
      (record.parent === other || other.parent === record || pointsTo(record, other) || pointsTo(other, record)),
  );
}

function pointsTo(from: RecordNode, to: RecordNode): boolean {
  if (from.list === to.list) return false;
  return Object.entries(from.values).some(([key, value]) => {
    const [, thing = '', noun = ''] = POINTER.exec(key) ?? [];
    if (value === null || thing === '' || !isListOf(to.list, thing)) return false;
    const own = ownValue(to.values, key) ?? ownValue(to.values, noun.toLowerCase());
    return own !== null && own === value && isAtSameBuilding(from, to);
  });
}

const isListOf = (list: string, thing: string): boolean =>
  list === `${thing}s` || (thing.endsWith('y') && list === `${thing.slice(0, -1)}ies`);

function isAtSameBuilding({ values: from }: RecordNode, { values: to }: RecordNode): boolean {
  const [a, b] = [from.buildingNumber ?? null, to.buildingNumber ?? null];
  return a === null || b === null || a === b;
}
