import { jobMaxAttempts } from '../../domain/orchestration.ts';

interface Owned {
  accountId: string;
}

/** Objects of all accounts, one folder each. */
export const accountsFolder = 'accounts';

const accountFolder = ({ accountId }: Owned): string => `${accountsFolder}/${accountId}`;

/** Incomplete uploads of all accounts; `sweep` removes the old ones. */
export const uploadsFolder = 'uploads';

/** Every storage key begins with one of them. */
export const rootFolders = [accountsFolder, uploadsFolder] as const;

/** Builds storage keys. All objects of an account are in its folder, except uploads in progress. */
export const objectKeys = {
  /** The file of a document; identical files are stored once per account. */
  document: ({ accountId, sha256 }: Owned & { sha256: string }): string =>
    `${objectKeys.documentFolder({ accountId })}/${sha256}`,
  /** The files of the documents of an account. */
  documentFolder: ({ accountId }: Owned): string => `${accountFolder({ accountId })}/documents`,
  /** The target of an upload, until the document is verified and moved to its own key. */
  upload: ({ accountId, documentId }: Owned & { documentId: string }): string =>
    `${uploadsFolder}/${accountId}/${documentId}`,
  /** The target of one attempt to fetch a document; one key per attempt, because an abandoned attempt may still be writing. */
  fetched: ({ accountId, id, attempt }: Owned & { id: string; attempt: number }): string =>
    objectKeys.upload({ accountId, documentId: `${id}-${attempt}` }),
  /** All keys that an upload or a fetch of a document may have written. */
  uploadsOf: ({ accountId, documentId }: Owned & { documentId: string }): string[] => [
    objectKeys.upload({ accountId, documentId }),
    ...Array.from({ length: jobMaxAttempts }, (_, at) =>
      objectKeys.fetched({ accountId, id: documentId, attempt: at + 1 }),
    ),
  ],
  /** The page images of a document. */
  pageFolder: ({ accountId, documentId }: Owned & { documentId: string }): string =>
    `${accountFolder({ accountId })}/pages/${documentId}`,
  /** The image of a page, 1-based. */
  page: ({ number, ...document }: Owned & { documentId: string; number: number }): string =>
    `${objectKeys.pageFolder(document)}/${number}.png`,
  /** Intermediate results of a turn of the assistant. */
  turnFolder: ({ accountId, turnId }: Owned & { turnId: string }): string =>
    `${accountFolder({ accountId })}/turns/${turnId}`,
  jobFolder: ({ accountId, jobId }: Owned & { jobId: string }): string =>
    `${accountFolder({ accountId })}/jobs/${jobId}`,
};

const keyForm = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?)*$/;

/** Throws if the text is not a valid key. Defense in depth against path traversal. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('not a storage key');
}

/** Whether the text has the form of a key. */
export function isKey(key: string): boolean {
  return key.length <= 256 && keyForm.test(key);
}

/** The account that owns the object of a key; undefined for keys outside of account folders and for invalid keys. */
export function ownerOfKey(key: string): string | undefined {
  return isKey(key) ? /^accounts\/([^/]+)\/./.exec(key)?.[1] : undefined;
}
