import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { errors } from '../../../../domain/contract/errors.ts';
import { operations } from '../../../../domain/contract/operations.ts';
import { startGateway, type TestGateway } from '../start-gateway.ts';

type Content = Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>;
type Paths = Record<
  string,
  Record<string, { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> }>
>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const read = async (path: string): Promise<{ headers: Headers; text: string }> => {
  const answer = await fetch(`${gateway.url}${path}`);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, text: await answer.text() };
};

describe('the OpenAPI document', () => {
  it('describes every operation, and needs no key', async () => {
    const document = JSON.parse((await read('/openapi.json')).text);

    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'decpage', version } });
    for (const [operationId, { method, path }] of Object.entries(operations)) {
      expect(document.paths[path][method].operationId).toBe(operationId);
    }
    expect(Object.keys(document.webhooks)).toEqual(['job.completed', 'job.failed']);
  });

  it('refers to nothing outside itself', async () => {
    const { text } = await read('/openapi.json');

    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((target) => !target?.startsWith('#/components/'))).toEqual([]);
  });
});

describe('the examples of the document', () => {
  it('conform to their schemas', async () => {
    const document = JSON.parse((await read('/openapi.json')).text) as { paths: Paths; webhooks: Paths };
    const ajv = new Ajv2020({ strict: false });
    (addFormats as unknown as (to: Ajv2020) => void)(ajv);
    ajv.addSchema(document, 'openapi');
    let checked = 0;

    const described = [
      ...Object.entries(document.paths).map(([path, methods]) => ({ kind: 'paths', path, methods })),
      ...Object.entries(document.webhooks).map(([path, methods]) => ({ kind: 'webhooks', path, methods })),
    ];
    for (const { kind, path, methods } of described) {
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        const start = `openapi#/${kind}/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}`;
        const places = Object.entries(responses).map(([status, { content }]) => ({
          place: `responses/${status}`,
          content,
        }));
        for (const { place, content } of [...places, { place: 'requestBody', content: requestBody?.content }]) {
          const { example, examples = {} } = content?.['application/json'] ?? {};
          const values = [
            ...(example === undefined ? [] : [example]),
            ...Object.values(examples).map(({ value }) => value),
          ];
          if (values.length === 0) continue;
          const validate = ajv.compile({ $ref: `${start}/${place}/content/application~1json/schema` });
          for (const value of values) {
            validate(value);
            expect({ path, place, errors: validate.errors }).toEqual({ path, place, errors: null });
            checked++;
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});

describe('the page /docs', () => {
  it('loads nothing from other hosts: every URL in it is served by the gateway', async () => {
    const { headers, text } = await read('/docs');

    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(address).toMatch(/^\/docs\//);
      await read(address);
    }
    expect(headers.get('content-type')).toContain('text/html');
  });

  it('has a Content-Security-Policy that enforces this', async () => {
    const { headers } = await read('/docs');

    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('sends the document to no validator', async () => {
    const { text } = await read('/docs/start.js');

    expect(text).toContain('validatorUrl: null');
    expect(text).not.toMatch(/https?:/);
  });

  it('has styles that load nothing from other hosts', async () => {
    const { text } = await read('/docs/swagger-ui.css');

    expect(text).not.toMatch(/@import|url\(["']?(https?:)?\/\//);
  });

  it('serves no other file of the package', async () => {
    for (const path of ['/docs/package.json', '/docs/..%2fpackage.json', '/docs/swagger-initializer.js']) {
      expect((await fetch(`${gateway.url}${path}`)).status).toBe(404);
    }
  });
});

describe('the page /docs/errors', () => {
  it('has an anchor for every error code', async () => {
    const { text } = await read('/docs/errors');

    for (const code of Object.keys(errors)) expect(text).toContain(`id="${code}"`);
  });
});
