import { commercialAuto } from '../../../domain/policies/commercial-auto/schema.ts';
import { dwellingFire } from '../../../domain/policies/dwelling-fire/schema.ts';
import { generalLiability } from '../../../domain/policies/general-liability/schema.ts';
import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';
import { umbrella } from '../../../domain/policies/umbrella/schema.ts';
import { workersCompensation } from '../../../domain/policies/workers-compensation/schema.ts';

/** Types that are drawn before they are read: each leaves this list when the registry takes it in. */
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
