import { wordingsOf } from '../../extraction/lexicon/wordings.ts';
import { businessCoverages } from './business-coverages.ts';
import type { CoverageConcept } from './coverage.ts';
import { homeCoverages } from './home-coverages.ts';
import { vehicleCoverages } from './vehicle-coverages.ts';

/** Every coverage that the assistant knows by name. */
export const coverageConcepts: readonly CoverageConcept[] = [
  ...vehicleCoverages,
  ...homeCoverages,
  ...businessCoverages,
].map(([id, label, asked, printed, more]) => ({
  id,
  label,
  asked: wordingsOf(asked),
  printed,
  ...(more?.not && { notPrinted: more.not }),
  ...(more?.fields && { fields: more.fields }),
}));
