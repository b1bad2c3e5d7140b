import type { Wordings } from '../lexicon/wordings.ts';

/** The words of the forms of one type. */
export interface FormVocabulary {
  /** Captions of boxes, by the fields whose values they ask for. */
  captions: Wordings;
  /** Headings between the blocks of a form. */
  headings: Wordings;
}
