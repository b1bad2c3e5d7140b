import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayloadCodec } from '../../../../services/shared/payloads/payload-codec.ts';
import { payloadKey } from '../../../helpers/payload-keys.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

const key = 'a-key-of-the-temporal-ui-of-tests';
const [first, unknown] = [payloadKey('first'), payloadKey('unknown')];
const codecSettings = { payloadKeys: [first], key, uiUrl: 'http://127.0.0.1:8233' };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ codec: codecSettings });
});
afterAll(() => gateway.stop());

const base64 = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString('base64');
const inJson = ({ metadata, data }: Payload) => ({
  metadata: Object.fromEntries(Object.entries(metadata ?? {}).map(([name, value]) => [name, base64(value)])),
  data: base64(data),
});
const plain = inJson(defaultPayloadConverter.toPayload({ jobId: 'j1' }));

async function encrypted(by = first) {
  const [payload] = await createPayloadCodec({ keys: [by] }).encode([
    defaultPayloadConverter.toPayload({ jobId: 'j1' }),
  ]);
  return inJson(payload ?? {});
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}, url = gateway.url) {
  const answer = await fetch(`${url}/temporal-codec${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

describe('the codec of the Temporal UI', () => {
  it('decrypts payloads, and leaves those that no key decrypts as they are', async () => {
    const [mine, foreign] = [await encrypted(), await encrypted(unknown)];
    const damaged = { ...mine, data: 'AAAA' };
    const { status, body } = await post(`/${key}/decode`, { payloads: [mine, plain, foreign, damaged] });
    expect([status, body]).toEqual([200, { payloads: [plain, plain, foreign, damaged] }]);
  });

  it('encrypts payloads once', async () => {
    const { body: once } = await post(`/${key}/encode`, { payloads: [plain] });
    expect(JSON.stringify(once)).not.toContain(plain.data);
    const { body: twice } = await post(`/${key}/encode`, once);
    expect(twice).toEqual(once);
    expect((await post(`/${key}/decode`, twice)).body).toEqual({ payloads: [plain] });
  });

  it('takes its key from the header too, and refuses others', async () => {
    const body = { payloads: [await encrypted()] };
    expect((await post('/decode', body, { Authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await post('/decode', body)).status).toBe(401);
    expect((await post('/decode', body, { Authorization: `Bearer ${key}x` })).status).toBe(401);
    expect((await post('/another-key-of-some-length/decode', body)).status).toBe(401);
    const { key: apiKey } = await gateway.makeKey('first');
    expect((await post('/decode', body, { Authorization: `Bearer ${apiKey}` })).status).toBe(401);
  });

  it('lets pages of the Temporal UI read answers, and refuses other pages', async () => {
    const asked = {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:8233', 'Access-Control-Request-Method': 'POST' },
    };
    const preflight = await fetch(`${gateway.url}/temporal-codec/${key}/decode`, asked);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:8233');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Namespace');
    const body = { payloads: [plain] };
    const allowed = await post(`/${key}/decode`, body, { Origin: 'http://127.0.0.1:8233' });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:8233');
    for (const origin of ['http://127.0.0.1:8234', 'https://evil.example', 'null']) {
      const refused = await post(`/${key}/decode`, body, { Origin: origin });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });

  it.each([
    ['no JSON', '{'],
    ['no payloads', {}],
    ['payloads that are none', { payloads: [1] }],
    ['bytes that are no text', { payloads: [{ metadata: { encoding: 1 }, data: 'AA==' }] }],
    ['too much', { payloads: [{ data: 'A'.repeat(1_100_000) }] }],
  ])('refuses a body with %s', async (_, body) => {
    expect((await post(`/${key}/decode`, body)).status).toBe(400);
  });

  it.each([
    { payloads: [] },
    { payloads: [{}] },
    { payloads: [{ metadata: { encoding: '%%%' }, data: '%%%' }] },
    JSON.parse('{"payloads": [{"metadata": {"__proto__": "AAAA", "constructor": "AAAA"}}]}'),
  ])('answers odd payloads: %j', async (body) => {
    for (const way of ['encode', 'decode']) expect((await post(`/${key}/${way}`, body)).status).toBe(200);
  });

  it('answers other methods with 405', async () => {
    expect((await fetch(`${gateway.url}/temporal-codec/${key}/decode`)).status).toBe(405);
  });

  it('puts its key into no log line', async () => {
    await post(`/${key}/decode`, '{');
    expect(gateway.logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(gateway.logged)).not.toContain(key);
  });
});
