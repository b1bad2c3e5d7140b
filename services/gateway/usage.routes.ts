import type { KeyRepository } from '../../prisma/key.repository.ts';
import type { UsageRepository } from '../../prisma/usage.repository.ts';
import { viewUsage } from '../view-usage.ts';
import { ApiError } from './api-error.ts';
import type { Handlers } from './handler.ts';

const defaultPeriodMs = 30 * 86_400_000;

/** What the account used. */
export function createUsageHandlers({
  keys,
  usage,
}: {
  keys: KeyRepository;
  usage: UsageRepository;
}): Pick<Handlers, 'getUsage'> {
  return {
    async getUsage({ account: { accountId }, query }) {
      const to = query.to === undefined ? undefined : new Date(query.to);
      const end = to ?? new Date();
      const from = query.from === undefined ? new Date(end.getTime() - defaultPeriodMs) : new Date(query.from);
      if (from >= end) throw emptyPeriod();
      if (query.keyId !== undefined && !(await keys.find(accountId, query.keyId))) throw new ApiError('forbidden');
      const used = await usage.report(accountId, { from, to, keyId: query.keyId });
      const period = { from: from.toISOString(), to: end.toISOString() };
      return { status: 200, body: { ...viewUsage(used), period } };
    },
  };
}

function emptyPeriod(): ApiError {
  const message = 'Must be earlier than the end of the period';
  return new ApiError('invalid_request', { issues: [{ path: '/from', location: 'query', code: 'too_big', message }] });
}
