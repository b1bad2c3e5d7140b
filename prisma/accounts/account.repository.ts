import type { PrismaClient } from '../generated/client.ts';
import { newWebhookSecret } from '../webhooks/webhook-secret.repository.ts';

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export interface AccountRecord {
  accountId: string;
  name: string;
}

export function createAccountRepository(prisma: PrismaClient) {
  const find = async (name: string): Promise<AccountRecord | undefined> => {
    const account = await prisma.account.findUnique({ where: { name }, select: { id: true, name: true } });
    return account ? { accountId: account.id, name: account.name } : undefined;
  };

  return {
    /** The account of that name; undefined when there is none. */
    find,

    /** The account of that name; created with a generated webhook secret when there is none. */
    async ensureAccount(name: string): Promise<AccountRecord> {
      const webhookSecret = newWebhookSecret();
      await prisma.account.createMany({ data: { name, webhookSecret }, skipDuplicates: true });
      const account = await find(name);
      if (!account) throw new Error('the account was removed while it was created');
      return account;
    },
  };
}
