import { commercialAuto } from '../types/commercial-auto.ts';
import { dwellingFire } from '../types/dwelling-fire.ts';
import { generalLiability } from '../types/general-liability.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';
import { umbrella } from '../types/umbrella.ts';
import { workersCompensation } from '../types/workers-compensation.ts';

/** Types that are drawn before they are read: each moves to domain/policies when it has a plan. */
const unregistered: readonly PolicyType[] = [
  umbrella,
  dwellingFire,
  commercialAuto,
  generalLiability,
  workersCompensation,
];

const byId = new Map([...policyTypes, ...unregistered].map((type) => [type.id, type]));

/** The policy type that a style is drawn for. */
export const drawnType = (id: string): PolicyType | undefined => byId.get(id);
