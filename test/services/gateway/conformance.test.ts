import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from '../../../domain/contract/operations.ts';
import { operations } from '../../../domain/contract/operations.ts';
import { ended, prepare, put, upload } from '../../helpers/documents.ts';
import { base64, plainPdf } from '../../helpers/plain-pdf.ts';
import { type Receiver, startReceiver } from '../../helpers/receiver.ts';
import { startService, type TestService } from '../../helpers/service.ts';
import { findDelivery } from '../../helpers/webhook-jobs.ts';
import { operationIds, type PlainRequest, requestOf, send } from './request-of.ts';

interface Conversation extends PlainRequest {
  operationId: OperationId;
  status: number;
  headers?: Record<string, string>;
}

interface Described {
  responses: Record<string, { headers?: Record<string, { required?: boolean }>; content?: Record<string, unknown> }>;
}

let service: TestService;
let key: string;
let document: { paths: Record<string, Record<string, Described>> };
let ajv: Ajv2020;
let pdf: string;
let failedJob: string;
let failedDelivery: string;
let receiver: Receiver;
/** What the rows of good answers are about. */
let held: { documentId: string; sessionId: string; turnId: string; keyId: string };

beforeAll(async () => {
  receiver = await startReceiver();
  service = await startService({ syncTimeoutSeconds: 20, allow: [receiver.endpoint] });
  await service.startWorkers();
  key = await service.makeKey('conformance');
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as typeof document;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'openapi');
  pdf = base64(await plainPdf([['Policy Number: QX-445-1182']]));
  // the first connections are made by the first question
  await service.call('GET', '/health/ready');
  failedJob = await endedJob(Buffer.from('%PDF-1.7\nnothing more').toString('base64'), {
    webhook: { url: receiver.url },
    metadata: { note: 'mine' },
  });
  failedDelivery = (await findDelivery(service, failedJob, { key })).deliveryId;
  const { documentId } = await upload(service, await plainPdf([['Policy Number: QX-445-1182']]), {}, { key });
  await ended(service, documentId, { key });
  const turn = await send(service.url, requestOf('sendMessage'), { key });
  const { body: made } = await send(service.url, requestOf('createKey'), { key });
  held = {
    documentId,
    sessionId: String(turn.body.sessionId),
    turnId: String(turn.body.turnId),
    keyId: String(made.keyId),
  };
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});

/** A job that has ended, well or badly. */
async function endedJob(content: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = { policyType: 'auto', document: { type: 'base64', content }, ...more };
  const created = await send(service.url, { method: 'POST', path: '/v1/jobs', body }, { key });
  const jobId = String(created.body.jobId);
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const request = { method: 'GET', path: `/v1/jobs/${jobId}` } as const;
    const { body: job } = await send(service.url, request, { key, headers: { prefer: 'wait=10' } });
    if (job.status === 'completed' || job.status === 'failed') return jobId;
  }
  throw new Error('the job does not end');
}

function describedBy(id: OperationId): Described {
  const { path, method } = operations[id];
  const described = document.paths[path]?.[method];
  if (!described) throw new Error(`${id} is not in the document`);
  return described;
}

/** Checks an answer against the document: its status, its headers and its body. */
async function assertConforms(conversation: Conversation): Promise<void> {
  const { operationId, status: expected, headers: sent = {} } = conversation;
  const { status, headers, body } = await send(service.url, conversation, { key, headers: sent });
  expect({ status, body }).toMatchObject({ status: expected });
  const described = describedBy(operationId).responses[status];
  if (!described) throw new Error(`${operationId} answered ${status}, which is not in the document`);
  for (const [name, header] of Object.entries(described.headers ?? {})) {
    if (header.required) expect([name, headers.get(name)]).toEqual([name, expect.any(String)]);
  }
  if (!described.content) return;
  const [mediaType = ''] = Object.keys(described.content);
  expect(headers.get('content-type')).toContain(mediaType);
  if (!mediaType.includes('json')) return;
  const validate = validatorOf(operationId, status);
  validate(body);
  expect(validate.errors).toBeNull();
}

function validatorOf(operationId: OperationId, status: number): ValidateFunction {
  const pointer = ['paths', operations[operationId].path, operations[operationId].method, 'responses', String(status)]
    .map((part) => encodeURIComponent(part.replaceAll('/', '~1')))
    .join('/');
  return ajv.compile({ $ref: `openapi#/${pointer}/content/application~1json/schema` });
}

const missing = '00000000-0000-4000-8000-000000000000';

