/** A question with its known answer, as the files of `questions/` hold them. */
export interface Case {
  id: string;
  /** Who asks: "insured", "underwriter". */
  user?: string;
  kind: string;
  /** Earlier questions of the conversation, oldest first. */
  after?: readonly string[];
  ask: string;
  /** Groups of alternatives: the answer must contain one of each. */
  says?: readonly (readonly string[])[];
  /** What would make the answer wrong. */
  never?: readonly string[];
  /** Places of which each must be cited, on one of the pages. */
  cites?: readonly { document: string; pages?: readonly number[] }[];
  /** The documents do not tell. */
  unanswerable?: boolean;
}

/** Questions that are asked of the same documents. */
export interface Shelf {
  /** Names of documents: `documents/NAME` and `practice/NAME` of the dataset, or of the generated library. */
  documents: readonly string[];
  questions: readonly Case[];
}
