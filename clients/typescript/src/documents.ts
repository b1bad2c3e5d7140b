import { DocumentFailedError, WaitTimeoutError } from './errors.ts';
import { type FileSource, openFile, type OpenedFile, sha256Of } from './files.ts';
import type {
  Document,
  DocumentDetails,
  DocumentFromUrlRequest,
  DocumentList,
  DocumentPageText,
  DocumentQueued,
  DocumentStatus,
  ListDocumentsQuery,
  PrepareUploadRequest,
} from './generated/api.ts';
import type { CallOptions, Http } from './http.ts';
import type { WaitOptions } from './jobs.ts';
import { List } from './list.ts';
import { pause } from './pause.ts';
import { putFile } from './upload.ts';

type Metadata = Partial<Omit<PrepareUploadRequest, 'sizeBytes' | 'sha256'>>;

/** How far an upload is; `stage` is `uploading`, then the stages of the document's processing. */
export interface UploadProgress {
  stage: string;
  /** 0 to 100, of this stage while uploading, then of the processing. */
  percent: number;
  document?: DocumentStatus;
}

export type UploadOptions = Metadata &
  WaitOptions<UploadProgress> & {
    /** Whether to return only when the document has been read and extracted. */
    wait?: boolean | undefined;
  };

const firstPollMs = 250;
const longestPollMs = 2_000;

/** Documents that the account holds. */
export class Documents {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /**
   * Uploads a file and queues its processing; with `wait`, returns when it is `ready`, and throws DocumentFailedError
   * when its processing fails. `fileName` defaults to the name of the file.
   */
  async upload(file: FileSource, options: UploadOptions & { wait: true }): Promise<DocumentStatus>;
  async upload(file: FileSource, options?: UploadOptions): Promise<DocumentStatus | DocumentQueued>;
  async upload(
    file: FileSource,
    { wait, signal, onProgress, timeoutMs, ...metadata }: UploadOptions = {},
  ): Promise<DocumentStatus | DocumentQueued> {
    const opened = await openFile(file);
    const body = await uploadRequest(opened, metadata);
    const { documentId, upload } = await this.#http.call('prepareUpload', { body, signal });
    // absent when the file of a repeated request has arrived already
    if (upload) {
      const onPercent = onProgress && ((percent: number) => onProgress({ stage: 'uploading', percent }));
      await putFile(this.#http, { blob: opened.blob, instructions: upload, signal, onPercent });
    }
    const queued = await this.#http.call('completeUpload', { body: { documentId }, signal });
    if (!wait) return queued;
    const onState = onProgress && ((document: DocumentStatus) => onProgress(progressOf(document)));
    return await this.wait(documentId, { signal, timeoutMs, onProgress: onState });
  }

  /** Creates a document from a public URL and queues its processing. */
  async fromUrl(request: DocumentFromUrlRequest, options: CallOptions = {}): Promise<DocumentQueued> {
    return await this.#http.call('createDocumentFromUrl', { body: request, ...options });
  }

  /** Waits until a document is `ready`. Throws DocumentFailedError when its processing fails. */
  async wait(
    documentId: string,
    { signal, onProgress, timeoutMs = Infinity }: WaitOptions<DocumentStatus> = {},
  ): Promise<DocumentStatus> {
    const deadline = Date.now() + timeoutMs;
    for (let pollMs = firstPollMs; ; pollMs = Math.min(longestPollMs, pollMs * 1.5)) {
      const document = await this.status(documentId, { signal });
      onProgress?.(document);
      if (document.status === 'ready') return document;
      if (document.status === 'failed' || document.status === 'expired') throw new DocumentFailedError(document);
      if (Date.now() >= deadline) throw new WaitTimeoutError(`Document ${documentId}`);
      await pause(Math.min(pollMs, deadline - Date.now()), signal);
    }
  }

  async get(documentId: string, options: CallOptions = {}): Promise<DocumentDetails> {
    return await this.#http.call('getDocument', { path: { documentId }, ...options });
  }

  async status(documentId: string, options: CallOptions = {}): Promise<DocumentStatus> {
    return await this.#http.call('getDocumentStatus', { path: { documentId }, ...options });
  }

  /** Documents, newest first; with `query` those that a search finds, with highlights. */
  list(query: ListDocumentsQuery = {}, options: CallOptions = {}): List<Document, DocumentList> {
    return new List({
      load: (cursor) =>
        this.#http.call('listDocuments', { query: { ...query, ...(cursor && { cursor }) }, ...options }),
      itemsOf: ({ documents }) => documents,
      start: query.cursor,
    });
  }

  /** Deletes a document with its pages, its jobs and their results. */
  async delete(documentId: string, options: CallOptions = {}): Promise<void> {
    await this.#http.call('deleteDocument', { path: { documentId }, ...options });
  }

  /** The text of a page (from 1). */
  async pageText(documentId: string, number: number, options: CallOptions = {}): Promise<DocumentPageText> {
    return await this.#http.call('getDocumentPageText', { path: { documentId, number }, ...options });
  }

  /** The picture of a page (from 1) as PNG. */
  async page(documentId: string, number: number, options: CallOptions = {}): Promise<Blob> {
    const headers = { Accept: 'image/png' };
    return await this.#http.bytes('getDocumentPage', { path: { documentId, number }, headers, ...options });
  }
}

async function uploadRequest({ blob, name }: OpenedFile, metadata: Metadata): Promise<PrepareUploadRequest> {
  const sha256 = await sha256Of(blob);
  return {
    ...metadata,
    fileName: metadata.fileName ?? name ?? 'document.pdf',
    // any other text than a name of a policy type leaves the decision to the document itself
    documentType: metadata.documentType ?? 'policy',
    sizeBytes: blob.size,
    ...(sha256 !== undefined && { sha256 }),
  };
}

function progressOf(document: DocumentStatus): UploadProgress {
  return { stage: document.stage, percent: document.progress.percent, document };
}
