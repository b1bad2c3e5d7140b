import { documentMediaTypes } from '../../domain/document/document-format.ts';
import { type Answer, call, type Guard } from './call.ts';
import { checkUrl } from './check-url.ts';
import { IncompleteBody, fetchFailed, toDocumentError, completeBody } from './fetch-failure.ts';
import { documentChunks, tooLarge } from './read-document.ts';

/** Times in milliseconds. */
export type FetchLimits = Guard['limits'] & {
  /** The whole fetch, including redirects. */
  totalMs: number;
  /** From this time on, the average transfer rate must be at least `minBytesPerSecond`. */
  slowAfterMs: number;
  minBytesPerSecond: number;
  maxRedirects: number;
};

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

const requestHeaders = {
  'user-agent': 'decpage',
  accept: [...documentMediaTypes, 'application/octet-stream'].join(', '),
  'accept-encoding': 'identity',
};

export interface FetchRequest<T> {
  url: string;
  maxBytes: number;
  signal?: AbortSignal;
  /** Stores the document as it is received; called again when the transfer is retried. Its result is that of the fetch. */
  keep: (chunks: AsyncIterable<Uint8Array>) => Promise<T>;
}

/** Fetches a document from a customer's URL. Every redirect target is checked again, and response headers are not trusted. */
export async function fetchDocument<T>(
  { url, maxBytes, signal, keep }: FetchRequest<T>,
  guard: Guard & { limits: FetchLimits },
): Promise<T> {
  const deadline = AbortSignal.timeout(guard.limits.totalMs);
  const aborted = signal ? AbortSignal.any([signal, deadline]) : deadline;
  const once = () => followToDocument({ url, maxBytes, keep, aborted }, guard);
  try {
    return await once().catch((error: unknown) => {
      // retried once: a server that ends every transfer early is not worth more
      if (error instanceof IncompleteBody && !aborted.aborted) return once();
      throw error;
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (deadline.aborted) throw fetchFailed('timeout', { retryable: true });
    if (error instanceof KeepFailed) throw error.cause;
    throw toDocumentError(error);
  }
}

async function followToDocument<T>(
  { url, maxBytes, keep, aborted }: Omit<FetchRequest<T>, 'signal'> & { aborted: AbortSignal },
  guard: Guard & { limits: FetchLimits },
): Promise<T> {
  const { allow, limits } = guard;
  let target = checkUrl(url, { allow });
  for (let hop = 0; hop <= limits.maxRedirects; hop++) {
    const outcome = await call({ target, method: 'GET', headers: requestHeaders, aborted, guard }, async (answer) => {
      const next = redirectTarget(answer, target);
      if (next !== undefined) return checkUrl(next, { allow });
      assertAcceptable(answer, maxBytes);
      const chunks = documentChunks({ body: completeBody(answer.body), maxBytes, ...limits });
      return { kept: await keepAll(chunks, keep) };
    });
    if (!(outcome instanceof URL)) return outcome.kept;
    if (target.protocol === 'https:' && outcome.protocol !== 'https:') {
      throw fetchFailed('insecure_redirect', { retryable: false });
    }
    target = outcome;
  }
  throw fetchFailed('too_many_redirects', { retryable: false });
}

/** The document was received but `keep` failed. */
class KeepFailed extends Error {}

/** Rethrows the source's own error even if `keep` wrapped it; a failure of `keep` itself becomes `KeepFailed`. */
async function keepAll<T>(chunks: AsyncIterable<Uint8Array>, keep: FetchRequest<T>['keep']): Promise<T> {
  const failed: { with?: unknown } = {};
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
    } catch (error) {
      failed.with = error;
      throw error;
    }
  }
  try {
    return await keep(watched());
  } catch (cause) {
    throw 'with' in failed ? failed.with : new KeepFailed('not kept', { cause });
  }
}

function redirectTarget({ statusCode, headers }: Answer, from: URL): string | undefined {
  const { location } = headers;
  if (!redirectStatuses.has(statusCode) || typeof location !== 'string' || !URL.canParse(location, from.href))
    return undefined;
  return new URL(location, from).href;
}

function assertAcceptable({ statusCode, headers }: Answer, maxBytes: number): void {
  if (statusCode < 200 || statusCode > 299) {
    throw fetchFailed(`status_${statusCode}`, { retryable: statusCode === 429 || statusCode >= 500 });
  }
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw fetchFailed('content_encoding', { retryable: false });
  if (Number(headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
}
