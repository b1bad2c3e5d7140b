import { type Cited, type Draft, isCited } from './cited.ts';
import { citationsOf } from './citation.ts';
import type { Page } from '../document/page.ts';
import {
  type FieldKind,
  type FieldSchema,
  isLeaf,
  isRecordList,
  type LeafSchema,
  type ObjectSchema,
} from '../policies/schema.ts';
import type { Citation, FieldState } from './result.ts';
import { ownValue } from '../lookup.ts';

export interface Assembled {
  data: Record<string, unknown>;
  citations: Record<string, Citation[]>;
  fields: Record<string, FieldState>;
}

/** What was assembled, with the draft's value behind each one that is present, by JSON Pointer. */
export interface AssembledDraft extends Assembled {
  evidence: ReadonlyMap<string, Cited>;
}

/**
 * Turns a draft into data that conforms to the schema whatever the draft holds: every key is present, values that do
 * not fit their kind are left out, and no value stands without a citation. The confidence of a value is that of its words:
 * whether it is the field's value, the engines say.
 */
export function assembleResult({
  schema,
  draft,
  pages,
}: {
  schema: ObjectSchema;
  draft: Draft;
  pages: readonly Page[];
}): AssembledDraft {
  const evidence = new Map<string, Cited>();
  const citations = new Map<string, Citation[]>();
  const fields = new Map<string, FieldState>();
  const pageByNumber = new Map(pages.map((page) => [page.number, page]));
  const absent: FieldState = {
    state: pages.some((page) => page.state === 'unreadable') ? 'unreadable' : 'absent',
    confidence: 0,
    source: 'text',
  };

  function objectOf(properties: ObjectSchema['properties'], node: unknown, path: string): Record<string, unknown> {
    const parent = isDraft(node) ? node : {};
    return Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [key, fieldOf(field, ownValue(parent, key), `${path}/${key}`)]),
    );
  }

  function fieldOf(field: FieldSchema, node: unknown, path: string): unknown {
    if (isLeaf(field)) return leafOf(field, node, path);
    if (field.type === 'object') return objectOf(field.properties, node, path);
    const nodes: readonly unknown[] = Array.isArray(node) ? node : [];
    if (isRecordList(field)) return recordsOf(field.items, nodes, path);
    const allowed = field.items.enum;
    const kept = nodes.filter(isCitable).filter(({ value }) => isText(value) && (!allowed || allowed.includes(value)));
    if (kept.length === 0) fields.set(path, absent);
    return kept.map((item, at) => present(item, `${path}/${at}`));
  }

  function recordsOf(items: ObjectSchema, nodes: readonly unknown[], path: string): unknown[] {
    const kept = nodes.filter((node) => holdsValue(items, node));
    if (kept.length === 0) fields.set(path, absent);
    return kept.map((node, at) => objectOf(items.properties, node, `${path}/${at}`));
  }

  function leafOf(field: LeafSchema, node: unknown, path: string): unknown {
    if (isUsable(field, node)) return present(node, path);
    fields.set(path, absent);
    return null;
  }

  function isUsable(field: LeafSchema, node: unknown): node is Cited {
    return isCitable(node) && fits(field, node.value);
  }

  function isCitable(node: unknown): node is Cited {
    return isCited(node) && node.words.length > 0 && pageByNumber.has(node.page);
  }

  function holdsValue(schema: ObjectSchema, node: unknown): boolean {
    if (!isDraft(node)) return false;
    return Object.entries(schema.properties).some(([key, field]) => {
      const child = ownValue(node, key);
      if (isLeaf(field)) return isUsable(field, child);
      if (field.type === 'object') return holdsValue(field, child);
      return Array.isArray(child) && child.length > 0;
    });
  }

  function present(cited: Cited, path: string): unknown {
    const page = pageByNumber.get(cited.page);
    if (page) citations.set(path, citationsOf(cited, page));
    fields.set(path, stateOf(cited));
    evidence.set(path, cited);
    return cited.value;
  }

  const data = objectOf(schema.properties, draft, '');
  return { data, citations: Object.fromEntries(citations), fields: Object.fromEntries(fields), evidence };
}

const isDraft = (node: unknown): node is Draft =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && !isCited(node);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const FITS: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  id: isText,
  name: isText,
  label: isText,
  text: isText,
  address: isText,
  enum: isText,
  date: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value),
  money: Number.isFinite,
  number: Number.isFinite,
  percent: Number.isFinite,
  int: Number.isSafeInteger,
  bool: (value) => typeof value === 'boolean',
};

function fits(field: LeafSchema, value: unknown): boolean {
  if (field.enum && !field.enum.includes(value as string)) return false;
  return FITS[field['x-match']](value);
}

function stateOf({ words }: Cited): FieldState {
  const confidence = Math.min(...words.map((word) => word.confidence));
  const source = words.some((word) => word.source === 'ocr')
    ? 'ocr'
    : words.every((word) => word.source === 'form')
      ? 'form'
      : 'text';
  return {
    state: 'present',
    confidence: Math.round(Math.min(Math.max(confidence, 0), 1) * 1000) / 1000,
    source,
  };
}
