import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { findPolicyType, resultSchemaOf } from '../../domain/policies/registry.ts';
import { endedJob } from '../helpers/jobs.ts';
import { listenOnLoopback } from '../helpers/listen.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { startService } from '../helpers/service.ts';
import type { Answer, TestService } from '../helpers/test-service.ts';

const declarations = [
  'Personal Auto Declarations',
  'Policy Number: QX-445-1182',
  'Named Insured: Marta Ellison',
  'Policy Period: 03/01/2026 to 09/01/2026',
  'Total Policy Premium: $812.40',
];

let pdf: Uint8Array;
let service: TestService;
let documents: Server;
let documentsUrl: string;

beforeAll(async () => {
  pdf = await plainPdf([declarations]);
  documents = createServer((request, response) => {
    if (request.url !== '/policy.pdf') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(pdf);
  });
  const port = await listenOnLoopback(documents);
  documentsUrl = `http://127.0.0.1:${port}`;
  service = await startService({ allow: [`127.0.0.1:${port}`] });
  await service.startWorkers();
});

afterAll(async () => {
  await service.stop();
  await new Promise((resolve) => documents.close(resolve));
});

const inline = (bytes: Uint8Array) => ({ type: 'base64', content: base64(bytes) });

async function createJob(body: Record<string, unknown>): Promise<Answer> {
  return await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', ...body } });
}

async function ended(jobId: unknown): Promise<Record<string, never> & { [name: string]: unknown }> {
  return await endedJob(service, jobId);
}

describe('a job', () => {
  it('is accepted with where to look and when, and ends with cited data that conforms to the schema', async () => {
    const accepted = await createJob({ document: inline(pdf), priority: 80, metadata: { ref: 'A-17' } });
    expect(accepted.status).toBe(202);
    expect(accepted.body).toMatchObject({ status: 'pending', workflowId: `job:${accepted.body.jobId}` });
    expect(accepted.headers.get('location')).toBe(`/v1/jobs/${accepted.body.jobId}`);
    expect(accepted.headers.get('retry-after')).toMatch(/^\d+$/);

    const job = await ended(accepted.body.jobId);
    expect(job).toMatchObject({
      status: 'completed',
      policyType: 'auto',
      priority: 80,
      attempts: 1,
      maxAttempts: 4,
      metadata: { ref: 'A-17' },
      progress: { stage: 'done', percent: 100, pagesTotal: 1, pagesDone: 1 },
    });
    const result = job.result as unknown as {
      data: Record<string, unknown>;
      citations: Record<string, { page: number; quote: string; bbox: Record<string, number> }[]>;
    };
    expect(result.data).toMatchObject({
      policyNumber: 'QX-445-1182',
      effectiveDate: '2026-03-01',
      totalPremium: 812.4,
    });
    expect(result.citations['/policyNumber']).toMatchObject([{ page: 1, quote: 'QX-445-1182' }]);
    expect(schemaErrors('auto', result.data)).toEqual([]);
  });

  it('may have its document fetched from a URL, in either form', async () => {
    const url = `${documentsUrl}/policy.pdf`;
    const created = [
      await createJob({ document: { type: 'url', content: url } }),
      await createJob({ documentUrl: url }),
    ];
    for (const { body, status } of created) {
      expect(status).toBe(202);
      expect(await ended(body.jobId)).toMatchObject({
        status: 'completed',
        result: { data: { policyNumber: 'QX-445-1182' } },
      });
    }
  });

  it('keeps only as much citation as was asked for', async () => {
    const minimal = await createJob({ document: inline(pdf), options: { citationLevel: 'minimal' } });
    const none = await createJob({ document: inline(pdf), options: { citationLevel: 'none' } });
    const { result } = (await ended(minimal.body.jobId)) as unknown as {
      result: { citations: Record<string, unknown> };
    };
    expect(result.citations['/policyNumber']).toEqual([{ page: 1 }]);
    expect(await ended(none.body.jobId)).toMatchObject({ result: { citations: {} } });
  });

  it('is not refused for a webhook, which is stored and not shown', async () => {
    const { body, status } = await createJob({
      document: inline(pdf),
      webhook: { url: 'https://hooks.acme-agency.com/decpage', secret: 'whsec_c2VjcmV0' },
    });
    expect(status).toBe(202);
    const job = await service.prisma.job.findUniqueOrThrow({ where: { id: String(body.jobId) } });
    expect(job).toMatchObject({ webhookUrl: 'https://hooks.acme-agency.com/decpage', webhookSecret: 'whsec_c2VjcmV0' });
    expect(JSON.stringify(await ended(body.jobId))).not.toContain('whsec_');
  });
});

