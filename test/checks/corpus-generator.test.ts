import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { resultSchemaOf } from '../../domain/policies/registry.ts';
import { loadGenerator, type Planned } from '../corpus/kit/families.ts';
import { completeLabel } from '../corpus/kit/label.ts';
import { createRecipe, parseWordings } from '../corpus/kit/recipe.ts';
import type { Drawn } from '../corpus/kit/style.ts';
import { drawnType } from '../corpus/kit/types.ts';

const open = await loadGenerator('generated');
const closed = await loadGenerator('generated-closed');
const seeds = [1, 2, 3];
const names = [
  ...new Set([...open.plan({ seeds: range(1, 400) }), ...closed.plan({ seeds: range(1, 400) })].map(familyName)),
];
const planned = names.map((name): [string, Planned[]] => [name, closed.plan({ seeds, only: name })]);
const drawings = new Map<string, Drawn[]>();

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
function familyName({ family }: Planned): string {
  return `${family.policyType}__${family.name}`;
}

/** The documents of a family; drawing is what takes time here, so that they are drawn once. */
function drawn(name: string, documents: readonly Planned[]): Drawn[] {
  const known = drawings.get(name) ?? documents.map(({ family, recipe }) => family.build(recipe));
  drawings.set(name, known);
  return known;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
// the package has no types for its ESM default export
(addFormats as unknown as (to: Ajv2020) => void)(ajv);

describe('the generator of drawn documents', () => {
  it('draws families that only the closed generator has', () => {
    const openNames = new Set(open.plan({ seeds: range(1, 400) }).map(familyName));
    expect(names.some((name) => !openNames.has(name))).toBe(true);
  });

  it.each(planned)('draws %s again from the same seed', (name, documents) => {
    const again = closed.plan({ seeds, only: name });
    expect(again.map(({ family, recipe }) => family.build(recipe))).toEqual(drawn(name, documents));
  });

  it.each(planned)('labels %s by its schema', (name, documents) => {
    for (const [index, { label }] of drawn(name, documents).entries()) {
      const policyType = documents[index]?.family.policyType ?? '';
      const type = drawnType(policyType);
      if (type === undefined) throw new Error(`no policy type ${policyType}`);
      const complete = completeLabel(type.schema, label);
      const data = Object.fromEntries(Object.entries(complete).filter(([key]) => !key.startsWith('_')));
      const validate = ajv.getSchema(`urn:policy-type:${type.id}`) ?? ajv.compile(resultSchemaOf(type));
      expect(validate(data) === true ? [] : validate.errors).toEqual([]);
    }
  });

  it.each(planned)('prints every name and number of the labels of %s', (name, documents) => {
    for (const { html, label } of drawn(name, documents)) {
      const text = squashed(html.text.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&'));
      // the lines of an address may stand in a table whose text goes row by row
      const missing = textsOf(label).filter(
        (value) => !value.split(', ').every((part) => text.includes(squashed(part))),
      );
      expect(missing).toEqual([]);
    }
  });
});

describe('a recipe', () => {
  const wordings = parseWordings('t', 'name: Name; Full Name\ncity: City');

  it('draws the same choice again for the same name', () => {
    const recipe = createRecipe({ seed: 'a', wordings });
    expect(recipe.int('size', 1, 1_000_000)).toBe(recipe.int('size', 1, 1_000_000));
  });

  it('draws each choice independently of the others', () => {
    const one = createRecipe({ seed: 'a', wordings });
    const other = createRecipe({ seed: 'a', wordings });
    other.int('another choice', 1, 9);
    expect(one.int('size', 1, 1_000_000)).toBe(other.int('size', 1, 1_000_000));
  });

  it('has choices of its own for each part', () => {
    const recipe = createRecipe({ seed: 'a', wordings });
    expect(recipe.part('head').int('size', 1, 1_000_000)).not.toBe(recipe.part('foot').int('size', 1, 1_000_000));
  });

  it('notes what it drew', () => {
    const recipe = createRecipe({ seed: 'a', wordings });
    recipe.word('t.city');
    expect(recipe.notes()).toEqual({ 'word t.city': 'City' });
  });

  it('refuses a key without wordings', () => {
    expect(() => createRecipe({ seed: 'a', wordings }).word('t.state')).toThrow('there is no wording of t.state');
  });
});

const squashed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Names and numbers; dates and statuses are printed in other words, which the check of printed documents knows. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isDate(value) || enumFields.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name.startsWith('_') ? [] : textsOf(each, name)));
}
const enumFields = new Set([
  'status',
  'transactionType',
  'gender',
  'sex',
  'maritalStatus',
  'species',
  'premiumFrequency',
]);
