import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, Connection } from '@temporalio/client';
import { scopes } from '../../domain/contract/scopes.ts';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { createPrisma, type PrismaClient } from '../../prisma/client.ts';
import { createKeyRepository } from '../../prisma/accounts/key.repository.ts';
import { freePorts } from '../../services/stack/ports.ts';
import { canary, headersOfCallers, otherFields } from '../helpers/canary-fields.ts';
import { injectFaults } from '../helpers/fault-injection.ts';
import { payloadKey, payloadKeysVariable } from '../helpers/payload-keys.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { makeNamespace } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';
import { type ServiceProcess, startServiceProcess } from '../helpers/service-processes.ts';
import { type SpanReceiver, startSpanReceiver } from '../helpers/span-receiver.ts';
import { createTestDatabase } from '../helpers/test-database.ts';
import { decryptedTextInTemporal } from '../helpers/temporal-text.ts';
import { testTemporal } from '../helpers/temporal.ts';

const payloadKeys = [payloadKey('first')];

let database: { url: string; drop: () => Promise<void> };
let folder: string;
let prisma: PrismaClient;
let temporal: Client;
let others: Server;
let gateway: ServiceProcess;
let worker: ServiceProcess;
let traces: SpanReceiver;
let origin: string;
/** Ports of the metrics: those of the gateway and those of the worker. */
let metricsPorts: number[];
let key: string;
/** Error answers of the service, as they were sent. */
const refusals: string[] = [];

beforeAll(async () => {
  const { address } = testTemporal();
  const namespace = `test-${randomUUID()}`;
  [database, traces, folder] = await Promise.all([
    createTestDatabase(),
    startSpanReceiver(),
    mkdtemp(path.join(os.tmpdir(), 'decpage-canary-')),
    makeNamespace({ address, namespace }),
  ]);
  prisma = createPrisma({ url: database.url, poolSize: 2 });
  temporal = new Client({ connection: await Connection.connect({ address }), namespace });
  const { accountId } = await createAccountRepository(prisma).ensureAccount('first');
  ({ key } = await createKeyRepository(prisma).createKey({ accountId, name: canary, scopes }));
  others = createServer(answerAsOthers);
  await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve));
  const endpoint = `127.0.0.1:${(others.address() as AddressInfo).port}`;
  origin = `http://${endpoint}`;
  const settings = {
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: address,
    TEMPORAL_NAMESPACE: namespace,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'trace',
    OUTBOUND_ALLOW: endpoint,
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: `${origin}/v1`,
    MODEL_NAME: 'fake',
    TURN_TIMEOUT: '40',
    SYNC_TIMEOUT: '2',
    PAYLOAD_KEYS: payloadKeysVariable(payloadKeys),
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
  };
  metricsPorts = await freePorts(2);
  await injectFaults(database.url, { text: canary });
  [gateway, worker] = await Promise.all([
    startServiceProcess('gateway', { ...settings, METRICS_PORT: String(metricsPorts[0]) }),
    startServiceProcess('worker', { ...settings, METRICS_PORT: String(metricsPorts[1]) }),
  ]);
});
afterAll(async () => {
  await Promise.all([gateway?.stop(), worker?.stop()]);
  await traces.close();
  others.closeAllConnections();
  await new Promise((resolve) => others.close(resolve));
  await temporal.connection.close();
  await prisma.$disconnect();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Calls of the model: with tools in a turn, without them for a job. */
const modelCalls = { turn: 0, job: 0 };

/** A model provider that echoes what it was sent in every kind of failure, hosts of documents, and receivers of events. */
const answerAsOthers: Parameters<typeof createServer>[1] = (request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const sent = Buffer.concat(pieces).toString();
    if (request.url?.startsWith('/hook')) return void response.writeHead(500).end(canary);
    if (request.url?.startsWith('/missing')) return void response.writeHead(404, canary).end(canary);
    if (request.url?.startsWith('/broken')) return void response.writeHead(200).end(`%PDF-1.7 ${canary}`);
    const tool = { id: 'c1', type: 'function', function: { name: canary, arguments: `{"${canary}": "${canary}"}` } };
    const message = { role: 'assistant', content: null, tool_calls: [tool] };
    const reply = JSON.stringify({ id: 'r', choices: [{ index: 0, message, finish_reason: 'tool_calls' }] });
    const answers: readonly [number, string][] = [
      [500, JSON.stringify({ error: { message: sent } })],
      [200, `<html>${sent}`],
      [200, reply],
      [400, JSON.stringify({ error: { message: sent } })],
    ];
    const [status, body] = answers[modelCalls[sent.includes('"tools"') ? 'turn' : 'job']++] ?? [400, sent];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
};

async function call(method: string, target: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${gateway.ready.url}${target}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status >= 400) refusals.push(`${method} ${answer.status} ${text}`);
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, never> };
}

