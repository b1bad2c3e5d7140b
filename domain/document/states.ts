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

/** Whether the document was accepted and its processing has not ended. Awaiting an upload does not count. */
export function isInProgress(status: string): boolean {
  return status === 'queued' || status === 'fetching' || status === 'processing';
}

/** How a document's processing has ended. */
export type DocumentEnd = { status: 'ready' } | { status: 'failed'; error: JobError };
