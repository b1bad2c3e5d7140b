/** True for failures of storage itself, which may pass: it is away, lets nobody in, or its disk takes no more. */
export function isStorageUnavailable(error: unknown): boolean {
  // what the system and the S3 kit add to each error of theirs
  return typeof error === 'object' && error !== null && ('syscall' in error || '$metadata' in error);
}

// a disk or a quota that is full, too many open files or too little memory, a share that comes and goes
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

/** Whether storage will probably work again without anybody changing its settings: worth a retry for as long as it lasts. */
export function isStorageOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && (passingCodes.has(code) || networkCodes.has(code))) return true;
  if ($metadata === undefined) return false;
  const { httpStatusCode: status } = $metadata;
  // without a status there was no answer
  return status === undefined || status === 429 || status >= 500;
}
