import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type Decpage, DocumentFailedError } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { fetchAnew, noticeRefusal } from '../app/query-cache.ts';
import { useSession } from '../app/session.tsx';

/** A file on its way. */
export interface Upload {
  id: number;
  name: string;
  size: number;
  /** `refused` is what another attempt would not change. */
  status: 'waiting' | 'uploading' | 'reading' | 'done' | 'failed' | 'refused' | 'canceled';
  /** 0 to 100, of the upload and then of the reading. */
  percent: number;
  documentId?: string;
  problem?: string;
}

interface Entry {
  upload: Upload;
  file: File;
  /** The same for every attempt, so that a file that is tried again does not become a second document. */
  idempotencyKey: string;
  aborting: AbortController;
}

const atOnce = 3;
const acceptedTypes = /\.(pdf|png|jpe?g|tiff?)$/i;

/** What a file picker offers. */
export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.tif,.tiff';

/** Why a file need not be sent. */
function refusalOf({ name, size }: File): string | undefined {
  if (!acceptedTypes.test(name)) return 'Only PDF, PNG, JPEG and TIFF files can be read.';
  return size === 0 ? 'The file is empty. Choose one with content.' : undefined;
}

/** Uploads of this tab; they go on when the person opens another page of the console. */
export class UploadQueue {
  readonly #client: Decpage;
  readonly #onChange: () => void;
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<() => void>();
  #shown: readonly Upload[] = [];
  #lastId = 0;

  constructor(client: Decpage, { onChange }: { onChange: () => void }) {
    this.#client = client;
    this.#onChange = onChange;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly uploads = (): readonly Upload[] => this.#shown;

  add(files: Iterable<File>): void {
    for (const file of files) {
      this.#lastId += 1;
      const problem = refusalOf(file);
      const upload: Upload = {
        id: this.#lastId,
        name: file.name,
        size: file.size,
        status: problem === undefined ? 'waiting' : 'refused',
        percent: 0,
        ...(problem !== undefined && { problem }),
      };
      this.#entries.set(upload.id, { upload, file, idempotencyKey: randomKey(), aborting: new AbortController() });
    }
    this.#publish();
    this.#startNext();
  }

  retry(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.set(id, { ...entry, aborting: new AbortController() });
    const { name, size } = entry.upload;
    this.#replace(id, { id, name, size, status: 'waiting', percent: 0 });
    this.#startNext();
  }

  cancel(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.aborting.abort();
    this.#change(id, { status: 'canceled' });
    this.#startNext();
  }

  /** Takes an upload that has ended off the list. */
  dismiss(id: number): void {
    this.#entries.delete(id);
    this.#publish();
  }

  dismissEnded(): void {
    for (const { upload } of this.#entries.values()) if (hasEnded(upload)) this.#entries.delete(upload.id);
    this.#publish();
  }

  #startNext(): void {
    const entries = [...this.#entries.values()];
    const sending = entries.filter(({ upload }) => upload.status === 'uploading').length;
    const next = entries.filter(({ upload }) => upload.status === 'waiting').slice(0, Math.max(0, atOnce - sending));
    for (const entry of next) void this.#send(entry);
  }

  async #send({ upload: { id }, file, idempotencyKey, aborting: { signal } }: Entry): Promise<void> {
    this.#change(id, { status: 'uploading', percent: 0 });
    try {
      const { documentId } = await this.#client.documents.upload(file, {
        signal,
        idempotencyKey,
        onProgress: ({ percent }) => this.#change(id, { percent }),
      });
      this.#change(id, { status: 'reading', percent: 0, documentId });
      this.#onChange();
      this.#startNext();
      await this.#client.documents.wait(documentId, {
        signal,
        onProgress: ({ progress: { percent } }) => this.#change(id, { percent }),
      });
      this.#change(id, { status: 'done', percent: 100 });
    } catch (error) {
      noticeRefusal(error);
      if (signal.aborted) return;
      const isUnreadable = error instanceof DocumentFailedError;
      this.#change(id, { status: 'failed', problem: isUnreadable ? error.message : messageOf(error) });
    } finally {
      this.#onChange();
      this.#startNext();
    }
  }

  #change(id: number, change: Partial<Upload>): void {
    const entry = this.#entries.get(id);
    if (entry && entry.upload.status !== 'canceled') this.#replace(id, { ...entry.upload, ...change });
  }

  #replace(id: number, upload: Upload): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.set(id, { ...entry, upload });
    this.#publish();
  }

  #publish(): void {
    this.#shown = [...this.#entries.values()].map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }
}

/** `crypto.randomUUID` does not exist on pages that were loaded without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const hasEnded = ({ status }: Upload): boolean =>
  status === 'done' || status === 'failed' || status === 'refused' || status === 'canceled';

export function useUploads(queue: UploadQueue): readonly Upload[] {
  return useSyncExternalStore(queue.subscribe, queue.uploads);
}

const queues = new WeakMap<Decpage, UploadQueue>();

/** The uploads of the person who is signed in. */
export function useUploadQueue(): UploadQueue {
  const { client } = useSession();
  const cache = useQueryClient();
  const existing = queues.get(client);
  if (existing) return existing;
  const queue = new UploadQueue(client, {
    onChange: () => void fetchAnew(cache, ['documents']),
  });
  queues.set(client, queue);
  return queue;
}
