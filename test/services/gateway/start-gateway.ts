import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createStorage } from '../../../adapters/storage/index.ts';
import { parseConfiguration } from '../../../services/configuration/configuration.ts';
import { type Scope, scopes } from '../../../domain/contract/scopes.ts';
import type { Limits } from '../../../domain/limits.ts';
import { createAccountRepository } from '../../../prisma/accounts/account.repository.ts';
import { checkDatabase, type PrismaClient } from '../../../prisma/client.ts';
import { readBacklog } from '../../../prisma/maintenance/backlog.repository.ts';
import { type KeyRepository, type MadeKey } from '../../../prisma/accounts/key.repository.ts';
import { type AppDependencies, createApp } from '../../../services/gateway/app.ts';
import { openDatabase } from '../../../services/gateway/database.ts';
import { createMetrics, type Metrics } from '../../../services/gateway/http/metrics.ts';
import { listen } from '../../../services/gateway/http/server.ts';
import type { Site } from '../../../services/gateway/openapi/site-files.ts';
import { createTemporal } from '../../../services/gateway/temporal.ts';
import { noLimits } from '../../helpers/limits.ts';
import { testTemporal } from '../../helpers/temporal.ts';
import { createTestDatabase } from '../../helpers/test-database.ts';

export interface TestGateway {
  url: string;
  prisma: PrismaClient;
  keys: KeyRepository;
  /** Lines of its log, parsed. */
  logged: Record<string, unknown>[];
  metrics: Metrics;
  makeKey: (account: string, scopes?: readonly Scope[], more?: { expiresAt?: Date }) => Promise<MadeKey>;
  stopping: AbortController;
  /** What is in its storage. */
  storedFiles: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** The gateway alone, with a database of its own; nobody works on the jobs that it accepts. */
export async function startGateway({
  databaseUrl,
  temporalAddress,
  syncTimeoutSeconds = 1,
  limits,
  storageRoot,
  requestTimeoutMs,
  site,
  console,
  codec,
  maxConcurrentRequests,
  maxWaitingRequests,
}: {
  /** Instead of a database of its own. */
  databaseUrl?: string;
  /** Instead of the Temporal server of the tests. */
  temporalAddress?: string;
  syncTimeoutSeconds?: number;
  /** Those that the test is about. */
  limits?: Partial<Limits>;
  /** Instead of a folder of its own. */
  storageRoot?: string;
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number;
  /** The site of the documentation; not built by default. */
  site?: () => Site | undefined;
  /** The console; it is not served by default. */
  console?: AppDependencies['console'];
  /** The codec of the Temporal UI; off by default. */
  codec?: AppDependencies['codec'];
  /** Instead of the number of requests that are answered at a time in production. */
  maxConcurrentRequests?: number;
  /** The same for those that wait. */
  maxWaitingRequests?: number;
} = {}): Promise<TestGateway> {
  const database = databaseUrl ? undefined : await createTestDatabase();
  const root = storageRoot ?? (await mkdtemp(path.join(os.tmpdir(), 'decpage-gateway-')));
  const url = databaseUrl ?? database?.url ?? '';
  const metrics = createMetrics({ backlog: () => readBacklog(prisma) });
  const { prisma, repositories, close } = openDatabase({ url, onJobEnd: metrics.countJobEnd });
  const storage = await createStorage(parseConfiguration({ DATA_DIR: root }));
  const { address, namespace } = testTemporal();
  const temporal = createTemporal({ address: temporalAddress ?? address, namespace });
  const stopping = new AbortController();
  const { keys } = repositories;
  const logged: Record<string, unknown>[] = [];
  const app = createApp({
    ...repositories,
    webhookSchedule: [0],
    storage,
    temporal: temporal.client,
    checks: { postgres: () => checkDatabase(prisma), temporal: temporal.check, storage: () => storage.check() },
    stopping: stopping.signal,
    closing: stopping.signal,
    allow: [],
    syncTimeoutSeconds,
    turnTimeoutSeconds: syncTimeoutSeconds,
    limits: { ...noLimits, ...limits },
    console,
    codec,
    maxConcurrentRequests,
    maxWaitingRequests,
    hasModel: false,
    measureRequests: metrics.measureRequests,
    site,
    logger: pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) }),
  });
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    stopping: stopping.signal,
    ...(requestTimeoutMs !== undefined && { requestTimeoutMs }),
  });
  return {
    url: server.url,
    prisma,
    keys,
    logged,
    metrics,
    async makeKey(account, granted = scopes, more = {}) {
      const { accountId } = await createAccountRepository(prisma).ensureAccount(account);
      return await keys.createKey({ accountId, name: 'test', scopes: granted, ...more });
    },
    stopping,
    async storedFiles() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async stop() {
      stopping.abort();
      await server.stop();
      await temporal.close();
      await close();
      await database?.drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
