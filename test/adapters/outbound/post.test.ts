import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutbound } from '../../../adapters/outbound/index.ts';
import { type LoopbackServer, loopbackServers } from './loopback-server.ts';

const { http, bytes, endless, endpoints, closeAll } = loopbackServers();
afterEach(closeAll);

const request = {
  headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' },
  body: '{"a":"ž"}',
  timeoutMs: 60_000,
};

function postTo(
  server: LoopbackServer,
  { path = '', signal = new AbortController().signal, timeoutMs = request.timeoutMs } = {},
) {
  const outbound = createOutbound({ allow: endpoints() });
  return outbound.post({ ...request, timeoutMs, url: server.url + path, signal });
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

describe('posting to a receiver', () => {
  it('sends the headers and the body as they are, and brings the answer back', async () => {
    const asked: unknown[] = [];
    const server = await http((incoming, response) => {
      const { method, url, headers } = incoming;
      void textOf(incoming).then((body) => {
        asked.push({ method, url, headers, body });
        response.writeHead(202, { 'retry-after': '7' }).end('noted');
      });
    });
    expect(await postTo(server, { path: 'events?x=1' })).toEqual({
      statusCode: 202,
      retryAfter: '7',
      response: 'noted',
    });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/events?x=1',
        headers: expect.objectContaining({ ...request.headers, 'content-length': '10', 'accept-encoding': 'identity' }),
        body: request.body,
      },
    ]);
  });

  it('does not follow redirects', async () => {
    const target = await http((_, response) => response.end('never'));
    const server = await http((_, response) => response.writeHead(302, { location: target.url }).end());
    expect(await postTo(server)).toEqual({ statusCode: 302, response: '' });
    expect(target.connections()).toBe(0);
  });

  it('keeps the first KB of the answer, and hangs up on one that goes on', async () => {
    const server = await bytes([`HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\n${'x'.repeat(70_000)}`], {
      end: false,
    });
    expect(await postTo(server)).toEqual({ statusCode: 200, response: 'x'.repeat(1_024) });
  });

  it('takes the status for the answer when the text behind it never comes', async () => {
    const server = await bytes(['HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\n'], { end: false });
    const stalled = await bytes(['HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nab'], { end: false });
    const [none, some] = await Promise.all([server, stalled].map((one) => postTo(one, { timeoutMs: 2_000 })));
    expect(none).toMatchObject({ statusCode: 204 });
    expect(some).toEqual({ statusCode: 200, response: 'ab' });
  });

  it('gives up on one that does not answer', async () => {
    const server = await http(() => undefined);
    expect(await postTo(server, { timeoutMs: 300 })).toEqual({ error: 'timeout' });
  });

  it('gives up on one that announces its answer for ever', async () => {
    const server = await endless({ start: '', piece: 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n' });
    expect(await postTo(server, { timeoutMs: 300 })).toEqual({ error: 'timeout' });
  });

  it('names what went wrong', async () => {
    const silent = await bytes([''], { end: true });
    const strange = await bytes(['SSH-2.0-OpenSSH_9.6\r\n']);
    const closed = await http(() => undefined);
    await closed.close();
    expect(await postTo(silent)).toEqual({ error: 'connect' });
    expect(await postTo(strange)).toEqual({ error: 'protocol' });
    expect(await postTo(closed)).toEqual({ error: 'connect' });
  });

  it('ends with the reason of its signal', async () => {
    const server = await http(() => undefined);
    const stop = new AbortController();
    const posting = postTo(server, { signal: stop.signal });
    stop.abort(new Error('the worker stops'));
    await expect(posting).rejects.toThrow('the worker stops');
  });
});

describe('a receiver whose name leads elsewhere', () => {
  const resolvingTo = (...answers: string[][]) => {
    let asked = 0;
    return createOutbound({
      allow: [],
      limits: { connectMs: 100 },
      resolve: async () =>
        (answers[asked++] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
  };
  const posted = { ...request, url: 'http://hooks.example.org/' };

  it('is looked at again at each attempt: one that has become private is not called', async () => {
    const server = await http((_, response) => response.end());
    // global unicast space that nobody announces
    const outbound = resolvingTo(['2000::1'], ['127.0.0.1'], ['10.0.0.1', '2000::1'], []);
    const first = await outbound.post(posted);
    expect(['connect', 'timeout']).toContain('error' in first && first.error);
    expect(await outbound.post(posted)).toEqual({ error: 'url_not_allowed' });
    expect(await outbound.post(posted)).toEqual({ error: 'url_not_allowed' });
    expect(await outbound.post(posted)).toEqual({ error: 'dns' });
    expect(server.connections()).toBe(0);
  });

  it.each(['http://127.0.0.1/', 'http://[::1]/', 'http://localhost/', 'ftp://example.com/', 'http://a:b@example.com/'])(
    'is not called at %s',
    async (url) => {
      expect(await createOutbound({ allow: [] }).post({ ...request, url })).toEqual({ error: 'url_not_allowed' });
    },
  );
});
