import type { Dispatcher } from 'undici';
import { call, type Guard } from './call.ts';
import { checkUrl } from './check-url.ts';
import { fetchFailed, toDocumentError } from './fetch-failure.ts';
import { type FetchedDocument, readPdf, tooLarge } from './read-pdf.ts';

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

/** Fetches a PDF from a customer's URL: every hop is checked again, and nothing of the answer is believed. */
export async function fetchDocument(
  { url, maxBytes, signal }: { url: string; maxBytes: number; signal?: AbortSignal },
  guard: Guard & { limits: FetchLimits },
): Promise<FetchedDocument> {
  const { allow, limits } = guard;
  const deadline = AbortSignal.timeout(limits.totalMs);
  const aborted = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    let target = checkUrl(url, { allow });
    for (let hop = 0; hop <= limits.maxRedirects; hop++) {
      const outcome = await call({ target, method: 'GET', headers: requestHeaders, aborted, guard }, async (answer) => {
        const next = redirectTarget(answer, target);
        if (next !== undefined) return checkUrl(next, { allow });
        assertAcceptable(answer, maxBytes);
        return await readPdf({ body: answer.body, maxBytes, ...limits });
      });
      if (!(outcome instanceof URL)) return outcome;
      if (target.protocol === 'https:' && outcome.protocol !== 'https:') {
        throw fetchFailed('insecure_redirect', { retryable: false });
      }
      target = outcome;
    }
    throw fetchFailed('too_many_redirects', { retryable: false });
  } catch (error) {
    signal?.throwIfAborted();
    if (deadline.aborted) throw fetchFailed('timeout', { retryable: true });
    throw toDocumentError(error);
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
