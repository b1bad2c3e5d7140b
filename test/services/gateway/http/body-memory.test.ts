import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../helpers/test-database.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

const MB = 1024 * 1024;
/** Enough for one body of 4 MB per account and three per process: each counts three times its size. */
const limits = { accountBodyMemory: 20 * MB, bodyMemory: 40 * MB };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let gateway: TestGateway;
let impatient: TestGateway;
const agent = new Agent({ keepAlive: true });
const open: ClientRequest[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGateway({ databaseUrl: database.url, limits, syncTimeoutSeconds: 2 });
  impatient = await startGateway({ databaseUrl: database.url, limits, requestTimeoutMs: 3_000 });
});
afterEach(() => {
  for (const request of open.splice(0)) request.destroy();
});
afterAll(async () => {
  agent.destroy();
  await gateway.stop();
  await impatient.stop();
  await database.drop();
});

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: Record<string, unknown>;
}

interface Sending {
  request: ClientRequest;
  answer: Promise<Answer>;
}

const newKey = async (): Promise<string> => (await gateway.makeKey(randomUUID())).key;

/** Sends the headers of a request, and none of its body. */
function begin(
  { key, path = '/v1/jobs', headers = {} }: { key: string; path?: string; headers?: Record<string, string | number> },
  { url } = gateway,
): Sending {
  const request = httpRequest(`${url}${path}`, {
    method: 'POST',
    agent,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
  });
  open.push(request);
  const answer = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject).once('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.once('error', reject).once('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          body: JSON.parse(text) as Record<string, unknown>,
        });
      });
    });
  });
  // requests left over are ended with their test
  answer.catch(() => undefined);
  request.flushHeaders();
  return { request, answer };
}

const job = (megabytes: number): string =>
  JSON.stringify({
    policyType: 'auto',
    document: { type: 'base64', content: Buffer.alloc((megabytes * MB * 3) / 4, '%PDF-1.7\n').toString('base64') },
  });
const text = job(4);
const noJson = `${text}}`;
const lengthOf = (body: string | Buffer) => ({ 'content-length': Buffer.byteLength(body) });

const tooMuchOfAccount = { status: 429, retryAfter: '2', body: { error: 'concurrency_limited', retryAfter: 2 } };
const tooMuchOfProcess = { status: 503, retryAfter: '2', body: { error: 'service_unavailable', retryAfter: 2 } };

/** Sends the beginning of a body; resolves when the gateway has reserved memory for it. */
async function hold(key: string, of = gateway): Promise<Sending> {
  return await untilHeld({ key, of }, () => {
    const held = begin({ key, headers: lengthOf(text) }, of);
    held.request.write(text.slice(0, 1_000));
    return held;
  });
}

/** Repeats a request until the gateway has reserved memory for it: a probe under way can make it fail. */
async function untilHeld({ key, of = gateway }: { key: string; of?: TestGateway }, send: () => Sending) {
  for (;;) {
    const held = send();
    const answered = held.answer.then(
      () => true,
      () => true,
    );
    const isAnswered = (): Promise<boolean> => Promise.race([answered, Promise.resolve(false)]);
    while (!(await isAnswered())) if ((await probe(key, of)) === 429 && !(await isAnswered())) return held;
  }
}

/** Sends a body that is refused in any case: 429 when there is no memory for it, else 400. */
async function probe(key: string, of = gateway): Promise<number> {
  const { request, answer } = begin({ key, headers: lengthOf(noJson) }, of);
  request.end(noJson);
  const { status } = await answer;
  expect([400, 429]).toContain(status);
  return status;
}

async function untilFree(key: string, of = gateway): Promise<void> {
  while ((await probe(key, of)) !== 400);
}

