import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { finished, pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { lookup } from '../../domain/lookup.ts';

const mostRedirects = 3;
/** Statuses without a body, for which `Response` takes none. */
const bodiless = new Set([204, 205, 304]);

interface Call {
  method: string;
  headers: Headers;
  body: string | undefined;
  signal: AbortSignal | undefined;
}

/**
 * `fetch` over Node's own client, as far as providers of models use it: text is sent, and the answer may be streamed and aborted.
 *
 * The one of Node fails an assertion, which ends the process, when a server closes a connection whose answer has not been taken
 * yet (nodejs/undici#5360): one that is compressed is enough. Each call has a connection of its own, since one that is closed while
 * it is used again would look like an answer that was lost, and paid for.
 */
export const nodeFetch: typeof fetch = async (input, init = {}) => {
  const { method = 'GET', body, signal } = init;
  if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('only text is sent');
  const headers = new Headers(init.headers);
  // others may compress nevertheless
  headers.set('accept-encoding', 'identity');
  const call: Call = { method, headers, body: body ?? undefined, signal: signal ?? undefined };
  let target = new URL(input instanceof Request ? input.url : input);
  for (let redirects = 0; ; redirects++) {
    const answer = await exchange(target, call);
    const next = redirects < mostRedirects ? redirectOf(answer, target) : undefined;
    if (!next) return toResponse(answer, call.signal);
    answer.destroy();
    if (next.origin !== target.origin) for (const name of ['authorization', 'x-api-key']) headers.delete(name);
    target = next;
  }
};

/** Resolves with the answer as soon as its headers are there. Fails as `fetch` does: with the reason of an abort, else a TypeError. */
async function exchange(target: URL, { method, headers, body, signal }: Call): Promise<IncomingMessage> {
  signal?.throwIfAborted();
  const send = target.protocol === 'https:' ? requestSecurely : requestPlainly;
  return await new Promise((resolve, reject) => {
    const request = send(target, { method, headers: Object.fromEntries(headers), agent: false });
    const onAbort = (): void => {
      request.destroy();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    request.on('response', resolve);
    request.on('error', (cause) => reject(new TypeError('fetch failed', { cause })));
    request.on('close', () => {
      signal?.removeEventListener('abort', onAbort);
      // without an error when the server changes to another protocol, which nobody asked for
      reject(new TypeError('fetch failed', { cause: new Error('The connection was closed.') }));
    });
    request.end(body);
  });
}

/** Where the same request is to be sent instead; other redirects would make it a GET. */
function redirectOf({ statusCode, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (statusCode !== 307 && statusCode !== 308) return undefined;
  const next = location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  return next && /^https?:$/.test(next.protocol) ? next : undefined;
}

const decoders = lookup({
  gzip: () => createUnzip(),
  'x-gzip': () => createUnzip(),
  deflate: () => createUnzip(),
  br: () => createBrotliDecompress(),
});

function toResponse(answer: IncomingMessage, signal: AbortSignal | undefined): Response {
  const { statusCode: status = 0, headersDistinct } = answer;
  const headers = new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );
  if (bodiless.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  const onAbort = (): void => void answer.destroy(signal?.reason as Error);
  signal?.addEventListener('abort', onAbort, { once: true });
  // also hears its error, which would end the process if nobody did
  finished(answer, () => signal?.removeEventListener('abort', onAbort));
  const decoder = decoders.get(headers.get('content-encoding') ?? '')?.();
  const body = decoder ? pipeline(answer, decoder, () => undefined) : answer;
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers });
}
