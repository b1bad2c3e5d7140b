import type { z } from 'zod';
import { ownValue } from '../lookup.ts';
import { count } from '../text/count.ts';

const types: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  tuple: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Readonly<Record<string, string>> = {
  guid: 'a UUID',
  uuid: 'a UUID',
  url: 'a URL',
  datetime: 'an ISO 8601 timestamp',
  date: 'a date: YYYY-MM-DD',
  regex: 'of the form that the API document gives',
};

/**
 * The message of a problem that its schema words no other way, in place of zod's. It never contains the received value,
 * which may be confidential.
 */
export function messageOf(problem: z.core.$ZodRawIssue): string {
  if (problem.input === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(problem.code ?? '')) {
    return 'Required';
  }
  switch (problem.code) {
    case 'invalid_type':
      return `Must be ${ownValue(types, problem.expected) ?? 'of another type'}`;
    case 'invalid_value':
      return `Must be ${problem.values.length === 1 ? '' : 'one of '}${problem.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `Must be ${ownValue(formats, problem.format) ?? 'of another form'}`;
    case 'too_small':
      return sizeMessage(problem.origin, 'at least', problem.minimum);
    case 'too_big':
      return sizeMessage(problem.origin, 'at most', problem.maximum);
    case 'not_multiple_of':
      return `Must be a multiple of ${problem.divisor}`;
    case 'unrecognized_keys':
      return 'Has members that are not known here';
    case 'invalid_union':
      return 'Must have one of the forms that the API document gives';
    default:
      return 'Is not valid';
  }
}

function sizeMessage(origin: string, bound: 'at least' | 'at most', size: number | bigint): string {
  if (origin === 'string') return `Must have ${bound} ${count(size, 'character')}`;
  if (origin === 'array' || origin === 'set') return `Must have ${bound} ${count(size, 'item')}`;
  return `Must be ${bound} ${size}`;
}
