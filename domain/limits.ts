// The limits that clients can reach; each has an error code and a test.

/** Pages of one document. */
export const maxPages = 500;
/** Pages of a document in a sync call. */
export const maxSyncPages = 30;
/** Decoded bytes of a document sent as base64. */
export const maxInlineDocumentBytes = 25 * 1024 * 1024;
/** Bytes of a request body that may contain a document: 25 MiB are 33.3 MiB in base64, plus the other members. */
export const maxDocumentBodyBytes = 36 * 1024 * 1024;
/** Bytes of any other request body. */
export const maxBodyBytes = 1024 * 1024;
/** Bytes of a document fetched from a URL. */
export const maxUrlDocumentBytes = 50 * 1024 * 1024;
/** Bytes of a document that is uploaded. */
export const maxUploadBytes = 50 * 1024 * 1024;
/** Pixels of one image of a PNG, JPEG or TIFF document: A3 at 600 dpi has 70 million. */
export const maxImagePixels = 80_000_000;
/** Pixels on a side of such an image; JPEG has no larger ones. */
export const maxImageSide = 65_535;
/** Decoded bytes of such an image. */
export const maxImageBytes = 256 * 1024 * 1024;
/** Bytes of the PDF that the images of a document are converted to. */
export const maxImageDocumentBytes = 128 * 1024 * 1024;
/** Characters of a URL: presigned ones with a session token of their storage have more than 2,048. */
export const maxUrlLength = 8_192;
/** Validity of an upload URL. */
export const uploadUrlMinutes = 15;
/** Bytes of a job's metadata as JSON. */
export const maxMetadataBytes = 16 * 1024;
/** Longest `Prefer: wait=N`, seconds. */
export const maxPreferWaitSeconds = 30;
/** Retention of a job and its result. */
export const jobRetentionDays = 30;
/** Turns of an account that are not answered; requests at the same moment may exceed it by some. */
export const maxUnansweredTurns = 200;
/** Valid API keys of an account; requests at the same moment may exceed it by some. */
export const maxKeys = 500;
/** Largest page of a list. */
export const maxListed = 100;

/** Days of a report of usage by day or key. */
export const maxUsageDays = 366;
/** Keys in a report of usage by key. */
export const maxUsageKeys = 100;
/** Corrections in one request. */
export const maxCorrections = 500;
/** Characters of a corrected text. */
export const maxCorrectedTextLength = 10_000;
/** Characters of the note of a correction. */
export const maxNoteLength = 1_000;
/** Bytes of all corrections of one result, those that were taken back among them, as JSON. */
export const maxReviewBytes = 4 * 1024 * 1024;

/** Limits that the operator sets. */
export interface Limits {
  /** Sustained requests of a key, per second. */
  ratePerSecond: number;
  /** Burst of a key: requests that it may send at once after a pause. */
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
