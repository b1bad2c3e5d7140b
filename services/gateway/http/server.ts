import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const drainMs = 25_000;

/** A listening server. */
export interface Listening {
  /** `http://host:port`. */
  url: string;
  /** Takes no more connections, answers what has been asked, and resolves; what takes longer than 25 s is cut off. */
  stop: () => Promise<void>;
}

/** Listens on one address, hardened against clients that are slow, endless or broken. */
export async function listen(
  app: RequestListener,
  {
    host,
    port,
    stopping,
    // an upload of 50 MB over a slow line
    requestTimeoutMs = 300_000,
  }: { host: string; port: number; stopping: AbortSignal; requestTimeoutMs?: number },
): Promise<Listening> {
  const server = createServer(
    {
      // on a machine that is far too busy, headers that have come wait to be read
      headersTimeout: Math.min(30_000, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1_000,
      // longer than the minute after which proxies close idle connections, so that they never meet a closed one
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (stopping.aborted) response.setHeader('Connection', 'close');
      app(request, response);
    },
  );
  server.maxRequestsPerSocket = 1_000;
  server.on('clientError', refuseBrokenRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
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
  // a connection that becomes idle later would be kept for its keep-alive time
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const limit = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

/** Answers what is not HTTP, or came too slowly, before there is a request that could be answered. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request did not arrive in time.']
      : ['400 Bad Request', 'The request is not valid HTTP, or its headers are larger than 16 KB.'];
  const body = JSON.stringify({ error: 'invalid_request', message, docs: '/docs/errors#invalid_request' });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
