import type { QuotablePage } from '../document/quotes.ts';
import type { Citation, ExtractionResult } from '../extraction/result.ts';

/** A document that a question is asked of, as the caller has it at hand. */
export interface AssistantDocument {
  documentId: string;
  title: string | null;
  fileName: string | null;
  /** Id of the policy type that `result` belongs to. */
  policyType?: string | null;
  result?:
    | (Pick<ExtractionResult, 'data' | 'citations' | 'fields'> & Partial<Pick<ExtractionResult, 'validation'>>)
    | null;
  /** All pages, or those at hand; with `words` (and the page's size in points) the passages get boxes. */
  pages?: readonly AssistantPage[];
}

export interface AssistantPage {
  /** 1-based. */
  number: number;
  text: string;
  words?: QuotablePage;
}

/** Where an answer's statement stands; `[index]` in the answer's text points to it. */
export interface AnswerCitation {
  /** 1-based. */
  index: number;
  documentId: string;
  title: string;
  page: number;
  quote: string;
  /** Null when only the page's text was at hand. */
  bbox: Citation['bbox'] | null;
  /** 0..1. */
  score: number;
}

export type AnswerWarning = { code: string; message: string };

export interface Answer {
  /** Markdown. */
  content: string;
  citations: AnswerCitation[];
  documentsUsed: { documentId: string; title: string }[];
  /** False when the documents do not tell. */
  found: boolean;
  warnings: AnswerWarning[];
}

/** What people call the document. */
export function titleOf({ title, fileName }: Pick<AssistantDocument, 'title' | 'fileName'>): string {
  return title?.trim() || fileName?.trim() || 'Untitled document';
}
