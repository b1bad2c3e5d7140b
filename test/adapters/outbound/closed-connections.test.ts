import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutbound } from '../../../adapters/outbound/index.ts';
import { loopbackServers } from './loopback-server.ts';

const { bytes, endpoints, closeAll } = loopbackServers();
afterEach(closeAll);

const document = `%PDF-1.7\n${'x'.repeat(1_300_000)}\n%%EOF`;

/** Takes a document like a busy storage does: the rest waits in the socket meanwhile, together with its end. */
async function sizeTakenSlowly(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    for (let turns = 0; turns < 20; turns++) await turn();
  }
  return size;
}

describe('a server that closes the connection behind its answer', () => {
  it.each([
    { how: 'HTTP/1.0', head: 'HTTP/1.0 200 OK\r\nServer: SimpleHTTP/0.6' },
    { how: 'HTTP/1.0 with a length', head: `HTTP/1.0 200 OK\r\ncontent-length: ${document.length}` },
    { how: 'no length', head: 'HTTP/1.1 200 OK\r\nconnection: close' },
    { how: 'a length', head: `HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: ${document.length}` },
  ])('over $how is heard to its end, however slowly its document is stored', async ({ head }) => {
    const server = await bytes([`${head}\r\n\r\n${document}`]);
    const outbound = createOutbound({ allow: endpoints() });
    const fetched = Array.from({ length: 8 }, () =>
      outbound.fetchDocument({ url: server.url, maxBytes: 2_000_000, keep: sizeTakenSlowly }),
    );
    expect(new Set(await Promise.all(fetched))).toEqual(new Set([document.length]));
  });
});

describe('a server that breaks its answer off', () => {
  it('is not believed to be at its end, although it announced no length', async () => {
    const server = await bytes(['HTTP/1.1 200 OK\r\n\r\n', '%PDF-1.7 and a half'], { pauseMs: 20, reset: true });
    const outbound = createOutbound({ allow: endpoints() });
    const fetched = outbound.fetchDocument({ url: server.url, maxBytes: 1_000, keep: sizeTakenSlowly });
    await expect(fetched).rejects.toMatchObject({ code: 'document_fetch_failed' });
    expect(server.connections()).toBe(2);
  });

  it('is heard no further when it changes to another protocol', async () => {
    const switched = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: chat\r\n\r\nhello';
    const server = await bytes([switched], { end: false });
    const outbound = createOutbound({ allow: endpoints() });
    expect(await outbound.post({ url: server.url, headers: {}, body: '{}', timeoutMs: 60_000 })).toEqual({
      error: 'connect',
    });
  });
});