describe('a good answer conforms to the document', () => {
  // every operation has to be here: one without a row fails
  type Row = Partial<Conversation> & { status: number };
  const rows: Record<OperationId, () => Row | Promise<Row>> = {
    getHealth: () => ({ status: 200 }),
    getReadiness: () => ({ status: 200 }),
    ping: () => ({ status: 200 }),
    listPolicies: () => ({ status: 200 }),
    getPolicySchema: () => ({ status: 200 }),
    extract: () => ({ status: 200, body: { document: { type: 'base64', content: pdf } } }),
    createJob: () => ({ status: 202, body: { policyType: 'auto', document: { type: 'base64', content: pdf } } }),
    listJobs: () => ({ status: 200, path: '/v1/jobs?limit=1' }),
    getJob: () => ({ status: 200, path: `/v1/jobs/${failedJob}` }),
    cancelJob: () => ({ status: 200, path: `/v1/jobs/${failedJob}/cancel` }),
    listWebhookDeliveries: () => ({ status: 200, path: `/v1/jobs/${failedJob}/webhook-deliveries` }),
    redeliverWebhook: () => ({
      status: 202,
      path: `/v1/jobs/${failedJob}/webhook-deliveries/${failedDelivery}/redeliver`,
    }),
    getWebhookSecret: () => ({ status: 200 }),
    rotateWebhookSecret: () => ({ status: 200 }),
    listDocuments: () => ({ status: 200, path: '/v1/documents?query=policy&limit=1' }),
    getDocument: () => ({ status: 200, ...requestOf('getDocument', held) }),
    getDocumentPage: () => ({ status: 200, ...requestOf('getDocumentPage', held) }),
    getDocumentStatus: () => ({ status: 200, ...requestOf('getDocumentStatus', held) }),
    deleteDocument: async () => {
      const { documentId } = await prepare(service, {}, { key });
      return { status: 204, ...requestOf('deleteDocument', { documentId }) };
    },
    prepareUpload: () => ({ status: 201 }),
    uploadDocument: async () => {
      const prepared = await prepare(service, {}, { key });
      const { pathname } = new URL(prepared.upload.url);
      return { status: 200, path: pathname, file: Buffer.from(pdf, 'base64') };
    },
    completeUpload: async () => {
      const prepared = await prepare(service, {}, { key });
      await put(prepared, Buffer.from(pdf, 'base64'));
      return { status: 202, body: { documentId: prepared.documentId } };
    },
    createDocumentFromUrl: () => ({ status: 202, body: { url: receiver.url, documentType: 'auto' } }),
    sendMessage: () => ({ status: 201 }),
    sendSessionMessage: () => ({ status: 201, ...requestOf('sendSessionMessage', held) }),
    listSessionMessages: () => ({ status: 200, ...requestOf('listSessionMessages', held) }),
    getTurn: () => ({ status: 200, ...requestOf('getTurn', held) }),
    createKey: () => ({ status: 201 }),
    listKeys: () => ({ status: 200, path: '/v1/keys?limit=1' }),
    rotateKey: () => ({ status: 201, ...requestOf('rotateKey', held) }),
    revokeKey: async () => {
      const { body } = await send(service.url, requestOf('createKey'), { key });
      return { status: 204, ...requestOf('revokeKey', { keyId: String(body.keyId) }) };
    },
    getUsage: () => ({ status: 200, path: `/v1/usage?keyId=${held.keyId}` }),
  };

  it.each(operationIds)('%s', async (operationId) => {
    await assertConforms({ ...requestOf(operationId), operationId, ...(await rows[operationId]()) });
  });

  it('and so does the event that a receiver gets', () => {
    const validate = ajv.compile({
      $ref: 'openapi#/webhooks/job.failed/post/requestBody/content/application~1json/schema',
    });
    validate(JSON.parse(receiver.calls[0]?.body ?? ''));
    expect(validate.errors).toBeNull();
  });

  it('createJob, when the idempotency key was used before', async () => {
    const body = { ...requestOf('createJob').body, idempotencyKey: 'conformance' };
    const conversation = { ...requestOf('createJob'), operationId: 'createJob', body } as const;
    await assertConforms({ ...conversation, status: 202 });
    await assertConforms({ ...conversation, status: 200 });
  });

  it('getJob, of a completed job', async () => {
    await assertConforms({
      ...requestOf('getJob'),
      operationId: 'getJob',
      path: `/v1/jobs/${await endedJob(pdf)}`,
      status: 200,
    });
  });

  it('getPolicySchema, when nothing has changed', async () => {
    const first = await send(service.url, requestOf('getPolicySchema'), { key });
    const headers = { 'if-none-match': String(first.headers.get('etag')) };
    await assertConforms({ ...requestOf('getPolicySchema'), operationId: 'getPolicySchema', status: 304, headers });
  });
});

