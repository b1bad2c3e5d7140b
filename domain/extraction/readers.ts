import { readAuto } from './declarations/auto.ts';
import { readBusinessowners } from './declarations/businessowners.ts';
import { readPet } from './declarations/pet.ts';
import { readHomeowners, readRenters } from './declarations/property.ts';
import { readCertificate } from './forms/certificate.ts';
import { readLossRun } from './loss-run/loss-run.ts';
import type { DocumentReader } from './source-document.ts';

/** Who reads which policy type. */
export const readers: Readonly<Record<string, DocumentReader>> = {
  auto: readAuto,
  homeowners: readHomeowners,
  renters: readRenters,
  pet: readPet,
  businessowners: readBusinessowners,
  loss_run: readLossRun,
  acord_25: readCertificate,
};
