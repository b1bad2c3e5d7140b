import type { Plan } from '../extraction/plan.ts';
import { autoPlan } from './auto/plan.ts';
import { businessownersPlan } from './businessowners/plan.ts';
import { homeownersPlan } from './homeowners/plan.ts';
import { petPlan } from './pet/plan.ts';
import { rentersPlan } from './renters/plan.ts';

/** The plans by policy type. */
export const plans: ReadonlyMap<string, Plan> = new Map([
  ['auto', autoPlan],
  ['homeowners', homeownersPlan],
  ['renters', rentersPlan],
  ['pet', petPlan],
  ['businessowners', businessownersPlan],
]);
