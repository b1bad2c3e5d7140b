import type { ClaimStatus, Version } from '../lexicon/dictionary.ts';
import type { AttributeConcept } from '../lexicon/attribute.ts';
import type { CoverageConcept } from '../lexicon/coverage.ts';
import type { LineConcept } from '../lexicon/lines.ts';
import type { Measure, MeasureKind } from '../lexicon/measures.ts';
import type { NounConcept } from '../lexicon/nouns.ts';
import type { Operation } from '../lexicon/operations.ts';

/** A question as far as the lexicon understands it. */
export interface Question {
  text: string;
  operations: ReadonlySet<Operation>;
  /** What is asked for, the main thing first; the others describe what it belongs to. */
  attributes: readonly AttributeConcept[];
  coverages: readonly CoverageConcept[];
  lines: readonly LineConcept[];
  nouns: readonly NounConcept[];
  measures: readonly Measure[];
  measureKind: MeasureKind;
  version?: Version;
  status?: ClaimStatus;
  /** "vehicle 2": the record of that number. */
  numbered: readonly { noun: string; number: number }[];
  /** Amounts that the question mentions, and how a value should compare with them. */
  amounts: readonly number[];
  bound?: 'over' | 'under';
  /** ISO dates that the question mentions. */
  dates: readonly string[];
  /** Years and other words that the lexicon does not know: the documents have to know them. */
  years: readonly string[];
  names: readonly string[];
  /** Those of the names that stand before "policy" and the like: they are the document's. */
  documentNames: readonly string[];
  /** Whether several things are asked for side by side. */
  isJoined: boolean;
}
