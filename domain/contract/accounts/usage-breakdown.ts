import { z } from 'zod';
import { maxUsageDays, maxUsageKeys } from '../../limits.ts';
import { timestamp, uuid } from '../common.ts';
import { requestTimestamp, timestampRange } from '../request-timestamp.ts';
import { bySource, usedAmounts } from './usage.ts';

const days = {
  from: requestTimestamp.optional().meta({
    description: `Thirty days before the end, unless given; at most ${maxUsageDays}. Its whole day (UTC) counts. ${timestampRange}`,
  }),
  to: requestTimestamp
    .optional()
    .meta({ description: `Now, unless given. Its whole day (UTC) counts. ${timestampRange}` }),
};

export const usageDaysQuery = z.object({
  ...days,
  keyId: uuid.optional().meta({ description: 'Restricts usage to one API key.' }),
});

export const usageKeysQuery = z.object(days);

const period = z
  .looseObject({ from: timestamp, to: timestamp })
  .meta({ description: 'Whole days (UTC): `from` is in it, `to` is not.' });

export const usageByDay = z
  .looseObject({
    days: z.array(z.looseObject({ date: z.iso.date(), ...usedAmounts, bySource })),
    period,
  })
  .meta({ id: 'UsageByDay' });

export const usageByKey = z
  .looseObject({
    keys: z
      .array(
        z.looseObject({
          keyId: uuid,
          name: z.string(),
          source: z.string(),
          revokedAt: timestamp.optional().meta({ description: 'Present when the key has been revoked.' }),
          ...usedAmounts,
        }),
      )
      .meta({ description: `Those that were used, with the most requests first: ${maxUsageKeys} at most.` }),
    period,
  })
  .meta({ id: 'UsageByKey' });
