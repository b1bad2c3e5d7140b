import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createModel, type Model, type ModelProvider } from '../../adapters/model/index.ts';
import type { ModelLimits } from '../../domain/model/model.ts';
import { type FakeAnswer, type FakeRequest, type WireFormat, wireFormats } from './model-wire.ts';

export interface FakeModel {
  provider: ModelProvider;
  baseUrl: string;
  requests: FakeRequest[];
  /** Adds answers, given in this order; a function makes its answer from the call. */
  answer: (...answers: readonly (FakeAnswer | ((request: FakeRequest) => FakeAnswer))[]) => void;
  /** Default answer to calls when the queue of answers is empty. */
  answerAll: (answer: (request: FakeRequest) => FakeAnswer) => void;
  /** How many calls are neither answered nor given up by the caller. */
  openCalls: () => number;
  /** A client of this server. */
  model: (settings?: { timeoutMs?: number; limits?: ModelLimits }) => Model;
  /** Rejects if there were calls without an answer, or if answers are left over. */
  close: () => Promise<void>;
}

export const fakeKey = 'sk-fake-0123456789';
const name = 'fake-1';

/** A fake model provider on a free local port, with the wire format of the real one. */
export async function startFakeModel(provider: ModelProvider = 'openai-compatible'): Promise<FakeModel> {
  const format = wireFormats[provider];
  const waiting: (FakeAnswer | ((request: FakeRequest) => FakeAnswer))[] = [];
  const requests: FakeRequest[] = [];
  let standing: ((request: FakeRequest) => FakeAnswer) | undefined;
  let unanswered = 0;
  let open = 0;
  const server = createServer((incoming, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    void readBody(incoming).then((body) => {
      const request = format.read(body, incoming.headers);
      requests.push(request);
      const next = waiting.shift() ?? standing;
      if (next === undefined) unanswered += 1;
      // not retryable: a retry would hide an unexpected call
      const answer = next ?? { status: 400, body: { error: { message: 'no answer is left' } } };
      send({ response, format, answer: typeof answer === 'function' ? answer(request) : answer });
    });
  });
  // no idle connection is closed by the server while a slow client is about to use it again
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    provider,
    baseUrl,
    requests,
    answer: (...answers) => waiting.push(...answers),
    openCalls: () => open,
    answerAll: (answer) => {
      standing = answer;
    },
    model: ({ timeoutMs = 10_000, limits = { contextTokens: 100_000, outputTokens: 8_000 } } = {}) =>
      createModel({ provider, baseUrl, name, apiKey: fakeKey, timeoutMs, limits }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (unanswered > 0) throw new Error(`${unanswered} call(s) of the model that no answer was left for`);
      if (waiting.length > 0) throw new Error(`${waiting.length} answer(s) of the model that no call came for`);
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as Record<string, unknown>;
}

function send({
  response,
  format,
  answer,
}: {
  response: ServerResponse;
  format: WireFormat;
  answer: FakeAnswer;
}): void {
  if (answer === 'hang') return;
  if (answer === 'garbage') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>upstream</html>');
    return;
  }
  if (answer === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"id":"');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if ('slowly' in answer) {
    sendSlowly(response, JSON.stringify(answer.slowly));
    return;
  }
  const [status, headers, body] =
    'status' in answer
      ? [answer.status, answer.headers ?? {}, answer.body ?? { error: { message: 'as told' } }]
      : [200, {}, format.write(answer)];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

function sendSlowly(response: ServerResponse, text: string): void {
  const middle = Math.floor(text.length / 2);
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(text.slice(0, middle));
    setTimeout(() => response.end(text.slice(middle)), 40);
  }, 40);
}
