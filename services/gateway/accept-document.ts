import { createHash } from 'node:crypto';
import { checkUrl, UrlNotAllowed } from '../../adapters/outbound/index.ts';
import { objectKeys } from '../../adapters/storage/index.ts';
import { decodeBase64Document } from '../../domain/contract/base64.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import { ApiError } from './api-error.ts';

/** Where a job's document is: in the request, to be stored under its hash, or at a URL that its workflow fetches. */
export type DocumentSource = { document: StoredObject; bytes: Uint8Array } | { url: string };

/** Reads the document of a request: decodes an inline one, checks a URL without calling it. Nothing is stored yet. */
export function acceptDocument({
  accountId,
  input,
  path,
  allow,
}: {
  accountId: string;
  input: { type: 'url' | 'base64'; content: string };
  /** JSON Pointer of the content in the body, for the error. */
  path: string;
  allow: readonly string[];
}): DocumentSource {
  if (input.type === 'url') {
    assertUrlAllowed({ url: input.content, path, allow });
    return { url: input.content };
  }
  const decoded = decodeBase64Document(input.content);
  if ('error' in decoded) throw new ApiError(decoded.error, { message: decoded.message });
  const sha256 = createHash('sha256').update(decoded.bytes).digest('hex');
  const key = objectKeys.document({ accountId, sha256 });
  return { document: { key, sha256, bytes: decoded.bytes.length }, bytes: decoded.bytes };
}

/** Refuses a URL that the outbound guard would refuse, at the moment it is handed in. */
export function assertUrlAllowed({ url, path, allow }: { url: string; path: string; allow: readonly string[] }): void {
  try {
    checkUrl(url, { allow });
  } catch (error) {
    if (!(error instanceof UrlNotAllowed)) throw error;
    throw new ApiError('url_not_allowed', {
      issues: [{ path, location: 'body', code: 'url_not_allowed', message: error.message }],
    });
  }
}
