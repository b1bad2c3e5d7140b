import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound, UrlNotAllowed } from '../../../adapters/outbound/index.ts';
import { connectGuarded } from '../../../adapters/outbound/guarded-connection.ts';
import { collect, type LoopbackServer, serveHttp } from './loopback-server.ts';

// global unicast space that nobody announces: public, and yet the tests reach nobody
const publicAddress = '2000::1';

let secret: LoopbackServer;

beforeEach(async () => {
  secret = await serveHttp((_, response) => response.end('%PDF-1.7'));
});

afterEach(async () => {
  await secret.close();
});

function fetchName(...answers: string[][]) {
  const asked: string[] = [];
  const outbound = createOutbound({
    allow: [secret.endpoint],
    limits: { connectMs: 200 },
    resolve: async (hostname) => {
      asked.push(hostname);
      return (answers[asked.length - 1] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
  });
  return {
    asked,
    document: outbound.fetchDocument({ url: 'http://files.example.org/a.pdf', maxBytes: 1_000, keep: collect }),
  };
}

describe('a host name', () => {
  it.each([
    { what: 'a private address beside a public one', answer: [publicAddress, '10.0.0.1'] },
    { what: 'this machine', answer: ['127.0.0.1'] },
    { what: 'this machine over IPv6', answer: ['::1'] },
    { what: 'this machine as mapped IPv6', answer: ['::ffff:127.0.0.1'] },
    { what: 'this machine behind NAT64', answer: ['64:ff9b::7f00:1'] },
    { what: 'carrier-grade NAT', answer: ['100.64.0.1'] },
    { what: 'cloud metadata', answer: ['169.254.169.254'] },
    { what: 'the unspecified address', answer: ['0.0.0.0'] },
    { what: 'an address with a zone', answer: ['2000::1%lo'] },
    { what: 'no address at all but text', answer: ['localhost'] },
  ])('of $what is refused for good', async ({ answer }) => {
    const { document } = fetchName(answer);
    await expect(document).rejects.toMatchObject({
      message: 'The document could not be fetched: url_not_allowed. Its address is not a public one.',
      retryable: false,
    });
  });

  it('is looked up once: an answer that changes is not seen', async () => {
    const { asked, document } = fetchName([publicAddress], ['127.0.0.1']);
    await expect(document).rejects.toMatchObject({
      message: expect.stringMatching(/: (connect|timeout)\. /),
      retryable: true,
    });
    expect(asked).toEqual(['files.example.org']);
  });

  it.each([
    { what: 'without addresses', resolve: async () => [] },
    { what: 'that does not resolve', resolve: () => Promise.reject(new Error('getaddrinfo ENOTFOUND 10.1.2.3')) },
  ])('$what may be tried again', async ({ resolve }) => {
    const outbound = createOutbound({ allow: [], resolve });
    await expect(
      outbound.fetchDocument({ url: 'http://files.example.org/', maxBytes: 1_000, keep: collect }),
    ).rejects.toMatchObject({
      message: 'The document could not be fetched: dns. The name of its server is not known.',
      retryable: true,
    });
  });

  it('whose lookup hangs is given up', async () => {
    const outbound = createOutbound({ allow: [], limits: { connectMs: 100 }, resolve: () => new Promise(() => {}) });
    await expect(
      outbound.fetchDocument({ url: 'http://files.example.org/', maxBytes: 1_000, keep: collect }),
    ).rejects.toMatchObject({
      message: 'The document could not be fetched: timeout. Its server took too long.',
      retryable: true,
    });
  });
});

describe('a socket', () => {
  it('that is connected to a private address is closed before a byte is written', async () => {
    const connected = connectGuarded(new URL(secret.url), {
      resolve: async () => [],
      connectMs: 60_000,
      isAllowedEndpoint: false,
      aborted: new AbortController().signal,
    });
    await expect(connected).rejects.toBeInstanceOf(UrlNotAllowed);
    expect(secret.connections()).toBe(1);
  });
});