/** Whether its writer has failed before is for the database to know: what was refused once is asked for again. */
async function insist(method: string, target: string, body?: unknown): Promise<Record<string, never>> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answer = await call(method, target, body);
    if (answer.status < 400) return answer.body;
  }
  throw new Error(`refused again and again: ${refusals.at(-1)}`);
}

async function endOfJob(jobId: string): Promise<void> {
  await until(async () => {
    const { status } = await prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    return status === 'completed' || status === 'failed';
  });
}

const job = (document: object | undefined, more: object = {}) => ({
  policyType: 'auto',
  document,
  metadata: { [canary]: canary },
  webhook: { url: `${origin}/hook?${canary}`, secret: canary },
  idempotencyKey: `${canary}-${randomUUID()}`,
  ...more,
});

async function order(document: object | undefined, more: object = {}): Promise<string> {
  const { jobId } = await insist('POST', '/v1/jobs', job(document, more));
  await endOfJob(jobId ?? '');
  return String(jobId);
}

/** What Temporal stores, and what those read of it who have the key. */
async function everythingTemporalKeeps(): Promise<{ stored: string; decrypted: string }> {
  const all: { stored: string; decrypted: string }[] = [];
  for await (const execution of temporal.workflow.list()) {
    all.push(await decryptedTextInTemporal(temporal, execution, payloadKeys));
  }
  const joined = (part: 'stored' | 'decrypted'): string => all.map((texts) => texts[part]).join('\n');
  return { stored: joined('stored'), decrypted: joined('decrypted') };
}

