/** True for failures of storage itself, which may pass: it is away, lets nobody in, or its disk takes no more. */
export function isStorageUnavailable(error: unknown): boolean {
  // what the system and the S3 kit add to each error of theirs
  return typeof error === 'object' && error !== null && ('syscall' in error || '$metadata' in error);
}