describe('the memory for bodies', () => {
  it('is limited for each account, before the body is read', async () => {
    const [key, other] = [await newKey(), await newKey()];
    const { request, answer } = await hold(key);

    expect(await begin({ key, headers: lengthOf(text) }).answer).toMatchObject(tooMuchOfAccount);
    const small = begin({ key });
    small.request.end(job(0.1));
    expect(await small.answer).toMatchObject({ status: 202 });
    const others = begin({ key: other, headers: lengthOf(text) });
    others.request.end(text);
    expect(await others.answer).toMatchObject({ status: 202 });

    request.end(text.slice(1_000));
    expect(await answer).toMatchObject({ status: 202 });
    await untilFree(key);
  });

  it('is limited for all accounts together', async () => {
    const keys = [await newKey(), await newKey(), await newKey()] as const;
    const first = await hold(keys[0]);
    await hold(keys[1]);
    expect(await begin({ key: keys[2], headers: lengthOf(job(6)) }).answer).toMatchObject(tooMuchOfProcess);

    first.request.end(text.slice(1_000));
    expect(await first.answer).toMatchObject({ status: 202 });
    const third = begin({ key: keys[2], headers: lengthOf(job(6)) });
    third.request.end(job(6));
    expect((await third.answer).status).toBe(202);
  });

  it('is counted by chunk without Content-Length: a body beyond the limit is refused', async () => {
    const key = await newKey();
    const { request, answer } = begin({ key });
    request.on('drain', () => request.write(' '.repeat(64 * 1024))).write(' '.repeat(64 * 1024));
    expect(await answer).toMatchObject(tooMuchOfAccount);
    await untilFree(key);
  });

  it('is refused with a response that also reaches clients which read only after sending everything', async () => {
    const key = await newKey();
    for (const headers of [{}, lengthOf(job(12))]) {
      const { request, answer } = begin({ key, headers: { connection: 'close', ...headers } });
      request.end(job(12));
      expect(await answer).toMatchObject(tooMuchOfAccount);
    }
  });

  it('counts decompressed bytes', async () => {
    const key = await newKey();
    const large = gzipSync(job(8));
    const refused = begin({ key, headers: { ...lengthOf(large), 'content-encoding': 'gzip' } });
    refused.request.end(large);
    expect(await refused.answer).toMatchObject(tooMuchOfAccount);

    const fitting = gzipSync(text);
    const accepted = begin({ key, headers: { ...lengthOf(fitting), 'content-encoding': 'gzip' } });
    accepted.request.end(fitting);
    expect((await accepted.answer).status).toBe(202);
  });

  it('is released when the client disconnects in the middle of its body', async () => {
    const key = await newKey();
    const announced = await hold(key);
    announced.request.destroy();
    await expect(announced.answer).rejects.toThrow('socket hang up');
    await untilFree(key);

    const compressed = begin({ key, headers: { 'content-encoding': 'gzip' } });
    compressed.request.write(gzipSync(text).subarray(0, 1_000));
    compressed.request.destroy();
    await untilFree(key);
  });

  it.each([
    { what: 'is no JSON', body: `${text}}`, headers: {}, status: 400 },
    { what: 'is of no known compression', body: text, headers: { 'content-encoding': 'rot13' }, status: 400 },
    { what: 'is not what its compression says', body: text, headers: { 'content-encoding': 'gzip' }, status: 400 },
    { what: 'is of no known type', body: text, headers: { 'content-type': 'text/plain' }, status: 400 },
    { what: 'lacks a field', body: text.replace('policyType', 'policytype'), headers: {}, status: 400 },
  ])('is released after a body that $what', async ({ body, headers, status }) => {
    const key = await newKey();
    for (let time = 0; time < 6; time++) {
      const { request, answer } = begin({ key, headers: { ...lengthOf(body), ...headers } });
      request.end(body);
      expect((await answer).status).toBe(status);
    }
    await untilFree(key);
  });

  it('stays reserved while a call waits with its document', async () => {
    const key = await newKey();
    const document = JSON.stringify({ document: (JSON.parse(text) as { document: object }).document });
    const waiting = await untilHeld({ key }, () => {
      const call = begin({ key, path: '/v1/extract/auto', headers: lengthOf(document) });
      call.request.end(document);
      return call;
    });

    expect((await waiting.answer).status).toBe(408);
    await untilFree(key);
  });

  it('is released when a slow body exceeds the request timeout', async () => {
    const key = await newKey();
    const { request, answer } = await hold(key, impatient);
    const dripping = setInterval(() => request.write(' '), 50);
    try {
      expect(await answer).toMatchObject({ status: 408, body: { error: 'invalid_request' } });
      // it keeps sending slowly, whatever the response
      await untilFree(key, impatient);
    } finally {
      clearInterval(dripping);
    }
  });
});
