import { z } from 'zod';
import { timestamp, uuid } from '../common.ts';
import { requestTimestamp, timestampRange } from '../request-timestamp.ts';

export const usageQuery = z
  .object({
    from: requestTimestamp
      .optional()
      .meta({ description: `Thirty days before the end, unless given. ${timestampRange}` }),
    to: requestTimestamp.optional().meta({ description: `Now, unless given. ${timestampRange}` }),
    keyId: uuid.optional().meta({ description: 'Restricts usage to one API key.' }),
  })
  .refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), {
    error: 'Must be later than from',
    path: ['to'],
    params: { code: 'too_small' },
  });

const count = z.int().min(0);

/** What can be counted of a period, a day or a key. */
export const usedAmounts = {
  tokens: z
    .looseObject({ prompt: count, completion: count, total: count })
    .meta({ description: 'Of a model; 0 where none was asked.' }),
  requests: count.meta({ description: 'Accepted orders: jobs, documents and turns. Reading costs none.' }),
  documents: count.meta({ description: 'Accepted: uploads that were completed, and documents from URLs.' }),
  pages: count.meta({ description: 'Read by completed extractions, and of documents that no extraction has come of.' }),
  ocrPages: count.meta({ description: 'Pages whose text was recognized by OCR; included in `pages`.' }),
  extractions: count.meta({ description: 'Completed in the period.' }),
  assistantTurns: count.meta({ description: 'Answered.' }),
  webhooksDelivered: count.meta({ description: 'Events that a receiver took.' }),
  corrections: count.meta({ description: 'Of results, by persons; those taken back later among them.' }),
};

const used = z.looseObject({
  ...usedAmounts,
  costUsd: z
    .number()
    .optional()
    .meta({ description: 'The tokens at the prices of today, US dollars. Present when the service knows its prices.' }),
  storageBytes: count.meta({ description: 'Of the documents that are held now, whatever the period.' }),
});

export const bySource = z
  .looseObject({ web: count, api: count, channel: count })
  .meta({ description: 'The `requests`, by the source of their API key.' });

export const usageReport = z
  .looseObject({
    usage: used,
    bySource,
    byChannelProvider: z
      .record(z.string(), count)
      .meta({ description: 'Those of `channel`, by provider.', examples: [{ mail: 10 }] }),
    jobs: z.record(z.string(), count).meta({
      description:
        'Jobs that were accepted in the period, by their status now: `pending processing completed failed`, and `total`. Those that documents ordered are among them.',
    }),
    period: z.looseObject({ from: timestamp, to: timestamp }).meta({ description: '`from` is in it, `to` is not.' }),
  })
  .meta({ id: 'UsageReport' });
