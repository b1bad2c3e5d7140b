import { jobMaxAttempts } from '../../domain/orchestration.ts';

interface Owned {
  accountId: string;
}

/** What is kept of all accounts. */
export const accountsFolder = 'accounts';

const accountFolder = ({ accountId }: Owned): string => `${accountsFolder}/${accountId}`;

/** Uploads of all accounts: what is left here is swept by age. */
export const uploadsFolder = 'uploads';

/** Where things are kept: everything of an account lies under its own folder, but for uploads on their way. */
export const objectKeys = {
  /** The bytes of a document; equal bytes are kept once for each account. */
  document: ({ accountId, sha256 }: Owned & { sha256: string }): string =>
    `${accountFolder({ accountId })}/documents/${sha256}`,
  /** Where an upload arrives, until its document is checked and moved to its own key. */
  upload: ({ accountId, documentId }: Owned & { documentId: string }): string =>
    `${uploadsFolder}/${accountId}/${documentId}`,
  /** Where an attempt to fetch a document, or that of a job, puts what arrives: one that was given up may still be writing. */
  fetched: ({ accountId, id, attempt }: Owned & { id: string; attempt: number }): string =>
    objectKeys.upload({ accountId, documentId: `${id}-${attempt}` }),
  /** Where bytes of a document may have arrived, by whichever way. */
  uploadsOf: ({ accountId, documentId }: Owned & { documentId: string }): string[] => [
    objectKeys.upload({ accountId, documentId }),
    ...Array.from({ length: jobMaxAttempts }, (_, at) =>
      objectKeys.fetched({ accountId, id: documentId, attempt: at + 1 }),
    ),
  ],
  /** The pictures of a document's pages. */
  pageFolder: ({ accountId, documentId }: Owned & { documentId: string }): string =>
    `${accountFolder({ accountId })}/pages/${documentId}`,
  /** The picture of a page, 1-based. */
  page: ({ number, ...document }: Owned & { documentId: string; number: number }): string =>
    `${objectKeys.pageFolder(document)}/${number}.png`,
  /** What a turn of the assistant keeps between its steps. */
  turnFolder: ({ accountId, turnId }: Owned & { turnId: string }): string =>
    `${accountFolder({ accountId })}/turns/${turnId}`,
  jobFolder: ({ accountId, jobId }: Owned & { jobId: string }): string =>
    `${accountFolder({ accountId })}/jobs/${jobId}`,
};

const keyForm = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?)*$/;

/** Throws when the text cannot be a key: nothing that a client sent may ever lead out of storage. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('not a storage key');
}

function isKey(key: string): boolean {
  return key.length <= 256 && keyForm.test(key);
}

/** The account in whose folder the object of that key lies; undefined when there is none, or it is no key. */
export function ownerOfKey(key: string): string | undefined {
  return isKey(key) ? /^accounts\/([^/]+)\/./.exec(key)?.[1] : undefined;
}
