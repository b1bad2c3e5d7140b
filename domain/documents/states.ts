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
