import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { NativeConnection, type Worker } from '@temporalio/worker';
import { type Logger, pino } from 'pino';
import type { Model } from '../../adapters/model/index.ts';
import { createOutbound } from '../../adapters/outbound/index.ts';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { createStorage } from '../../adapters/storage/index.ts';
import { parseConfiguration } from '../../services/configuration/configuration.ts';
import { configuredModelUse, type ModelUse } from '../../services/configuration/model-use.ts';
import { scopes } from '../../domain/contract/scopes.ts';
import { encodesFailures, taskQueues } from '../../domain/orchestration.ts';
import type { Limits } from '../../domain/limits.ts';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { checkDatabase, createIndexingPrisma } from '../../prisma/client.ts';
import { createApp } from '../../services/gateway/app.ts';
import type { ConsoleFiles } from '../../services/gateway/console/console-files.ts';
import { openDatabase } from '../../services/gateway/database.ts';
import { listen } from '../../services/gateway/http/server.ts';
import { createTemporal, workflowPages } from '../../services/gateway/temporal.ts';
import { createDataConverter } from '../../services/shared/payloads/data-converter.ts';
import type { PayloadKey } from '../../services/shared/payloads/payload-key.ts';
import { withSwitches } from '../../services/shared/workflow-source.ts';
import { prepareNamespace } from '../../services/stack/temporal/namespace.ts';
import { spareReadingThreads } from '../../services/worker/extraction-workers.ts';
import { endUnreadableWorkflows } from '../../services/worker/unreadable-payloads.ts';
import { createWorkers } from '../../services/worker/workers.ts';
import { createCaller } from './call.ts';
import { compiled, threadFolder } from './compiled.ts';
import { useDeployment } from './deployed-service.ts';
import { deployment } from './deployment.ts';
import { testVariable } from './test-variable.ts';
import { noLimits } from './limits.ts';
import { sharedReader } from './shared-reader.ts';
import { testTemporal } from './temporal.ts';
import type { TestService } from './test-service.ts';
import { createTestDatabase } from './test-database.ts';
import { installQuietRuntime } from './quiet-runtime.ts';

export interface ServiceOptions {
  allow?: readonly string[];
  syncTimeoutSeconds?: number;
  turnTimeoutSeconds?: number;
  /** Seconds before each attempt to deliver an event. */
  webhookSchedule?: readonly number[];
  /** Overrides of the default limits. */
  limits?: Partial<Limits>;
  /** Variables that configure other storage than a folder. */
  storageVariables?: Readonly<Record<string, string>>;
  /** Model of the service; none by default. */
  model?: Model;
  /** Overrides of what the model is asked and what it may cost. */
  modelUse?: Partial<ModelUse>;
  /** Timeouts of fetching documents. */
  headersMs?: number;
  /** A reader of its own, with overrides of the time limits and of the modules of its threads. */
  readingLimits?: Omit<Parameters<typeof createPdfReader>[0], 'threads'>;
  /** Divides the timers of workflows and the waits between attempts by 1,000, for tests that would wait for nothing else. */
  areWaitsShort?: boolean;
  /** Replaces the shared Temporal server of the tests. */
  temporalAddress?: string;
  /** The built console; it is not served by default. */
  console?: ConsoleFiles | undefined;
  /** Logger of the gateway. */
  logger?: Logger;
  /** Keys that payloads are encrypted with; by default they are not. */
  payloadKeys?: readonly PayloadKey[];
}

/**
 * Starts the service as in production, with its own database, namespace and storage folder. Under `npm run test:topology`
 * there is a deployment instead, which has none of the options.
 */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const deployed = deployment();
  return deployed === undefined ? await startOwnService(options) : await useDeployment(deployed);
}

