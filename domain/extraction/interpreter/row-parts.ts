import { normalize } from '../../text/normalize.ts';
import { ownValue } from '../../lookup.ts';
import type { Cited } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import type { RowsPlan } from '../plan.ts';
import type { Row } from './cells.ts';

// Lines of one record that say what part of it their values are: "Prem/Ops 7.458 4,830" over "Prod/CO 13.874 8,986".

type Part = NonNullable<RowsPlan['parts']>[number];

const known = new WeakMap<Part, ReadonlySet<string>>();

/** The part that a line names; null where it names none. */
export function partOf({ cells }: Row, { parts = [] }: RowsPlan): Part | null {
  for (const part of parts) {
    const forms = known.get(part) ?? new Set(formsOf(part.words));
    known.set(part, forms);
    if (cells.some(({ text }) => forms.has(normalize(text)))) return part;
  }
  return null;
}

/** The values of a line by the fields of its part. */
export const valuesOfPart = (values: ReadonlyMap<string, Cited>, { fields }: Part): Map<string, Cited> =>
  new Map([...values].map(([field, cited]) => [ownValue(fields, field) ?? field, cited]));

/** What heads a column may mean several fields: in a line of a part first those that it has. */
export const ofPart = (fields: readonly string[], part: Part | null): readonly string[] => {
  const isOwn = (field: string): boolean => part !== null && ownValue(part.fields, field) !== undefined;
  return [...fields.filter(isOwn), ...fields.filter((field) => !isOwn(field))];
};
