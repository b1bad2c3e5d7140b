import { randomBytes } from 'node:crypto';
import type { PrismaClient } from './generated/client.ts';

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export interface AccountRecord {
  accountId: string;
  name: string;
}

/** Accounts, by their name. */
export function createAccountRepository(prisma: PrismaClient) {
  const find = async (name: string): Promise<AccountRecord | undefined> => {
    const account = await prisma.account.findUnique({ where: { name }, select: { id: true, name: true } });
    return account ? { accountId: account.id, name: account.name } : undefined;
  };

  return {
    /** The account of that name, or undefined when there is none. */
    find,

    /** The account of that name; it is made, with a webhook secret of its own, when there is none. */
    async ensureAccount(name: string): Promise<AccountRecord> {
      const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`;
      await prisma.account.createMany({ data: { name, webhookSecret }, skipDuplicates: true });
      const account = await find(name);
      if (!account) throw new Error('the account was removed while it was made');
      return account;
    },
  };
}
