import os from 'node:os';
import { Client } from '@temporalio/client';
import { NativeConnection, Runtime } from '@temporalio/worker';
import { createOutbound } from '../../adapters/outbound/index.ts';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { createStorage } from '../../adapters/storage/index.ts';
import { parseConfiguration } from '../configuration/configuration.ts';
import { configuredModel } from '../configuration/model.ts';
import { configuredTracing } from '../configuration/tracing.ts';
import { configuredModelUse } from '../configuration/model-use.ts';
import { encodesFailures, taskQueues, versionsWorkflows } from '../../domain/orchestration.ts';
import { tracesWorkflows } from '../../domain/tracing.ts';
import { createAccountPrisma, createIndexingPrisma, createPrisma } from '../../prisma/client.ts';
import { createPayloadKeyRepository } from '../../prisma/payload-key.repository.ts';
import { createLogger } from '../shared/logger.ts';
import { checkPayloadKeysPatiently, PayloadKeyError } from '../shared/payloads/check-payload-keys.ts';
import { createDataConverter } from '../shared/payloads/data-converter.ts';
import { chooseBuild } from './deployment/build.ts';
import { keepDeployment } from './deployment/keep-deployment.ts';
import { reportCrash } from '../shared/report-crash.ts';
import { withSwitches, workflowSource } from '../shared/workflow-source.ts';
import { openTracing } from '../shared/tracing/open-tracing.ts';
import { traceStatements } from '../shared/tracing/trace-statements.ts';
import { traceStorage } from '../shared/tracing/trace-storage.ts';
import { retryUntilConnected } from './connect.ts';
import { isTemporalFailure } from './failures.ts';
import { toTemporalLogger } from './logger.ts';
import { traceModel, traceOutbound, traceReader } from './trace-adapters.ts';
import { ensureSchedules } from './schedules.ts';
import { spareReadingThreads } from './extraction-workers.ts';
import { serveProbes } from './probes.ts';
import { endUnreadableWorkflows } from './unreadable-payloads.ts';
import { countJobEnds, countKills } from './worker-metrics.ts';
import { createWorkers } from './workers.ts';

// 1. read the configuration
reportCrash(createLogger({ service: 'worker' }));
const configuration = parseConfiguration(process.env, {
  required: ['DATABASE_URL', 'TEMPORAL_ADDRESS'],
  listener: 'worker',
});
const tracing = await openTracing(configuredTracing(configuration), {
  service: 'decpage-worker',
  onLost: (lost) => logger.warn(lost, 'traces could not be exported'),
});
const logger = createLogger({
  service: 'worker',
  level: configuration.LOG_LEVEL,
  isLoggable: isTemporalFailure,
  currentSpan: tracing?.current,
});
const stopping = new AbortController();

// 2. stop on a signal and when the launcher exits
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
process.on('disconnect', () => stopping.abort());
// the launcher may have exited while the modules were loading
if (process.send !== undefined && !process.connected) stopping.abort();
Runtime.install({
  logger: toTemporalLogger(logger),
  shutdownSignals: [],
  telemetryOptions: {
    ...(configuration.METRICS_PORT !== undefined && {
      metrics: { prometheus: { bindAddress: `${configuration.HOST}:${configuration.METRICS_PORT}` } },
    }),
    logging: { forward: {}, filter: { core: 'WARN', other: 'WARN' } },
  },
});

const { HOST: host, PROBE_PORT: probePort } = configuration;
const probes = probePort === undefined ? undefined : await serveProbes({ host, port: probePort });

// 3. create the dependencies of the activities
const extractionThreads = Math.max(1, os.availableParallelism());
// sees all accounts; for maintenance
const observe = traceStatements(tracing);
const prisma = createPrisma({ url: configuration.DATABASE_URL, observe });
// restricted to the account in scope by row-level security
const database = {
  url: configuration.DATABASE_URL,
  requestsUrl: configuration.REQUESTS_DATABASE_URL,
  observe,
};
const rows = createAccountPrisma(database);
const indexing = createIndexingPrisma(database);
const reader = createPdfReader({
  threads: extractionThreads + spareReadingThreads,
  onKill: countKills(Runtime.instance().metricMeter),
});
const storage = traceStorage(tracing, await createStorage(configuration));
const outbound = traceOutbound(tracing, createOutbound({ allow: configuration.OUTBOUND_ALLOW }));
const modelSettings = configuredModel(configuration);
// the packages of the providers are loaded only where there is a model
const model =
  modelSettings && traceModel(tracing, (await import('../../adapters/model/index.ts')).createModel(modelSettings));
