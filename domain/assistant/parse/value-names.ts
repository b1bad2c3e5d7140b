import { ownValue } from '../../lookup.ts';
import { searchWordsOf } from '../words.ts';

/** What people say for values that are one word of several, by field and value. */
const CALLED: Readonly<Record<string, string>> = {
  'gender female': 'women woman lady girl females',
  'gender male': 'men man guy boy males',
  'gender f': 'women woman lady girl female',
  'gender m': 'men man guy boy male',
  'sex female': 'girl females',
  'sex male': 'boy males',
  'maritalStatus single': 'unmarried',
  'maritalStatus married': 'wed',
  'maritalStatus m': 'married',
  'maritalStatus s': 'unmarried single',
  'species dog': 'puppy canine dogs',
  'species cat': 'kitten feline cats',
  'status open': 'pending unresolved ongoing active',
  'status closed': 'settled resolved',
  'status reopened': 'reopen',
};

export const namesOfValue = (key: string, value: string): string[] =>
  searchWordsOf(ownValue(CALLED, `${key} ${value}`) ?? '');

/** The other values that a field of such values may have: nobody may be single, but it may be asked for. */
export function otherValues(key: string, values: readonly string[]): string[] {
  const own = Object.keys(CALLED).flatMap((one) => (one.startsWith(`${key} `) ? one.slice(key.length + 1) : []));
  const whole = own.filter((value) => value.length > 1);
  return whole.some((value) => values.includes(value)) ? whole.filter((value) => !values.includes(value)) : [];
}

/** What people say for the kinds of an amount. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\.medical$/, 'med'],
  [/\.expense$/, 'lae alae legal adjusting'],
  [/\.(?:loss|indemnity)$/, 'indem'],
];

export const namesOfField = (key: string): string[] =>
  PARTS.flatMap(([pattern, names]) => (pattern.test(key) ? searchWordsOf(names) : []));
