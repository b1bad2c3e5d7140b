import { Client, type Dispatcher } from 'undici';
import { checkUrl, isAllowedEndpoint } from './check-url.ts';
import { fetchFailed, toDocumentError } from './fetch-failure.ts';
import { guardedConnector, type Resolve } from './guarded-connector.ts';
import { type FetchedDocument, readPdf, tooLarge } from './read-pdf.ts';

/** Times in milliseconds. */
export interface OutboundLimits {
  connectMs: number;
  headersMs: number;
  /** Between two pieces of a body. */
  idleMs: number;
  /** Everything, redirects included. */
  totalMs: number;
  /** After this time a body must have come with `minBytesPerSecond` on average. */
  slowAfterMs: number;
  minBytesPerSecond: number;
  maxRedirects: number;
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** What every call is bound by. */
export interface Guard {
  allow: readonly string[];
  resolve: Resolve;
  limits: OutboundLimits;
}

/** Fetches a PDF from a customer's URL: every hop is checked again, and nothing of the answer is believed. */
export async function fetchDocument(
  { url, maxBytes, signal }: { url: string; maxBytes: number; signal?: AbortSignal },
  guard: Guard,
): Promise<FetchedDocument> {
  const { allow, limits } = guard;
  const deadline = AbortSignal.timeout(limits.totalMs);
  const aborted = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    let target = checkUrl(url, { allow });
    for (let hop = 0; hop <= limits.maxRedirects; hop++) {
      const outcome = await get({ target, aborted, guard }, async (answer) => {
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

/** One request on a socket of its own, which is gone when `read` has read the answer. */
async function get<T>(
  { target, aborted, guard }: { target: URL; aborted: AbortSignal; guard: Guard },
  read: (answer: Dispatcher.ResponseData) => Promise<T>,
): Promise<T> {
  const { allow, resolve, limits } = guard;
  aborted.throwIfAborted();
  const client = new Client(target.origin, {
    connect: guardedConnector({
      resolve,
      connectMs: limits.connectMs,
      isAllowedEndpoint: isAllowedEndpoint(target, allow),
    }),
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.idleMs,
  });
  // the signal of a request is heeded only once its socket is connected; this one also ends the connecting
  const abort = () => client.destroy(new Error('aborted'), () => undefined);
  aborted.addEventListener('abort', abort, { once: true });
  try {
    const answer = await client.request({
      method: 'GET',
      path: target.pathname + target.search,
      headers: {
        'user-agent': 'decpage',
        accept: 'application/pdf, application/octet-stream',
        'accept-encoding': 'identity',
      },
      reset: true,
    });
    return await read(answer);
  } finally {
    aborted.removeEventListener('abort', abort);
    await client.destroy();
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
