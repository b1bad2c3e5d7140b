/** Whether the storage itself failed: unreachable, access denied, or disk full. */
export function isStorageUnavailable(error: unknown): boolean {
  // set on every error of the operating system and of the AWS SDK
  return typeof error === 'object' && error !== null && ('syscall' in error || '$metadata' in error);
}

// disk or quota full, too many open files, out of memory, unstable network share
const passingCodes = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY', 'ESTALE', 'EROFS']);
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether the failure is transient, so that retrying without limit makes sense; a wrong setting is not. */
export function isStorageOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && (passingCodes.has(code) || networkCodes.has(code))) return true;
  if ($metadata === undefined) return false;
  const { httpStatusCode: status } = $metadata;
  // no status: no response was received
  return status === undefined || status === 429 || status >= 500;
}
