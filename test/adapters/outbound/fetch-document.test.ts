import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutbound } from '../../../adapters/outbound/index.ts';
import { collect, type LoopbackServer, loopbackServers, serveHttp } from './loopback-server.ts';

const text = `%PDF-1.7\n${'x'.repeat(5_000)}\n%%EOF`;
const pdf = Buffer.from(text);
const maxBytes = 100_000;
const { http, bytes, endless, endpoints, closeAll } = loopbackServers();
afterEach(closeAll);

/** For servers that never come to an end; all others have the time that the service gives them. */
const quick = { headersMs: 200, idleMs: 200, totalMs: 2_000, slowAfterMs: 100 };

function fetchFrom(
  server: LoopbackServer,
  { path = '', limits = {}, signal = new AbortController().signal, keep = collect } = {},
) {
  const outbound = createOutbound({ allow: endpoints(), limits });
  return outbound.fetchDocument({ url: server.url + path, maxBytes, signal, keep });
}

const fetchFailed = (failure: string, { retryable }: { retryable: boolean }) => ({
  code: 'document_fetch_failed',
  message: expect.stringMatching(new RegExp(`^The document could not be fetched: ${failure}\\. [A-Z][^.]+\\.$`)),
  retryable,
});

const timedOut = fetchFailed('timeout', { retryable: true });

function redirectTo(response: ServerResponse, location: string, status = 302): void {
  response.writeHead(status, { location }).end('moved');
}

describe('fetching a document', () => {
  it('hands over its bytes', async () => {
    const server = await http((_, response) => response.end(pdf));
    const document = await fetchFrom(server, { path: 'policy.pdf?version=2' });
    expect(document.equals(pdf)).toBe(true);
  });

  it('tells why it was not kept, as whoever keeps it says it', async () => {
    const server = await http((_, response) => response.end(pdf));
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const keep = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
      for await (const _ of chunks) throw full;
      return Buffer.alloc(0);
    };
    await expect(fetchFrom(server, { keep })).rejects.toBe(full);
  });

  it('asks for the path and query given, without credentials or compression', async () => {
    const asked: unknown[] = [];
    const server = await http((request, response) => {
      asked.push([request.method, request.url, request.headers]);
      response.end(pdf);
    });
    await fetchFrom(server, { path: 'a%20b.pdf?x=1#page=2' });
    expect(asked).toEqual([
      [
        'GET',
        '/a%20b.pdf?x=1',
        {
          host: server.endpoint,
          connection: 'close',
          'user-agent': 'decpage',
          accept: 'application/pdf, image/png, image/jpeg, image/tiff, application/octet-stream',
          'accept-encoding': 'identity',
        },
      ],
    ]);
  });

  it('reaches the allowed port and not another one', async () => {
    const allowed = await http((_, response) => response.end(pdf));
    const other = await serveHttp((_, response) => response.end(pdf));
    await expect(fetchFrom(allowed)).resolves.toBeDefined();
    await expect(fetchFrom(other)).rejects.toMatchObject(fetchFailed('url_not_allowed', { retryable: false }));
    expect(other.connections()).toBe(0);
    await other.close();
  });

  it('stops with the reason of the caller', async () => {
    const server = await bytes([], { end: false });
    const reason = new Error('the job was cancelled');
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), 20);
    await expect(fetchFrom(server, { signal: stop.signal, limits: { headersMs: 5_000 } })).rejects.toBe(reason);
    await expect(fetchFrom(server, { signal: stop.signal })).rejects.toBe(reason);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %d is followed', async (status) => {
    const server = await http(({ url }, response) =>
      url === '/' ? redirectTo(response, '/there.pdf', status) : response.end(pdf),
    );
    await expect(fetchFrom(server)).resolves.toEqual(pdf);
  });

  it('is followed three times, not four', async () => {
    const server = await http(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left > 0) redirectTo(response, `/${left - 1}`);
      else response.end(pdf);
    });
    await expect(fetchFrom(server, { path: '3' })).resolves.toBeDefined();
    await expect(fetchFrom(server, { path: '4' })).rejects.toMatchObject(
      fetchFailed('too_many_redirects', { retryable: false }),
    );
  });

  it('to itself ends after three hops', async () => {
    const server = await http((_, response) => redirectTo(response, '/'));
    await expect(fetchFrom(server)).rejects.toMatchObject(fetchFailed('too_many_redirects', { retryable: false }));
    expect(server.connections()).toBe(4);
  });

  it('to a private address is refused and never called', async () => {
    const secret = await serveHttp((_, response) => response.end(pdf));
    const server = await http((_, response) => redirectTo(response, secret.url));
    await expect(fetchFrom(server)).rejects.toMatchObject(fetchFailed('url_not_allowed', { retryable: false }));
    expect(secret.connections()).toBe(0);
    await secret.close();
  });

  it.each(['file:///etc/passwd', 'ftp://example.org/a.pdf', 'data:application/pdf;base64,JVBERi0='])(
    'to %s is refused',
    async (location) => {
      const server = await http((_, response) => redirectTo(response, location));
      await expect(fetchFrom(server)).rejects.toMatchObject(fetchFailed('url_not_allowed', { retryable: false }));
    },
  );

  it('without a place to go to is an answer like any other', async () => {
    const server = await http((_, response) => response.writeHead(302).end());
    await expect(fetchFrom(server)).rejects.toMatchObject(fetchFailed('status_302', { retryable: false }));
  });
});

