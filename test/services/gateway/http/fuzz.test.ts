import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { requestOf, send } from '../request-of.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';
import { anyText } from '../../../helpers/any-text.ts';

let gateway: TestGateway;
let key: string;
beforeAll(async () => {
  gateway = await startGateway();
  ({ key } = await gateway.makeKey('fuzz'));
});
afterAll(() => gateway.stop());

const runs = { numRuns: 150 };

// text with everything that breaks parsers: control characters, lone surrogates, markup, format signs
const hostile = fc.oneof(
  anyText(),
  fc.constantFrom('\u0000', '\ud800', '__proto__', 'constructor', "' OR 1=1 --", '../../etc/passwd', '%s%n', '🦊', ''),
);
const anything = fc.anything({
  key: hostile,
  values: [hostile, fc.double(), fc.boolean(), fc.constant(null)],
  maxDepth: 4,
});

/** A valid body with some properties replaced. */
const brokenBody = (valid: Record<string, unknown>) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(valid), ...optional), hostile), anything).map((changes) => ({
    ...valid,
    ...changes,
  }));
const optional = ['documentUrl', 'idempotencyKey', 'webhook', 'priority', 'metadata', 'options'];

const answered = async (request: Parameters<typeof send>[1], headers: Record<string, string> = {}) => {
  const { status, body } = await send(gateway.url, request, { key, headers });
  return { status, error: body.error };
};

describe('whatever a client sends', () => {
  it('a job is accepted or refused, never an error', async () => {
    const request = requestOf('createJob');
    await fc.assert(
      fc.asyncProperty(brokenBody(request.body ?? {}), async (body) => {
        const { status, error } = await answered({ ...request, body });
        expect([200, 202, 400]).toContain(status);
        expect(status === 400).toBe(typeof error === 'string');
      }),
      runs,
    );
  });

  it('metadata that is accepted comes back as it was sent', async () => {
    const request = requestOf('createJob');
    const values = fc.jsonValue({ maxDepth: 3 });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string({ unit: 'grapheme' }), values, { maxKeys: 5 }), async (metadata) => {
        const { status, body } = await send(gateway.url, { ...request, body: { ...request.body, metadata } }, { key });
        expect(status).toBe(202);
        const job = await send(gateway.url, { method: 'GET', path: `/v1/jobs/${String(body.jobId)}` }, { key });
        expect(job.body.metadata).toEqual(JSON.parse(JSON.stringify(metadata)));
      }),
      { numRuns: 50 },
    );
  });

  it('a path is found or not found, never an error', async () => {
    const segment = hostile.filter((text) => !/\p{Surrogate}/u.test(text)).map(encodeURIComponent);
    const path = fc
      .constantFrom('/v1/jobs/', '/v1/policies/', '/v1/documents/', '/')
      .chain((start) =>
        fc.tuple(segment, fc.constantFrom('', '/schema', '/status')).map(([name, end]) => `${start}${name}${end}`),
      );
    await fc.assert(
      fc.asyncProperty(path, async (target) => {
        const { status } = await answered({ method: 'GET', path: target });
        expect([200, 400, 404, 405]).toContain(status);
      }),
      runs,
    );
  });

  it('headers are used or ignored, or the request is refused', async () => {
    const text = fc.string({
      minLength: 1,
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (idempotencyKey, prefer, requestId) => {
        const headers = { 'idempotency-key': idempotencyKey, prefer, 'x-request-id': requestId };
        const { status } = await answered(requestOf('createJob'), headers);
        expect([200, 202, 400]).toContain(status);
      }),
      runs,
    );
  });
});
