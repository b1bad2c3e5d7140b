import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { put, type Prepared } from '../documents.ts';
import { endedJob } from '../jobs.ts';
import { listenOnLoopback } from '../listen.ts';
import { type Receiver, startReceiver } from '../receiver.ts';
import { startService } from '../service.ts';
import type { TestService } from '../test-service.ts';
import { until } from '../until.ts';

const samplePolicy = path.join(import.meta.dirname, '../../../services/cli/demo/sample-policy.pdf');

export interface ExampleStage {
  /** Where the examples run; `policy.pdf` is there. */
  folder: string;
  /** Variables that every example may use. */
  env: Record<string, string>;
  /** Variables of examples that end what they are given. */
  ownEnv: () => Promise<Record<string, Record<string, string>>>;
  stop: () => Promise<void>;
}

/** A service with a document, a job that told a receiver, a session and a key, for the examples to work with. */
export async function prepareExamples(): Promise<ExampleStage> {
  const [folder, files, receiver] = await Promise.all([
    mkdtemp(path.join(os.tmpdir(), 'decpage-examples-')),
    serveSamplePolicy(),
    startReceiver(),
  ]);
  await copyFile(samplePolicy, path.join(folder, 'policy.pdf'));
  const service = await startService({ allow: [files.endpoint, receiver.endpoint] });
  await service.startWorkers();
  const key = await service.makeKey('first');
  const [documentId, job] = [await upload(service), await runJob(service, { receiver, folder })];
  const turn = await ask(service);
  return {
    folder,
    env: {
      DECPAGE_URL: service.url,
      DECPAGE_API_KEY: key,
      DOCUMENT_ID: documentId,
      DOCUMENT_URL: files.url,
      SESSION_ID: turn.sessionId,
      TURN_ID: turn.turnId,
      ...job,
    },
    ownEnv: async () => ({
      deleteDocument: { DOCUMENT_ID: (await prepareUpload(service)).documentId },
      deleteSession: { SESSION_ID: (await ask(service)).sessionId },
      rotateKey: { KEY_ID: await makeKey(service) },
      revokeKey: { KEY_ID: await makeKey(service) },
    }),
    stop: async () => {
      await Promise.all([service.stop(), receiver.close(), files.close()]);
    },
  };
}

async function post<Body>(service: TestService, target: string, body?: unknown): Promise<Body> {
  const answer = await service.call('POST', target, { body });
  if (answer.status >= 300) throw new Error(`${target} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Body;
}

const prepareUpload = async (service: TestService): Promise<Prepared> =>
  await post(service, '/v1/documents/uploads', {
    fileName: 'policy.pdf',
    documentType: 'auto policy',
    title: 'Whitaker auto',
  });
const ask = async (service: TestService): Promise<{ sessionId: string; turnId: string }> =>
  await post(service, '/v1/agent/messages', {
    message: 'What is the deductible of collision?',
    searchScope: 'account',
  });
const makeKey = async (service: TestService): Promise<string> =>
  (await post<{ keyId: string }>(service, '/v1/keys', { name: 'example', scopes: ['jobs:read'] })).keyId;

async function upload(service: TestService): Promise<string> {
  const prepared = await prepareUpload(service);
  await put(prepared, await readFile(samplePolicy));
  const { documentId } = prepared;
  await post(service, '/v1/documents/uploads/complete', { documentId });
  await until(async () => {
    const { body } = await service.call('GET', `/v1/documents/${documentId}/status`);
    return (body as { status?: string }).status === 'ready';
  });
  return documentId;
}

/** A completed job whose event arrived: the variables of the examples about it. */
async function runJob(
  service: TestService,
  { receiver, folder }: { receiver: Receiver; folder: string },
): Promise<Record<string, string>> {
  const { body: secret } = await service.call('GET', '/v1/webhooks/secret');
  const content = (await readFile(samplePolicy)).toString('base64');
  const document = { type: 'base64', content };
  const { jobId } = await post<{ jobId: string }>(service, '/v1/jobs', {
    policyType: 'auto',
    document,
    webhook: { url: receiver.url },
  });
  await endedJob(service, jobId);
  const [call] = await receiver.received(1);
  await writeFile(path.join(folder, 'event.json'), call?.body ?? '');
  const { body } = await service.call('GET', `/v1/jobs/${jobId}/webhook-deliveries`);
  const { deliveries } = body as unknown as { deliveries: { deliveryId: string }[] };
  return {
    JOB_ID: jobId,
    DELIVERY_ID: deliveries[0]?.deliveryId ?? '',
    WEBHOOK_SECRET: String((secret as { secret?: unknown }).secret),
    WEBHOOK_ID: call?.headers['webhook-id'] ?? '',
    WEBHOOK_TIMESTAMP: call?.headers['webhook-timestamp'] ?? '',
    WEBHOOK_SIGNATURE: call?.headers['webhook-signature'] ?? '',
  };
}

/** The sample policy at a URL. */
async function serveSamplePolicy(): Promise<{ url: string; endpoint: string; close: () => Promise<void> }> {
  const bytes = await readFile(samplePolicy);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(bytes);
  });
  const endpoint = `127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    url: `http://${endpoint}/policy.pdf`,
    endpoint,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
