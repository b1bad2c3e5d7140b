import { type FieldSchema, isLeaf, isRecordList, type ObjectSchema } from '../../policies/schema.ts';
import type { Cited, Draft } from '../cited.ts';

/** Values by path in the shape of the schema; numbers of records that were left out leave no gaps. */
export function draftOf(schema: ObjectSchema, values: ReadonlyMap<string, Cited>): Draft {
  const numbers = new Map<string, Set<number>>();
  for (const path of values.keys()) {
    for (const match of path.matchAll(/\/(\d+)(?=\/|$)/g)) {
      const list = path.slice(0, match.index);
      numbers.set(list, (numbers.get(list) ?? new Set()).add(Number(match[1])));
    }
  }
  const numbersUnder = (path: string): number[] => [...(numbers.get(path) ?? [])].sort((a, b) => a - b);
  const objectOf = ({ properties }: ObjectSchema, path: string): Draft =>
    Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, nodeOf(field, `${path}/${key}`)]));
  const nodeOf = (field: FieldSchema, path: string): Draft[string] => {
    if (isLeaf(field)) return values.get(path);
    if (field.type === 'object') return objectOf(field, path);
    const items = isRecordList(field) ? field.items : undefined;
    return numbersUnder(path).flatMap<Cited | Draft>((number) => {
      const at = `${path}/${number}`;
      if (items) return [objectOf(items, at)];
      const value = values.get(at);
      return value ? [value] : [];
    });
  };
  return objectOf(schema, '');
}
