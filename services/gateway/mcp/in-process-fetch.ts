import { createServer, type IncomingMessage, request as sendRequest, type RequestListener } from 'node:http';
import { duplexPair, Readable } from 'node:stream';

/**
 * A `fetch` whose requests are answered by `app`, over pairs of streams instead of sockets. A request passes everything
 * that one from the network passes: authentication, scopes, limits, validation and the log. Hosts of URLs mean nothing.
 */
export function createInProcessFetch(app: RequestListener): typeof fetch {
  // never listens: each request brings its connection
  const server = createServer({ keepAliveTimeout: 1, requestTimeout: 0 }, app);
  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const answer = await exchange(request, body, () => {
      const [clientSide, serverSide] = duplexPair();
      // neither side of a pair learns from the other's end that nobody reads any more
      clientSide.once('close', () => serverSide.destroy());
      serverSide.once('close', () => clientSide.destroy());
      server.emit('connection', serverSide);
      return clientSide;
    });
    return toResponse(answer);
  };
}

async function exchange(
  { url, method, headers, signal }: Request,
  body: Buffer | undefined,
  createConnection: () => ReturnType<typeof duplexPair>[0],
): Promise<IncomingMessage> {
  return await new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const fields = { ...Object.fromEntries(headers), connection: 'close' };
    const sent = sendRequest(url, {
      method,
      headers: { ...fields, ...(body && { 'content-length': String(body.length) }) },
      createConnection,
      signal,
    });
    // an aborted fetch rejects with the reason of its signal
    sent.once('response', resolve).once('error', (error) => reject(signal.aborted ? signal.reason : error));
    sent.end(body);
  });
}

const withoutBody = [204, 205, 304];

function toResponse(answer: IncomingMessage): Response {
  const { statusCode = 0, headersDistinct } = answer;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const isEmpty = withoutBody.includes(statusCode);
  if (isEmpty) answer.resume();
  // safe: Node's type of a web stream differs from that of fetch in name only
  const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body, { status: statusCode, headers });
}