const { TEMPORAL_NAMESPACE: namespace, PAYLOAD_KEYS: keys = [] } = configuration;
const payloadKeys = createPayloadKeyRepository(prisma);
const stopWorker = (failure: Error): void => {
  logger.fatal({ failure }, 'the worker stops');
  process.exitCode = 1;
  stopping.abort();
};

// 4. run the workers until the signal to stop
try {
  const waiting = { logger, signal: stopping.signal };
  await checkPayloadKeysPatiently(payloadKeys, { keys, ...waiting });
  const connection = await retryUntilConnected({
    call: () => NativeConnection.connect({ address: configuration.TEMPORAL_ADDRESS }),
    ...waiting,
  });
  const source = await workflowSource();
  const serves = { workflows: configuration.WORKER_QUEUES.includes(taskQueues.workflows) };
  // without encryption: schedules hold intervals only, and would otherwise need a former key for ever
  const client = new Client({ connection, namespace });
  const { WORKER_DEPLOYMENT: deploymentName, WORKER_BUILD_ID: buildId } = configuration;
  const wanted = { deploymentName, buildId, codePath: source.workflowBundle.codePath };
  const build = serves.workflows ? await chooseBuild(client, wanted) : undefined;
  const workers = await createWorkers({
    connection,
    namespace,
    dataConverter: createDataConverter({
      keys,
      onUnreadable: endUnreadableWorkflows({ connection, namespace, payloadKeys, logger, stopWorker }),
    }),
    queues: configuration.WORKER_QUEUES,
    workflows: withSwitches(source, {
      [encodesFailures]: keys.length > 0,
      [tracesWorkflows]: tracing !== undefined,
      [versionsWorkflows]: build !== undefined,
    }),
    tracing,
    build,
    extractionThreads,
    webhookSchedule: configuration.WEBHOOK_SCHEDULE,
    turnTimeoutSeconds: configuration.TURN_TIMEOUT,
    sessionRetentionDays: configuration.SESSION_RETENTION_DAYS,
    limits: {
      maxUnfinishedJobs: configuration.MAX_UNFINISHED_JOBS,
      monthlyPageQuota: configuration.MONTHLY_PAGE_QUOTA,
    },
    prisma,
    rows,
    indexing,
    storage,
    reader: traceReader(tracing, reader),
    outbound,
    model,
    modelUse: configuredModelUse(configuration),
    onJobEnd: countJobEnds(Runtime.instance().metricMeter),
  });
  const stop = (): void => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  stopping.signal.addEventListener('abort', stop);
  const running = Promise.all(workers.map((worker) => worker.run()));
  probes?.readyWhile(() => !stopping.signal.aborted && workers.every((worker) => worker.getState() === 'RUNNING'));
  // the signal may have arrived before the listener was added
  if (stopping.signal.aborted) stop();
  const keeping =
    build &&
    keepDeployment({
      temporal: client,
      version: build,
      replayOptions: { ...source, dataConverter: createDataConverter({ keys }) },
      ...waiting,
    });
  if (serves.workflows) {
    await retryUntilConnected({ call: () => ensureSchedules(client), ...waiting });
  }
  if (process.connected) process.send?.({ ready: true });
  logger.info({ queues: configuration.WORKER_QUEUES, ...build }, 'ready');
  await running;
  await keeping;
  await connection.close();
} catch (error) {
  if (error instanceof PayloadKeyError) {
    process.exitCode = 1;
    logger.fatal(error.message);
  } else if (!stopping.signal.aborted) throw error;
} finally {
  await probes?.stop();
  await reader.close();
  await Promise.all([prisma.$disconnect(), rows.$disconnect(), indexing.$disconnect()]);
  await tracing?.close();
  // an open IPC channel keeps the process alive
  if (process.connected) process.disconnect();
}
// a runtime of Temporal that never connected keeps the process alive
if (process.exitCode === 1) process.exit();
