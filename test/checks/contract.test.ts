import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareOpenApi } from '../../scripts/contract/compare-openapi.ts';
import { contractProblems } from '../../scripts/contract/contract-problems.ts';
import type { DescribedOperation, OpenApi, Schema } from '../../scripts/contract/openapi-types.ts';

const root = path.join(import.meta.dirname, '../..');

interface Parts {
  request?: Schema;
  response?: Schema;
  webhook?: Schema;
  operation?: Partial<DescribedOperation>;
  version?: string;
}

const json = (schema: Schema) => ({ 'application/json': { schema } });

function api({ request = {}, response = {}, webhook = {}, operation = {}, version = '3.1.0' }: Parts): OpenApi {
  return {
    info: { version },
    paths: {
      '/v1/things': {
        post: {
          operationId: 'makeThing',
          requestBody: { required: true, content: json({ $ref: '#/components/schemas/Request' }) },
          responses: { 200: { content: json({ $ref: '#/components/schemas/Thing' }) } },
          ...operation,
        },
      },
    },
    webhooks: {
      done: { post: { operationId: 'done', requestBody: { content: json(webhook) }, responses: { 200: {} } } },
    },
    components: { schemas: { Request: request, Thing: response } },
  };
}

const differences = (before: Parts, after: Parts): string[] =>
  compareOpenApi(api(before), api(after)).map(
    ({ where, what, breaking }) => `${breaking ? 'breaking ' : ''}${where}: ${what}`,
  );

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };

describe('a change of a request', () => {
  const changed = (before: Schema, after: Schema) => differences({ request: before }, { request: after });

  it.each<[string, Schema, Schema, string[]]>([
    ['a member', object({}), object({ a: text }), ['Request.a (request): added']],
    ['another word', { enum: ['a'] }, { enum: ['a', 'b'] }, ['Request (request): also the word "b"']],
    ['another type', text, { type: ['string', 'null'] }, ['Request (request): also null']],
    ['a higher limit', { maximum: 1 }, { maximum: 2 }, ['Request (request): maximum 1 → 2']],
    [
      'an optional member',
      object({ a: text }, ['a']),
      object({ a: text }),
      ['Request.a (request): no longer required'],
    ],
    ['another kind', { anyOf: [text] }, { anyOf: [text, { type: 'null' }] }, ['Request (request): also null']],
  ])('that accepts more breaks nobody: %s', (_name, before, after, found) => {
    expect(changed(before, after)).toEqual(found);
  });

  it.each<[string, Schema, Schema, string]>([
    ['no member', object({ a: text }), object({}), 'Request.a (request): removed'],
    ['a required member', object({}), object({ a: text }, ['a']), 'Request.a (request): added, required'],
    [
      'a member that was optional',
      object({ a: text }),
      object({ a: text }, ['a']),
      'Request.a (request): now required',
    ],
    ['fewer words', { enum: ['a', 'b'] }, { enum: ['a'] }, 'Request (request): no longer the word "b"'],
    ['one word of many', text, { type: 'string', const: 'a' }, 'Request (request): only certain words'],
    ['fewer types', { type: ['string', 'null'] }, text, 'Request (request): no longer null'],
    ['a lower limit', { maximum: 2 }, { maximum: 1 }, 'Request (request): maximum 2 → 1'],
    ['a first limit', text, { type: 'string', maxLength: 9 }, 'Request (request): maxLength none → 9'],
    ['a pattern', text, { type: 'string', pattern: '^a' }, 'Request (request): pattern none → ^a'],
    ['an item of a list', { items: { maximum: 2 } }, { items: { maximum: 1 } }, 'Request[] (request): maximum 2 → 1'],
    ['fewer kinds', { oneOf: [text, { type: 'null' }] }, { oneOf: [text] }, 'Request (request): no longer null'],
    [
      'no free members',
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      'Request (request): no longer other members',
    ],
  ])('that accepts less breaks callers: %s', (_name, before, after, found) => {
    expect(changed(before, after)).toEqual([`breaking ${found}`]);
  });
});

describe('a change of an answer', () => {
  const changed = (before: Schema, after: Schema) => differences({ response: before }, { response: after });

  it.each<[string, Schema, Schema, string]>([
    ['a new member', object({}), object({ a: text }, ['a']), 'Thing.a (response): added, required'],
    [
      'a member that is always there',
      object({ a: text }),
      object({ a: text }, ['a']),
      'Thing.a (response): now required',
    ],
    ['a new word', { enum: ['a'] }, { enum: ['a', 'b'] }, 'Thing (response): also the word "b"'],
    ['fewer types', { type: ['string', 'null'] }, text, 'Thing (response): no longer null'],
    ['whole numbers', { type: 'number' }, { type: 'integer' }, 'Thing (response): no longer number'],
  ])('that callers can do without breaks nobody: %s', (_name, before, after, found) => {
    expect(changed(before, after)).toEqual([found]);
  });

  it.each<[string, Schema, Schema, string]>([
    ['a member is gone', object({ a: text }), object({}), 'Thing.a (response): removed'],
    [
      'a member may be missing',
      object({ a: text }, ['a']),
      object({ a: text }),
      'Thing.a (response): no longer required',
    ],
    ['a value may be null', text, { type: ['string', 'null'] }, 'Thing (response): also null'],
    ['fractions', { type: 'integer' }, { type: 'number' }, 'Thing (response): also number'],
    ['a kind of value', { anyOf: [text] }, { anyOf: [text, { type: 'null' }] }, 'Thing (response): also null'],
  ])('that callers rely on breaks them: %s', (_name, before, after, found) => {
    expect(changed(before, after)).toEqual([`breaking ${found}`]);
  });
});

