import { createFolderStorage } from './folder.adapter.ts';

/** Keeps objects by key. Keys are built by `objectKeys`, never from what a client sent. */
export interface Storage {
  /** Writes the object whole or not at all; an existing one is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The object's bytes, or undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Removes every object whose key starts with the folder `prefix`; fine when there is none. */
  removeAll(prefix: string): Promise<void>;
  /** Resolves when objects can be written, rejects when they cannot. */
  check(): Promise<void>;
}

/** Where things are kept: everything of an account lies under its own folder. */
export const objectKeys = {
  document: ({ accountId, sha256 }: { accountId: string; sha256: string }): string =>
    `accounts/${accountId}/documents/${sha256}`,
  jobFolder: ({ accountId, jobId }: { accountId: string; jobId: string }): string =>
    `accounts/${accountId}/jobs/${jobId}`,
};

export { createFolderStorage };
