import { afterEach, describe, expect, it } from 'vitest';
import type { Model, ModelProvider } from '../../../adapters/model/index.ts';
import { ModelError } from '../../../domain/model/model-error.ts';
import { type FakeModel, fakeKey, startFakeModel } from '../../helpers/fake-model.ts';
import type { FakeAnswer } from '../../helpers/model-wire.ts';
import { keepsItsPromises } from './promises.ts';

const secret = 'Policy PA-448 of Dana Whitfield';
const question = { system: 'Be brief.', messages: [{ role: 'user' as const, content: secret }], maxOutputTokens: 500 };

let running: FakeModel[] = [];
afterEach(async () => {
  const ended = running;
  running = [];
  for (const fake of ended) await fake.close();
});

async function fakeOf(provider: ModelProvider, ...answers: FakeAnswer[]): Promise<FakeModel> {
  const fake = await startFakeModel(provider);
  running.push(fake);
  fake.answer(...answers);
  return fake;
}

async function failureOf(model: Model): Promise<ModelError> {
  const error = await model.complete(question).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelError)) throw error;
  return error;
}

describe.each(['openai-compatible', 'anthropic'] as const)('a model of the provider %s', (provider) => {
  keepsItsPromises(async () => {
    const fake = await fakeOf(provider);
    return { model: fake.model(), willAnswer: fake.answer };
  });

  it('is told the question, the key and how much it may say, and its answer comes back whole', async () => {
    const fake = await fakeOf(provider, { text: 'Yes.', usage: { promptTokens: 21, completionTokens: 3 } });

    const reply = await fake.model().complete(question);

    expect(reply).toEqual({
      text: 'Yes.',
      toolCalls: [],
      usage: { promptTokens: 21, completionTokens: 3 },
      finish: 'stop',
    });
    expect(fake.requests).toEqual([
      expect.objectContaining({ system: 'Be brief.', key: fakeKey, model: 'fake-1', maxTokens: 500 }),
    ]);
    expect(fake.requests[0]?.text).toContain(secret);
  });

  it('gets the results of tools with the calls that asked for them', async () => {
    const parameters = { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] };
    const tools = [{ name: 'search_documents', description: 'Searches.', parameters }];
    const fake = await fakeOf(provider, { text: 'It is $500.' });

    await fake.model().complete({
      ...question,
      tools,
      messages: [
        ...question.messages,
        {
          role: 'assistant',
          content: '',
          toolCalls: [{ id: 'c7', name: 'search_documents', arguments: { query: 'x' } }],
        },
        { role: 'tool', results: [{ callId: 'c7', name: 'search_documents', content: 'Collision $500' }] },
      ],
    });

    expect(fake.requests[0]?.text).toContain('Collision $500');
    expect(JSON.stringify(fake.requests[0]?.body).match(/"c7"/g)).toHaveLength(2);
    expect(fake.requests[0]?.toolNames).toEqual(['search_documents']);
  });

  it.each(['delete_everything', 'constructor', 'toString', '__proto__'])(
    'brings back calls of tools that there are not, for others to judge: %s',
    async (name) => {
      const fake = await fakeOf(
        provider,
        { toolCalls: [{ name, arguments: { all: true } }] },
        { toolCalls: [{ name, arguments: { all: true } }] },
      );
      const offered = [{ name: 'get_job', description: 'Gets.', parameters: { type: 'object', properties: {} } }];

      for (const tools of [[], offered]) {
        const { toolCalls } = await fake.model().complete({ ...question, tools });

        expect(toolCalls).toMatchObject([{ name, arguments: { all: true } }]);
      }
    },
  );

  it('is told the form of the answer, and brings back whatever came', async () => {
    const schema = {
      type: 'object',
      properties: { n: { type: 'number' } },
      required: ['n'],
      additionalProperties: false,
    };
    const fake = await fakeOf(provider, { text: '{"n": 1}' }, { text: 'no JSON at all' });

    expect((await fake.model().complete({ ...question, schema })).text).toBe('{"n": 1}');
    expect((await fake.model().complete({ ...question, schema })).text).toBe('no JSON at all');
    expect(fake.requests.every(({ hasSchema }) => hasSchema)).toBe(true);
  });

  it('keeps to itself what it thought before', async () => {
    const fake = await fakeOf(provider, { text: '<think>\nIs it? {"n": 2}\n</think>\n\nYes.' });

    expect((await fake.model().complete(question)).text).toBe('Yes.');
  });

  it('says when the answer was cut off', async () => {
    const fake = await fakeOf(provider, { text: '{"values": [', finish: 'length' });

    expect((await fake.model().complete(question)).finish).toBe('length');
  });

  it.each<[string, FakeAnswer, Partial<ModelError>]>([
    [
      '429',
      { status: 429, headers: { 'retry-after': '7' } },
      { code: 'rate_limited', retryAfterMs: 7_000, spent: undefined },
    ],
    ['429 in milliseconds', { status: 429, headers: { 'retry-after-ms': '250' } }, { retryAfterMs: 250 }],
    ['429 without a wait', { status: 429 }, { code: 'rate_limited', retryAfterMs: undefined }],
    ['500', { status: 500 }, { code: 'unavailable', retryable: true, spent: undefined }],
    ['529', { status: 529, headers: { 'retry-after': 'soon' } }, { code: 'unavailable', retryAfterMs: undefined }],
    ['an answer that is none', 'garbage', { code: 'unusable_answer', retryable: true }],
    ['an answer that breaks off', 'cut', { retryable: true, spent: 'unknown' }],
    ['no credit', { status: 402 }, { code: 'unauthorized', retryable: false }],
    ['401', { status: 401, body: { error: { message: `Incorrect key ${fakeKey}` } } }, { code: 'unauthorized' }],
    ['400', { status: 400, body: { error: { message: `Bad: ${secret}` } } }, { code: 'rejected', retryable: false }],
    ['404', { status: 404 }, { code: 'rejected', retryable: false }],
  ])('calls once, and says what %s means', async (_, answer, expected) => {
    const fake = await fakeOf(provider, answer);

    const error = await failureOf(fake.model());

    expect(error).toMatchObject(expected);
    expect(fake.requests).toHaveLength(1);
    const told = `${error.message} ${JSON.stringify(error)} ${String(error.stack)} ${String(error.cause)}`;
    expect(told).not.toContain(fakeKey);
    expect(told).not.toContain('Whitfield');
  });

  it('waits until the date that the provider names', async () => {
    const date = new Date(Date.now() + 300_000).toUTCString();
    const fake = await fakeOf(provider, { status: 503, headers: { 'retry-after': date } });

    const mostMs = Date.parse(date) - Date.now();
    const { retryAfterMs } = await failureOf(fake.model());

    expect(retryAfterMs).toBeLessThanOrEqual(mostMs);
    expect(retryAfterMs).toBeGreaterThanOrEqual(Date.parse(date) - Date.now());
  });

  it('gives up when the time of a call is over', async () => {
    const fake = await fakeOf(provider, 'hang');

    expect(await failureOf(fake.model({ timeoutMs: 1_500 }))).toMatchObject({
      code: 'timeout',
      retryable: true,
      spent: 'unknown',
    });
  });

  it('stops at once when it is told to', async () => {
    const fake = await fakeOf(provider);
    const stopping = new AbortController();
    fake.answer(() => {
      stopping.abort(new Error('cancelled'));
      return 'hang';
    });

    const answer = fake.model().complete({ ...question, signal: stopping.signal });

    await expect(answer).rejects.toThrow('cancelled');
  });

  it('can be away', async () => {
    const fake = await startFakeModel(provider);
    const model = fake.model();
    await fake.close();

    expect(await failureOf(model)).toMatchObject({ code: 'unavailable', retryable: true, spent: undefined });
  });
});
