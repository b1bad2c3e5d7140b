import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStorage } from '../../adapters/storage/index.ts';
import { parseConfiguration } from '../configuration/configuration.ts';
import { configuredModel } from '../configuration/model.ts';
import { configuredTracing } from '../configuration/tracing.ts';
import { configuredModelUse } from '../configuration/model-use.ts';
import { checkDatabase } from '../../prisma/client.ts';
import { readBacklog } from '../../prisma/maintenance/backlog.repository.ts';
import { isSameLogin, deriveRequestsUrl } from '../../prisma/requests-url.ts';
import { createLogger } from '../shared/logger.ts';
import { checkPayloadKeysPatiently, PayloadKeyError } from '../shared/payloads/check-payload-keys.ts';
import { reportCrash } from '../shared/report-crash.ts';
import { openTracing } from '../shared/tracing/open-tracing.ts';
import { traceStatements } from '../shared/tracing/trace-statements.ts';
import { traceStorage } from '../shared/tracing/trace-storage.ts';
import { createApp } from './app.ts';
import { readConsole } from './console/console-files.ts';
import { uploadOrigins } from './console/upload-origins.ts';
import { openDatabase } from './database.ts';
import { createMetrics } from './http/metrics.ts';
import { listen, type Listening } from './http/server.ts';
import { createSite } from './openapi/site-files.ts';
import { createTemporal, workflowPages } from './temporal.ts';

// 1. configuration and logging
reportCrash(createLogger({ service: 'gateway' }));
const configuration = parseConfiguration(process.env, {
  required: ['DATABASE_URL', 'TEMPORAL_ADDRESS'],
  listener: 'gateway',
});
const tracing = await openTracing(configuredTracing(configuration), {
  service: 'decpage-gateway',
  onLost: (lost) => logger.warn(lost, 'traces could not be exported'),
});
const logger = createLogger({ service: 'gateway', level: configuration.LOG_LEVEL, currentSpan: tracing?.current });
const stopping = new AbortController();
const closing = new AbortController();

// 2. stop on a signal, and when the launcher exits
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
process.on('disconnect', () => stopping.abort());
// it may have exited while our modules were loading
if (process.send !== undefined && !process.connected) stopping.abort();

// 3. dependencies of the handlers
const { DATABASE_URL: url, REQUESTS_DATABASE_URL: requestsUrl } = configuration;
if (isSameLogin(url, requestsUrl ?? deriveRequestsUrl(url))) {
  logger.warn('requests work with the login of DATABASE_URL, which can read every account: see REQUESTS_DATABASE_URL');
}
const metrics =
  configuration.METRICS_PORT === undefined ? undefined : createMetrics({ backlog: () => readBacklog(database.prisma) });
const database = openDatabase({
  url,
  requestsUrl,
  onJobEnd: metrics?.countJobEnd,
  observe: traceStatements(tracing),
});
const storage = traceStorage(tracing, await createStorage(configuration));
const { PAYLOAD_KEYS: keys = [], CODEC_KEY: codecKey } = configuration;
const temporal = createTemporal({
  address: configuration.TEMPORAL_ADDRESS,
  namespace: configuration.TEMPORAL_NAMESPACE,
  payloadKeys: keys,
  tracing,
});
const checks = {
  postgres: () => checkDatabase(database.prisma),
  temporal: temporal.check,
  storage: () => storage.check(),
};
const files = configuration.CONSOLE === 'on' ? readConsole() : undefined;
if (configuration.CONSOLE === 'on' && !files) logger.warn('the console has not been built: see npm run build');
const app = createApp({
  ...database.repositories,
  publicUrl: configuration.PUBLIC_URL,
  webhookSchedule: configuration.WEBHOOK_SCHEDULE,
  storage,
  temporal: temporal.client,
  checks,
  stopping: stopping.signal,
  closing: closing.signal,
  allow: configuration.OUTBOUND_ALLOW,
  syncTimeoutSeconds: configuration.SYNC_TIMEOUT,
  turnTimeoutSeconds: configuration.TURN_TIMEOUT,
  sessionRetentionDays: configuration.SESSION_RETENTION_DAYS,
  limits: {
    ratePerSecond: configuration.RATE_PER_SECOND,
    rateBurst: configuration.RATE_BURST,
    maxSyncWaits: configuration.MAX_SYNC_WAITS,
    maxUnfinishedJobs: configuration.MAX_UNFINISHED_JOBS,
    monthlyPageQuota: configuration.MONTHLY_PAGE_QUOTA,
    accountBodyMemory: configuration.MAX_ACCOUNT_BODY_MEMORY * 1024 * 1024,
    bodyMemory: configuration.MAX_BODY_MEMORY * 1024 * 1024,
  },
  hasModel: configuredModel(configuration) !== undefined,
  modelPrices: configuredModelUse(configuration).prices,
  logger,
  tracing,
  measureRequests: metrics?.measureRequests,
  console: files && { files, uploadOrigins: await uploadOrigins({ storage, publicUrl: configuration.PUBLIC_URL }) },
  workflowUrl: workflowPages({ uiUrl: configuration.TEMPORAL_UI_URL, namespace: configuration.TEMPORAL_NAMESPACE }),
  onCorrections: metrics?.countCorrections,
  codec:
    codecKey === undefined ? undefined : { payloadKeys: keys, key: codecKey, uiUrl: configuration.TEMPORAL_UI_URL },
  site: configuration.DOCS === 'on' ? createSite() : undefined,
});

// 4. serve until stopped
const servers: Listening[] = [];
try {
  const { HOST: host, PORT: port } = configuration;
  // before the first request, whose payloads a wrong key would encrypt
  await checkPayloadKeysPatiently(database.payloadKeys, { keys, logger, signal: stopping.signal });
  const serve = async (answer: RequestListener, to: number): Promise<Listening> => {
    const server = await listen(answer, { host, port: to, stopping: stopping.signal });
    servers.push(server);
    return server;
  };
  if (metrics) await serve(metrics.answer, configuration.METRICS_PORT ?? 0);
  // last: requests are taken only once nothing else can fail
  const api = await serve(app, port);
  // opens the connections, so that the first client does not wait for them
  await Promise.allSettled(Object.values(checks).map((check) => check()));
  if (process.connected) process.send?.({ ready: true, url: api.url });
  logger.info({ url: api.url }, 'ready');
  if (!stopping.signal.aborted) {
    await new Promise((resolve) => {
      stopping.signal.addEventListener('abort', resolve);
    });
  }
  const { DRAIN_SECONDS: drainSeconds } = configuration;
  logger.info({ drainSeconds }, 'stopping');
  // until a proxy has learned from /health/ready that there are others
  await sleep(drainSeconds * 1_000);
} catch (error) {
  process.exitCode = stopping.signal.aborted ? 0 : 1;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof PayloadKeyError) logger.fatal(error.message);
  else if (code === 'EADDRINUSE') {
    const variable = port === configuration.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
    logger.fatal(`Port ${port} is taken. Choose another one with ${variable}=<port>.`);
  } else if (!stopping.signal.aborted) throw error;
} finally {
  closing.abort();
  for (const server of servers.toReversed()) await server.stop();
  await temporal.close();
  await database.close();
  await tracing?.close();
  if (process.connected) process.disconnect();
}
