import { type Draft, isCited } from '../cited.ts';
import { ownValue } from '../../lookup.ts';

/** Joins drafts that agree in all key fields: what the first one lacks comes from the others. */
export function mergeBy(drafts: readonly Draft[], keys: readonly string[]): Draft[] {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const at = merged.findIndex((other) => keys.every((key) => valueOf(other, key) === valueOf(draft, key)));
    const into = merged[at];
    if (into && valueOf(draft, keys[0] ?? '') !== undefined) {
      merged[at] = { ...draft, ...Object.fromEntries(Object.entries(into).filter(([, value]) => value !== undefined)) };
    } else merged.push(draft);
  }
  return merged;
}

function valueOf(draft: Draft, key: string): unknown {
  const node = ownValue(draft, key);
  return isCited(node) ? node.value : undefined;
}
