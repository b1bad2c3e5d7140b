import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from '../../../../domain/contract/operations.ts';
import { operations } from '../../../../domain/contract/operations.ts';
import { ended, upload } from '../../../helpers/documents.ts';
import { endedJob as jobEnded } from '../../../helpers/jobs.ts';
import { base64, plainPdf } from '../../../helpers/plain-pdf.ts';
import { type Receiver, startReceiver } from '../../../helpers/receiver.ts';
import { startService } from '../../../helpers/service.ts';
import type { TestService } from '../../../helpers/test-service.ts';
import { findDelivery } from '../../../helpers/webhook-jobs.ts';
import { operationIds, requestOf, send } from '../request-of.ts';
import { type Conversation, missing, refusedRequests } from './refused-requests.ts';

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

beforeAll(async () => {
  receiver = await startReceiver();
  service = await startService({ allow: [receiver.endpoint] });
  await service.startWorkers();
  key = await service.makeKey('conformance');
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as typeof document;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'openapi');
  pdf = base64(await plainPdf([['Policy Number: QX-445-1182']]));
  // the first check opens the connections
  await service.call('GET', '/health/ready');
  failedJob = await endedJob(Buffer.from('%PDF-1.7\nnothing more').toString('base64'), {
    webhook: { url: receiver.url },
    metadata: { note: 'mine' },
  });
  failedDelivery = (await findDelivery(service, failedJob, { key })).deliveryId;
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});

/** A job that is completed or has failed. */
async function endedJob(content: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = { policyType: 'auto', document: { type: 'base64', content }, ...more };
  const created = await send(service.url, { method: 'POST', path: '/v1/jobs', body }, { key });
  const jobId = String(created.body.jobId);
  await jobEnded(service, jobId, { key });
  return jobId;
}

/** The path of the review of a completed job, which has a correction. */
async function reviewed(): Promise<string> {
  const path = `/v1/jobs/${await endedJob(pdf)}/review`;
  await send(service.url, { ...requestOf('reviewJob'), path }, { key });
  return path;
}

/** A document that waits for its upload. */
async function prepared(): Promise<{ documentId: string; path: string }> {
  const { body } = await send(service.url, requestOf('prepareUpload'), { key });
  const { documentId, upload } = body as unknown as { documentId: string; upload: { url: string } };
  return { documentId, path: upload.url.slice(service.url.length) };
}

/** The id of a key of the account. */
async function createdKey(): Promise<string> {
  return String((await send(service.url, requestOf('createKey'), { key })).body.keyId);
}

/** The URL of a completed turn. */
async function askedTurn(): Promise<string> {
  const { headers } = await send(service.url, requestOf('sendMessage'), { key });
  return String(headers.get('location'));
}

const session = async (): Promise<string> => (await askedTurn()).replace(/\/turns\/.*/, '');

/** A document that has been read. */
async function held(): Promise<string> {
  const { documentId } = await upload(service, Buffer.from(pdf, 'base64'), {}, { key });
  await ended(service, documentId, { key });
  return documentId;
}

function describedBy(id: OperationId): Described {
  const { path, method } = operations[id];
  const described = document.paths[path]?.[method];
  if (!described) throw new Error(`${id} is not in the document`);
  return described;
}

