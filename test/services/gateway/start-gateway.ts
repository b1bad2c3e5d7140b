import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createStorage } from '../../../adapters/storage/index.ts';
import { parseConfiguration } from '../../../domain/configuration.ts';
import { type Scope, scopes } from '../../../domain/contract/scopes.ts';
import type { Limits } from '../../../domain/limits.ts';
import { createAccountRepository, createWebhookSecretRepository } from '../../../prisma/account.repository.ts';
import { perAccount } from '../../../prisma/account-scope.ts';
import { createAuditRepository } from '../../../prisma/audit.repository.ts';
import {
  checkDatabase,
  createAccountPrisma,
  createPrisma,
  createSearchPrisma,
  type PrismaClient,
} from '../../../prisma/client.ts';
import { createDeliveryRepository } from '../../../prisma/delivery.repository.ts';
import { createDocumentRepository } from '../../../prisma/document.repository.ts';
import { createDocumentSearchRepository } from '../../../prisma/document-search.repository.ts';
import { createHeldDocumentRepository } from '../../../prisma/held-document.repository.ts';
import { createJobEnds } from '../../../services/gateway/job-ends.ts';
import { createJobRepository } from '../../../prisma/job.repository.ts';
import { createJobRunRepository } from '../../../prisma/job-run.repository.ts';
import {
  createAccountKeys,
  createKeyHolders,
  type KeyRepository,
  type MadeKey,
} from '../../../prisma/key.repository.ts';
import { createLimitRepository } from '../../../prisma/limit.repository.ts';
import { createUsageRepository } from '../../../prisma/usage.repository.ts';
import { createSettingRepository } from '../../../prisma/setting.repository.ts';
import { createSessionRepository } from '../../../prisma/session.repository.ts';
import { createApp } from '../../../services/gateway/app.ts';
import { createMetrics, type Metrics } from '../../../services/gateway/metrics.ts';
import { listen } from '../../../services/gateway/server.ts';
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
} = {}): Promise<TestGateway> {
  const database = databaseUrl ? undefined : await createTestDatabase();
  const root = storageRoot ?? (await mkdtemp(path.join(os.tmpdir(), 'decpage-gateway-')));
  const url = databaseUrl ?? database?.url ?? '';
  const prisma = createPrisma({ url });
  const rows = createAccountPrisma({ url });
  const searching = createSearchPrisma({ url });
  const jobEnds = createJobEnds({ url });
  const storage = await createStorage(parseConfiguration({ DATA_DIR: root }));
  const { address, namespace } = testTemporal();
  const temporal = createTemporal({ address: temporalAddress ?? address, namespace });
  const stopping = new AbortController();
  const keys = { ...perAccount(createAccountKeys(rows)), ...createKeyHolders(prisma) };
  const logged: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  const app = createApp({
    keys,
    jobs: perAccount(createJobRepository(rows)),
    jobEnds,
    audit: perAccount(createAuditRepository(rows)),
    usage: perAccount(createUsageRepository(rows)),
    webhookSecrets: perAccount(createWebhookSecretRepository(rows)),
    deliveries: perAccount(createDeliveryRepository(rows)),
    documents: perAccount(createDocumentRepository(rows)),
    held: perAccount(createHeldDocumentRepository(rows)),
    search: perAccount(createDocumentSearchRepository(searching)),
    settings: createSettingRepository(prisma),
    webhookSchedule: [0],
    jobRuns: perAccount(createJobRunRepository(rows)),
    sessions: perAccount(createSessionRepository(rows)),
    storage,
    temporal: temporal.client,
    checks: { postgres: () => checkDatabase(prisma), temporal: temporal.check, storage: () => storage.check() },
    stopping: stopping.signal,
    allow: [],
    syncTimeoutSeconds,
    turnTimeoutSeconds: syncTimeoutSeconds,
    limits: { ...noLimits, ...limits },
    hasModel: false,
    limitRows: perAccount(createLimitRepository(rows)),
    measureRequests: metrics.measureRequests,
    logger: pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) }),
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0, stopping: stopping.signal });
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
      await jobEnds.close();
      await Promise.all([prisma, rows, searching].map((client) => client.$disconnect()));
      await database?.drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
