import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { taskQueues } from '../../domain/orchestration.ts';
import { parseConfiguration } from '../../services/configuration/configuration.ts';
import { createStorage } from '../../adapters/storage/index.ts';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { createKeyRepository } from '../../prisma/accounts/key.repository.ts';
import { createPrisma } from '../../prisma/client.ts';
import { createTemporal } from '../../services/gateway/temporal.ts';
import { scopes } from '../../domain/contract/scopes.ts';
import type { Deployment } from './deployment.ts';
import { createCaller } from './call.ts';
import type { TestService } from './test-service.ts';

/**
 * A deployment in the place of a service of a test file's own: its gateways and workers are other processes, which tests
 * cannot set up. Its servers are reached as operators reach them, by the variables of the environment.
 */
export async function useDeployment({ url, objects, workers }: Deployment): Promise<TestService> {
  const configuration = parseConfiguration(process.env, { required: ['DATABASE_URL', 'TEMPORAL_ADDRESS'] });
  const { DATABASE_URL: databaseUrl, TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace } = configuration;
  const prisma = createPrisma({ url: databaseUrl });
  // files run one after the other: the accounts of the former ones keep their rows and give up their names
  await prisma.$executeRaw`UPDATE accounts SET name = id::text || ' ' || name WHERE name NOT LIKE '% %'`;
  const temporal = createTemporal({ address, namespace });
  const keys = createKeyRepository(prisma);
  const makeKey: TestService['makeKey'] = async (account, granted = scopes) => {
    const { accountId } = await createAccountRepository(prisma).ensureAccount(account);
    return (await keys.createKey({ accountId, name: 'test', scopes: granted })).key;
  };
  const call = createCaller({ url, key: await makeKey('first') });
  const serve = (queues: readonly string[]): Promise<void> => serveQueues(workers, queues);
  // a service has no workers at first; those that run are stopped only when somebody would notice them
  let hasOwnWorkers = false;
  const files = await filesBelow(objects);
  return {
    url,
    databaseUrl,
    prisma,
    temporal: temporal.client,
    storage: await createStorage(configuration),
    makeKey,
    async call(...request) {
      if (!hasOwnWorkers) await serve([]);
      hasOwnWorkers = true;
      return await call(...request);
    },
    async startWorkers(queues = Object.values(taskQueues), size = {}) {
      if (Object.keys(size).length > 0) throw notHere('choose the threads or the keys of workers');
      if (!hasOwnWorkers && queues.length < Object.keys(taskQueues).length) await serve([]);
      hasOwnWorkers = true;
      await serve(queues);
    },
    async stopWorkers() {
      hasOwnWorkers = true;
      await serve([]);
    },
    hasStoppedWorkers() {
      throw notHere('see that workers have stopped by themselves');
    },
    async age(key) {
      const anHourAgo = new Date(Date.now() - 3_600_000);
      await utimes(path.join(objects, key), anHourAgo, anHourAgo);
    },
    storedFiles: async () => [...(await filesBelow(objects))].filter((key) => !files.has(key)),
    stop: async () => {
      await Promise.all([prisma.$disconnect(), temporal.close()]);
    },
  };
}

async function serveQueues(control: string, queues: readonly string[]): Promise<void> {
  const answer = await fetch(control, { method: 'PUT', body: JSON.stringify(queues) });
  if (!answer.ok) throw new Error(`the workers of the deployment: ${await answer.text()}`);
}

/** Keys of the objects; an S3 server has folders of its own, whose names begin with a dot. */
async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const keys = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return new Set(keys.filter((key) => !key.startsWith('.')));
}

const notHere = (what: string): Error =>
  new Error(`a test of a deployment cannot ${what}: see test/topology/skipped.ts`);