/** Validates the status, headers and body of a response against the document. */
async function assertConforms(conversation: Conversation): Promise<void> {
  const { operationId, status: expected, headers: sent = {} } = conversation;
  const { status, headers, body } = await send(service.url, conversation, { key, headers: sent });
  expect({ status, body }).toMatchObject({ status: expected });
  const described = describedBy(operationId).responses[status];
  if (!described) throw new Error(`${operationId} answered ${status}, which is not in the document`);
  for (const [name, header] of Object.entries(described.headers ?? {})) {
    if (header.required) expect([name, headers.get(name)]).toEqual([name, expect.any(String)]);
  }
  const [mediaType] = Object.keys(described.content ?? {});
  if (mediaType === undefined) return;
  expect(headers.get('content-type')).toContain(mediaType);
  if (mediaType !== 'application/json') return;
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

describe('a success response conforms to the document', () => {
  // every operation must have a row
  const rows: Partial<Record<OperationId, () => Partial<Conversation> | Promise<Partial<Conversation>>>> = {
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
    getReview: async () => ({ status: 200, path: await reviewed() }),
    reviewJob: async () => ({ status: 200, path: await reviewed(), body: { status: 'approved' } }),
    listReviewChanges: async () => ({ status: 200, path: `${await reviewed()}/changes` }),
    listWebhookDeliveries: () => ({ status: 200, path: `/v1/jobs/${failedJob}/webhook-deliveries` }),
    redeliverWebhook: () => ({
      status: 202,
      path: `/v1/jobs/${failedJob}/webhook-deliveries/${failedDelivery}/redeliver`,
    }),
    listDocuments: async () => {
      await held();
      return { status: 200, path: '/v1/documents?query=polciy&limit=1' };
    },
    getDocument: async () => ({ status: 200, path: `/v1/documents/${await held()}` }),
    getDocumentPage: async () => ({ status: 200, path: `/v1/documents/${await held()}/pages/1.png` }),
    getDocumentPageText: async () => ({ status: 200, path: `/v1/documents/${await held()}/pages/1/text` }),
    deleteDocument: async () => ({ status: 204, path: `/v1/documents/${await held()}` }),
    getDocumentStatus: async () => ({ status: 200, path: `/v1/documents/${(await prepared()).documentId}/status` }),
    prepareUpload: () => ({ status: 201 }),
    uploadDocument: async () => ({ status: 200, path: (await prepared()).path, file: Buffer.from(pdf, 'base64') }),
    completeUpload: async () => {
      const { documentId, path } = await prepared();
      await send(service.url, { method: 'PUT', path, file: Buffer.from(pdf, 'base64') });
      return { status: 202, body: { documentId } };
    },
    createDocumentFromUrl: () => ({ status: 202 }),
    createKey: () => ({ status: 201 }),
    listKeys: () => ({ status: 200, path: '/v1/keys?limit=1' }),
    rotateKey: async () => ({ status: 201, path: `/v1/keys/${await createdKey()}/rotate` }),
    revokeKey: async () => ({ status: 204, path: `/v1/keys/${await createdKey()}` }),
    getUsageByDay: () => ({ status: 200 }),
    getUsageByKey: () => ({ status: 200 }),
    getUsage: async () => ({ status: 200, path: `/v1/usage?keyId=${await createdKey()}` }),
    getWebhookSecret: () => ({ status: 200 }),
    rotateWebhookSecret: () => ({ status: 200 }),
    sendMessage: () => ({ status: 201 }),
    sendSessionMessage: async () => ({ status: 201, path: `${await session()}/messages` }),
    listSessions: async () => {
      await session();
      return { status: 200, path: '/v1/agent/sessions?limit=1' };
    },
    deleteSession: async () => ({ status: 204, path: await session() }),
    listSessionMessages: async () => ({ status: 200, path: `${await session()}/messages` }),
    getTurn: async () => ({ status: 200, path: await askedTurn() }),
  };

  it.each(operationIds)('%s', async (operationId) => {
    const row = await rows[operationId]?.();
    if (row?.status === undefined) throw new Error('no request for this operation');
    await assertConforms({ ...requestOf(operationId), operationId, status: row.status, ...row });
  });

  it('and so does a webhook event', () => {
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

  it('getJob, of a job that was reviewed', async () => {
    const path = (await reviewed()).replace('/review', '');
    await assertConforms({ ...requestOf('getJob'), operationId: 'getJob', path, status: 200 });
  });

  it('getPolicySchema, when nothing has changed', async () => {
    const first = await send(service.url, requestOf('getPolicySchema'), { key });
    const headers = { 'if-none-match': String(first.headers.get('etag')) };
    await assertConforms({ ...requestOf('getPolicySchema'), operationId: 'getPolicySchema', status: 304, headers });
  });
});

describe('an error response conforms to the document', () => {
  it.each(operationIds.filter((id) => operations[id].access !== 'public'))('%s, without a key', async (operationId) => {
    await assertConforms({
      ...requestOf(operationId),
      operationId,
      status: 401,
      headers: { authorization: 'none' },
    });
  });

  it.each(refusedRequests)('$operationId, $status: $why', async (row) => {
    await assertConforms({ ...requestOf(row.operationId), ...row });
  });
});

it('a response that does not conform is detected', () => {
  expect(validatorOf('createJob', 202)({ jobId: 'none', status: 'pending' })).toBe(false);
  expect(validatorOf('getJob', 200)({ jobId: missing, status: 'lost', policyType: 'auto' })).toBe(false);
  expect(validatorOf('ping', 401)({ message: 'no code' })).toBe(false);
});
