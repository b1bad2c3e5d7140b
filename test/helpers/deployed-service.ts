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
 * cannot stop or set up. Its servers are reached as operators reach them, by the variables of the environment.
 */
export async function useDeployment({ url }: Deployment): Promise<TestService> {
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
  return {
    url,
    databaseUrl,
    prisma,
    temporal: temporal.client,
    storage: await createStorage(configuration),
    makeKey,
    call: createCaller({ url, key: await makeKey('first') }),
    startWorkers: () => Promise.resolve(),
    stopWorkers: () => Promise.reject(notHere('stop its workers')),
    hasStoppedWorkers: () => false,
    age: () => Promise.reject(notHere('change the age of an object')),
    storedFiles: () => Promise.reject(notHere('list the files of its storage')),
    stop: async () => {
      await Promise.all([prisma.$disconnect(), temporal.close()]);
    },
  };
}

const notHere = (what: string): Error =>
  new Error(`a test of a deployment cannot ${what}: see test/topology/skipped.ts`);
