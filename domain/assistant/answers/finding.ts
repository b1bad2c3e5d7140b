import { ownValue } from '../../lookup.ts';
import type { FoundLines } from '../find/passages.ts';
import type { Fact } from '../index/facts.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import type { Line } from '../index/lines.ts';

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
  /** The line that says it, where no field does. */
  printed?: Line;
}

/** An answer in the making. */
export interface Draft {
  /** "Yes.", "3 claims, in total **$5,000**." or a sentence before the findings; as Markdown. */
  lead: string;
  findings: readonly Finding[];
  /** Lines that prove it where no value was read. */
  passages?: readonly FoundLines[];
  /** Share of the question's words that the answer explains, 0..1. */
  coverage: number;
  /** What speaks against it. */
  doubts?: readonly Doubt[];
}

/**
 * What speaks against an answer: an amount that it computes with was read unsurely; records were lost or other documents may be meant, too; it says it of some of what is
 * asked only; several values are meant as much; sums of claims and policies differ; it leaves out a day, an amount or an operation that is asked for.
 */
export type Doubt = 'misread' | 'incomplete' | 'partial' | 'ambiguous' | 'mismatch' | 'unaccounted';

const READ = 0.6;

/** Whether the extraction is not sure of some value. */
export const isMisread = (findings: readonly Pick<Finding, 'document' | 'facts'>[]): boolean =>
  findings.some(({ document, facts }) =>
    facts.some(({ pointer }) => (ownValue(document.source.result?.fields ?? {}, pointer)?.confidence ?? 1) < READ),
  );

/** The doubts that hold. */
export const doubtsOf = (held: Readonly<Partial<Record<Doubt, boolean>>>): Doubt[] =>
  (Object.keys(held) as Doubt[]).filter((doubt) => held[doubt]);

export const withDoubts = (draft: Draft, held: Parameters<typeof doubtsOf>[0]): Draft => ({
  ...draft,
  doubts: [...new Set([...(draft.doubts ?? []), ...doubtsOf(held)])],
});
