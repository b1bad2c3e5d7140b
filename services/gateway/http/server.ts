import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { makeRequestId } from './request-id.middleware.ts';

const drainMs = 25_000;
/** Connections that wait to be accepted, as far as the system allows: beyond, it resets them while the process is busy. */
const backlog = 4_096;

export interface Listening {
  /** `http://host:port`. */
  url: string;
  /** Accepts no more connections and resolves when open requests are answered; after 25 s closes their connections. */
  stop: () => Promise<void>;
}

/** Listens on one address, with timeouts and limits against slow or malformed clients. */
export async function listen(
  app: RequestListener,
  {
    host,
    port,
    stopping,
    // enough for an upload of 50 MB over a slow connection
    requestTimeoutMs = 300_000,
  }: { host: string; port: number; stopping: AbortSignal; requestTimeoutMs?: number },
): Promise<Listening> {
  const answer: RequestListener = (request, response) => {
    if (stopping.aborted) response.setHeader('Connection', 'close');
    app(request, response);
  };
  const server = createServer(
    {
      // generous: on an overloaded machine, headers that have arrived may wait to be parsed
      headersTimeout: Math.min(30_000, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1_000,
      // longer than the 60 s idle timeout of common proxies, so that they never reuse a connection that we have closed
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      // Node would answer without a body; the app refuses such a request
      requireHostHeader: false,
    },
    answer,
  );
  // the same for an expectation other than 100-continue
  server.on('checkExpectation', answer);
  server.maxRequestsPerSocket = 1_000;
  server.on('clientError', refuseBrokenRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port, backlog }, resolve);
  });
  const { address, family, port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`,
    stop: () => drain(server),
  };
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  // `close` does not end keep-alive connections that become idle later
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/** Answers input that is not HTTP or arrives too slowly; at that stage no request reaches Express. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request did not arrive in time.']
      : ['400 Bad Request', 'The request is not valid HTTP, or its headers are larger than 16 KB.'];
  const requestId = makeRequestId();
  const body = JSON.stringify({ error: 'invalid_request', message, requestId, docs: '/docs/errors#invalid_request' });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nX-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
