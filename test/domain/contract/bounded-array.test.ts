import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toolArguments } from '../../../domain/assistant/tools.ts';
import { boundedArray } from '../../../domain/contract/bounded-array.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import { operations } from '../../../domain/contract/operations.ts';

describe('an array that is too long', () => {
  it('is one issue, and its items are not parsed', () => {
    let parsed = 0;
    const item = z.string().refine(() => {
      parsed++;
      return false;
    });
    const schema = z.object({ items: boundedArray(item, { min: 1, max: 3 }).optional() });

    const { error } = schema.safeParse({ items: Array.from({ length: 90_000 }, () => 'wrong') });
    expect(error?.issues).toMatchObject([{ path: ['items'], code: 'too_big', message: 'Must have at most 3 items' }]);
    expect(parsed).toBe(0);

    expect(schema.safeParse({ items: ['a', 'b', 'c'] }).error?.issues).toHaveLength(3);
    expect(parsed).toBe(3);
    expect(schema.safeParse({ items: [] }).error?.issues).toMatchObject([{ path: ['items'], code: 'too_small' }]);
  });
});

/** The JSON Schema of a request. */
interface SchemaNode {
  $ref?: string;
  type?: string;
  maxItems?: number;
  items?: SchemaNode;
  properties?: Record<string, SchemaNode>;
  anyOf?: SchemaNode[];
}

type Path = readonly (string | number)[];

/** The arrays of a schema with their paths: property names, and 0 for the items of an outer array. */
function arraysIn(whole: SchemaNode & { $defs?: Record<string, SchemaNode> }): { path: Path; maxItems: unknown }[] {
  const within = ({ $ref, ...schema }: SchemaNode, path: Path): { path: Path; maxItems: unknown }[] => {
    const named = whole.$defs?.[$ref?.split('/').at(-1) ?? ''];
    return [
      ...(schema.type === 'array' ? [{ path, maxItems: schema.maxItems }] : []),
      ...(named ? within(named, path) : []),
      ...(schema.items ? within(schema.items, [...path, 0]) : []),
      ...(schema.anyOf ?? []).flatMap((one) => within(one, path)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => within(one, [...path, name])),
    ];
  };
  return within(whole, []);
}

const requests: (readonly [string, z.ZodType])[] = [
  ...Object.entries<Operation>(operations).flatMap(([id, { request }]) =>
    Object.entries(request).map(([part, schema]) => [`${part} of ${id}`, schema as z.ZodType] as const),
  ),
  ...Object.entries(toolArguments).map(([name, schema]) => [`arguments of ${name}`, schema] as const),
];
const arrays = requests.flatMap(([name, schema]) => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return arraysIn(described as SchemaNode).map(({ path, maxItems }) => ({ name, schema, path, maxItems }));
});

/** A value that contains this one at the path. */
const valueAt = (path: Path, value: unknown): unknown =>
  path.toReversed().reduce((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value);

describe('the arrays of requests', () => {
  it('are found', () => {
    expect(arrays.map(({ name, path }) => `${name}: ${path.join('/')}`)).toEqual([
      'body of reviewJob: corrections',
      'body of sendMessage: messages',
      'body of sendMessage: documentIds',
      'body of sendMessage: toolRequests',
      'body of sendSessionMessage: messages',
      'body of sendSessionMessage: documentIds',
      'body of sendSessionMessage: toolRequests',
      'body of createKey: scopes',
      'arguments of search_documents: documentIds',
      'arguments of compare_documents: documentIds',
    ]);
  });

  it.each(arrays)('have a length that is checked first: $name, $path', ({ schema, path, maxItems }) => {
    const tooLong = Array.from({ length: 90_000 }, () => ({ wrong: true }));

    const issues = schema.safeParse(valueAt(path, tooLong)).error?.issues ?? [];
    const there = issues.filter((issue) => path.every((step, at) => issue.path[at] === step));
    expect(there).toMatchObject([{ path, code: 'too_big', message: `Must have at most ${String(maxItems)} items` }]);
  });
});
