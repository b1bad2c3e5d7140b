import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../../../../services/gateway/openapi/site-files.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

const script = 'document.title = "x"';
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
const page = (words: string): string => `<!doctype html><script>${script}</script><p>${words}</p>`;

let folder: string;
let gateway: TestGateway;
beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'decpage-site-')), 'site');
  gateway = await startGateway({ site: createSite([folder]) });
});
afterAll(async () => {
  await gateway.stop();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** As the build leaves it: the list of scripts comes last. */
function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries({ ...files, 'scripts.json': JSON.stringify([hash]) })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

const get = async (place: string, headers: Record<string, string> = {}) =>
  await fetch(`${gateway.url}${place}`, { headers, redirect: 'manual' });

describe('the documentation before it is built', () => {
  it('is the description of the API and a plain page of errors', async () => {
    expect(await (await get('/docs')).text()).toContain('swagger-ui-bundle.js');
    expect(await (await get('/docs/errors')).text()).toContain('id="not_found"');
    expect((await get('/docs/quick-start')).status).toBe(404);
  });
});

describe('the documentation once it is built', () => {
  beforeAll(() => {
    write({
      'index.html': page('home'),
      'errors.html': page('errors'),
      'policy-types/index.html': page('types'),
      '404.html': page('missing'),
      'assets/app.js': 'export {};',
    });
  });

  it('is served without a restart, at addresses without endings', async () => {
    const front = await get('/docs');
    expect([front.status, front.headers.get('location')]).toEqual([308, '/docs/']);
    expect(await (await get('/docs/')).text()).toContain('home');
    expect(await (await get('/docs/errors')).text()).toContain('<p>errors</p>');
    expect(await (await get('/docs/policy-types/')).text()).toContain('types');
  });

  it('keeps the description of the API beside it', async () => {
    expect(await (await get('/docs/api')).text()).toContain('swagger-ui-bundle.js');
    expect((await get('/docs/swagger-ui.css')).status).toBe(200);
  });

  it('allows its own files and the listed inline scripts only', async () => {
    const policy = (await get('/docs/')).headers.get('content-security-policy') ?? '';

    expect(policy).toContain(`script-src 'self' '${hash}'`);
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('is compressed and validated: pages always, files that are named by their content never again', async () => {
    const first = await get('/docs/errors');
    const etag = first.headers.get('etag') ?? '';

    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    // as a browser asks; without it `fetch` of Node asks for no answer from a cache
    const again = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await get('/docs/errors', again)).status).toBe(304);
    expect((await get('/docs/assets/app.js')).headers.get('cache-control')).toContain('immutable');
  });

  it('answers unknown pages with 404, as a page to browsers and as JSON to others', async () => {
    const browser = await get('/docs/nothing', { Accept: 'text/html' });
    expect([browser.status, await browser.text()]).toEqual([404, page('missing')]);

    const program = await get('/docs/nothing');
    expect([program.status, program.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it('serves nothing beside the site', async () => {
    for (const place of [
      '/docs/scripts.json',
      '/docs/..%2fsite/index.html',
      '/docs/%2e%2e/package.json',
      '/docs/assets',
    ]) {
      expect((await get(place)).status).toBe(404);
    }
  });

  it('takes other methods for none of its pages', async () => {
    const answer = await fetch(`${gateway.url}/docs/errors`, { method: 'POST' });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('shows a newer build', async () => {
    rmSync(folder, { recursive: true });
    write({ 'index.html': page('newer'), '404.html': page('missing') });

    expect(await (await get('/docs/')).text()).toContain('newer');
  });
});
