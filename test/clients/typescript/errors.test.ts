import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as library from '../../../clients/typescript/src/index.ts';
import { Decpage, DecpageError } from '../../../clients/typescript/src/index.ts';
import { errors } from '../../../domain/contract/errors.ts';
import { refusal, scriptedClient } from './scripted-fetch.ts';

async function errorOf(promise: Promise<unknown>): Promise<DecpageError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DecpageError)) throw new Error(`not an error of the client: ${inspect(error)}`);
  return error;
}

const families = new Map([
  [400, library.InvalidRequestError],
  [401, library.AuthenticationError],
  [403, library.PermissionDeniedError],
  [404, library.NotFoundError],
  [405, library.InvalidRequestError],
  [408, library.SyncTimeoutError],
  [409, library.ConflictError],
  [422, library.InvalidRequestError],
  [429, library.RateLimitedError],
  [500, library.ServiceError],
  [503, library.ServiceError],
]);

describe('an error of the service', () => {
  it.each(Object.entries(errors))('%s has a class of its family', async (code, { status }) => {
    const { client } = scriptedClient([refusal(status, code)], { maxRetries: 0 });

    const error = await errorOf(client.ping());

    expect(error).toBeInstanceOf(families.get(status));
    expect(error).toMatchObject({ code, status, requestId: 'req_1' });
  });

  it('tells every problem of the request in its message', async () => {
    const issues = [{ path: '/priority', location: 'body', code: 'too_big', message: 'Must be at most 100' }];
    const { client } = scriptedClient([refusal(400, 'invalid_request', { issues })]);

    const error = await errorOf(client.jobs.create({ policyType: 'auto', url: 'https://example.com' }));

    expect(error.issues).toEqual(issues);
    expect(error.message).toBe('400 invalid_request: why /priority: Must be at most 100');
  });

  it('tells the scopes that the key lacks', async () => {
    const { client } = scriptedClient([refusal(403, 'insufficient_scope', { required: ['usage:read'] })]);
    expect((await errorOf(client.usage.get())).required).toEqual(['usage:read']);
  });

  it('holds what else the body says', async () => {
    const { client } = scriptedClient([refusal(400, 'idempotency_key_reused', { jobId: 'j1' })]);
    expect((await errorOf(client.ping())).body.jobId).toBe('j1');
  });
});

describe('an answer of something else', () => {
  it.each([
    ['a page', { text: '<html></html>' }],
    ['a page that was not found', { status: 404, text: '<html></html>' }],
    ['JSON of another service', { status: 404, body: { detail: 'no' } }],
  ])('is told apart: %s', async (_, answer) => {
    const { client } = scriptedClient([answer]);

    const error = await errorOf(client.ping());

    expect(error).toBeInstanceOf(library.UnexpectedResponseError);
    expect(error.code).toBe('unexpected_response');
  });
});

describe('the API key', () => {
  const secret = 'dp_verysecret';

  it('is sent as bearer token', async () => {
    const { client, sent } = scriptedClient([{ body: {} }], { apiKey: secret });
    await client.ping();
    expect(sent[0]?.headers.Authorization).toBe(`Bearer ${secret}`);
  });

  it('is shown by neither the client nor its errors', async () => {
    const { client } = scriptedClient([new TypeError('fetch failed')], { apiKey: secret, maxRetries: 0 });

    const error = await errorOf(client.ping());

    const shown = [
      inspect(client, { depth: 9, showHidden: true }),
      JSON.stringify(client),
      inspect(error, { depth: 9 }),
    ];
    expect(shown.filter((text) => text.includes(secret))).toEqual([]);
  });

  it('that no header can hold is refused without being repeated', () => {
    const open = (): Decpage => new Decpage({ apiKey: `${secret}\n` });
    expect(open).toThrow(DecpageError);
    expect(open).not.toThrow(secret);
  });
});