describe('a change of an operation', () => {
  const changed = (before: Partial<DescribedOperation>, after: Partial<DescribedOperation>) =>
    differences({ operation: before }, { operation: after });
  const filter = { in: 'query', name: 'filter', schema: text };

  it('breaks callers when it is gone', () => {
    const without = { ...api({}), paths: {} };
    expect(compareOpenApi(api({}), without)).toEqual([
      { where: 'POST /v1/things', what: 'removed', breaking: true, names: ['/v1/things', 'makeThing'] },
    ]);
    expect(compareOpenApi(without, api({}))).toMatchObject([{ what: 'added', breaking: false }]);
  });

  it.each<[string, Partial<DescribedOperation>, Partial<DescribedOperation>, string]>([
    ['a key', { security: [] }, {}, 'breaking POST /v1/things: another authentication'],
    [
      'another name',
      {},
      { operationId: 'createThing' },
      'breaking POST /v1/things: operationId makeThing → createThing',
    ],
    ['a parameter', {}, { parameters: [filter] }, 'POST /v1/things query filter: added'],
    ['no parameter', { parameters: [filter] }, {}, 'breaking POST /v1/things query filter: removed'],
    [
      'a required parameter',
      { parameters: [filter] },
      { parameters: [{ ...filter, required: true }] },
      'breaking POST /v1/things query filter: now required',
    ],
    ['another status', { responses: { 200: {} } }, { responses: { 200: {}, 429: {} } }, 'POST /v1/things: also 429'],
    [
      'no success',
      { responses: { 200: {}, 202: {} } },
      { responses: { 200: {} } },
      'breaking POST /v1/things: no longer 202',
    ],
    [
      'no header',
      { responses: { 200: { headers: { ETag: {} } } } },
      { responses: { 200: {} } },
      'breaking POST /v1/things: no longer 200 with the header ETag',
    ],
  ])('is found: %s', (_name, before, after, found) => {
    expect(changed(before, after)).toEqual([found]);
  });

  it('reads webhooks as answers, since we send them', () => {
    const found = differences({ webhook: object({ a: text }, ['a']) }, { webhook: object({ a: text }) });
    expect(found).toEqual(['breaking POST done application/json.a (response): no longer required']);
  });
});

describe('the contract', () => {
  const log = (news: string) => `# Changelog\n\n## [Unreleased]\n${news}\n\n## [3.1.0] - 2020-01-01\n- \`count\`\n`;
  const problems = (
    after: Parts,
    { news = '', accepted = [] as Parameters<typeof contractProblems>[0]['accepted'] } = {},
  ) =>
    contractProblems({
      released: api({ response: object({ page: text }) }),
      current: api(after),
      changelog: log(news),
      accepted: accepted ?? [],
    });
  const grown = { response: object({ page: text, count: text }) };

  it('refuses a change that the changelog does not tell since the release', () => {
    expect(problems(grown)).toEqual([
      'not in CHANGELOG.md under Unreleased: Thing.count (response): added (name `count`)',
    ]);
    expect(problems(grown, { news: '- Things have counts.' })).toHaveLength(1);
    expect(problems(grown, { news: '- Things have `counts`.' })).toHaveLength(1);
    expect(problems(grown, { news: '- `thing.count`: how many.' })).toEqual([]);
  });

  it('refuses a change that breaks callers, unless the major version is raised', () => {
    const news = '- `page` is gone.';
    expect(problems({ response: object({}) }, { news })).toEqual(['breaks callers: Thing.page (response): removed']);
    expect(problems({ response: object({}), version: '3.2.0' }, { news })).toHaveLength(1);
    expect(problems({ response: object({}), version: '4.0.0' }, { news })).toEqual([]);
  });

  it('accepts a break with a reason, and refuses a reason without a break', () => {
    const accepted = [{ where: /^Thing\.page /, what: /^removed$/, reason: 'nobody had it' }];
    expect(problems({ response: object({}) }, { news: '- `page`', accepted })).toEqual([]);
    expect(problems({ response: object({ page: text }) }, { accepted })).toEqual([
      'accepted and none: ^Thing\\.page  ^removed$',
    ]);
  });

  it('keeps the document of the last release of the changelog', async () => {
    const read = (file: string) => readFile(path.join(root, file), 'utf8');
    const released = JSON.parse(await read('test/contract/released-openapi.json')) as OpenApi;
    const [, last] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(await read('CHANGELOG.md')) ?? [];
    expect(released.info.version).toBe(last);
  });
});
