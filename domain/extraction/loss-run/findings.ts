import type { Segment } from '../../reading/layout.ts';
import type { Entry } from './entries.ts';
import type { LabelPair } from './labels.ts';

/** A claim and the lines printed below it that belong to the same number. */
export interface Claim extends Entry {
  /** Its lines, when it is printed as several; they are claims of their own unless a total follows. */
  parts: Entry[];
  hasTotal: boolean;
  /** Printed on one line with its amounts: a total below it sums several claims. */
  isLine: boolean;
}

/** What the pages of a loss run say, before claims and policies that are printed twice are merged. */
export interface Findings {
  claims: Claim[];
  policies: Entry[];
  grand: Entry;
  /** Totals printed before any policy is named: the report's, or those of the policy that follows. */
  loose: Entry;
  /** Labels of the report: insured, agency, carrier, dates. */
  labels: LabelPair[];
}

export interface Continued {
  label: Segment;
  /** Its last printed line. */
  last: Segment;
  append: (segment: Segment) => boolean;
}

export interface Walk extends Findings {
  claim: Claim | null;
  policy: Entry | null;
  /** How many policies a table of policies has named one below the other, without claims or labels in between. */
  listed: number;
  /** Where amount rows and totals go. */
  target: Entry | null;
  /** Text values that the next line may continue. */
  open: Continued[];
}
