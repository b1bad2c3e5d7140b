import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import type { FieldPlan } from '../plan.ts';
import { formsOf } from '../phrases.ts';
import type { Option } from './marks.ts';
import { choicesOf } from './typed-values.ts';

/** A tick with the page that it stands on. */
export interface PageOption extends Option {
  page: number;
}

const known = new WeakMap<FieldPlan, ReadonlySet<string>>();

function valuesOf(plan: FieldPlan): ReadonlySet<string> {
  const own = known.get(plan) ?? new Set(formsOf(plan.values ?? ''));
  known.set(plan, own);
  return own;
}

/** The first tick whose words are a choice of the field, or one of its values as printed. */
export function tickedValue(options: readonly PageOption[], plan: FieldPlan): Cited<string> | undefined {
  for (const { page, words } of options) {
    const all = words.map(({ text }) => text);
    for (let length = all.length; length > 0; length--) {
      const rest = all[length];
      // "BOUND (Give date and/or attach copy)": what stands in brackets explains the choice.
      if (rest !== undefined && !rest.startsWith('(') && plan.choices) break;
      const text = all.slice(0, length).join(' ');
      const choice = plan.choices ? choicesOf(plan).get(normalize(text)) : isValue(text, plan) ? text : undefined;
      if (choice !== undefined) return cite(choice, { page, words: words.slice(0, length) });
    }
  }
  return undefined;
}

const isValue = (text: string, plan: FieldPlan): boolean => valuesOf(plan).has(normalize(text));
