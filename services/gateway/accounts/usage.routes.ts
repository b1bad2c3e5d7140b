import type { ModelPrices } from '../../../domain/model/cost.ts';
import type { KeyRepository } from '../../../prisma/accounts/key.repository.ts';
import type { UsageRepository } from '../../../prisma/accounts/usage.repository.ts';
import { reportUsage } from '../../shared/report-usage.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';

/** Handler of usage reports. */
export function createUsageHandlers({
  keys,
  usage,
  modelPrices: prices,
}: {
  keys: KeyRepository;
  usage: UsageRepository;
  modelPrices?: ModelPrices | undefined;
}): Pick<Handlers, 'getUsage'> {
  return {
    async getUsage({ account: { accountId }, query }) {
      if (query.keyId !== undefined && !(await keys.find(accountId, query.keyId))) throw new ApiError('forbidden');
      const report = await reportUsage(usage, accountId, { ...query, prices });
      if (!report) throw emptyPeriod();
      return { status: 200, body: report };
    },
  };
}

function emptyPeriod(): ApiError {
  const message = 'Must be earlier than the end of the period';
  return new ApiError('invalid_request', { issues: [{ path: '/from', location: 'query', code: 'too_big', message }] });
}
