import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { objectKeys } from '../../adapters/storage/index.ts';
import { type ReconcileInput, taskQueues, workflowIds, workflowTypes } from '../../domain/orchestration.ts';
import { type FakeModel, startFakeModel } from '../helpers/fake-model.ts';
import { answerFromLines, longLossRun } from '../helpers/long-loss-run.ts';
import { startTemporalServer } from '../helpers/start-temporal-server.ts';
import { base64, plainPdf } from '../helpers/plain-pdf.ts';
import { type Receiver, startReceiver } from '../helpers/receiver.ts';
import { startService } from '../helpers/service.ts';
import type { TestService } from '../helpers/test-service.ts';
import { cancelAtWork } from './cancel-at-work.ts';
import { hostSlotScenarios } from './host-slot-scenarios.ts';
import { lostWorkerScenarios } from './lost-worker-scenarios.ts';
import { pageScenarios } from './page-scenarios.ts';
import { documentScenarios } from './document-scenarios.ts';
import { reservedScenarios } from './reserved-scenarios.ts';
import { sessionScenarios } from './session-scenarios.ts';
import startServers from '../helpers/start-servers.ts';

// `npm run histories:record -- NAME…`: runs the named paths through today's workflows against real servers and writes
// their histories. A history that is there is what production did once: record a new path under a new name, and
// replace an old one only when no workflow of its kind can be running any more.

/** Comes back with the id of the workflow. */
type Scenario = (
  service: TestService,
  outside: { url: string; receiver: Receiver; model: FakeModel },
) => Promise<string>;

const onePage = [['Personal Auto Declarations', 'Policy Number: QX-445-1182', 'Total Policy Premium: $812.40']];

