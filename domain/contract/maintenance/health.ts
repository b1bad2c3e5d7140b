import { z } from 'zod';
import { timestamp, uuid } from '../common.ts';
import { scopes } from '../scopes.ts';

export const health = z
  .looseObject({ status: z.string(), service: z.string() })
  .meta({ id: 'Health', examples: [{ status: 'ok', service: 'decpage' }] });

const dependency = z.looseObject({
  status: z.enum(['ok', 'down']),
  ms: z.number().meta({ description: 'How long the check took, in milliseconds.' }),
});

export const readiness = z
  .looseObject({
    status: z.enum(['ready', 'not_ready', 'stopping']),
    service: z.string(),
    dependencies: z.record(z.string(), dependency),
  })
  .meta({
    id: 'Readiness',
    examples: [
      {
        status: 'ready',
        service: 'decpage',
        dependencies: {
          postgres: { status: 'ok', ms: 2 },
          temporal: { status: 'ok', ms: 5 },
          storage: { status: 'ok', ms: 1 },
        },
      },
    ],
  });

export const pong = z
  .looseObject({
    message: z.string(),
    user: z.looseObject({
      accountId: uuid,
      accountName: z.string(),
      keyId: uuid,
      keyName: z.string(),
      scopes: z.array(z.enum(scopes)),
      source: z.string().meta({ description: '`api`, `web`, or `channel:<provider>`.' }),
    }),
    timestamp,
  })
  .meta({ id: 'Pong' });
