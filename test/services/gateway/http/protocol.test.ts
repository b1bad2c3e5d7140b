import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** Writes to a connection until the gateway hangs up. */
async function write(text: string): Promise<{ head: string; body: Record<string, unknown> }> {
  const { hostname, port } = new URL(gateway.url);
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.once('close', () => resolve(heard)).once('error', reject);
  });
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body) as Record<string, unknown> };
}

describe('input that is not HTTP', () => {
  it.each(['nonsense\r\n\r\n', `GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`])(
    'is answered with 400 in JSON and hung up on',
    async (text) => {
      const { head, body } = await write(text);

      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      expect(body).toMatchObject({ error: 'invalid_request', requestId: expect.stringMatching(/^req_[0-9a-f]{24}$/) });
      expect(head).toContain(`X-Request-Id: ${String(body.requestId)}`);
    },
  );

  it.each([
    ['without Host', '400', 'GET /health HTTP/1.1\r\nX-Request-Id: mine-1\r\n\r\n', '/host'],
    [
      'with another expectation',
      '417',
      'GET /health HTTP/1.1\r\nHost: a\r\nExpect: foo\r\nX-Request-Id: mine-1\r\n\r\n',
      '/expect',
    ],
  ])('%s is answered with %s and the error body', async (_, status, text, path) => {
    const { head, body } = await write(text);

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(body).toMatchObject({
      error: 'invalid_request',
      requestId: 'mine-1',
      issues: [{ location: 'header', path }],
    });
  });

  it('needs no Host in HTTP/1.0, where Expect means nothing', async () => {
    const { head, body } = await write('GET /health HTTP/1.0\r\nExpect: foo\r\n\r\n');

    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(body).toMatchObject({ service: expect.any(String) });
  });
});
