import { readHomeowners, readRenters } from './declarations/property.ts';
import type { DocumentReader } from './source-document.ts';

/** Who reads which policy type. */
export const readers: Readonly<Record<string, DocumentReader>> = {
  homeowners: readHomeowners,
  renters: readRenters,
};
