// Every limit of the service that a client can meet; each has an error code and a test.

/** Pages of one document. */
export const maxPages = 500;
/** Pages of a document that a client waits for. */
export const maxSyncPages = 30;
/** Decoded bytes of a document sent as base64. */
export const maxInlineDocumentBytes = 25 * 1024 * 1024;
/** Bytes of a request's body that may hold a document: 25 MB are 33.3 MB in base64, the rest is for everything else. */
export const maxDocumentBodyBytes = 36 * 1024 * 1024;
/** Bytes of any other body. */
export const maxBodyBytes = 1024 * 1024;
/** Bytes of a document fetched from a URL. */
export const maxUrlDocumentBytes = 50 * 1024 * 1024;
/** Bytes of a document that is uploaded. */
export const maxUploadBytes = 50 * 1024 * 1024;
/** How long an upload URL takes its document. */
export const uploadUrlMinutes = 15;
/** Bytes of a job's metadata as JSON. */
export const maxMetadataBytes = 16 * 1024;
/** Longest `Prefer: wait=N`, seconds. */
export const maxPreferWaitSeconds = 30;
/** How long a job and its result are kept. */
export const jobRetentionDays = 30;
/** Most jobs in one answer of a list. */
export const maxListed = 100;

/** Limits that the operator sets. */
export interface Limits {
  /** Requests that a key may go on sending, per second. */
  ratePerSecond: number;
  /** Requests that a key may send at once after a pause. */
  rateBurst: number;
  /** Sync calls of an account that may wait at the same time. */
  maxSyncWaits: number;
  /** Jobs of an account that have not ended. */
  maxUnfinishedJobs: number;
  /** Pages that an account may have extracted in a calendar month (UTC); undefined means any number. */
  monthlyPageQuota: number | undefined;
  /** Bytes of memory that the bodies of an account's requests may take in one gateway. */
  accountBodyMemory: number;
  /** Bytes of memory that the bodies of all requests may take in one gateway. */
  bodyMemory: number;
}
