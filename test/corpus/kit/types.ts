import type { PolicyType } from '../../../domain/policies/policy-type.ts';
import { findPolicyType } from '../../../domain/policies/registry.ts';

/** The policy type that a style is drawn for. */
export const drawnType = (id: string): PolicyType | undefined => findPolicyType(id);
