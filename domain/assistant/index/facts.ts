import type { PolicyType } from '../../policies/policy-type.ts';
import { type FieldKind, type FieldSchema, isLeaf, isRecordList, type ObjectSchema } from '../../policies/schema.ts';
import { ownValue } from '../../lookup.ts';

/** An item of a list of records, such as a vehicle or a claim. */
export interface RecordNode {
  /** Name of the list, without its parents. */
  list: string;
  pointer: string;
  values: Readonly<Record<string, unknown>>;
  /** The record that holds the list, as a certificate's policy holds its limits. */
  parent?: RecordNode;
}

/** A value of an extraction result that is there. */
export interface Fact {
  /** Name of the field; of a field inside an object `paid.total`, of a plain list its name. */
  key: string;
  pointer: string;
  value: string | number | boolean;
  kind: FieldKind;
  record?: RecordNode;
}

/** Every value and record of a result, in the order of its schema. */
export function factsOf(
  type: PolicyType,
  data: Readonly<Record<string, unknown>>,
): { facts: Fact[]; records: RecordNode[] } {
  const facts: Fact[] = [];
  const records: RecordNode[] = [];

  function readObject({ schema, node, at, prefix, record }: Place & { schema: ObjectSchema; prefix: string }): void {
    if (!isObject(node)) return;
    for (const [name, field] of Object.entries(schema.properties)) {
      if (name === 'total' && isMisread(node)) continue;
      readField(field, {
        node: ownValue(node, name),
        at: `${at}/${name}`,
        key: `${prefix}${name}`,
        ...(record && { record }),
      });
    }
  }

  function readField(field: FieldSchema, { node, at, key, record }: Place & { key: string }): void {
    const inRecord = record ? { record } : {};
    if (isLeaf(field)) {
      if (isValue(node)) facts.push({ key, pointer: at, value: node, kind: field['x-match'], ...inRecord });
    } else if (field.type === 'object') {
      readObject({ schema: field, node, at, prefix: `${key}.`, ...inRecord });
    } else if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) {
        const pointer = `${at}/${index}`;
        if (isRecordList(field)) {
          const parent = record ? { parent: record } : {};
          const child: RecordNode = { list: key, pointer, values: isObject(item) ? item : {}, ...parent };
          records.push(child);
          readObject({ schema: field.items, node: item, at: pointer, prefix: '', record: child });
        } else if (isValue(item)) facts.push({ key, pointer, value: item, kind: field['x-match'], ...inRecord });
      }
    }
  }

  readObject({ schema: type.schema, node: data, at: '', prefix: '' });
  return { facts, records };
}

interface Place {
  node: unknown;
  at: string;
  record?: RecordNode;
}

/** Whether a document as a whole is about a record: the policies of a report, the applicants of an application. */
export const isOfWhole = ({ list }: RecordNode): boolean => /^(?:policies|insurers|applicants)$/.test(list);

/** A text or number as text; empty for everything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A total of nothing beside kinds that come to something was not read. */
function isMisread({ total, ...kinds }: Readonly<Record<string, unknown>>): boolean {
  const sum = Object.values(kinds).reduce<number>((all, one) => (typeof one === 'number' ? all + one : all), 0);
  return total === 0 && Math.abs(sum) >= CENT;
}

const CENT = 0.01;

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const isValue = (node: unknown): node is Fact['value'] =>
  (typeof node === 'string' && node.trim() !== '') || typeof node === 'number' || typeof node === 'boolean';
