import type { Fact } from '../index/facts.ts';
import type { DocumentIndex } from '../index/index-document.ts';

/** One statement of an answer, with the facts that prove it. */
export interface Finding {
  document: DocumentIndex;
  /** What is told: "deductible"; empty when the value says it. */
  label: string;
  /** Whose it is: "Collision, 2022 Subaru Outback"; empty for the policy's own. */
  about: string;
  /** As Markdown. */
  value: string;
  note?: string;
  facts: readonly Fact[];
}

/** An answer in the making. */
export interface Draft {
  /** "Yes.", "3 claims, in total **$5,000**." or a sentence before the findings; as Markdown. */
  lead: string;
  findings: readonly Finding[];
  /** Share of the question's words that the answer explains, 0..1. */
  coverage: number;
}