async function readMetrics(): Promise<string> {
  const answers = metricsPorts.map(async (port) => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  return (await Promise.all(answers)).join('\n');
}

/** Where the canary stands, with what stands around it. */
const linesWith = (text: string): string[] =>
  [...text.matchAll(new RegExp(canary, 'gi'))].slice(0, 20).map(({ index }) => text.slice(index - 300, index + 100));

describe('what a customer sends', () => {
  it('stands in no log, in no metric, in no trace, in nothing that Temporal keeps and in no error, whatever fails', async () => {
    const text = await plainPdf([[`Policy Number: ${canary}`, 'Personal Auto Declarations', 'Policy Period']]);
    const inline = { type: 'base64', content: base64(text) };
    // errors of storage, of PDFs, of hosts, and of statements in the gateway and in activities
    const readByRules = await order(inline, { options: { engine: 'rules' } });
    await order(inline);
    await order({ type: 'base64', content: base64(Buffer.from(`%PDF-1.7\n${canary}`)) });
    await order({ type: 'url', content: `${origin}/missing/${canary}.pdf?${canary}` });
    await order({ type: 'url', content: `${origin}/broken/${canary}.pdf?${canary}` });
    const documentUrl = `${origin}/missing/${canary}`;
    const { jobId } = await insist('POST', '/v1/jobs', job(undefined, { documentUrl }));
    await endOfJob(String(jobId));
    await call('POST', '/v1/extract', job(inline, { webhook: undefined }));
    await insist('POST', '/v1/keys', { name: canary, scopes: ['jobs:read'] });
    const review = `/v1/jobs/${readByRules}/review`;
    const corrections = [{ pointer: '/policyNumber', value: canary, note: canary }];
    await insist('PATCH', review, { corrections, idempotencyKey: canary });
    await call('PATCH', review, { corrections: [{ pointer: `/${canary}`, value: { [canary]: canary } }] });

    const names = { title: canary, description: canary, documentType: canary, coverageType: canary };
    const prepared = await insist('POST', '/v1/documents/uploads', {
      ...names,
      fileName: `${canary}.pdf`,
      idempotencyKey: canary,
    });
    const { documentId, upload } = prepared as unknown as { documentId: string; upload: { url: string } };
    await fetch(upload.url, { method: 'PUT', headers: { 'Content-Type': 'application/pdf' }, body: Buffer.from(text) });
    await insist('POST', '/v1/documents/uploads/complete', { documentId });
    await insist('POST', '/v1/documents/from-url', { ...names, url: `${origin}/broken/${canary}` });
    await until(async () => {
      const { status } = await prisma.document.findUniqueOrThrow({ where: { id: documentId } });
      return status === 'ready' || status === 'failed';
    });
    for (const [method, target, body] of otherFields) await call(method, target, body, headersOfCallers);
    await call('POST', '/v1/jobs', `{"${canary}": ${canary}`);
    await call('PUT', `/v1/uploads/${canary}`, text);

    const turn = {
      message: `What is the ${canary}?`,
      messages: [{ role: 'user', content: canary }],
      externalThreadId: canary,
      externalUserId: canary,
      title: canary,
      searchScope: 'account',
    };
    const tools = [
      { id: canary, name: 'search_documents', arguments: { query: canary } },
      { id: canary, name: 'list_documents', arguments: { query: canary } },
      { id: canary, name: 'get_document', arguments: { documentId } },
      { id: canary, name: 'get_job', arguments: { jobId } },
    ];
    await call('POST', '/v1/agent/messages', { ...turn, toolRequests: tools, idempotencyKey: `${canary}-1` });
    await call('POST', '/v1/agent/messages', { ...turn, idempotencyKey: `${canary}-2` });
    await call('POST', '/v1/agent/messages', { ...turn, toolRequests: [{ name: canary }] });
    await call('POST', '/v1/agent/messages', { ...turn, requestId: `${canary}-3` });

    // a document that cannot be read from storage
    const documents = path.join(folder, 'storage/accounts');
    for (const account of await readdir(documents)) {
      for (const name of await readdir(path.join(documents, account, 'documents'))) {
        const file = path.join(documents, account, 'documents', name);
        await rm(file);
        await mkdir(file);
      }
    }
    await order(undefined, { documentId, priority: 1, options: { citationLevel: 'none' } });

    const { stored, decrypted } = await everythingTemporalKeeps();
    const metrics = await readMetrics();
    // exports the traces that they still have
    await Promise.all([gateway.stop(), worker.stop()]);
    const logs = [worker.output(), gateway.output()].join('\n');
    const everything = [stored, decrypted, logs, metrics, traces.text(), refusals.join('\n')];
    for (const told of everything) expect(linesWith(told)).toEqual([]);
    // and not because nothing failed
    const messages = ['SQLSTATE 54000', 'EISDIR', 'unknown tool'];
    expect(messages.filter((message) => !decrypted.includes(message))).toEqual([]);
    expect(messages.filter((message) => stored.includes(message))).toEqual([]);
    const codes = ['provider_error', 'document_fetch_failed', 'document_corrupt'];
    expect(codes.filter((code) => !stored.includes(code))).toEqual([]);
    const counted = ['decpage_http_errors_total', 'decpage_job_failures_total', 'temporal_activity_execution_failed'];
    expect(counted.filter((name) => !metrics.includes(name))).toEqual([]);
    expect(logs.includes('SQLSTATE 54000')).toBe(true);
    const spans = traces.spans();
    const failures = new Set(spans.map(({ attributes }) => attributes['error.type']));
    expect([...failures]).toEqual(
      expect.arrayContaining(['SQLSTATE 54000', 'EISDIR', 'internal_error', 'document_corrupt']),
    );
    const parts = ['PUT /v1/uploads/', 'outbound.', 'storage.', 'model.', 'document.', 'RunWorkflow:', 'RunActivity:'];
    expect(parts.filter((part) => !spans.some(({ name }) => name.startsWith(part)))).toEqual([]);
    expect(refusals.some((refusal) => refusal.startsWith('POST 500'))).toBe(true);
  });
});