describe('a server that answers with an error', () => {
  it.each([
    { status: 404, retryable: false },
    { status: 403, retryable: false },
    { status: 429, retryable: true },
    { status: 500, retryable: true },
    { status: 503, retryable: true },
  ])('is asked again after $status: $retryable', async ({ status, retryable }) => {
    const server = await http((_, response) => response.writeHead(status).end('a secret of the server'));
    await expect(fetchFrom(server)).rejects.toMatchObject(fetchFailed(`status_${status}`, { retryable }));
  });
});

describe('a body', () => {
  it('is refused as soon as its declared length is too large', async () => {
    const server = await bytes([`HTTP/1.1 200 OK\r\ncontent-length: ${maxBytes + 1}\r\n\r\n`], { end: false });
    await expect(fetchFrom(server)).rejects.toMatchObject({ code: 'document_too_large', retryable: false });
  });

  it('that never ends is refused at the limit', async () => {
    const server = await http((_, response) => {
      response.write(pdf);
      const timer = setInterval(() => response.write('y'.repeat(20_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    await expect(fetchFrom(server)).rejects.toMatchObject({ code: 'document_too_large', retryable: false });
  });

  it('of exactly the limit is taken', async () => {
    const server = await http((_, response) => response.end(Buffer.concat([pdf, Buffer.alloc(maxBytes - pdf.length)])));
    await expect(fetchFrom(server)).resolves.toMatchObject({ length: maxBytes });
  });

  it('is cut at a declared length that is too short', async () => {
    const server = await bytes([`HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n${text}`]);
    await expect(fetchFrom(server)).resolves.toMatchObject({ length: 20 });
  });

  const early = {
    code: 'document_fetch_failed',
    message: 'The document could not be fetched: incomplete. Its server ended the transfer early.',
    retryable: false,
  };
  it.each([
    { how: 'before its declared length', answer: `content-length: 90000\r\n\r\n${text}` },
    { how: 'between two chunks', answer: 'transfer-encoding: chunked\r\n\r\n5\r\n%PDF-\r\n' },
    { how: 'within a chunk', answer: `transfer-encoding: chunked\r\n\r\n9999\r\n${text}` },
  ])('that ends $how is asked for once more, then told as incomplete for good', async ({ answer }) => {
    const server = await bytes([`HTTP/1.1 200 OK\r\n${answer}`]);
    await expect(fetchFrom(server)).rejects.toMatchObject(early);
    expect(server.connections()).toBe(2);
  });

  it('that ends early once is fetched by the second request, whole', async () => {
    let requests = 0;
    const server = await http((_, response) => {
      requests++;
      if (requests > 1) return void response.end(pdf);
      response.writeHead(200, { 'content-length': pdf.length }).write(pdf.subarray(0, 2_000));
      setTimeout(() => response.destroy(), 20);
    });
    await expect(fetchFrom(server)).resolves.toEqual(pdf);
    expect(requests).toBe(2);
  });

  it('that is compressed is refused, a bomb or not', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const server = await http((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    await expect(fetchFrom(server)).rejects.toMatchObject(fetchFailed('content_encoding', { retryable: false }));
  });

  it('that drips is given up', async () => {
    const server = await bytes(['HTTP/1.1 200 OK\r\n\r\n%PDF-', ...Array<string>(50).fill('x')], { pauseMs: 10 });
    await expect(fetchFrom(server, { limits: { slowAfterMs: 100 } })).rejects.toMatchObject(timedOut);
    await expect(fetchFrom(server, { limits: { slowAfterMs: 100, minBytesPerSecond: 1 } })).resolves.toMatchObject({
      length: 55,
    });
  });

  it('that stops coming is given up', async () => {
    const server = await bytes([`HTTP/1.1 200 OK\r\ncontent-length: 90000\r\n\r\n${text}`], { end: false });
    await expect(fetchFrom(server, { limits: quick })).rejects.toMatchObject(timedOut);
  });

  it('that takes longer than all in all is allowed is given up', async () => {
    const server = await bytes(['HTTP/1.1 200 OK\r\n\r\n', ...Array<string>(100).fill('%PDF-'.padEnd(500))], {
      pauseMs: 20,
    });
    await expect(fetchFrom(server, { limits: { totalMs: 300 } })).rejects.toMatchObject(timedOut);
  });

  it.each([
    { what: 'HTML', body: '<!doctype html><title>Please log in</title>' },
    { what: 'nothing', body: '' },
    { what: 'a mark at byte 2,000', body: `${' '.repeat(2_000)}${text}` },
  ])('of $what is not a document, whatever its name and type', async ({ body }) => {
    const server = await http((_, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(body),
    );
    await expect(fetchFrom(server, { path: 'policy.pdf' })).rejects.toMatchObject({
      code: 'document_not_pdf',
      retryable: false,
    });
  });

  it.each([
    { format: 'PNG', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
    { format: 'JPEG', start: [0xff, 0xd8, 0xff] },
    { format: 'TIFF', start: [0x49, 0x49, 0x2a, 0x00] },
  ])('that is a $format is a document', async ({ start }) => {
    const server = await http((_, response) => response.end(Buffer.from(start)));
    await expect(fetchFrom(server)).resolves.toMatchObject({ length: start.length });
  });

  it('with its mark at byte 900 is a PDF', async () => {
    const server = await http((_, response) => response.end(`${' '.repeat(900)}${text}`));
    await expect(fetchFrom(server)).resolves.toMatchObject({ length: pdf.length + 900 });
  });
});

describe('headers', () => {
  it('that never come are given up', async () => {
    const server = await bytes([], { end: false });
    await expect(fetchFrom(server, { limits: quick })).rejects.toMatchObject(timedOut);
  });

  it('that never end are given up', async () => {
    const server = await bytes(['HTTP/1.1 200 OK\r\n', ...Array<string>(200).fill('x: y\r\n')], { pauseMs: 20 });
    await expect(fetchFrom(server, { limits: { totalMs: 1_000 } })).rejects.toMatchObject(timedOut);
  });

  it.each(['HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 'HTTP/1.1 199 Wait\r\n\r\n', 'x: y\r\n'])(
    'that only announce the answer (%j) do not outlast the time for headers',
    async (piece) => {
      const server = await endless({ start: piece.startsWith('HTTP') ? '' : 'HTTP/1.1 200 OK\r\n', piece });
      // far less than the time limit of the whole fetch, which is longer than that of the test
      const limits = { totalMs: 600_000, headersMs: 300 };
      await expect(fetchFrom(server, { limits })).rejects.toMatchObject(timedOut);
    },
  );

  it('that are none are not HTTP', async () => {
    const server = await bytes(['SSH-2.0-OpenSSH_9.2\r\n'], { end: false });
    await expect(fetchFrom(server)).rejects.toMatchObject(fetchFailed('protocol', { retryable: false }));
  });
});

describe('a connection', () => {
  it('that nobody takes may be tried again', async () => {
    const gone = await http((_, response) => response.end(pdf));
    await gone.close();
    await expect(fetchFrom(gone)).rejects.toMatchObject(fetchFailed('connect', { retryable: true }));
  });

  it('that is closed at once may be tried again', async () => {
    const server = await bytes([]);
    await expect(fetchFrom(server)).rejects.toMatchObject(fetchFailed('connect', { retryable: true }));
  });
});
