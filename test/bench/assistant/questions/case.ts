import type { LibraryName } from '../documents/library.ts';

/** A question with its known answer. */
export interface Case {
  kind: 'value' | 'coverage' | 'list' | 'reckoning' | 'date' | 'yes or no' | 'follow-up' | 'comparison' | 'passage';
  /** The documents that it is asked of. */
  of: readonly LibraryName[];
  /** Earlier questions of the conversation. */
  after?: readonly string[];
  ask: string;
  /** What the answer must say; `null`: the documents do not tell. */
  says: readonly string[] | null;
  /** What it must not say: values of something else. */
  not?: readonly string[];
  /** The documents that must be cited, and no others; `of` when absent. */
  from?: readonly LibraryName[];
  /** 1-based page that must be cited; 1 when absent. */
  page?: number;
}

export const everything: readonly LibraryName[] = [
  'auto25',
  'auto26',
  'neighbor',
  'home25',
  'home26',
  'apartment',
  'shop',
  'lossRun',
  'pets',
  'certificate',
  'workersComp',
  'booklet',
];