const scenarios: Record<string, Scenario> = {
  ...pageScenarios,

  ...documentScenarios,

  ...sessionScenarios,

  ...hostSlotScenarios,

  ...lostWorkerScenarios,

  ...reservedScenarios,

  'extract-policy.inline': async (service) => await create(service, { document: inline(await plainPdf(onePage)) }),

  'extract-policy.ended-by-its-step': async (service) =>
    await create(service, { document: inline(await plainPdf(onePage)) }),

  'extract-policy.ended-by-its-step-with-webhook': async (service, { receiver }) =>
    await create(service, { document: inline(await plainPdf(onePage)), webhook: { url: receiver.url } }),

  'extract-policy.from-url': async (service, { url }) =>
    await create(service, { document: { type: 'url', content: url } }),

  'extract-policy.batches': async (service) => {
    const pages = Array.from({ length: 45 }, (_, index) => [`Claim Number: CL-${index}`]);
    return await create(service, { policyType: 'loss_run', document: inline(await plainPdf(pages)) });
  },

  'extract-policy.model': async (service, { model }) => {
    const premium = { path: '/totalPremium', value: 812.4, at: '1.3', quote: '$812.40' };
    model.answer({ text: JSON.stringify({ values: [premium] }) });
    return await create(service, { document: inline(await plainPdf(onePage)) });
  },

  'extract-policy.model-in-batches': async (service, { model }) => {
    model.answer({ status: 503, headers: { 'retry-after': '1' } }, { text: '{"values": []}' });
    const pages = Array.from({ length: 25 }, (_, index) => [`Claim Number: CL-${index}`]);
    return await create(service, { policyType: 'loss_run', document: inline(await plainPdf(pages)) });
  },

  'extract-policy.model-unavailable': async (service, { model }) => {
    model.answer({ status: 401 });
    return await create(service, { document: inline(await plainPdf(onePage)) });
  },

  'extract-policy.model-ranges': createInRanges,
  // its first run, which stops because its history has become long, and the last of those that go on
  'extract-policy.model-ranges.continued': createInRanges,
  'extract-policy.model-ranges.resumed': createInRanges,

  // its first run, which stops because its history has become long, and the run that goes on
  'extract-policy.continued': async (service) => await createLong(service),
  'extract-policy.resumed': async (service) => await createLong(service),

  reconcile: async (service) => await keepHouse(service, workflowTypes.reconcile),
  expire: async (service) => await keepHouse(service, workflowTypes.expire),
  'expire.sessions': async (service) => await keepHouse(service, workflowTypes.expire),
  'reconcile.rounds': async (service) => {
    const args: [ReconcileInput] = [{ rounds: 3, pauseSeconds: 1 }];
    const workflowId = 'reconcile-rounds';
    await service.temporal.workflow.start(workflowTypes.reconcile, {
      workflowId,
      taskQueue: taskQueues.workflows,
      args,
    });
    return workflowId;
  },
  'sum-usage': async (service) => await keepHouse(service, workflowTypes.sumUsage),

  'extract-policy.damaged-document': async (service) =>
    await create(service, { document: inline(Buffer.from('%PDF-1.7\ndamaged')) }),

  'extract-policy.retried-until-failed': async (service) => {
    await service.stopWorkers();
    const jobId = await createJob(service, { document: inline(await plainPdf([['lost']])) });
    const { accountId, documentSha256 } = await service.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    await service.storage.removeAll(objectKeys.document({ accountId, sha256: documentSha256 ?? '' }));
    await service.startWorkers();
    return workflowIds.job(jobId);
  },

  'extract-policy.cancelled': (service) =>
    cancelAtWork(service, async () => await create(service, { document: inline(await plainPdf(onePage)) })),

  'extract-policy.cancelled-in-batches': async (service) => {
    await service.stopWorkers();
    await service.startWorkers(['workflows', 'extraction'], { extractionThreads: 1 });
    const pages = Array.from({ length: 90 }, (_, index) => [`Claim Number: CL-${index}`]);
    const workflowId = await create(service, { policyType: 'loss_run', document: inline(await plainPdf(pages)) });
    const handle = service.temporal.workflow.getHandle(workflowId);
    while ((await handle.describe()).raw.pendingActivities?.[0]?.activityType?.name !== 'readBatch') continue;
    await handle.cancel();
    await handle.result().catch(() => undefined);
    await service.startWorkers(['outbound']);
    return workflowId;
  },

  'extract-policy.ended-before-it-began': async (service) => {
    await service.stopWorkers();
    const workflowId = await create(service, { document: inline(await plainPdf(onePage)) });
    await service.prisma.job.updateMany({ where: { status: 'pending' }, data: { status: 'failed' } });
    await service.startWorkers();
    return workflowId;
  },

  'extract-policy.completed-before-it-failed': async (service) => {
    await service.stopWorkers();
    const workflowId = await create(service, { document: inline(await plainPdf(onePage)) });
    const completed = { status: 'completed', pagesTotal: 1, completedAt: new Date() };
    await service.prisma.job.updateMany({ where: { status: 'pending' }, data: completed });
    await service.startWorkers();
    return workflowId;
  },

  'extract-policy.completed-with-webhook': async (service, { receiver }) =>
    await create(service, { document: inline(await plainPdf(onePage)), webhook: { url: receiver.url } }),

  'extract-policy.failed-with-webhook': async (service, { receiver }) =>
    await create(service, { document: inline(Buffer.from('%PDF-1.7\ndamaged')), webhook: { url: receiver.url } }),

  'deliver-webhook.delivered': async (service, { receiver }) => await deliver(service, receiver, () => 204),

  'deliver-webhook.retried': async (service, { receiver }) =>
    await deliver(service, receiver, (attempt) => (attempt < 3 ? 500 : 200)),

  'deliver-webhook.given-up': async (service, { receiver }) => await deliver(service, receiver, () => 500),

  'deliver-webhook.gone': async (service, { receiver }) => await deliver(service, receiver, () => 410),

  'deliver-webhook.redelivered': async (service, { receiver }) => {
    const workflowId = await deliver(service, receiver, (attempt) => (attempt === 1 ? 500 : 200));
    const { id, jobId } = await service.prisma.delivery.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    await attempted(service, id);
    await service.call('POST', `/v1/jobs/${jobId}/webhook-deliveries/${id}/redeliver`);
    return workflowId;
  },

  'deliver-webhook.cancelled': async (service, { receiver }) => {
    const workflowId = await deliver(service, receiver, () => 500);
    const { id } = await service.prisma.delivery.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    await attempted(service, id);
    await service.temporal.workflow.getHandle(workflowId).cancel();
    return workflowId;
  },
};

const inline = (bytes: Uint8Array) => ({ type: 'base64', content: base64(bytes) });

async function create(service: TestService, body: Record<string, unknown>): Promise<string> {
  return workflowIds.job(await createJob(service, body));
}

async function createLong(service: TestService): Promise<string> {
  const pages = Array.from({ length: 300 }, (_, index) => [`Claim Number: CL-${index}`]);
  return await create(service, { policyType: 'loss_run', document: inline(await plainPdf(pages)) });
}

