import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
let key: string;
beforeAll(async () => {
  gateway = await startGateway();
  ({ key } = await gateway.makeKey('requests'));
});
afterAll(() => gateway.stop());

/** Sends the bytes of a body as they are. */
async function post(path: string, body: string | Uint8Array, headers: Record<string, string> = {}) {
  const answer = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Sends a path that fetch would normalize. */
function get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    httpRequest({ hostname, port, path, headers: { authorization: `Bearer ${key}` } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
    })
      .once('error', reject)
      .end();
  });
}

describe('the request id', () => {
  it('is that of the client, in the header and in the error body', async () => {
    const { headers, body } = await send(gateway.url, requestOf('ping'), { headers: { 'x-request-id': 'mine-1' } });

    expect(headers.get('x-request-id')).toBe('mine-1');
    expect(body.requestId).toBe('mine-1');
  });

  it.each(['', 'a b', 'a'.repeat(65), 'a/b', 'ä'])('is generated instead of %j', async (given) => {
    const { headers } = await send(gateway.url, requestOf('getHealth'), { headers: { 'x-request-id': given } });

    expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{24}$/);
  });
});

describe('a path', () => {
  it.each(['/', '/v1', '/v1/nothing', '/V1/ping', '/v1/jobs/a/b'])(
    '%s that does not exist is 404 in JSON',
    async (path) => {
      const { status, body } = await send(gateway.url, { method: 'GET', path }, { key });

      expect(status).toBe(404);
      expect(body).toMatchObject({ error: 'not_found', docs: '/docs/errors#not_found' });
    },
  );

  it.each([
    ['DELETE', '/v1/jobs', 'GET, HEAD, POST, OPTIONS'],
    ['PUT', '/v1/policies', 'GET, HEAD, OPTIONS'],
    ['GET', '/v1/extract/auto', 'POST, OPTIONS'],
    ['HEAD', '/v1/extract/auto', 'POST, OPTIONS'],
    ['GET', '/v1/documents/uploads', 'POST, OPTIONS'],
    ['DELETE', '/v1/documents/from-url', 'POST, OPTIONS'],
    ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/v1/agent/sessions/x/messages', 'POST, GET, HEAD, OPTIONS'],
  ])('answers %s %s with 405 and what it allows', async (method, path, allowed) => {
    const answer = await fetch(`${gateway.url}${path}`, { method });

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(method === 'HEAD' ? '' : await answer.text()).toContain(method === 'HEAD' ? '' : 'method_not_allowed');
  });

  it('lists its methods for OPTIONS', async () => {
    const answer = await fetch(`${gateway.url}/v1/policies`, { method: 'OPTIONS' });

    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('answers HEAD as GET, without the body', async () => {
    const answer = await fetch(`${gateway.url}/v1/policies`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${key}` },
    });

    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await answer.text()).toBe('');
  });

  it.each(['/v1/jobs/%zz', '/v1/policies/%E0%A4%A/schema', '/v1/policies/%00/schema', '/v1/jobs/%00'])(
    '%s names nothing',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: { error: 'not_found' } });
    },
  );
});

describe('every answer', () => {
  it.each(['/health', '/v1/nothing', '/docs', '/openapi.json'])(
    'of %s says that it is data and not to be kept',
    async (path) => {
      const { headers } = await fetch(`${gateway.url}${path}`);

      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});

describe('a body', () => {
  it.each(['{', '{"a":1}}', "{'a':1}", 'undefined', '\u0000'])('%j is not JSON', async (text) => {
    expect(await post('/v1/jobs', text)).toMatchObject({ status: 400, body: { error: 'invalid_json' } });
  });

  it.each([
    ['bytes of no encoding', [0xff, 0xfe, 0xc3, 0x28]],
    ['half a character', [0xe2, 0x82]],
    ['half a pair of UTF-16', [0xed, 0xa0, 0x80]],
  ])('with %s is not JSON, since it is not UTF-8', async (_, bytes) => {
    const [before = '', after = ''] = JSON.stringify({ ...requestOf('createJob').body, metadata: { a: '%' } }).split(
      '%',
    );
    const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);

    expect(await post('/v1/jobs', body)).toMatchObject({ status: 400, body: { error: 'invalid_json' } });
  });

  it('may have any character of Unicode, and a mark of its encoding', async () => {
    const body = JSON.stringify({ ...requestOf('createJob').body, metadata: { a: 'é€😀\u{fffd}' } });

    expect((await post('/v1/jobs', `\u{feff}${body}`)).status).toBe(202);
  });

  it.each(['null', '1', '"text"', '[]', ''])('%j is not an object', async (text) => {
    const { status, body } = await post('/v1/jobs', text);

    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect(body.issues).not.toHaveLength(0);
  });

  it('must have a JSON media type', async () => {
    expect(await post('/v1/jobs', '{}', { 'content-type': 'text/plain' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', issues: [{ location: 'header', path: '/content-type' }] },
    });
  });

  it('may be compressed, but not with an unknown encoding', async () => {
    const body = JSON.stringify(requestOf('createJob').body);

    expect((await post('/v1/jobs', gzipSync(body), { 'content-encoding': 'gzip' })).status).toBe(202);
    expect(await post('/v1/jobs', body, { 'content-encoding': 'rot13' })).toMatchObject({
      status: 400,
      body: { issues: [{ location: 'header', path: '/content-encoding' }] },
    });
    expect(await post('/v1/jobs', body, { 'content-encoding': 'gzip' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  it('is refused with every problem at once, and without its values', async () => {
    const { body } = await post(
      '/v1/jobs',
      JSON.stringify({
        policyType: 4711,
        document: { type: 'paper', content: '' },
        documentUrl: 'secret-word',
        priority: 101,
        webhook: { secret: 'secret-word' },
        idempotencyKey: 'secret-word\n',
        metadata: 'secret-word',
        options: { citationLevel: 'secret-word' },
      }),
    );

    expect((body.issues as { path: string }[]).map(({ path }) => path).sort()).toEqual([
      '/document',
      '/document/content',
      '/document/type',
      '/documentUrl',
      '/idempotencyKey',
      '/metadata',
      '/options/citationLevel',
      '/policyType',
      '/priority',
      '/webhook/url',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/secret-word|4711|paper/);
  });

  it('is refused with at most 50 problems', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`k${index}`, '\u0000']));
    const { status, body } = await post('/v1/jobs', JSON.stringify({ ...requestOf('createJob').body, metadata }));

    expect(status).toBe(400);
    expect(body.issues).toHaveLength(50);
  });

  it('must not contain characters that the database cannot store', async () => {
    const broken = '{"policyType":"auto","document":{"type":"base64","content":"JVBERi0="},"metadata":%}';

    for (const metadata of ['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":"\\ud800"}', '{"\\udc00":{}}']) {
      expect(await post('/v1/jobs', broken.replace('%', metadata))).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', issues: [{ location: 'body', code: 'invalid_characters' }] },
      });
    }
    const deep = `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    expect(await post('/v1/jobs', broken.replace('%', deep))).toMatchObject({
      status: 400,
      body: { issues: [{ code: 'too_deep' }] },
    });
  });

  it('may contain unknown properties', async () => {
    const body = { ...requestOf('createJob').body, unknown: true };

    expect((await post('/v1/jobs', JSON.stringify(body))).status).toBe(202);
  });

  it('may contain a document of at most 25 MB', async () => {
    const bodyWith = (megabytes: number): string => {
      const bytes = Buffer.alloc(megabytes * 1024 * 1024, '%PDF-1.7\n');
      return JSON.stringify({ policyType: 'auto', document: { type: 'base64', content: bytes.toString('base64') } });
    };

    expect((await post('/v1/jobs', bodyWith(25))).status).toBe(202);
    for (const megabytes of [26, 30]) {
      expect(await post('/v1/jobs', bodyWith(megabytes))).toMatchObject({
        status: 400,
        body: { error: 'document_too_large' },
      });
    }
  });

  it('with millions of values is refused before it is parsed', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const isParsed = (request: string) => parse.mock.calls.some(([text]) => text === request);
    const [few, many] = ['[]', `${'['.repeat(17_000_000)}${']'.repeat(17_000_000)}`];
    expect([(await post('/v1/jobs', few)).status, isParsed(few)]).toEqual([400, true]);

    const { status, body } = await post('/v1/jobs', many);

    expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ code: 'too_big' }] } });
    expect(isParsed(many)).toBe(false);
    parse.mockRestore();
  });
});

describe('the log', () => {
  it('has one line for a request, with ids and without client content', async () => {
    gateway.logged.length = 0;
    const { headers } = await send(
      gateway.url,
      { method: 'POST', path: '/v1/jobs?secret-word=1', body: { policyType: 'secret-word' } },
      { key },
    );

    const lines = gateway.logged.filter(({ requestId }) => requestId === headers.get('x-request-id'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ operationId: 'createJob', status: 400, ms: expect.any(Number) });
    expect(Object.keys(lines[0] ?? {})).toEqual(expect.arrayContaining(['accountId', 'keyId']));
    expect(JSON.stringify(gateway.logged)).not.toMatch(new RegExp(`secret-word|${key}`));
  });
});
