import { acord25Plan } from './acord-25/plan.ts';
import { acord25Recognition } from './acord-25/recognition.ts';
import { acord25 } from './acord-25/schema.ts';
import { autoPlan } from './auto/plan.ts';
import { autoRecognition } from './auto/recognition.ts';
import { auto } from './auto/schema.ts';
import { businessownersPlan } from './businessowners/plan.ts';
import { businessownersRecognition } from './businessowners/recognition.ts';
import { businessowners } from './businessowners/schema.ts';
import { commercialApplicationPlan } from './commercial-application/plan.ts';
import { commercialApplicationRecognition } from './commercial-application/recognition.ts';
import { commercialApplication } from './commercial-application/schema.ts';
import { commercialAutoPlan } from './commercial-auto/plan.ts';
import { commercialAutoRecognition } from './commercial-auto/recognition.ts';
import { commercialAuto } from './commercial-auto/schema.ts';
import { dwellingFirePlan } from './dwelling-fire/plan.ts';
import { dwellingFireRecognition } from './dwelling-fire/recognition.ts';
import { dwellingFire } from './dwelling-fire/schema.ts';
import { generalLiabilityPlan } from './general-liability/plan.ts';
import { generalLiabilityRecognition } from './general-liability/recognition.ts';
import { generalLiability } from './general-liability/schema.ts';
import { homeownersPlan } from './homeowners/plan.ts';
import { homeownersRecognition } from './homeowners/recognition.ts';
import { homeowners } from './homeowners/schema.ts';
import { lossRunPlan } from './loss-run/plan.ts';
import { lossRunRecognition } from './loss-run/recognition.ts';
import { lossRun } from './loss-run/schema.ts';
import { petPlan } from './pet/plan.ts';
import { petRecognition } from './pet/recognition.ts';
import { pet } from './pet/schema.ts';
import type { PolicyDescription, PolicyType } from './policy-type.ts';
import { propertyCertificatePlan } from './property-certificate/plan.ts';
import { propertyCertificateRecognition } from './property-certificate/recognition.ts';
import { propertyCertificate } from './property-certificate/schema.ts';
import { rentersPlan } from './renters/plan.ts';
import { rentersRecognition } from './renters/recognition.ts';
import { renters } from './renters/schema.ts';
import { umbrellaPlan } from './umbrella/plan.ts';
import { umbrellaRecognition } from './umbrella/recognition.ts';
import { umbrella } from './umbrella/schema.ts';
import { workersCompApplicationPlan } from './workers-comp-application/plan.ts';
import { workersCompApplicationRecognition } from './workers-comp-application/recognition.ts';
import { workersCompApplication } from './workers-comp-application/schema.ts';
import { workersCompensationPlan } from './workers-compensation/plan.ts';
import { workersCompensationRecognition } from './workers-compensation/recognition.ts';
import { workersCompensation } from './workers-compensation/schema.ts';

/** Every policy type that the service reads: the only list of types, what needs one iterates over it. */
export const policyTypes: readonly PolicyType[] = [
  { ...auto, recognition: autoRecognition, readBy: { plan: autoPlan } },
  { ...homeowners, recognition: homeownersRecognition, readBy: { plan: homeownersPlan } },
  { ...renters, recognition: rentersRecognition, readBy: { plan: rentersPlan } },
  { ...pet, recognition: petRecognition, readBy: { plan: petPlan } },
  { ...businessowners, recognition: businessownersRecognition, readBy: { plan: businessownersPlan } },
  { ...dwellingFire, recognition: dwellingFireRecognition, readBy: { plan: dwellingFirePlan } },
  { ...generalLiability, recognition: generalLiabilityRecognition, readBy: { plan: generalLiabilityPlan } },
  { ...workersCompensation, recognition: workersCompensationRecognition, readBy: { plan: workersCompensationPlan } },
  { ...umbrella, recognition: umbrellaRecognition, readBy: { plan: umbrellaPlan } },
  { ...commercialAuto, recognition: commercialAutoRecognition, readBy: { plan: commercialAutoPlan } },
  { ...lossRun, recognition: lossRunRecognition, readBy: { ledger: lossRunPlan } },
  { ...acord25, recognition: acord25Recognition, readBy: { plan: acord25Plan } },
  {
    ...propertyCertificate,
    recognition: propertyCertificateRecognition,
    readBy: { plan: propertyCertificatePlan },
  },
  {
    ...commercialApplication,
    recognition: commercialApplicationRecognition,
    readBy: { plan: commercialApplicationPlan },
  },
  {
    ...workersCompApplication,
    recognition: workersCompApplicationRecognition,
    readBy: { plan: workersCompApplicationPlan },
  },
];

const byId = new Map(policyTypes.map((type) => [type.id, type]));

/** The policy type of that id, or undefined when there is none. */
export function findPolicyType(id: string): PolicyType | undefined {
  return byId.get(id);
}

/** The JSON Schema (2020-12) of a type's structured result, as clients get it. */
export function resultSchemaOf(type: PolicyDescription): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:policy-type:${type.id}`,
    title: type.label,
    ...type.schema,
  };
}
