import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createStorage, type Storage } from '../../adapters/storage/index.ts';
import { jobMaxAttempts } from '../../domain/orchestration.ts';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { createAccountKeyRepository } from '../../prisma/accounts/key.repository.ts';
import { createAccountPrisma, createPrisma, type PrismaClient } from '../../prisma/client.ts';
import { parseConfiguration } from '../../services/configuration/configuration.ts';
import { createTestDatabase } from './test-database.ts';

/** What the activities of one test file work on. */
export interface ActivityStage {
  /** Sees all accounts. */
  prisma: PrismaClient;
  /** Restricted to the account in scope by row-level security, as in a worker. */
  rows: PrismaClient;
  databaseUrl: string;
  storage: Storage;
  /** Keys of all stored objects. */
  storedKeys: () => Promise<string[]>;
  /** Sets the modification time of a stored object to an hour ago. */
  age: (key: string) => Promise<void>;
  accountId: string;
  keyId: string;
  close: () => Promise<void>;
}

/** Opens a database, storage in a folder, and an account with a key. */
export async function openActivityStage(): Promise<ActivityStage> {
  const [database, folder] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(os.tmpdir(), 'decpage-test-')),
  ]);
  const { url } = database;
  const [prisma, rows] = [createPrisma({ url }), createAccountPrisma({ url })];
  const { accountId } = await createAccountRepository(prisma).ensureAccount('first');
  const { record } = await createAccountKeyRepository(prisma).createKey({ accountId, name: 'test', scopes: [] });
  const storageFolder = path.join(folder, 'storage');
  return {
    prisma,
    rows,
    databaseUrl: url,
    storage: await createStorage(parseConfiguration({ DATA_DIR: folder })),
    async age(key) {
      const anHourAgo = new Date(Date.now() - 3_600_000);
      await utimes(path.join(storageFolder, key), anHourAgo, anHourAgo);
    },
    async storedKeys() {
      const entries = await readdir(storageFolder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return files.map(({ parentPath, name }) => path.relative(storageFolder, path.join(parentPath, name))).sort();
    },
    accountId,
    keyId: record.keyId,
    async close() {
      await Promise.all([prisma.$disconnect(), rows.$disconnect()]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface NewJob {
  operation?: string;
  policyType?: string;
  status?: string;
  seq?: number;
  stage?: string;
  webhookUrl?: string;
  webhookSecret?: string;
  documentUrl?: string;
  documentKey?: string;
  documentId?: string;
  createdAt?: Date;
  completedAt?: Date;
  expiresAt?: Date;
}

/** Inserts the row of a job that was accepted. */
export async function insertJob(
  { prisma, accountId, keyId }: Pick<ActivityStage, 'prisma' | 'accountId' | 'keyId'>,
  job: NewJob = {},
): Promise<string> {
  const id = randomUUID();
  await prisma.job.create({
    data: {
      id,
      accountId,
      keyId,
      requestId: 'req_test',
      operation: 'jobs',
      idempotencyKey: id,
      fingerprint: id,
      policyType: 'auto',
      maxAttempts: jobMaxAttempts,
      expiresAt: new Date(Date.now() + 86_400_000),
      ...job,
    },
  });
  return id;
}

/** A result as the rules write it. */
export function resultJson(more: Record<string, unknown> = {}): Uint8Array {
  const result = {
    data: { policyNumber: 'QX-445-1182' },
    fields: {},
    citations: {},
    validation: { valid: true, coverage: 1, errors: [], warnings: [] },
    pages: 2,
    engine: 'rules',
    schemaVersion: '1',
    usage: { pages: 2, ocrPages: 0, promptTokens: 0, completionTokens: 0 },
    warnings: [],
    ...more,
  };
  return Buffer.from(JSON.stringify(result));
}
