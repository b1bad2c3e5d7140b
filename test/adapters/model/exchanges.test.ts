import { afterEach, describe, expect, it } from 'vitest';
import type { ModelProvider } from '../../../adapters/model/index.ts';
import { extractionSystem } from '../../../domain/extraction/model/extraction.prompt.ts';
import { ModelError } from '../../../domain/model/model-error.ts';
import { policyTypes } from '../../../domain/policies/registry.ts';
import { type FakeModel, startFakeModel } from '../../helpers/fake-model.ts';
import { wireFormats } from '../../helpers/model-wire.ts';
import { answers } from './exchanges/answers.ts';
import { contextErrors } from './exchanges/context-errors.ts';
import { failures } from './exchanges/failures.ts';

const exchanges = [...answers, ...contextErrors, ...failures];

let running: FakeModel[] = [];
afterEach(async () => {
  const ended = running;
  running = [];
  for (const fake of ended) await fake.close();
});

async function fakeOf(provider: ModelProvider): Promise<FakeModel> {
  const fake = await startFakeModel(provider);
  running.push(fake);
  return fake;
}

const question = { system: 'Be brief.', messages: [{ role: 'user' as const, content: 'Hi.' }], maxOutputTokens: 500 };
const schema = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'], additionalProperties: false };

describe('an exchange with a provider', () => {
  it.each(exchanges.map((exchange) => [exchange.title, exchange] as const))(
    'is understood: %s',
    async (_, { provider, status, headers = {}, body, reply, error }) => {
      const fake = await fakeOf(provider);
      fake.answer({ status, headers, body });

      const outcome = await fake
        .model()
        .complete(question)
        .catch((reason: unknown) => reason);

      if (error) expect(outcome).toBeInstanceOf(ModelError);
      expect(outcome).toMatchObject(error ?? reply ?? {});
    },
  );
});

describe('a server that refuses the form of the answer', () => {
  const refusal = {
    status: 400,
    body: {
      error: {
        message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
        type: 'invalid_request_error',
        param: 'response_format',
        code: null,
      },
    },
  };
  const typeOf = ({ body }: FakeModel['requests'][number]): unknown =>
    (body.response_format as { type?: unknown } | undefined)?.type;

  it('is asked for JSON of any form, then without one, and not refused again', async () => {
    const fake = await fakeOf('openai-compatible');
    fake.answer(refusal, refusal, { text: '{"n":1}' }, { text: '{"n":2}' });
    const model = fake.model();

    await model.complete({ ...question, schema });
    await model.complete({ ...question, schema });

    expect(fake.requests.map(typeOf)).toEqual(['json_schema', 'json_object', undefined, undefined]);
  });

  it('of Anthropic is asked without one, and not refused again', async () => {
    const fake = await fakeOf('anthropic');
    const error = {
      type: 'invalid_request_error',
      message: "'claude-3-haiku-20240307' does not support output format.",
    };
    const body = { type: 'error', error, request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy' };
    fake.answer({ status: 400, body }, { text: '{"n":1}' }, { text: '{"n":2}' });
    const model = fake.model();

    await model.complete({ ...question, schema });
    await model.complete({ ...question, schema });

    expect(fake.requests.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false]);
  });

  it('is not asked again when the text is what is too long', async () => {
    const fake = await fakeOf('openai-compatible');
    fake.answer({ status: 400, body: { error: { message: 'prompt is too long', code: 'context_length_exceeded' } } });

    await expect(fake.model().complete({ ...question, schema })).rejects.toMatchObject({ code: 'context_exceeded' });
    expect(fake.requests).toHaveLength(1);
  });
});

describe('a model that reasons', () => {
  it('gets no temperature, and its limit under the name that it wants', async () => {
    const fake = await fakeOf('openai-compatible');
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    fake.answer(
      { status: 400, body: { error: { message, type: 'invalid_request_error', code: 'unsupported_parameter' } } },
      { text: 'Yes.' },
      { text: 'Yes.' },
    );
    const model = fake.model();

    await model.complete(question);
    await model.complete(question);

    expect(fake.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens])).toEqual([
      [500, undefined],
      [undefined, 500],
      [undefined, 500],
    ]);
    for (const { body } of fake.requests) expect(body).not.toHaveProperty('temperature');
  });
});

describe.each(['openai-compatible', 'anthropic'] as const)('the requests to %s', (provider) => {
  it('wait for an answer whose first byte comes late and whose rest comes in pieces', async () => {
    const fake = await fakeOf(provider);
    fake.answer({ slowly: wireFormats[provider].write({ text: 'Yes.' }) });

    expect((await fake.model().complete(question)).text).toBe('Yes.');
  });

  it('share their front for documents of one type, which providers cache', async () => {
    const fake = await fakeOf(provider);
    fake.answer({ text: '{}' }, { text: '{}' });
    const [type] = policyTypes;
    if (!type) throw new Error('no policy type');
    const ask = async (document: string): Promise<void> => {
      const messages = [{ role: 'user' as const, content: document }];
      await fake.model().complete({ system: extractionSystem(type), messages, schema, maxOutputTokens: 500 });
    };

    await ask('A first document');
    await ask('Another one, of another length');

    const [first = '', second = ''] = fake.requests.map(({ body }) => JSON.stringify([body.system, body.messages]));
    expect(sharedFront(first, second)).toBeGreaterThan(JSON.stringify(extractionSystem(type)).length);
  });
});

describe('the instructions', () => {
  it('are marked for the cache of Anthropic', async () => {
    const fake = await fakeOf('anthropic');
    fake.answer({ text: '{}' });

    await fake.model().complete(question);

    expect(fake.requests[0]?.body.system).toEqual([
      { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } },
    ]);
  });
});

function sharedFront(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
