import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BuiltFile } from '../../../../services/gateway/http/built-files.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

const file = (text: string, hash: string): BuiltFile => {
  const bytes = Buffer.from(text);
  return { bytes, gzipped: gzipSync(bytes), hash };
};
const files = new Map([
  ['index.html', file('<!doctype html><title>console</title>', 'a1')],
  ['assets/index-b2.js', file('export {};', 'b2')],
]);

let gateway: TestGateway;
let without: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ console: { files, uploadOrigins: ['https://storage.example'] } });
  without = await startGateway();
});
afterAll(async () => {
  await gateway.stop();
  await without.stop();
});

const get = async (path: string, headers: Record<string, string> = {}, { url } = gateway): Promise<Response> =>
  await fetch(`${url}${path}`, { headers: { 'Accept-Encoding': 'identity', ...headers } });

describe('the console in the gateway', () => {
  it('is a page that needs no key and is checked for changes at every visit', async () => {
    const answer = await get('/console');

    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>console</title>');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/console', { 'If-None-Match': answer.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('may load scripts and styles of the gateway only, and send files to the storage', async () => {
    const policy = (await get('/console')).headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:;");
    expect(policy).toContain("connect-src 'self' https://storage.example;");
    expect(policy).not.toContain('unsafe');
  });

  it('has assets that browsers keep, since their names change with their content', async () => {
    const answer = await get('/console/assets/index-b2.js');

    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('is compressed for browsers that take that, under an entity tag of its own', async () => {
    const plain = await get('/console');
    const gzipped = await get('/console', { 'Accept-Encoding': 'gzip' });

    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    expect(gzipped.headers.get('vary')).toBe('Accept-Encoding');
    expect(gzipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    // fetch has decompressed it
    expect(await gzipped.text()).toBe(gunzipSync(gzipSync(await plain.text())).toString());
  });

  it('has no other files', async () => {
    const paths = ['/console/assets/none.js', '/console/..%2fpackage.json', '/console/assets/', '/console/sources'];

    expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([404, 404, 404, 404]);
  });

  it('is not there when it is left out', async () => {
    expect((await get('/console', {}, without)).status).toBe(404);
  });
});
