export { createStorage } from './create-storage.ts';
export { createFolderStorage } from './folder.adapter.ts';
export type { Measured } from './measured.ts';
export { objectKeys } from './object-keys.ts';
export type { Storage, UploadWay } from './storage.ts';
export { StorageError } from './storage-error.ts';
