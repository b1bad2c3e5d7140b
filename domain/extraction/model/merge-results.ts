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
import { isEqual, pairRecords } from './pair-records.ts';

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
 * The model's values, and those of the rules where it has none. Records of a list are the same when their keys are. Of a
 * list that the model was asked for as a whole, a record that only the rules have counts unless the model has read all pages
 * that the record stands on; of a list that it was asked some fields of, the records are those of the rules.
 */
export function mergeResults({
  schema,
  asked = schema,
  model,
  rules,
  seenPages,
}: {
  schema: ObjectSchema;
  /** The part of the schema that the model was asked for; all of it when absent. */
  asked?: ObjectSchema;
  model: Assembled;
  rules: Assembled;
  /** Pages that the model has answered completely. */
  seenPages: ReadonlySet<number>;
}): Merged {
  const citations = new Map<string, Citation[]>();
  const fields = new Map<string, FieldState>();
  const from = { model: 0, rules: 0 };
  const rulePages = pagesOfRecords(rules);
  const modelPages = pagesOfRecords(model);

  function objectOf(object: ObjectSchema, part: ObjectSchema | undefined, sides: Sides, path: string): Node {
    return Object.fromEntries(
      Object.entries(object.properties).map(([key, field]) => {
        const inner = part && ownValue(part.properties, key);
        return [key, fieldOf(field, inner, under(sides, key), `${path}/${key}`)];
      }),
    );
  }

  function fieldOf(field: FieldSchema, part: FieldSchema | undefined, both: Sides, path: string): unknown {
    const sides = part ? both : { ...both, model: undefined };
    if (isLeaf(field)) return leafOf(sides, path);
    if (field.type === 'object') return objectOf(field, isObject(part) ? part : undefined, sides, path);
    const { model: ours, rules: theirs } = sides;
    const [modelHas, rulesHave] = [itemsOf(ours).length > 0, itemsOf(theirs).length > 0];
    if (!modelHas && !rulesHave) {
      keepState(theirs ?? ours, path);
      return [];
    }
    if (isRecordList(field)) return recordsOf(field, part && isRecords(part) ? part.items : undefined, sides, path);
    const side = modelHas ? ours : theirs;
    return itemsOf(side).map((_, at) => take(under1(side, at), `${path}/${at}`, side === ours));
  }

  function recordsOf(field: RecordListSchema, part: ObjectSchema | undefined, sides: Sides, path: string): unknown[] {
    const pairs = part && isPart(part, field.items) ? filled(field, sides) : joined(field, sides);
    return pairs.map((pair, at) => objectOf(field.items, part, pair, `${path}/${at}`));
  }

  /** The records of the rules, with what the model says of them. */
  function filled(field: RecordListSchema, { model: ours, rules: theirs }: Sides): Sides[] {
    const same = pairRecords(field['x-key'], itemsOf(theirs), itemsOf(ours));
    return same.map((at, index) => ({
      rules: under1(theirs, index),
      model: at === undefined ? undefined : under1(ours, at),
    }));
  }

  /** The records of both, in the order of their pages. */
  function joined(field: RecordListSchema, { model: ours, rules: theirs }: Sides): Sides[] {
    const left = new Set(itemsOf(theirs).keys());
    const same = pairRecords(field['x-key'], itemsOf(ours), itemsOf(theirs));
    const pairs: Sides[] = same.map((at, index) => {
      if (at !== undefined) left.delete(at);
      return { model: under1(ours, index), rules: at === undefined ? undefined : under1(theirs, at) };
    });
    const onlyRules = [...left].map((at) => under1(theirs, at));
    if (pairs.length === 0) return onlyRules.map((record) => ({ model: undefined, rules: record }));
    const unseen = onlyRules.filter((record) => pagesOf(rulePages, record).some((page) => !seenPages.has(page)));
    if (unseen.length === 0) return pairs;
    pairs.push(...unseen.map((record) => ({ model: undefined, rules: record })));
    return pairs
      .map((pair) => ({ pair, page: firstPage(pair) }))
      .sort((a, b) => a.page - b.page)
      .map(({ pair }) => pair);
  }

  function firstPage({ model: ours, rules: theirs }: Sides): number {
    return Math.min(...(ours ? pagesOf(modelPages, ours) : pagesOf(rulePages, theirs)));
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
  const data = objectOf(schema, asked, sides, '');
  return {
    data,
    citations: Object.fromEntries(citations),
    fields: Object.fromEntries(fields),
    fromModel: from.model,
    fromRules: from.rules,
  };
}

type Node = Record<string, unknown>;
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

const isObject = (field: FieldSchema | undefined): field is ObjectSchema =>
  field !== undefined && field.type === 'object';
const isRecords = (field: FieldSchema): field is RecordListSchema => !isLeaf(field) && isRecordList(field);

/** Whether a narrowed schema lacks a field of the whole one. */
function isPart(part: ObjectSchema, whole: ObjectSchema): boolean {
  return Object.entries(whole.properties).some(([key, field]) => {
    const inner = ownValue(part.properties, key);
    return inner === undefined || (isObject(inner) && isObject(field) && isPart(inner, field));
  });
}

/** The pages of every record, by its path. */
function pagesOfRecords({ citations }: Assembled): ReadonlyMap<string, readonly number[]> {
  const pages = new Map<string, number[]>();
  for (const [path, places] of Object.entries(citations)) {
    for (const position of path.matchAll(/\/\d+(?=\/)/g)) {
      const record = path.slice(0, position.index + position[0].length);
      const known = pages.get(record) ?? [];
      known.push(...places.map(({ page }) => page));
      pages.set(record, known);
    }
  }
  return pages;
}

const pagesOf = (pages: ReadonlyMap<string, readonly number[]>, side: Side | undefined): readonly number[] =>
  pages.get(side?.path ?? '') ?? [];
