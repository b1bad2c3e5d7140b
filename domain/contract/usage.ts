import { z } from 'zod';
import { openObject, timestamp, uuid } from './common.ts';

export const usageQuery = z
  .object({
    from: timestamp.optional(),
    to: timestamp.optional(),
    keyId: uuid.optional().meta({ description: 'Restricts usage to one API key.' }),
  })
  .refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
    error: 'Must be later than from',
    path: ['to'],
    params: { code: 'too_small' },
  });

const count = z.int().min(0);

export const usageReport = z
  .looseObject({
    usage: openObject,
    bySource: z.looseObject({ web: count, api: count, channel: count }),
    byChannelProvider: z.record(z.string(), count),
    jobs: z.record(z.string(), count),
    period: z.looseObject({ from: timestamp, to: timestamp }),
  })
  .meta({ id: 'UsageReport' });
