import { formPdf, typedPdf } from '../pdf.ts';
import { familyAuto2025, familyAuto2026, neighborAuto } from './auto.ts';
import { conditionsFirst, conditionsSecond } from './booklet.ts';
import { lossRun, pets, shop } from './business.ts';
import { drawCertificate } from './certificate.ts';
import { apartment, home2025, home2026 } from './property.ts';
import { drawApplication, drawPriorCarriers, drawRating } from './workers-comp.ts';

export interface LibraryDocument {
  /** How the client named the document. */
  title: string;
  fileName: string;
  /** Null where no policy type fits. */
  policyType: string | null;
  build: () => Promise<Uint8Array>;
}

/** The documents that the questions are asked of, by short names. */
export const library = {
  auto25: {
    title: 'Raman auto policy 2025',
    fileName: 'bma-20771-04.pdf',
    policyType: 'auto',
    build: () => typedPdf([familyAuto2025]),
  },
  auto26: {
    title: 'Raman auto renewal',
    fileName: 'bma-20771-05.pdf',
    policyType: 'auto',
    build: () => typedPdf([familyAuto2026]),
  },
  neighbor: {
    title: 'Abernathy auto',
    fileName: 'kestrel.pdf',
    policyType: 'auto',
    build: () => typedPdf([neighborAuto]),
  },
  home25: {
    title: 'Winslow homeowners 2025',
    fileName: 'winslow-2025.pdf',
    policyType: 'homeowners',
    build: () => typedPdf([home2025]),
  },
  home26: {
    title: 'Winslow homeowners 2026',
    fileName: 'winslow-2026.pdf',
    policyType: 'homeowners',
    build: () => typedPdf([home2026]),
  },
  apartment: {
    title: 'Broussard renters',
    fileName: 'renters.pdf',
    policyType: 'renters',
    build: () => typedPdf([apartment]),
  },
  shop: {
    title: 'Copper Kettle BOP',
    fileName: 'bop.pdf',
    policyType: 'businessowners',
    build: () => typedPdf([shop]),
  },
  lossRun: {
    title: 'Granite Basin loss run',
    fileName: 'loss-run.pdf',
    policyType: 'loss_run',
    build: () => typedPdf([lossRun]),
  },
  pets: { title: 'Delacroix pets', fileName: 'happy-hound.pdf', policyType: 'pet', build: () => typedPdf([pets]) },
  certificate: {
    title: 'Maple Ridge certificate',
    fileName: 'coi.pdf',
    policyType: 'acord_25',
    build: () => formPdf([drawCertificate]),
  },
  workersComp: {
    title: 'Longleaf workers compensation application',
    fileName: 'acord-130.pdf',
    policyType: 'workers_comp_application',
    build: () => formPdf([drawApplication, drawRating, drawPriorCarriers]),
  },
  booklet: {
    title: 'Cycling plan guide',
    fileName: 'guide.pdf',
    policyType: null,
    build: () => typedPdf([conditionsFirst, conditionsSecond]),
  },
} as const satisfies Record<string, LibraryDocument>;

export type LibraryName = keyof typeof library;
