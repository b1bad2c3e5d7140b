import type { ModelPrices } from '../../../domain/model/cost.ts';
import type { KeyRepository } from '../../../prisma/accounts/key.repository.ts';
import type { UsageRepository } from '../../../prisma/accounts/usage.repository.ts';
import { reportUsage } from '../../shared/report-usage.ts';
import { ApiError } from '../http/api-error.ts';
import type { UsageBreakdownRepository } from '../../../prisma/accounts/usage-breakdown.repository.ts';
import { daysOf, viewDays, viewKeys } from './usage-breakdown.ts';
import type { Handlers } from '../http/handler.ts';

/** Handlers of usage reports. */
export function createUsageHandlers({
  keys,
  usage,
  usageBreakdown,
  modelPrices: prices,
}: {
  keys: KeyRepository;
  usage: UsageRepository;
  usageBreakdown: UsageBreakdownRepository;
  modelPrices?: ModelPrices | undefined;
}): Pick<Handlers, 'getUsage' | 'getUsageByDay' | 'getUsageByKey'> {
  return {
    async getUsage({ account: { accountId }, query }) {
      await assertKey(accountId, query.keyId);
      const report = await reportUsage(usage, accountId, { ...query, prices });
      if (!report) throw emptyPeriod();
      return { status: 200, body: report };
    },

    async getUsageByDay({ account: { accountId }, query }) {
      await assertKey(accountId, query.keyId);
      const days = daysOf(query);
      return {
        status: 200,
        body: viewDays(days, await usageBreakdown.days(accountId, { ...days, keyId: query.keyId })),
      };
    },

    async getUsageByKey({ account: { accountId }, query }) {
      const days = daysOf(query);
      return { status: 200, body: viewKeys(days, await usageBreakdown.keys(accountId, days)) };
    },
  };

  async function assertKey(accountId: string, keyId: string | undefined): Promise<void> {
    if (keyId !== undefined && !(await keys.find(accountId, keyId))) throw new ApiError('forbidden');
  }
}

function emptyPeriod(): ApiError {
  const message = 'Must be earlier than the end of the period';
  return new ApiError('invalid_request', { issues: [{ path: '/from', location: 'query', code: 'too_big', message }] });
}
