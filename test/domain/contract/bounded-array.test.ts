import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { toolArguments } from '../../../domain/assistant/tools.ts';
import { boundedArray } from '../../../domain/contract/bounded-array.ts';
import type { Operation } from '../../../domain/contract/operation.ts';
import { operations } from '../../../domain/contract/operations.ts';

describe('an array that is too long', () => {
  it('is one problem, and no item is looked at', () => {
    let judged = 0;
    const item = z.string().refine(() => {
      judged++;
      return false;
    });
    const schema = z.object({ items: boundedArray(item, { min: 1, max: 3 }).optional() });

    const { error } = schema.safeParse({ items: Array.from({ length: 90_000 }, () => 'wrong') });
    expect(error?.issues).toMatchObject([{ path: ['items'], code: 'too_big', message: 'Must be at most 3 items' }]);
    expect(judged).toBe(0);

    expect(schema.safeParse({ items: ['a', 'b', 'c'] }).error?.issues).toHaveLength(3);
    expect(judged).toBe(3);
    expect(schema.safeParse({ items: [] }).error?.issues).toMatchObject([{ path: ['items'], code: 'too_small' }]);
  });
});

/** A description of what a request may hold. */
interface Described {
  $ref?: string;
  type?: string;
  maxItems?: number;
  items?: Described;
  properties?: Record<string, Described>;
  anyOf?: Described[];
}

type Way = readonly (string | number)[];

/** The arrays of a schema with the way to each: names of members, and 0 for an item of an array around it. */
function arraysIn(whole: Described & { $defs?: Record<string, Described> }): { way: Way; maxItems: unknown }[] {
  const within = ({ $ref, ...schema }: Described, way: Way): { way: Way; maxItems: unknown }[] => {
    const named = whole.$defs?.[$ref?.split('/').at(-1) ?? ''];
    return [
      ...(schema.type === 'array' ? [{ way, maxItems: schema.maxItems }] : []),
      ...(named ? within(named, way) : []),
      ...(schema.items ? within(schema.items, [...way, 0]) : []),
      ...(schema.anyOf ?? []).flatMap((one) => within(one, way)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => within(one, [...way, name])),
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
  return arraysIn(described as Described).map(({ way, maxItems }) => ({ name, schema, way, maxItems }));
});

/** A value in which this one stands at the end of the way. */
const valueAt = (way: Way, value: unknown): unknown =>
  way.toReversed().reduce((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value);

describe('the arrays of requests', () => {
  it('are found', () => {
    expect(arrays.map(({ name, way }) => `${name}: ${way.join('/')}`)).toEqual([
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

  it.each(arrays)('have a length that is looked at first: $name, $way', ({ schema, way, maxItems }) => {
    const tooLong = Array.from({ length: 90_000 }, () => ({ wrong: true }));

    const issues = schema.safeParse(valueAt(way, tooLong)).error?.issues ?? [];
    const there = issues.filter(({ path }) => way.every((step, at) => path[at] === step));
    expect(there).toMatchObject([{ path: way, code: 'too_big', message: `Must be at most ${String(maxItems)} items` }]);
  });
});
