import { commercialAuto } from '../../../domain/policies/commercial-auto/schema.ts';
import { generalLiability } from '../../../domain/policies/general-liability/schema.ts';
import type { PolicyDescription } from '../../../domain/policies/policy-type.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';
import { umbrella } from '../../../domain/policies/umbrella/schema.ts';
import { workersCompensation } from '../../../domain/policies/workers-compensation/schema.ts';

/** Types that are drawn before they are read: each moves to domain/policies when it has a plan. */
const unregistered: readonly PolicyDescription[] = [umbrella, commercialAuto, generalLiability, workersCompensation];

const byId = new Map<string, PolicyDescription>(
  [...policyTypes, ...unregistered].map((type) => [type.id, type] as const),
);

/** The policy type that a style is drawn for. */
export const drawnType = (id: string): PolicyDescription | undefined => byId.get(id);
