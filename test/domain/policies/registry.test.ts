import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { policyTypes, resultSchemaOf } from '../../../domain/policies/registry.ts';
import { type FieldSchema, isLeaf, isRecordList } from '../../../domain/policies/schema.ts';

describe('the registry', () => {
  it('gives every policy type an id and a label of its own', () => {
    for (const key of ['id', 'label'] as const) {
      expect(new Set(policyTypes.map((type) => type[key])).size).toBe(policyTypes.length);
    }
  });

  it('reads long documents in batches: those with lists of locations, vehicles, classes or claims', () => {
    const batched = policyTypes.filter(({ requiresBatching }) => requiresBatching);
    expect(batched.length).toBeGreaterThan(0);
    for (const { category } of batched) expect(['commercial', 'claims', 'application']).toContain(category);
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
