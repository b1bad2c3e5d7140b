import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as sendRequest } from 'node:http';
import type { Socket } from 'node:net';
import { CallTimedOut, ConnectionLost } from './call-failure.ts';
import { isAllowedEndpoint } from './check-url.ts';
import { connectGuarded } from './guarded-connection.ts';
import type { Resolve } from './resolve-name.ts';

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

export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: AsyncIterable<Uint8Array>;
}

interface Request {
  target: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends one request on its own socket, which is closed when `read` settles. Redirects are not followed. `target` must have
 * passed `checkUrl`. A slow reader exerts back-pressure on the socket, so nothing accumulates in memory.
 *
 * By Node's own client: undici 7 fails an assertion, which ends the process, when a server closes a connection whose answer
 * is still being read (nodejs/undici#5360).
 */
export async function call<T>(
  { aborted, guard, ...request }: Request & { aborted: AbortSignal; guard: Guard },
  read: (answer: Answer) => Promise<T>,
): Promise<T> {
  const { allow, resolve, limits } = guard;
  aborted.throwIfAborted();
  const socket = await connectGuarded(request.target, {
    resolve,
    connectMs: limits.connectMs,
    isAllowedEndpoint: isAllowedEndpoint(request.target, allow),
    aborted,
  });
  const abort = () => socket.destroy(new ConnectionLost());
  aborted.addEventListener('abort', abort, { once: true });
  // not a timeout of the socket: that starts again with every byte and every 1xx response
  const untilHeaders = setTimeout(() => socket.destroy(new CallTimedOut()), limits.headersMs);
  try {
    const answer = await exchange(socket, request);
    clearTimeout(untilHeaders);
    return await read({
      statusCode: answer.statusCode ?? 0,
      headers: answer.headers,
      body: bodyOf(answer, limits.idleMs),
    });
  } finally {
    clearTimeout(untilHeaders);
    aborted.removeEventListener('abort', abort);
    socket.destroy();
  }
}

/** Resolves with the final response as soon as its headers are there. */
function exchange(socket: Socket, { target, method, headers, body }: Request): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({
      createConnection: () => socket,
      method,
      path: target.pathname + target.search,
      headers: { host: target.host, ...headers },
    });
    request.on('error', reject);
    // emitted without an error when the server switches protocols unasked
    request.on('close', () => reject(new ConnectionLost()));
    request.on('response', (answer) => {
      failWith(request, answer);
      resolve(answer);
    });
    request.end(body);
  });
}

/** Fails the reader of the response when its connection breaks: without a length, a partial body would look complete. */
function failWith(request: ClientRequest, answer: IncomingMessage): void {
  request.on('error', (error) => {
    if (!answer.complete) answer.destroy(error);
  });
  // there may be no reader at that time, and an `error` event without a listener ends the process
  answer.on('error', () => undefined);
}

async function* bodyOf(
  answer: AsyncIterable<Uint8Array> & IncomingMessage,
  idleMs: number,
): AsyncGenerator<Uint8Array> {
  const giveUp = () => setTimeout(() => answer.destroy(new CallTimedOut()), idleMs);
  // runs while waiting for a chunk, not while one is being stored
  let idle = giveUp();
  try {
    for await (const chunk of answer) {
      clearTimeout(idle);
      yield chunk;
      idle = giveUp();
    }
  } finally {
    clearTimeout(idle);
  }
}
