import { ownValue } from '../../lookup.ts';
import type { Fact, RecordNode } from './facts.ts';

/** A field such as `vehicleNumber` points to the record of `vehicles` with that number. */
const POINTER = /^(.+?)(Number|Letter)$/;

/** The records that a record belongs to or that belong to it. A coverage without a number belongs to none in particular. */
export function linksBetween(records: readonly RecordNode[]): Map<RecordNode, RecordNode[]> {
  const all = records.map((record) => ({ record, pointers: pointersOf(record) }));
  const areLinked = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.record.parent === other.record || (one.pointers.length > 0 && pointsTo(one, other.record));
  return new Map(
    all.map((one) => [
      one.record,
      all
        .filter((other) => other !== one && (areLinked(one, other) || areLinked(other, one)))
        .map(({ record }) => record),
    ]),
  );
}

interface Pointer {
  key: string;
  value: unknown;
  /** In `vehicleNumber` "vehicle" and "number". */
  thing: string;
  noun: string;
}

function pointersOf({ values }: RecordNode): Pointer[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const [, thing = '', noun = ''] = (value !== null && POINTER.exec(key)) || [];
    return thing === '' ? [] : [{ key, value, thing, noun: noun.toLowerCase() }];
  });
}

function pointsTo({ record, pointers }: { record: RecordNode; pointers: readonly Pointer[] }, to: RecordNode): boolean {
  if (record.list === to.list) return false;
  return pointers.some(({ key, value, thing, noun }) => {
    if (!isListOf(to.list, thing)) return false;
    const own = ownValue(to.values, key) ?? ownValue(to.values, noun);
    return own !== null && own === value && isAtSameBuilding(record, to);
  });
}

/** Whether a value says which record of another list is meant. */
export function isPointer({ key, record }: Pick<Fact, 'key' | 'record'>): boolean {
  const [, thing = ''] = POINTER.exec(key) ?? [];
  return thing !== '' && record !== undefined && !isListOf(record.list, thing);
}

const isListOf = (list: string, thing: string): boolean =>
  list === `${thing}s` || (thing.endsWith('y') && list === `${thing.slice(0, -1)}ies`);

function isAtSameBuilding({ values: from }: RecordNode, { values: to }: RecordNode): boolean {
  const [a, b] = [from.buildingNumber ?? null, to.buildingNumber ?? null];
  return a === null || b === null || a === b;
}
