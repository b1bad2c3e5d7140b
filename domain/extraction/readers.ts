import { readAuto } from './declarations/auto.ts';
import { readBusinessowners } from './declarations/businessowners.ts';
import { readPet } from './declarations/pet.ts';
import { readHomeowners, readRenters } from './declarations/property.ts';
import { readCertificate } from './forms/certificate.ts';
import { readCommercialApplication } from './forms/commercial-application.ts';
import { readPropertyCertificate } from './forms/property-certificate.ts';
import { readWorkersCompApplication } from './forms/workers-comp.ts';
import type { DocumentReader } from './source-document.ts';
import { lookup } from '../lookup.ts';

/** Who reads which policy type. */
export const readers = lookup<DocumentReader>({
  auto: readAuto,
  homeowners: readHomeowners,
  renters: readRenters,
  pet: readPet,
  businessowners: readBusinessowners,
  acord_25: readCertificate,
  property_certificate: readPropertyCertificate,
  commercial_application: readCommercialApplication,
  workers_comp_application: readWorkersCompApplication,
});
