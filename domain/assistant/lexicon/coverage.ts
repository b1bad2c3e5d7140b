/** What a policy may insure, as people ask for it and as documents print it. */
export interface CoverageConcept {
  id: string;
  label: string;
  /** How people name it. */
  asked: readonly string[];
  /** Normalised names under which documents print it. */
  printed: RegExp;
  /** Names that look like it and are something else. */
  notPrinted?: RegExp;
  /** Fields of a result that hold its limit. */
  fields?: readonly string[];
}

/** A coverage as a row: wordings parted by semicolons. */
export type CoverageRow = readonly [
  id: string,
  label: string,
  asked: string,
  printed: RegExp,
  more?: { not?: RegExp; fields?: readonly string[] },
];
