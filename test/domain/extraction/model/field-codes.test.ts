import { describe, expect, it } from 'vitest';
import { fieldCodes, fullPath } from '../../../../domain/extraction/model/field-codes.ts';
import { policyTypes } from '../../../../domain/policies/registry.ts';

describe.each(policyTypes.map(({ id, schema }) => [id, schema] as const))('the short names of %s', (_, schema) => {
  it('are each of one field, and lead back to it', () => {
    const codes = [...fieldCodes(schema)];

    expect(new Set(codes.map(([, code]) => code)).size).toBe(codes.length);
    for (const [field, code] of codes) expect(fullPath(schema, `/${code}/0`)).toBe(`/${field}/0`);
  });

  it('are no names of other fields', () => {
    const codes = [...fieldCodes(schema)].filter(([field, code]) => code !== field).map(([, code]) => code);

    expect(codes.filter((code) => Object.hasOwn(schema.properties, code))).toEqual([]);
  });
});

it('a path that is whole, or of no field, stays as it is', () => {
  const [type] = policyTypes;
  if (!type) throw new Error('there are no policy types');

  expect(fullPath(type.schema, '/carrierName')).toBe('/carrierName');
  expect(fullPath(type.schema, '/zz/0')).toBe('/zz/0');
  expect(fullPath(type.schema, '')).toBe('');
});
