/** What kind of document a type is: names such as "dec page" are shared by all types of a family. */
export type Family = 'declarations' | 'certificate' | 'application' | 'report';

/** A wording that speaks for a type. Titles count fully at the top of the first page only. */
export interface Cue {
  pattern: RegExp;
  weight: number;
  isTitle: boolean;
}

/** How documents of a type are told from others: by their pages, and by what clients and users call them. */
export interface Recognition {
  family: Family;
  /** Common names of its documents, separated by semicolons; the longest name that a client's words hold decides. */
  names: string;
  /** Lines of business that the type covers: they decide within a family, the longest wording first. */
  lines: string;
  /** Words by which people call what it insures. */
  subject: string;
  /** ACORD forms that are documents of this type. */
  forms: readonly number[];
  /** Wordings of its pages, matched in normalized lines; each counts once a document. */
  cues: readonly Cue[];
}

export const title = (weight: number, pattern: RegExp): Cue => ({ pattern, weight, isTitle: true });
export const heading = (weight: number, pattern: RegExp): Cue => ({ pattern, weight, isTitle: false });
