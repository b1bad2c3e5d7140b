// Written by `npm run measure:policies` with the prompts of version 70488fab.
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
  auto: { documents: 31, values: 97, pages: 1384, reply: 620 },
  homeowners: { documents: 26, values: 47, pages: 1602, reply: 473 },
  renters: { documents: 17, values: 28, pages: 1112, reply: 326 },
  pet: { documents: 13, values: 45, pages: 855, reply: 320 },
  businessowners: { documents: 19, values: 155, pages: 2080, reply: 991 },
  dwelling_fire: { documents: 3, values: 37, pages: 618, reply: 422 },
  general_liability: { documents: 3, values: 70, pages: 888, reply: 634 },
  workers_compensation: { documents: 3, values: 56, pages: 675, reply: 474 },
  umbrella: { documents: 3, values: 38, pages: 715, reply: 446 },
  commercial_auto: { documents: 2, values: 209, pages: 1016, reply: 1051 },
  loss_run: { documents: 71, values: 156, pages: 1874, reply: 996 },
  acord_25: { documents: 2, values: 75, pages: 1219, reply: 856 },
  property_certificate: { documents: 2, values: 41, pages: 988, reply: 934 },
  commercial_application: { documents: 8, values: 33, pages: 2756, reply: 319 },
  workers_comp_application: { documents: 2, values: 149, pages: 3269, reply: 1319 },
});
