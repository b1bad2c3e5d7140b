import type { FormVocabulary } from '../boxes/form-vocabulary.ts';
import { acordCaptions } from '../lexicon/acord-captions.ts';
import { sectionHeadings } from '../lexicon/acord-print.ts';

export const acordVocabulary: FormVocabulary = {
  captions: acordCaptions,
  headings: sectionHeadings,
  isWeak: () => false,
};
