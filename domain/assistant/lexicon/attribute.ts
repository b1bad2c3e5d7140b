import type { RecordNode } from '../facts/facts.ts';

/** Where an attribute's value stands in a result: fields of the result itself, or of the records of a list. */
export interface Target {
  list?: string;
  /** Fields that together are the value ("per person / per accident"). */
  keys: readonly string[];
  where?: (record: RecordNode) => boolean;
}

/** Something that people ask for, with the fields that answer it, best first. */
export interface AttributeConcept {
  id: string;
  label: string;
  asked: readonly string[];
  targets: readonly Target[];
}

/** An attribute as a row: wordings parted by semicolons, targets as `field` or `list/field`. */
export type AttributeRow = readonly [id: string, label: string, asked: string, ...targets: (string | Target)[]];

/** Interested parties whose printed kind of interest is like this. */
export const interest = (kind: RegExp): Target => ({
  list: 'additionalInterests',
  keys: ['name'],
  where: ({ values }) => typeof values.interest === 'string' && kind.test(values.interest),
});
