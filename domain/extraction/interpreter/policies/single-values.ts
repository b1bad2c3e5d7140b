import { type Draft, isCited } from '../../cited.ts';
import { readForm } from '../../boxes/read-form.ts';
import type { FormPlan } from '../../form-plan.ts';
import { type FieldPlan, type Plan, recordPlans } from '../../plan.ts';
import type { SourceDocument } from '../../source-document.ts';
import { readScalars } from '../scalars.ts';

const compiled = new WeakMap<Plan, Plan>();

/** A plan whose lists of policies and parties have one record, so that captions outside of tables name its fields. */
function flattened(plan: Plan): Plan {
  const known = compiled.get(plan);
  if (known) return known;
  const fields = [...recordPlans(plan, 'policies'), ...recordPlans(plan, 'party')].flatMap(([, own]) =>
    Object.entries(own.fields as Record<string, FieldPlan | undefined>),
  );
  const made: Plan = { ...plan, scalars: { ...plan.scalars, ...Object.fromEntries(fields) }, records: {} };
  compiled.set(plan, made);
  return made;
}

/** The values of fields of lists that stand at captions of their own: forms of one policy and one interest. */
export function singleValues(plan: Plan, form: FormPlan, document: SourceDocument): Draft {
  const flat = flattened(plan);
  const { draft, boxed } = readForm(flat, form, document);
  const labelled = Object.entries(readScalars(flat, document).draft).filter(
    ([field, value]) => isCited(value) && !boxed.has(field),
  );
  return { ...Object.fromEntries(labelled), ...draft };
}
