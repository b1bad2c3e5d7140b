import os from 'node:os';
import { Client } from '@temporalio/client';
import { NativeConnection, Runtime } from '@temporalio/worker';
import { createModel } from '../../adapters/model/index.ts';
import { createOutbound } from '../../adapters/outbound/index.ts';
import { createPdfReader } from '../../adapters/pdf/index.ts';
import { createStorage } from '../../adapters/storage/index.ts';
import { parseConfiguration } from '../configuration/configuration.ts';
import { configuredModel } from '../../domain/model/configuration.ts';
import { taskQueues } from '../../domain/orchestration.ts';
import { createAccountPrisma, createIndexingPrisma, createPrisma } from '../../prisma/client.ts';
import { createLogger } from '../shared/logger.ts';
import { reportCrash } from '../shared/report-crash.ts';
import { workflowSource } from '../shared/workflow-source.ts';
import { untilTemporalAnswers } from './connect.ts';
import { isOfTemporal } from './failures.ts';
import { countJobEnds } from './job-metrics.ts';
import { toTemporalLogger } from './logger.ts';
import { ensureSchedules } from './schedules.ts';
import { spareReadingThreads } from './extraction-workers.ts';
import { createWorkers } from './workers.ts';

// 1. what this process is told
reportCrash(createLogger({ service: 'worker' }));
const configuration = parseConfiguration(process.env, { required: ['DATABASE_URL', 'TEMPORAL_ADDRESS'] });
const logger = createLogger({ service: 'worker', level: configuration.LOG_LEVEL, isLoggable: isOfTemporal });
const stopping = new AbortController();

// 2. stop on a signal, and when the launcher that started us is gone
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
process.on('disconnect', () => stopping.abort());
// it may have gone while our modules were loaded
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

// 3. what the activities need
const extractionThreads = Math.max(1, os.availableParallelism());
// sees every account: for house-keeping
const prisma = createPrisma({ url: configuration.DATABASE_URL });
// sees the account that is worked for
const database = {
  url: configuration.DATABASE_URL,
  requestsUrl: configuration.REQUESTS_DATABASE_URL,
};
const rows = createAccountPrisma(database);
const indexing = createIndexingPrisma(database);
const reader = createPdfReader({ threads: extractionThreads + spareReadingThreads });
const storage = await createStorage(configuration);
const outbound = createOutbound({ allow: configuration.OUTBOUND_ALLOW });
const modelSettings = configuredModel(configuration);
const model = modelSettings && createModel(modelSettings);

// 4. serve the queues until told to stop
try {
  const waiting = { logger, signal: stopping.signal };
  const connection = await untilTemporalAnswers({
    call: () => NativeConnection.connect({ address: configuration.TEMPORAL_ADDRESS }),
    ...waiting,
  });
  const workers = await createWorkers({
    connection,
    namespace: configuration.TEMPORAL_NAMESPACE,
    queues: configuration.WORKER_QUEUES,
    workflows: await workflowSource(),
    extractionThreads,
    webhookSchedule: configuration.WEBHOOK_SCHEDULE,
    turnTimeoutSeconds: configuration.TURN_TIMEOUT,
    limits: {
      maxUnfinishedJobs: configuration.MAX_UNFINISHED_JOBS,
      monthlyPageQuota: configuration.MONTHLY_PAGE_QUOTA,
    },
    prisma,
    rows,
    indexing,
    storage,
    reader,
    outbound,
    model,
    onJobEnd: countJobEnds(Runtime.instance().metricMeter),
  });
  const stop = (): void => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  stopping.signal.addEventListener('abort', stop);
  const running = Promise.all(workers.map((worker) => worker.run()));
  // it may have been told to stop while they were made
  if (stopping.signal.aborted) stop();
  if (configuration.WORKER_QUEUES.includes(taskQueues.workflows)) {
    const client = new Client({ connection, namespace: configuration.TEMPORAL_NAMESPACE });
    await untilTemporalAnswers({ call: () => ensureSchedules(client), ...waiting });
  }
  if (process.connected) process.send?.({ ready: true });
  logger.info({ queues: configuration.WORKER_QUEUES }, 'ready');
  await running;
  await connection.close();
} catch (error) {
  if (!stopping.signal.aborted) throw error;
} finally {
  await reader.close();
  await Promise.all([prisma.$disconnect(), rows.$disconnect(), indexing.$disconnect()]);
  // the channel to the launcher would keep the process
  if (process.connected) process.disconnect();
}
