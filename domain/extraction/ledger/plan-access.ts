import { ownValue } from '../../lookup.ts';
import type { AmountPlan, LedgerPlan, ValueShape } from './plan.ts';

/** The shape of a field's values; `any` for a field that the plan does not know. */
export const shapeOfField = ({ fields }: LedgerPlan, field: string): ValueShape =>
  ownValue(fields, field)?.shape ?? 'any';

/** Whether the amounts of a measure are divided into kinds. */
export const isDivided = ({ measures }: AmountPlan, measure: string): boolean =>
  ownValue(measures, measure)?.hasKinds ?? true;
