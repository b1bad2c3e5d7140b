import type { JobError } from '../job-error.ts';

/** Every state of a document. */
export const documentStates = [
  'awaiting_upload',
  'uploaded',
  'queued',
  'fetching',
  'processing',
  'ready',
  'failed',
  'expired',
] as const;

export type DocumentState = (typeof documentStates)[number];

/** How a document's processing has ended. */
export type DocumentEnd = { status: 'ready' } | { status: 'failed'; error: JobError };
