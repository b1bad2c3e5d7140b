import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, Connection } from '@temporalio/client';
import { Worker } from '@temporalio/worker';
import { scopes } from '../../domain/contract/scopes.ts';
import { tracesWorkflows } from '../../domain/tracing.ts';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { createKeyRepository } from '../../prisma/accounts/key.repository.ts';
import { createPrisma } from '../../prisma/client.ts';
import { createPayloadCodec } from '../../services/shared/payloads/payload-codec.ts';
import { withSwitches } from '../../services/shared/workflow-source.ts';
import { freePorts } from '../../services/stack/ports.ts';
import { listsModules, openTelemetryOf } from '../helpers/loaded-modules.ts';
import { payloadKey, payloadKeysVariable } from '../helpers/payload-keys.ts';
import { plainPdf } from '../helpers/plain-pdf.ts';
import { installQuietRuntime } from '../helpers/quiet-runtime.ts';
import { makeNamespace } from '../helpers/service.ts';
import { type ServiceProcess, startServiceProcess } from '../helpers/service-processes.ts';
import { type ExportedSpan, type SpanReceiver, startSpanReceiver } from '../helpers/span-receiver.ts';
import { testTemporal } from '../helpers/temporal.ts';
import { createTestDatabase } from '../helpers/test-database.ts';
import { testVariable } from '../helpers/test-variable.ts';
import { until } from '../helpers/until.ts';

const keys = [payloadKey('traced')];
const dataConverter = { payloadCodecs: [createPayloadCodec({ keys })] };
let database: { url: string; drop: () => Promise<void> };
let folder: string;
let temporal: Client;
let receiver: SpanReceiver;
let others: Server;
let settings: Record<string, string>;
let processes: ServiceProcess[] = [];
let gatewayOutput: string;
let apiKey: string;
/** What the host of documents, the receiver of webhooks and the model were sent. */
const heard: IncomingHttpHeaders[] = [];
/** What the pair of processes said of itself: their messages, the probes of the worker, and their exit codes. */
let lives: { ready: object[]; probes: number[]; exitCodes: (number | null)[] };

/** A request with a trace of the caller. */
interface Call {
  traceId: string;
  spanId: string;
  status: number;
  body: Record<string, unknown>;
}

beforeAll(async () => {
  const { address } = testTemporal();
  const namespace = `test-${randomUUID()}`;
  [database, folder, receiver] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(os.tmpdir(), 'decpage-traces-')),
    startSpanReceiver(),
    makeNamespace({ address, namespace }),
  ]);
  temporal = new Client({ connection: await Connection.connect({ address }), namespace, dataConverter });
  const pdf = Buffer.from(await plainPdf([['Personal Auto Declarations', 'Policy Number: QX-445-1182']]));
  const message = { role: 'assistant', content: '{"values": []}' };
  const reply = JSON.stringify({ id: 'r', choices: [{ index: 0, message, finish_reason: 'stop' }] });
  others = createServer((request, response) => {
    heard.push(request.headers);
    if (request.url === '/hook') response.writeHead(204).end();
    else if (request.method === 'POST') response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
    else response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf);
  });
  await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve));
  const endpoint = `127.0.0.1:${(others.address() as AddressInfo).port}`;
  settings = {
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: address,
    TEMPORAL_NAMESPACE: namespace,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'info',
    OUTBOUND_ALLOW: endpoint,
    PAYLOAD_KEYS: payloadKeysVariable(keys),
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: `http://${endpoint}/v1`,
    MODEL_NAME: 'fake',
    ...listsModules,
  };
  const prisma = createPrisma({ url: database.url, poolSize: 1 });
  const { accountId } = await createAccountRepository(prisma).ensureAccount('first');
  ({ key: apiKey } = await createKeyRepository(prisma).createKey({ accountId, name: 'test', scopes }));
  await prisma.$disconnect();
  await tellStories();
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  others.closeAllConnections();
  await Promise.all([receiver.close(), new Promise((resolve) => others.close(resolve))]);
  await temporal.connection.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

let job: Call;
let turns: Call[];
let refused: Call;
let unsampled: Call;