describe('an error answer conforms to the document', () => {
  it.each(operationIds.filter((id) => operations[id].access !== 'public'))('%s, without a key', async (operationId) => {
    await assertConforms({
      ...requestOf(operationId),
      operationId,
      status: 401,
      headers: { authorization: 'none' },
    });
  });

  const rows: (Partial<Conversation> & { operationId: OperationId; status: number; why: string })[] = [
    { operationId: 'getPolicySchema', status: 404, why: 'unknown type', path: '/v1/policies/none/schema' },
    { operationId: 'extract', status: 400, why: 'no document', body: {} },
    { operationId: 'extract', status: 400, why: 'unknown type', path: '/v1/extract/none' },
    { operationId: 'extract', status: 400, why: 'batched type', path: '/v1/extract/loss_run' },
    { operationId: 'extract', status: 422, why: 'broken PDF' },
    { operationId: 'extract', status: 408, why: 'no time to wait', headers: { prefer: 'wait=0' } },
    { operationId: 'createJob', status: 400, why: 'no document', body: { policyType: 'auto' } },
    {
      operationId: 'createJob',
      status: 400,
      why: 'every field wrong',
      body: { policyType: 1, document: 2, priority: 'x' },
    },
    { operationId: 'listJobs', status: 400, why: 'no such status', path: '/v1/jobs?status=lost' },
    { operationId: 'listJobs', status: 400, why: 'a cursor of nobody', path: '/v1/jobs?cursor=abc' },
    { operationId: 'cancelJob', status: 404, why: 'unknown id', path: `/v1/jobs/${missing}/cancel` },
    { operationId: 'getJob', status: 404, why: 'unknown id', path: `/v1/jobs/${missing}` },
    { operationId: 'getJob', status: 404, why: 'malformed id', path: '/v1/jobs/none' },
    { operationId: 'listDocuments', status: 400, why: 'no number', path: '/v1/documents?limit=0' },
    { operationId: 'getDocumentStatus', status: 400, why: 'malformed id', path: '/v1/documents/none/status' },
    { operationId: 'getDocumentStatus', status: 403, why: 'unknown id' },
    { operationId: 'getDocument', status: 403, why: 'unknown id' },
    { operationId: 'getDocumentPage', status: 403, why: 'unknown id' },
    { operationId: 'deleteDocument', status: 403, why: 'unknown id' },
    { operationId: 'prepareUpload', status: 400, why: 'no name', body: { documentType: 'auto' } },
    { operationId: 'uploadDocument', status: 403, why: 'a link that nobody gave', file: Buffer.from('%PDF-1.7') },
    { operationId: 'completeUpload', status: 403, why: 'unknown id' },
    { operationId: 'createDocumentFromUrl', status: 400, why: 'no type', body: { url: 'https://example.com/a.pdf' } },
    { operationId: 'sendMessage', status: 422, why: 'nothing said', body: { message: '' } },
    { operationId: 'sendMessage', status: 403, why: 'unknown session', body: { message: 'Hi', sessionId: missing } },
    { operationId: 'sendSessionMessage', status: 404, why: 'unknown session' },
    { operationId: 'listSessionMessages', status: 404, why: 'unknown session' },
    { operationId: 'getTurn', status: 404, why: 'unknown session' },
    { operationId: 'createKey', status: 400, why: 'unknown scope', body: { name: 'x', scopes: ['none'] } },
    { operationId: 'listKeys', status: 400, why: 'a cursor of nobody', path: '/v1/keys?cursor=abc' },
    { operationId: 'rotateKey', status: 404, why: 'unknown id' },
    { operationId: 'revokeKey', status: 404, why: 'unknown id' },
    { operationId: 'getUsage', status: 400, why: 'no time', path: '/v1/usage?from=yesterday' },
    { operationId: 'getUsage', status: 403, why: 'unknown key', path: `/v1/usage?keyId=${missing}` },
  ];

  it.each(rows)('$operationId, $status: $why', async (row) => {
    await assertConforms({ ...requestOf(row.operationId), ...row });
  });
});

it('an answer that does not conform would be noticed', () => {
  expect(validatorOf('createJob', 202)({ jobId: 'none', status: 'pending' })).toBe(false);
  expect(validatorOf('getJob', 200)({ jobId: missing, status: 'lost', policyType: 'auto' })).toBe(false);
  expect(validatorOf('ping', 401)({ message: 'no code' })).toBe(false);
});
