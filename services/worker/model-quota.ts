import { createLimitRepository } from '../../prisma/accounts/limit.repository.ts';
import { withAccountScope } from '../../prisma/account-scope.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import type { ModelUse } from '../configuration/model-use.ts';

/** Whether an account has tokens of its monthly quota left; running jobs and turns are counted when they end. */
export function createTokenQuota(
  { monthlyTokenQuota: quota }: Pick<ModelUse, 'monthlyTokenQuota'>,
  rows: PrismaClient,
): (accountId: string) => Promise<boolean> {
  const limits = withAccountScope(createLimitRepository(rows));
  return async (accountId) => quota === undefined || (await limits.tokensThisMonth(accountId)) < quota;
}
