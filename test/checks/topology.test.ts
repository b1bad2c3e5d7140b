import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { interpolate } from '../topology/interpolate.ts';
import { startProxy } from '../topology/proxy.ts';
import { skippedFiles, skippedTests } from '../topology/skipped.ts';
import { until } from '../helpers/until.ts';

describe('a variable of docker-compose.yml', () => {
  const environment = { SET: 'value', EMPTY: '' };

  it.each([
    ['${SET}', 'value'],
    ['a ${SET} b', 'a value b'],
    ['${MISSING}', ''],
    ['${MISSING:-other}', 'other'],
    ['${EMPTY:-other}', 'other'],
    ['${SET:-other}', 'value'],
    ['${MISSING:-http://host:${PORT:-3000}}/x', 'http://host:3000/x'],
    ['${SET:+http://host/${SET}}', 'http://host/value'],
    ['${EMPTY:+http://host/${SET}}', ''],
    ['exec "$$@"', 'exec "$@"'],
    ['{}', '{}'],
    ['${toString:-own}', 'own'],
  ])('in %s leads to %s', (text, value) => {
    expect(interpolate(text, environment)).toBe(value);
  });

  it('that has to be set is named with the reason', () => {
    expect(() => interpolate('${PASSWORD:?set it in .env}', environment)).toThrow(
      'PASSWORD is not set: set it in .env',
    );
  });
});

describe('the proxy of the topology', () => {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  async function gateway(answer: RequestListener): Promise<{ url: string; server: Server }> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    undo.push(() => server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
  }
  const named = (name: string) => gateway((request, response) => void request.pipe(response.setHeader('by', name)));
  async function before(...urls: string[]): Promise<string> {
    const proxy = await startProxy({ port: 0, urls });
    undo.push(() => proxy.stop());
    return proxy.url;
  }
  const postTo = async (url: string) => {
    const answer = await fetch(url, { method: 'POST', body: 'hello' });
    return `${answer.status} ${answer.headers.get('by')} ${await answer.text()}`;
  };

  it('has the gateways answer in turn', async () => {
    const url = await before((await named('a')).url, (await named('b')).url);

    expect([await postTo(url), await postTo(url)].sort()).toEqual(['200 a hello', '200 b hello']);
  });

  it('sends the whole request to another gateway when one takes no connection', async () => {
    const gone = await named('gone');
    const url = await before(gone.url, (await named('b')).url);
    await new Promise((resolve) => gone.server.close(resolve));

    expect([await postTo(url), await postTo(url)]).toEqual(['200 b hello', '200 b hello']);
  });

  it('asks no gateway that says it is not ready', async () => {
    let asked = 0;
    const leaving = await gateway((request, response) => {
      if (request.url !== '/health/ready') asked++;
      response.writeHead(503).end();
    });
    const url = await before(leaving.url, (await named('b')).url);
    await until(async () => (await Promise.all([postTo(url), postTo(url)])).every((text) => text.startsWith('200')));
    asked = 0;

    await Promise.all(Array.from({ length: 6 }, () => postTo(url)));
    expect(asked).toBe(0);
  });

  it('passes an answer on while it is being written', async () => {
    let goOn = (): void => undefined;
    const streaming = await gateway((request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('first');
      if (request.url === '/events') goOn = () => void response.end('second');
      else response.end();
    });
    const answer = await fetch(`${await before(streaming.url)}/events`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();

    expect((await reader?.read())?.value).toBe('first');
    goOn();
    expect((await reader?.read())?.value).toBe('second');
  });

  it('answers 502 when there is no gateway', async () => {
    const gone = await named('gone');
    await new Promise((resolve) => gone.server.close(resolve));

    expect(await postTo(await before(gone.url))).toContain('502');
  });
});

describe('the tests that a deployment does not take', () => {
  const textOf = (file: string) => readFileSync(`test/e2e/${file}.test.ts`, 'utf8');

  it('are files of test/e2e', () => {
    expect([...skippedFiles.keys()].filter((file) => !existsSync(`test/e2e/${file}.test.ts`))).toEqual([]);
  });

  it('are tests of files that run otherwise', () => {
    const listed = Object.entries(skippedTests).flatMap(([file, names]) =>
      Object.keys(names).map((name) => ({ file, name })),
    );
    expect(listed.filter(({ file, name }) => skippedFiles.has(file) || !textOf(file).includes(`'${name}'`))).toEqual(
      [],
    );
  });
});