async function startOwnService({
  allow = [],
  syncTimeoutSeconds = 55,
  turnTimeoutSeconds = 60,
  webhookSchedule = [0, 0.2, 0.2],
  limits,
  storageVariables = {},
  model,
  modelUse = {},
  headersMs,
  readingLimits,
  areWaitsShort = false,
  temporalAddress: address = testTemporal().address,
  console,
  logger = pino({ level: 'silent' }),
  payloadKeys = [],
}: ServiceOptions): Promise<TestService> {
  installQuietRuntime();
  const namespace = `test-${randomUUID()}`;
  const [database, folder] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(os.tmpdir(), 'decpage-test-')),
    makeNamespace({ address, namespace }),
  ]);
  const { prisma, rows, repositories, payloadKeys: knownKeys, close } = openDatabase({ url: database.url });
  const indexing = createIndexingPrisma({ url: database.url });
  const storage = await createStorage(parseConfiguration({ DATA_DIR: folder, ...storageVariables }));
  const temporal = createTemporal({ address, namespace, payloadKeys });
  const stopping = new AbortController();
  const { keys } = repositories;
  const app = createApp({
    ...repositories,
    webhookSchedule,
    storage,
    temporal: temporal.client,
    checks: { postgres: () => checkDatabase(prisma), temporal: temporal.check, storage: () => storage.check() },
    stopping: stopping.signal,
    closing: stopping.signal,
    allow,
    syncTimeoutSeconds,
    turnTimeoutSeconds,
    limits: { ...noLimits, ...limits },
    hasModel: model !== undefined,
    modelPrices: modelUse.prices,
    logger,
    console: console && { files: console, uploadOrigins: [] },
    workflowUrl: workflowPages({ uiUrl: 'http://temporal.test', namespace }),
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0, stopping: stopping.signal });

  const makeKey: TestService['makeKey'] = async (account, granted = scopes) => {
    const { accountId } = await createAccountRepository(prisma).ensureAccount(account);
    return (await keys.createKey({ accountId, name: 'test', scopes: granted })).key;
  };
  const firstKey = await makeKey('first');
  const connection = await NativeConnection.connect({ address });
  const reader = readingLimits
    ? createPdfReader({ threads: 2 + spareReadingThreads, threadFolder, ...readingLimits })
    : sharedReader();
  const bundle = areWaitsShort ? 'TEST_HASTENED_WORKFLOWS' : 'TEST_WORKFLOW_BUNDLE';
  let running: { worker: Worker; done: Promise<void> }[] = [];

  const stopWorker = (): void => {
    for (const { worker } of running) if (worker.getState() === 'RUNNING') worker.shutdown();
  };

  const stopWorkers = async (): Promise<void> => {
    stopWorker();
    await Promise.all(running.map(({ done }) => done));
    running = [];
  };

  return {
    url: server.url,
    databaseUrl: database.url,
    prisma,
    temporal: temporal.client,
    storage,
    async age(key) {
      const anHourAgo = new Date(Date.now() - 3_600_000);
      await utimes(path.join(folder, 'storage', key), anHourAgo, anHourAgo);
    },
    async storedFiles() {
      const root = path.join(folder, 'storage');
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
    },
    makeKey,
    call: createCaller({ url: server.url, key: firstKey }),
    async startWorkers(
      queues = Object.values(taskQueues),
      { extractionThreads = 2, payloadKeys: keys = payloadKeys } = {},
    ) {
      const source = { workflowBundle: { codePath: testVariable(bundle) }, debugMode: true };
      const workers = await createWorkers({
        connection,
        namespace,
        dataConverter: createDataConverter({
          keys,
          onUnreadable: endUnreadableWorkflows({ connection, namespace, payloadKeys: knownKeys, logger, stopWorker }),
          failureConverterPath: compiled('services/shared/payloads/encoding-failure-converter.ts'),
        }),
        queues,
        workflows: withSwitches(source, { [encodesFailures]: keys.length > 0 }),
        extractionThreads,
        webhookSchedule,
        turnTimeoutSeconds,
        limits: { ...noLimits, ...limits },
        prisma,
        rows,
        indexing,
        storage,
        reader,
        outbound: createOutbound({ allow, ...(headersMs !== undefined && { limits: { headersMs } }) }),
        model,
        modelUse: { ...configuredModelUse(parseConfiguration({})), ...modelUse },
      });
      running.push(...workers.map((worker) => ({ worker, done: worker.run() })));
    },
    stopWorkers,
    hasStoppedWorkers: () => running.every(({ worker }) => worker.getState() === 'STOPPED'),
    async stop() {
      stopping.abort();
      await server.stop();
      // workers wait for what they read, which nobody needs any more
      await Promise.all([stopWorkers(), reader.close()]);
      await connection.close();
      await temporal.close();
      await Promise.all([close(), indexing.$disconnect()]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a namespace for a test. */
export async function makeNamespace({ address, namespace }: { address: string; namespace: string }): Promise<void> {
  const connection = await Connection.connect({ address });
  try {
    const workflowExecutionRetentionPeriod = msToTs('1 day');
    await connection.workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod });
    await prepareNamespace({ address, namespace, timeoutMs: 120_000 });
  } finally {
    await connection.close();
  }
}
