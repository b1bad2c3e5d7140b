import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { policyTypes, resultSchemaOf } from '../../../domain/policies/registry.ts';
import { type FieldSchema, isLeaf, isRecordList } from '../../../domain/policies/schema.ts';

describe('the registry', () => {
  it('holds the ten policy types, of which the long ones are read in batches', () => {
    expect(policyTypes.map(({ id }) => id)).toEqual([
      'auto',
      'homeowners',
      'renters',
      'pet',
      'businessowners',
      'loss_run',
      'acord_25',
      'property_certificate',
      'commercial_application',
      'workers_comp_application',
    ]);
    expect(policyTypes.filter(({ requiresBatching }) => requiresBatching).map(({ id }) => id)).toEqual([
      'businessowners',
      'loss_run',
      'commercial_application',
      'workers_comp_application',
    ]);
  });

  it.each(policyTypes.map((type) => [type.id, type] as const))(
    'publishes a schema for %s in which every property is required and every value may be missing',
    (_id, type) => {
      const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
      addFormats.default(ajv);
      ajv.addVocabulary(['x-core', 'x-match', 'x-key']);
      const validate = ajv.compile(resultSchemaOf(type));
      expect(validate(emptyOf(type.schema))).toBe(true);
      expect(validate({})).toBe(false);
    },
  );
});

/** What a document that shows nothing yields. */
function emptyOf(schema: FieldSchema): unknown {
  if (isLeaf(schema)) return null;
  if (schema.type === 'array' || isRecordList(schema)) return [];
  return Object.fromEntries(Object.entries(schema.properties).map(([name, member]) => [name, emptyOf(member)]));
}
