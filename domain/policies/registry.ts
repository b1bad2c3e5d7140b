import { acord25 } from './acord-25.ts';
import { auto } from './auto/schema.ts';
import { businessowners } from './businessowners/schema.ts';
import { commercialApplication } from './commercial-application.ts';
import { homeowners } from './homeowners/schema.ts';
import { lossRun } from './loss-run/schema.ts';
import { pet } from './pet/schema.ts';
import type { PolicyType } from './policy-type.ts';
import { propertyCertificate } from './property-certificate.ts';
import { renters } from './renters/schema.ts';
import { workersCompApplication } from './workers-comp-application.ts';

/** Every policy type that the service reads. */
export const policyTypes: readonly PolicyType[] = [
  auto,
  homeowners,
  renters,
  pet,
  businessowners,
  lossRun,
  acord25,
  propertyCertificate,
  commercialApplication,
  workersCompApplication,
];

const byId = new Map(policyTypes.map((type) => [type.id, type]));

/** The policy type of that id, or undefined when there is none. */
export function findPolicyType(id: string): PolicyType | undefined {
  return byId.get(id);
}

/** The JSON Schema (2020-12) of a type's structured result, as clients get it. */
export function resultSchemaOf(type: PolicyType): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:policy-type:${type.id}`,
    title: type.label,
    ...type.schema,
  };
}
