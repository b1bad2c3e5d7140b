import { readCertificate } from './forms/certificate.ts';
import { readCommercialApplication } from './forms/commercial-application.ts';
import { readPropertyCertificate } from './forms/property-certificate.ts';
import { readWorkersCompApplication } from './forms/workers-comp.ts';
import { readByPlan } from './interpret.ts';
import { plans } from '../policies/plans.ts';
import type { DocumentReader, SourceDocument } from './source-document.ts';
import { lookup } from '../lookup.ts';

const planned = [...plans].map(([id, plan]) => [id, (document: SourceDocument) => readByPlan(plan, document)] as const);

/** Who reads which policy type. */
export const readers = lookup<DocumentReader>({
  ...Object.fromEntries(planned),
  acord_25: readCertificate,
  property_certificate: readPropertyCertificate,
  commercial_application: readCommercialApplication,
  workers_comp_application: readWorkersCompApplication,
});
