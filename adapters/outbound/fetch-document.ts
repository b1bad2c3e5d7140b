import type { Dispatcher } from 'undici';
import { call, type Guard } from './call.ts';
import { checkUrl } from './check-url.ts';
import { EndedEarly, fetchFailed, toDocumentError, untilItsEnd } from './fetch-failure.ts';
import { pdfChunks, tooLarge } from './read-pdf.ts';

/** Times in milliseconds. */
export type FetchLimits = Guard['limits'] & {
  /** Everything, redirects included. */
  totalMs: number;
  /** After this time a body must have come with `minBytesPerSecond` on average. */
  slowAfterMs: number;
  minBytesPerSecond: number;
  maxRedirects: number;
};

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

const requestHeaders = {
  'user-agent': 'decpage',
  accept: 'application/pdf, application/octet-stream',
  'accept-encoding': 'identity',
};

export interface FetchRequest<T> {
  url: string;
  maxBytes: number;
  signal?: AbortSignal;
  /** Keeps the document while it comes, once more when its transfer is repeated; what it comes back with is handed on. */
  keep: (chunks: AsyncIterable<Uint8Array>) => Promise<T>;
}

/** Fetches a PDF from a customer's URL: every hop is checked again, and nothing of the answer is believed. */
export async function fetchDocument<T>(
  { url, maxBytes, signal, keep }: FetchRequest<T>,
  guard: Guard & { limits: FetchLimits },
): Promise<T> {
  const deadline = AbortSignal.timeout(guard.limits.totalMs);
  const aborted = signal ? AbortSignal.any([signal, deadline]) : deadline;
  const once = () => followToDocument({ url, maxBytes, keep, aborted }, guard);
  try {
    return await once().catch((error: unknown) => {
      // one lost connection is worth another request; a server that ends every transfer early is not
      if (error instanceof EndedEarly && !aborted.aborted) return once();
      throw error;
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (deadline.aborted) throw fetchFailed('timeout', { retryable: true });
    if (error instanceof NotKept) throw error.cause;
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
      const chunks = pdfChunks({ body: untilItsEnd(answer.body), maxBytes, ...limits });
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

/** Nothing was wrong with the document, but it could not be kept. */
class NotKept extends Error {}

/** Tells the other server's failures, which the keeper may put into words of its own, from those of the keeper. */
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
    throw 'with' in failed ? failed.with : new NotKept('not kept', { cause });
  }
}

function redirectTarget({ statusCode, headers }: Dispatcher.ResponseData, from: URL): string | undefined {
  const { location } = headers;
  if (!redirectStatuses.has(statusCode) || typeof location !== 'string' || !URL.canParse(location, from.href))
    return undefined;
  return new URL(location, from).href;
}

function assertAcceptable({ statusCode, headers }: Dispatcher.ResponseData, maxBytes: number): void {
  if (statusCode < 200 || statusCode > 299) {
    throw fetchFailed(`status_${statusCode}`, { retryable: statusCode === 429 || statusCode >= 500 });
  }
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw fetchFailed('content_encoding', { retryable: false });
  if (Number(headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
}
