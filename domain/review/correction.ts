// Type aliases, not interfaces: only those may stand where a contract allows further properties.

export const correctionOps = ['set', 'add', 'remove', 'revert'] as const;

/**
 * `set` gives a field another value, `add` appends to a list, `remove` takes an element out of a list, `revert` takes
 * back what was corrected at a place.
 */
export type CorrectionOp = (typeof correctionOps)[number];

export type ReviewStatus = 'in_review' | 'approved';

/** A correction as a client requests it. */
export type CorrectionRequest = {
  op: CorrectionOp;
  /** JSON Pointer into the data of the result; elements that were added are numbered after those of the result. */
  pointer: string;
  value?: unknown;
  note?: string | undefined;
};

/** A correction as the history keeps it. */
export type AppliedCorrection = {
  op: CorrectionOp;
  /** With the number that an added element got. */
  pointer: string;
  old: unknown;
  new: unknown;
  note?: string;
};

/** Who corrected: the API key and the name that it had. */
export type Reviewer = { keyId: string; name: string };

/** The corrections of one request. */
export type ReviewChange = {
  /** 1 for the first change of a review. */
  version: number;
  by: Reviewer;
  /** ISO 8601. */
  at: string;
  corrections: AppliedCorrection[];
};

/** A difference between the result and the corrected data. */
export type Correction = {
  op: Exclude<CorrectionOp, 'revert'>;
  pointer: string;
  /** JSON Pointer into the corrected data, whose lists do not number removed elements; absent for a removed one. */
  dataPointer?: string;
  /** The value in the result; absent for an added element. */
  original?: unknown;
  /** The value in the corrected data; absent for a removed element. */
  value?: unknown;
  note?: string;
  by: Reviewer;
  at: string;
  version: number;
};

/** Why a correction cannot be made. */
export type CorrectionProblem = {
  /** Index of the correction in its request. */
  index: number;
  /** The member of the correction, and for a record the place in it. */
  path: readonly string[];
  code: string;
  message: string;
};

/** Called for corrections that were stored. */
export type OnCorrections = (made: { policyType: string; corrections: readonly AppliedCorrection[] }) => void;
