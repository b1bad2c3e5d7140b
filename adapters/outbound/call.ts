import { Client, type Dispatcher, errors } from 'undici';
import { isAllowedEndpoint } from './check-url.ts';
import { guardedConnector, type Resolve } from './guarded-connector.ts';

/** Restrictions and timeouts of every outbound call. */
export interface Guard {
  /** `ip:port` pairs that may be called although they are not public. */
  allow: readonly string[];
  resolve: Resolve;
  limits: {
    /** Times in milliseconds. */
    connectMs: number;
    /** From the request to the headers of the final response; 1xx responses do not extend it. */
    headersMs: number;
    /** Between two chunks of a body. */
    idleMs: number;
  };
}

/**
 * Sends one request on its own socket, which is closed when `read` settles. Redirects are not followed. `target` must have
 * passed `checkUrl`.
 */
export async function call<T>(
  {
    target,
    aborted,
    guard,
    ...request
  }: {
    target: URL;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
    aborted: AbortSignal;
    guard: Guard;
  },
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
  // undici ignores a request's signal until its socket is connected; destroying the client also ends connecting
  const abort = () => client.destroy(new Error('aborted'), () => undefined);
  aborted.addEventListener('abort', abort, { once: true });
  // undici restarts its own headers timeout with every chunk and every 1xx response
  const untilHeaders = setTimeout(
    () => client.destroy(new errors.HeadersTimeoutError(), () => undefined),
    limits.connectMs + limits.headersMs,
  );
  try {
    const answer = await client.request({ ...request, path: target.pathname + target.search, reset: true });
    clearTimeout(untilHeaders);
    return await read(answer);
  } finally {
    clearTimeout(untilHeaders);
    aborted.removeEventListener('abort', abort);
    await client.destroy();
  }
}
