import { Client, type Dispatcher, errors } from 'undici';
import { isAllowedEndpoint } from './check-url.ts';
import { guardedConnector, type Resolve } from './guarded-connector.ts';

/** What every call is bound by. */
export interface Guard {
  /** `ip:port` pairs that are called though they are not public. */
  allow: readonly string[];
  resolve: Resolve;
  limits: {
    /** Times in milliseconds. */
    connectMs: number;
    /** From the request to the headers of its answer; 1xx responses before them do not extend it. */
    headersMs: number;
    /** Between two pieces of a body. */
    idleMs: number;
  };
}

/**
 * One request on a socket of its own, which is gone when `read` has read the answer. Redirects are not followed; `target`
 * has passed `checkUrl`.
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
  // the signal of a request is heeded only once its socket is connected; this one also ends the connecting
  const abort = () => client.destroy(new Error('aborted'), () => undefined);
  aborted.addEventListener('abort', abort, { once: true });
  // undici's own headers timeout starts again with every piece and every 1xx response that arrives
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
