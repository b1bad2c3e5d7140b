import { ConnectionError, DecpageError, errorOfResponse } from './errors.ts';

/** The part of the standard `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends one request. Throws ConnectionError without a response, and the error of a response that is not a success. */
export async function attempt<T>(
  fetch: Fetch,
  {
    url,
    init,
    signal,
    timeoutMs,
    read,
  }: {
    url: string;
    init: RequestInit;
    signal: AbortSignal | undefined;
    /** Until `read` is done. */
    timeoutMs: number;
    read: (response: Response) => Promise<T>;
  },
): Promise<T> {
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const ending = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
    const response = await fetch(url, { ...init, signal: ending });
    if (!response.ok) throw errorOfResponse(response, await response.text());
    return await read(response);
  } catch (error) {
    if (error instanceof DecpageError) throw error;
    signal?.throwIfAborted();
    const { host } = new URL(url);
    if (timeout.signal.aborted) {
      throw new ConnectionError(`${host} did not answer within ${timeoutMs / 1_000} s.`, { code: 'timeout' });
    }
    throw new ConnectionError(`The connection to ${host} failed.`, { code: 'connection_failed', cause: error });
  } finally {
    clearTimeout(timer);
  }
}
