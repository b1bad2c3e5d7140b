import { createHash } from 'node:crypto';
import { checkUrl, UrlNotAllowed } from '../../adapters/outbound/index.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import { decodeBase64Document } from '../../domain/contract/base64.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import { ApiError } from './api-error.ts';

/** Where a job's document is: stored already, or at a URL that its workflow fetches. */
export type DocumentSource = { document: StoredObject } | { url: string };

/** Takes in the document of a request: stores an inline one under its hash, checks a URL without calling it. */
export async function acceptDocument({
  accountId,
  input,
  path,
  storage,
  allow,
}: {
  accountId: string;
  input: { type: 'url' | 'base64'; content: string };
  /** JSON Pointer of the content in the body, for the error. */
  path: string;
  storage: Storage;
  allow: readonly string[];
}): Promise<DocumentSource> {
  if (input.type === 'url') {
    assertUrlAllowed({ url: input.content, path, allow });
    return { url: input.content };
  }
  const decoded = decodeBase64Document(input.content);
  if ('error' in decoded) throw new ApiError(decoded.error, { message: decoded.message });
  const sha256 = createHash('sha256').update(decoded.bytes).digest('hex');
  const key = objectKeys.document({ accountId, sha256 });
  await storage.put(key, decoded.bytes);
  return { document: { key, sha256, bytes: decoded.bytes.length } };
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
