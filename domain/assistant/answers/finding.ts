import type { Fact, RecordNode } from '../facts/facts.ts';
import type { ReadDocument } from '../facts/read-document.ts';

/** A statement that a document makes: what it is about, its value, and the facts that say so. */
export interface Finding {
  document: ReadDocument;
  /** "deductible"; empty where the value says it all. */
  label: string;
  /** What the value belongs to; empty when to the document. */
  about: string;
  /** As people write it; text of the document is escaped already. */
  value: string;
  /** What the value was made of. */
  note?: string;
  facts: readonly Fact[];
  record?: RecordNode;
}

const MOST_PARTS = 12;

/** What a value was made of, cut where it becomes a list that nobody reads. */
export function noteOf(parts: readonly string[]): string {
  const rest = parts.length - MOST_PARTS;
  return [...parts.slice(0, MOST_PARTS), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}