describe('a job that has ended', () => {
  let jobId: string;
  let job: Awaited<ReturnType<typeof ended>>;
  beforeAll(async () => {
    ({ jobId } = (await createJob({ document: inline(pdf) })).body as unknown as { jobId: string });
    job = await ended(jobId);
  });

  it('tells its times in order', () => {
    const { timestamps } = job as unknown as { timestamps: Record<string, string> };
    const { createdAt, startedAt, completedAt, updatedAt, expiresAt, failedAt } = timestamps;
    const times = [createdAt, startedAt, completedAt, expiresAt].map((time) => Date.parse(time ?? ''));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(updatedAt).toBe(completedAt);
    expect(failedAt).toBeUndefined();
  });

  it('counts as one extraction with its pages', async () => {
    expect(
      await service.prisma.usageEvent.findMany({ where: { subjectId: jobId }, orderBy: { kind: 'asc' } }),
    ).toMatchObject([
      { kind: 'extraction', source: 'api', pages: 1, ocrPages: 0 },
      { kind: 'job', source: 'api', pages: 0 },
    ]);
  });

  it('leaves only the document in storage', async () => {
    const { accountId } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(await service.storage.get(`accounts/${accountId}/documents/${sha256}`)).toBeDefined();
    expect(await service.storage.get(`accounts/${accountId}/jobs/${jobId}/result.json`)).toBeUndefined();
  });

  it('costs nothing to ask for while it has not changed', async () => {
    const path = `/v1/jobs/${jobId}`;
    const first = await service.call('GET', path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    expect(first.headers.get('retry-after')).toBeNull();
    const second = await service.call('GET', path, { headers: { 'If-None-Match': etag } });
    expect([second.status, second.body]).toEqual([304, {}]);
  });
});

describe('the same order again', () => {
  it('gives the job that is there, with 200', async () => {
    const order = { document: inline(pdf), idempotencyKey: 'renewal-2026', metadata: { a: 1, b: 2 } };
    const first = await createJob(order);
    const second = await createJob({ ...order, metadata: { b: 2, a: 1 } });
    expect([first.status, second.status]).toEqual([202, 200]);
    expect(second.body).toMatchObject({ jobId: first.body.jobId, idempotencyKey: 'renewal-2026' });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('an order that cannot be taken', () => {
  it.each([
    ['a type that does not exist', { policyType: 'boat' }, 'unknown_policy_type'],
    [
      'a private document URL',
      { document: { type: 'url', content: 'http://169.254.169.254/latest' } },
      'url_not_allowed',
    ],
    ['a private webhook URL', { webhook: { url: 'http://10.0.0.1/hook' } }, 'url_not_allowed'],
    ['what is not base64', { document: { type: 'base64', content: 'not base64!' } }, 'invalid_document'],
    ['what is not a PDF', { document: { type: 'base64', content: base64(Buffer.from('hello')) } }, 'invalid_document'],
  ])('%s is answered with 400 %s', async (_what, change, error) => {
    const before = await service.prisma.job.count();
    const answer = await createJob({ document: inline(pdf), ...change });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
    expect(await service.prisma.job.count()).toBe(before);
  });
});

describe('a service without a model', () => {
  it('takes no order for one, and extracts by its rules otherwise', async () => {
    const document = inline(pdf);
    const refused = await createJob({ document, options: { engine: 'model' } });
    const accepted = await service.call('POST', '/v1/extract/auto', {
      body: { document, options: { engine: 'auto' } },
    });

    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', issues: [{ path: '/options/engine', code: 'not_available' }] },
    });
    expect(accepted).toMatchObject({ status: 200, body: { metadata: { engine: 'rules' } } });
  });
});

describe('somebody else’s job', () => {
  it('is answered like one that does not exist', async () => {
    const { body } = await createJob({ document: inline(pdf) });
    const key = await service.makeKey('stranger');
    const [foreign, missing, malformed] = await Promise.all([
      service.call('GET', `/v1/jobs/${String(body.jobId)}`, { key }),
      service.call('GET', '/v1/jobs/6f8f6f3e-0000-4000-8000-00000000dead', { key }),
      service.call('GET', '/v1/jobs/no-uuid', { key }),
    ]);
    const withoutId = ({ status, body: answer }: Answer) => ({ status, body: { ...answer, requestId: '' } });
    expect(foreign.status).toBe(404);
    expect(withoutId(foreign)).toEqual(withoutId(missing));
    expect(withoutId(malformed)).toEqual(withoutId(missing));
  });
});

function schemaErrors(type: string, data: unknown): unknown[] {
  const policyType = findPolicyType(type);
  if (!policyType) throw new Error(`no policy type ${type}`);
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  ajv.addVocabulary(['x-core', 'x-match', 'x-key']);
  const validate = ajv.compile(resultSchemaOf(policyType));
  return validate(data) ? [] : (validate.errors ?? []);
}
