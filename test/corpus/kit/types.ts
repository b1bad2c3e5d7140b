import { commercialAuto } from '../types/commercial-auto.ts';
import { dwellingFire } from '../types/dwelling-fire.ts';
import { generalLiability } from '../types/general-liability.ts';
import type { PolicyDescription } from '../../../domain/policies/policy-type.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';
import { umbrella } from '../types/umbrella.ts';
import { workersCompensation } from '../types/workers-compensation.ts';

/** Types that are drawn before they are read: each moves to domain/policies when it has a plan. */
const unregistered: readonly PolicyDescription[] = [
  umbrella,
  dwellingFire,
  commercialAuto,
  generalLiability,
  workersCompensation,
];

const byId = new Map<string, PolicyDescription>(
  [...policyTypes, ...unregistered].map((type) => [type.id, type] as const),
);

/** The policy type that a style is drawn for. */
export const drawnType = (id: string): PolicyDescription | undefined => byId.get(id);
