export { createStorage } from './create-storage.ts';
export { objectKeys, ownerOfKey, rootFolders } from './object-keys.ts';
export type { Storage } from './storage.ts';
export { StorageError } from './storage-error.ts';
export { isStorageOutage, isStorageUnavailable } from './unavailable.ts';
