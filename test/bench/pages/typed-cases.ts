import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { policyTypes } from '../../../domain/policies/registry.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';

/** A page as a typewriter would set it, and what it says by the labelling rules; keys that are left out are null or empty. */
export interface TypedCase {
  type: PolicyType;
  /** Within the file of its type. */
  number: string;
  art: string;
  label: Record<string, unknown>;
}

/** The cases of a folder: a file for each policy type, "=== N" before each page and "--- label" between it and its label. */
export function typedCases(folder: string): TypedCase[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => casesOf(typeOf(file), readFileSync(path.join(folder, file), 'utf8')));
}

function typeOf(file: string): PolicyType {
  const id = path.parse(file).name.replaceAll('-', '_');
  const type = policyTypes.find((each) => each.id === id);
  if (type === undefined) throw new Error(`${file} is named like no policy type`);
  return type;
}

function casesOf(type: PolicyType, text: string): TypedCase[] {
  const parts = text.split(/^=== (?=\d+$)/m).slice(1);
  return parts.map((part) => {
    const [head = '', label = ''] = part.split(/^--- label\n/m);
    const [number = '', ...lines] = head.split('\n');
    return { type, number, art: lines.join('\n').trimEnd(), label: JSON.parse(label) as Record<string, unknown> };
  });
}
