import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyTypes } from '../../../../domain/policies/registry.ts';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

let gateway: TestGateway;
let key: string;
beforeAll(async () => {
  gateway = await startGateway();
  ({ key } = await gateway.makeKey('policies'));
});
afterAll(() => gateway.stop());

describe('the policy types', () => {
  it('are those of the registry', async () => {
    const { body } = await send(gateway.url, requestOf('listPolicies'), { key });

    const listed = body.policies as { type: string; requiresBatching: boolean }[];
    expect(listed.map(({ type }) => type)).toEqual(policyTypes.map(({ id }) => id));
    expect(listed.find(({ type }) => type === 'loss_run')?.requiresBatching).toBe(true);
  });

  it.each(policyTypes.map(({ id }) => id))('%s has a schema', async (type) => {
    const { status, body } = await send(gateway.url, { method: 'GET', path: `/v1/policies/${type}/schema` }, { key });

    expect(status).toBe(200);
    expect(body).toMatchObject({ type, schema: { $schema: 'https://json-schema.org/draft/2020-12/schema' } });
  });
});

describe('a schema that the client has cached', () => {
  it.each([
    ['the tag itself', (tag: string) => tag],
    ['its weak form', (tag: string) => `W/${tag}`],
    ['one of several', (tag: string) => `"other", ${tag}`],
    ['anything', () => '*'],
  ])('is not sent again: %s', async (_, ask) => {
    const first = await send(gateway.url, requestOf('getPolicySchema'), { key });
    const tag = String(first.headers.get('etag'));
    const headers = { 'if-none-match': ask(tag) };

    const again = await send(gateway.url, requestOf('getPolicySchema'), { key, headers });

    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toBe('private, max-age=300');
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.body).toEqual({});
  });

  it('is sent when it has changed', async () => {
    const headers = { 'if-none-match': '"other"' };

    expect((await send(gateway.url, requestOf('getPolicySchema'), { key, headers })).status).toBe(200);
  });
});
