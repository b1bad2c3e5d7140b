import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Agent, type Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createModel } from '../../../adapters/model/index.ts';
import { nodeFetch } from '../../../adapters/model/node-fetch.ts';

// what `fetch` does on Node 24, which this test also sees on older ones
let ofThisNode: Dispatcher;
beforeAll(async () => {
  // makes Node set its own
  await fetch('data:,');
  ofThisNode = getGlobalDispatcher();
  setGlobalDispatcher(new Agent());
});
afterAll(() => setGlobalDispatcher(ofThisNode));

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serve = (listener: RequestListener): Promise<string> => listen(createServer(listener));

const modelAt = (baseUrl: string) =>
  createModel({
    provider: 'openai-compatible',
    baseUrl,
    name: 'm',
    apiKey: 'sk-1',
    limits: { contextTokens: 100_000, outputTokens: 8_000 },
  });
const question = { system: 'Be brief.', messages: [{ role: 'user' as const, content: 'Hello' }], maxOutputTokens: 50 };
const completion = (content: string) =>
  JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }] });
const json = { 'content-type': 'application/json' };

/** A server that sends all of its answer at once and closes the connection right behind it. */
async function closingBehind(bytes: Buffer, headers = ''): Promise<string> {
  return await listen(
    createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n${headers}\r\n`);
        socket.end(bytes);
      });
    }),
  );
}

it.each([
  ['as it is', (text: string) => Buffer.from(text), ''],
  ['compressed', (text: string) => gzipSync(text), 'content-encoding: gzip\r\n'],
] as const)(
  'an answer that comes %s from servers that close their connections behind it is whole',
  async (...given) => {
    const [, encode, headers] = given;
    const text = randomBytes(200_000).toString('hex');
    const model = modelAt(await closingBehind(encode(completion(text)), headers));

    const replies = await Promise.all(Array.from({ length: 12 }, () => model.complete(question)));
    expect(replies.filter((reply) => reply.text !== text)).toEqual([]);
  },
);

it('an answer of which nobody reads a word ends nothing', async () => {
  const url = await closingBehind(Buffer.alloc(256 * 1024, 'a'));
  const { status, body } = await nodeFetch(url);

  expect(status).toBe(200);
  await body?.cancel();
});

it('an answer can be aborted while it comes, and its server hears of it', async () => {
  let left: Promise<unknown> = Promise.resolve();
  const url = await serve((_request, response) => {
    left = once(response, 'close');
    response.writeHead(200, json).write('{"choices": [');
  });
  const stop = new AbortController();
  const answer = await nodeFetch(url, { signal: stop.signal });
  const reason = new Error('the turn is over');
  const read = answer.text();
  stop.abort(reason);

  await expect(read).rejects.toBe(reason);
  await left;
  await expect(nodeFetch(url, { signal: stop.signal })).rejects.toBe(reason);
});

it('a server that has moved is asked at its new place, and only the same server gets the key', async () => {
  const asked: IncomingMessage['headers'][] = [];
  const answering: RequestListener = ({ headers }, response) => {
    asked.push(headers);
    response.writeHead(200, json).end(completion('Yes.'));
  };
  const other = await serve(answering);
  const moved = await serve((request, response) => {
    if (request.url?.startsWith('/new')) return answering(request, response);
    const location = request.url?.startsWith('/here') ? '/new' : other;
    return response.writeHead(308, { location }).end();
  });

  for (const place of ['here', 'elsewhere']) {
    expect(await modelAt(`${moved}/${place}`).complete(question)).toMatchObject({ text: 'Yes.' });
  }
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer sk-1', undefined]);
});

it('a server that redirects without end is not followed for ever', async () => {
  let redirects = 0;
  const url = await serve((_request, response) => {
    redirects += 1;
    response.writeHead(307, { location: '/again' }).end();
  });

  expect((await nodeFetch(url, { method: 'POST', body: '{}' })).status).toBe(307);
  expect(redirects).toBe(4);
});
