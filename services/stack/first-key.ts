import { scopes } from '../../domain/contract/scopes.ts';
import { createAccountRepository } from '../../prisma/accounts/account.repository.ts';
import { createPrisma } from '../../prisma/client.ts';
import { createKeyRepository } from '../../prisma/accounts/key.repository.ts';

const firstAccount = 'default';

/** Creates the default account, and if it has no key yet, one with all scopes. Only the hash is stored. */
export async function createFirstKey(databaseUrl: string): Promise<string | undefined> {
  const prisma = createPrisma({ url: databaseUrl, poolSize: 1 });
  try {
    const accounts = createAccountRepository(prisma);
    const keys = createKeyRepository(prisma);
    const { accountId } = await accounts.ensureAccount(firstAccount);
    if ((await keys.list(accountId)).length > 0) return undefined;
    const { key } = await keys.createKey({ accountId, name: 'first', scopes });
    return key;
  } finally {
    await prisma.$disconnect();
  }
}