/** All stories in one pair of processes, whose end exports what was not exported before. */
async function tellStories(): Promise<void> {
  const traced = { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const [port] = await freePorts(1);
  const [gateway, worker] = await Promise.all([
    startServiceProcess('gateway', traced),
    startServiceProcess('worker', { ...traced, PROBE_PORT: String(port) }),
  ]);
  processes = [gateway, worker];
  const url = gateway.ready.url ?? '';
  job = await createJob(url);
  await deliveredWebhook(url, String(job.body.jobId));
  const first = await call(url, { path: '/v1/agent/messages', body: { message: 'How many documents are there?' } });
  const target = `/v1/agent/sessions/${String(first.body.sessionId)}/messages`;
  turns = [first, await call(url, { path: target, body: { message: 'And now?' } })];
  refused = await call(url, { path: '/v1/jobs', body: {} });
  unsampled = await call(url, { path: '/v1/jobs', body: {}, flags: '00' });
  const probed = ['/health', '/health/ready'].map((probe) => fetch(`http://127.0.0.1:${port}${probe}`));
  const probes = (await Promise.all(probed)).map(({ status }) => status);
  const exitCodes = await Promise.all([gateway.stop(), worker.stop()]);
  lives = { ready: [gateway.ready, worker.ready], probes, exitCodes };
  gatewayOutput = gateway.output();
}

async function createJob(url: string): Promise<Call> {
  const origin = `http://${settings.OUTBOUND_ALLOW}`;
  const body = {
    policyType: 'auto',
    document: { type: 'url', content: `${origin}/policy.pdf` },
    webhook: { url: `${origin}/hook` },
    options: { engine: 'model' },
  };
  return await call(url, { path: '/v1/jobs', body });
}

async function call(
  url: string,
  { path: target, body, flags = '01' }: { path: string; body: unknown; flags?: '00' | '01' },
): Promise<Call> {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const answer = await fetch(`${url}${target}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      traceparent: `00-${traceId}-${spanId}-${flags}`,
      tracestate: 'vendor=a-text-of-the-caller',
    },
    body: JSON.stringify(body),
  });
  return { traceId, spanId, status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function deliveredWebhook(url: string, jobId: string): Promise<void> {
  const headers = { Authorization: `Bearer ${apiKey}` };
  const deliveryId = await until(async () => {
    const answer = await fetch(`${url}/v1/jobs/${jobId}/webhook-deliveries`, { headers });
    const { deliveries } = (await answer.json()) as { deliveries: { deliveryId: string; status: string }[] };
    return deliveries.find(({ status }) => status === 'succeeded')?.deliveryId;
  });
  await temporal.workflow.getHandle(`webhook:${deliveryId}`).result();
}

const spansOf = ({ traceId }: Call): ExportedSpan[] => receiver.spans().filter((span) => span.traceId === traceId);

describe('a traced job', () => {
  it('is one trace from the request to the delivered webhook', () => {
    expect(job.status).toBe(202);
    const spans = spansOf(job);
    const names = new Set(spans.map(({ service, name }) => `${service} ${name}`));
    for (const name of [
      'decpage-gateway POST /v1/jobs',
      'decpage-gateway INSERT jobs',
      'decpage-gateway StartWorkflow:extractPolicy',
      'decpage-worker RunWorkflow:extractPolicy',
      'decpage-worker RunActivity:fetchDocument',
      'decpage-worker outbound.fetchDocument',
      'decpage-worker storage.get',
      'decpage-worker RunActivity:extractKeepingPages',
      'decpage-worker document.readJson',
      'decpage-worker RunActivity:extractWithModel',
      'decpage-worker model.complete',
      'decpage-worker RunActivity:completeJob',
      'decpage-worker UPDATE jobs',
      'decpage-worker RunWorkflow:deliverWebhook',
      'decpage-worker RunActivity:attemptDelivery',
      'decpage-worker outbound.post',
    ]) {
      expect(names).toContain(name);
    }
  });

  it('has no span without its parent, and begins with that of the caller', () => {
    const spans = spansOf(job);
    const known = new Set([job.spanId, ...spans.map(({ spanId }) => spanId)]);
    expect(spans.filter(({ parentSpanId = 'none' }) => !known.has(parentSpanId))).toEqual([]);
    expect(spans.filter(({ parentSpanId }) => parentSpanId === job.spanId).map(({ name }) => name)).toEqual([
      'POST /v1/jobs',
    ]);
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
  });

  it('says what operators ask for: ids, statuses, attempts and waits', () => {
    const find = (name: string) => spansOf(job).find((span) => span.name === name)?.attributes;
    const workflowId = `job:${String(job.body.jobId)}`;
    expect(find('POST /v1/jobs')).toMatchObject({ 'http.response.status_code': 202, 'decpage.operation': 'createJob' });
    expect(find('RunWorkflow:extractPolicy')).toMatchObject({ temporalWorkflowID: workflowId });
    expect(find('RunActivity:fetchDocument')).toMatchObject({
      temporalWorkflowID: workflowId,
      'decpage.attempt': 1,
      'decpage.queued_ms': expect.any(Number),
    });
    expect(find('outbound.post')).toEqual({ 'http.response.status_code': 204 });
  });

  it('is told to nobody outside', () => {
    expect(heard.length).toBeGreaterThanOrEqual(3);
    expect(heard.filter((headers) => 'traceparent' in headers || 'tracestate' in headers)).toEqual([]);
  });

  it.each([true, false])('has histories that replay (traced: %s)', async (isTraced) => {
    installQuietRuntime();
    const source = { workflowBundle: { codePath: testVariable('TEST_WORKFLOW_BUNDLE') } };
    const options = {
      ...withSwitches(source, { [tracesWorkflows]: isTraced }),
      dataConverter,
      sinks: { tracing: { workflowEnded: { fn: () => undefined } } },
    };
    const names = ['extractPolicy', 'deliverWebhook', 'assistantSession'].map((name) => `WorkflowType = "${name}"`);
    let replayed = 0;
    for await (const { workflowId } of temporal.workflow.list({ query: names.join(' OR ') })) {
      const history = await temporal.workflow.getHandle(workflowId).fetchHistory();
      expect(JSON.stringify(history)).toContain('_tracer-data');
      await Worker.runReplayHistory(options, history, workflowId);
      replayed += 1;
    }
    expect(replayed).toBe(3);
  });
});

describe('a traced session', () => {
  it('has each turn in the trace of its request', () => {
    expect(turns.map(({ status }) => status)).toEqual([201, 201]);
    for (const turn of turns) {
      const names = spansOf(turn).map(({ name }) => name);
      expect(names.filter((name) => name === 'RunActivity:callModel')).toHaveLength(1);
      expect(names).toEqual(expect.arrayContaining(['model.complete', 'RunActivity:answerFromModel', 'UPDATE turns']));
    }
  });
});

describe('a traced request', () => {
  it('has its ids in the log and in an error', () => {
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_request', traceId: refused.traceId } });
    const lines = gatewayOutput.split('\n').filter((line) => line.includes(refused.traceId));
    const span = spansOf(refused).find(({ name }) => name === 'POST /v1/jobs');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ msg: 'request', requestId: refused.body.requestId, spanId: span?.spanId }),
    ]);
  });

  it('is not recorded when the caller does not record it, and keeps its id', () => {
    expect(unsampled.body.traceId).toBe(unsampled.traceId);
    expect(spansOf(unsampled)).toEqual([]);
  });

  it('says nothing of the state of the caller', () => {
    expect(receiver.text()).not.toContain('a-text-of-the-caller');
  });
});

describe('the processes', () => {
  // that others do not is proven in test/services/gateway/http/server.test.ts
  it('have loaded OpenTelemetry', () => {
    expect(openTelemetryOf(gatewayOutput)).toEqual(
      expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/api']),
    );
  });

  it('say when they are ready, serve, and end well on SIGTERM though their launcher goes on listening', () => {
    const url = expect.stringMatching(/^http/);
    expect(lives).toEqual({ ready: [{ ready: true, url }, { ready: true }], probes: [200, 200], exitCodes: [0, 0] });
  });
});
