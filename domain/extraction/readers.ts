import type { DocumentReader } from './source-document.ts';

/** Who reads which policy type. */
export const readers: Readonly<Record<string, DocumentReader>> = {};
