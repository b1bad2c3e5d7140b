// Written by `npm run measure:policies` with the prompts of version 5af169e6.
import { lookup } from '../lookup.ts';

/** A typical document of a policy type: medians over the documents measured. */
export interface TypicalDocument {
  /** How many were measured. */
  documents: number;
  values: number;
  /** Tokens of the pages as a model gets them, and of its reply. */
  pages: number;
  reply: number;
}

/** By policy type. */
export const typicalDocuments = lookup<TypicalDocument>({
  auto: { documents: 41, values: 92, pages: 1297, reply: 457 },
  homeowners: { documents: 30, values: 47, pages: 1556, reply: 276 },
  renters: { documents: 15, values: 29, pages: 1158, reply: 226 },
  pet: { documents: 11, values: 45, pages: 881, reply: 239 },
  businessowners: { documents: 23, values: 144, pages: 1860, reply: 541 },
  dwelling_fire: { documents: 3, values: 37, pages: 643, reply: 264 },
  general_liability: { documents: 3, values: 70, pages: 884, reply: 417 },
  workers_compensation: { documents: 3, values: 56, pages: 679, reply: 286 },
  umbrella: { documents: 3, values: 38, pages: 721, reply: 303 },
  commercial_auto: { documents: 2, values: 209, pages: 1002, reply: 840 },
  loss_run: { documents: 77, values: 151, pages: 1452, reply: 647 },
  acord_25: { documents: 2, values: 75, pages: 1180, reply: 711 },
  property_certificate: { documents: 2, values: 41, pages: 946, reply: 766 },
  commercial_application: { documents: 8, values: 33, pages: 2648, reply: 206 },
  workers_comp_application: { documents: 2, values: 149, pages: 3191, reply: 987 },
});