/** A document that the model is asked about in ranges, of which one is answered too long and lacks a record then. */
async function createInRanges(service: TestService, { model }: { model: FakeModel }): Promise<string> {
  const lines = longLossRun({ pages: 30, claimsPerPage: 6, pagesPerPolicy: 10 });
  const lost = /"[\d.]+\|CL-100003[^"]*",/;
  model.answer(
    (request) => ({ text: answerFromLines(request).slice(0, 200), finish: 'length' }),
    (request) => ({ text: answerFromLines(request).replace(lost, '') }),
  );
  model.answerAll((request) => {
    const isAgain = request.text.includes('values are missing');
    return { text: isAgain ? answerFromLines(request) : answerFromLines(request).replace(lost, '') };
  });
  const pages = lines.map((page) => page.map((line) => line.replace(/ {3,}/g, '          ')));
  return await create(service, {
    policyType: 'loss_run',
    document: inline(await plainPdf(pages)),
    options: { engine: 'model' },
  });
}

async function keepHouse(service: TestService, workflowType: string): Promise<string> {
  await service.temporal.workflow.start(workflowType, { workflowId: workflowType, taskQueue: taskQueues.workflows });
  return workflowType;
}

/** Brings the event of a small job on its way to a receiver that answers each attempt with such a status. */
async function deliver(
  service: TestService,
  receiver: Receiver,
  statusOf: (attempt: number) => number,
): Promise<string> {
  receiver.answerWith((response, { attempt }) => response.writeHead(statusOf(attempt)).end());
  const document = inline(await plainPdf(onePage));
  const workflowId = await create(service, { document, webhook: { url: receiver.url } });
  await service.temporal.workflow.getHandle(workflowId).result();
  const { id } = await service.prisma.delivery.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  return workflowIds.delivery(id);
}

async function attempted(service: TestService, deliveryId: string): Promise<void> {
  while ((await service.prisma.delivery.findUniqueOrThrow({ where: { id: deliveryId } })).lastStatusCode === null)
    continue;
}

async function createJob(service: TestService, body: Record<string, unknown>): Promise<string> {
  const answer = await service.call('POST', '/v1/jobs', { body: { policyType: 'auto', ...body } });
  if (answer.status !== 202) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`);
  return String(answer.body.jobId);
}

const names = process.argv.slice(2);
if (names.length === 0) {
  process.stderr.write(`Name what to record: ${Object.keys(scenarios).join(' ')}\n`);
  process.exit(2);
}
const stopServers = await startServers();
const pdf = await plainPdf(onePage);
const files = createServer((_request, response) => response.end(pdf));
await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(files.address() as AddressInfo).port}`;
const receiver = await startReceiver();
const model = await startFakeModel();
// with a model, every job asks it
const asksModel = names.some((name) => /\.model/.test(name));
// of a model that takes little text, so that a document of few pages is asked in ranges
const asksRanges = names.some((name) => /\.model-ranges/.test(name));
const smallLimits = { contextTokens: 20_000, outputTokens: 1_200 };
// a server that calls a history long after 30 events, for the paths that are about it
const isLong = names.some((name) => /\.(continued|resumed)$/.test(name));
const server = isLong ? await startTemporalServer({ and: ['limit.historyCount.suggestContinueAsNew=30'] }) : undefined;
const service = await startService({
  allow: [host, receiver.endpoint],
  webhookSchedule: [0, 1, 1],
  headersMs: 60_000,
  // one that is drawn without end has to last while others are recorded
  readingLimits: { drawingMs: 60_000 },
  ...(asksModel && { model: model.model(asksRanges ? { limits: smallLimits } : {}) }),
  ...(server && { temporalAddress: server.address }),
});
try {
  await service.startWorkers();
  for (const name of names) {
    const scenario = scenarios[name];
    if (!scenario) throw new Error(`There is no path ${name}.`);
    const workflowId = await scenario(service, { url: `http://${host}/policy.pdf`, receiver, model });
    const newest = service.temporal.workflow.getHandle(workflowId);
    await newest.result().catch(() => undefined);
    const { raw } = await newest.describe();
    const firstRunId = raw.workflowExecutionInfo?.firstRunId ?? undefined;
    const handle = name.endsWith('.continued') ? service.temporal.workflow.getHandle(workflowId, firstRunId) : newest;
    // who recorded it, and where, is nobody's business
    const json = historyToJSON(await handle.fetchHistory())
      .replaceAll(/"identity": *"[^"]*"/g, '"identity": "worker"')
      .replaceAll(/"name": *"\d+@[^"]*"/g, '"name": "sticky"')
      .replaceAll(/"stackTrace": *"(?:[^"\\]|\\.)*"/g, '"stackTrace": ""');
    await writeFile(path.join(import.meta.dirname, `${name}.json`), `${json}\n`);
    process.stderr.write(`recorded ${name}\n`);
  }
} finally {
  await service.stop();
  await server?.stop();
  await receiver.close();
  await model.close();
  files.close();
  await stopServers();
}
