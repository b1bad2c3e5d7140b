import {
  type FieldSchema,
  isLeaf,
  isRecordList,
  type ObjectSchema,
  type RecordListSchema,
} from '../../policies/schema.ts';
import type { Assembled } from '../assemble.ts';
import type { Citation, FieldState } from '../result.ts';
import { ownValue } from '../../lookup.ts';

/** A value that model and rules found alike, or that they do not agree on. */
const agreed = 0.97;
const disputed = 0.6;

interface Side {
  of: Assembled;
  node: unknown;
  path: string;
}

/** What both engines found, as one. `fromRules`: how many values only the rules had. */
export interface Merged extends Assembled {
  fromModel: number;
  fromRules: number;
}

/**
 * The model's values, and those of the rules where it has none. Records of a list are the same when their keys are; those
 * that only the rules have count when the model did not see or say everything.
 */
export function mergeResults({
  schema,
  model,
  rules,
  isModelComplete,
}: {
  schema: ObjectSchema;
  model: Assembled;
  rules: Assembled;
  isModelComplete: boolean;
}): Merged {
  const citations = new Map<string, Citation[]>();
  const fields = new Map<string, FieldState>();
  const from = { model: 0, rules: 0 };

  function objectOf({ properties }: ObjectSchema, sides: Sides, path: string): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [key, fieldOf(field, under(sides, key), `${path}/${key}`)]),
    );
  }

  function fieldOf(field: FieldSchema, sides: Sides, path: string): unknown {
    if (isLeaf(field)) return leafOf(sides, path);
    if (field.type === 'object') return objectOf(field, sides, path);
    const { model: ours, rules: theirs } = sides;
    const [modelHas, rulesHave] = [itemsOf(ours).length > 0, itemsOf(theirs).length > 0];
    if (!modelHas && !rulesHave) {
      keepState(theirs ?? ours, path);
      return [];
    }
    if (isRecordList(field)) return recordsOf(field, sides, path);
    const side = modelHas ? ours : theirs;
    return itemsOf(side).map((_, at) => take(under1(side, at), `${path}/${at}`, side === ours));
  }

  function recordsOf(field: RecordListSchema, { model: ours, rules: theirs }: Sides, path: string): unknown[] {
    const left = new Set(itemsOf(theirs).keys());
    const pairs: Sides[] = itemsOf(ours).map((record, at) => {
      const same = [...left].find((other) => isSame(field['x-key'], record, itemsOf(theirs)[other]));
      if (same !== undefined) left.delete(same);
      return { model: under1(ours, at), rules: same === undefined ? undefined : under1(theirs, same) };
    });
    const onlyRules = isModelComplete && pairs.length > 0 ? [] : [...left];
    pairs.push(...onlyRules.map((at) => ({ model: undefined, rules: under1(theirs, at) })));
    return pairs.map((pair, at) => objectOf(field.items, pair, `${path}/${at}`));
  }

  function leafOf({ model: ours, rules: theirs }: Sides, path: string): unknown {
    if (!isPresent(ours)) {
      if (isPresent(theirs)) return take(theirs, path, false);
      keepState(theirs ?? ours, path);
      return null;
    }
    const value = take(ours, path, true);
    const state = fields.get(path);
    if (state && isPresent(theirs)) {
      fields.set(path, { ...state, confidence: isEqual(value, theirs.node) ? agreed : disputed });
    }
    return value;
  }

  function take(side: Side | undefined, path: string, isModels: boolean): unknown {
    if (!side) return null;
    const cited = ownValue(side.of.citations, side.path);
    if (cited) citations.set(path, cited);
    keepState(side, path);
    from[isModels ? 'model' : 'rules'] += 1;
    return side.node;
  }

  function keepState(side: Side | undefined, path: string): void {
    const state = side && ownValue(side.of.fields, side.path);
    fields.set(path, state ?? { state: 'absent', confidence: 0, source: 'text' });
  }

  const sides = { model: { of: model, node: model.data, path: '' }, rules: { of: rules, node: rules.data, path: '' } };
  const data = objectOf(schema, sides, '');
  return {
    data,
    citations: Object.fromEntries(citations),
    fields: Object.fromEntries(fields),
    fromModel: from.model,
    fromRules: from.rules,
  };
}

type Sides = { model: Side | undefined; rules: Side | undefined };

function under({ model, rules }: Sides, key: string): Sides {
  return { model: under1(model, key), rules: under1(rules, key) };
}

function under1(side: Side | undefined, key: string | number): Side | undefined {
  if (!side || typeof side.node !== 'object' || side.node === null) return undefined;
  return {
    of: side.of,
    node: ownValue(side.node as Record<string, unknown>, String(key)),
    path: `${side.path}/${key}`,
  };
}

const itemsOf = (side: Side | undefined): readonly unknown[] => (Array.isArray(side?.node) ? side.node : []);
const isPresent = (side: Side | undefined): side is Side => side?.node !== undefined && side.node !== null;

/** Whether two records have a key in common and none that differs. */
function isSame(keys: readonly string[], a: unknown, b: unknown): boolean {
  const both = keys
    .map((key) => [ownValue(a as Record<string, unknown>, key), ownValue(b as Record<string, unknown>, key)] as const)
    .filter((pair) => pair.every((value) => value !== null && value !== undefined));
  return both.length > 0 && both.every(([one, other]) => isEqual(one, other));
}

function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return a === b;
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain(a) === plain(b);
}
