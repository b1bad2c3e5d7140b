import { z } from 'zod';
import { controlProblem, singleLine } from '../../text/control-characters.ts';
import { boundedArray } from '../bounded-array.ts';
import { timestamp, uuid } from '../common.ts';
import { isKeySource } from './key-source.ts';
import { cursor, listLimit, nextCursor } from '../lists.ts';
import { requestTimestamp, timestampRange } from '../request-timestamp.ts';
import { scopes } from '../scopes.ts';

const name = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(singleLine, controlProblem)
  .meta({ description: 'What the key is for.' });

const source = z.string().meta({ description: 'What usage is counted under: `api`, `web` or `channel:<provider>`.' });

export const createKeyRequest = z
  .object({
    name,
    scopes: boundedArray(z.enum(scopes), { min: 1, max: scopes.length })
      .transform((given) => [...new Set(given)])
      .meta({ description: 'What the key may do: no more than the key that makes it.' }),
    source: source
      .refine(isKeySource, {
        error: 'Must be api, web or channel:<provider>, the provider in lower case',
        params: { code: 'invalid_format' },
      })
      .default('api'),
    expiresAt: requestTimestamp
      .nullable()
      .default(null)
      .meta({
        description: `When the key ends; null: never. ${timestampRange} A key that ends makes keys that end with it or before.`,
      }),
  })
  .meta({ id: 'CreateKeyRequest' });

export const rotateKeyRequest = z
  .object({
    overlapSeconds: z
      .int()
      .min(0)
      .max(30 * 86_400)
      .default(86_400)
      .meta({ description: 'How long the old key goes on working.' }),
  })
  .prefault({})
  .meta({ id: 'RotateKeyRequest' });

const shown = {
  keyId: uuid,
  name: z.string(),
  prefix: z.string().meta({ description: 'How the key begins.' }),
  scopes: z.array(z.string()),
  source,
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable().meta({ description: 'To the minute.' }),
};

const apiKey = z.looseObject(shown).meta({ id: 'ApiKey' });

export const createdKey = z
  .looseObject({ ...shown, key: z.string().meta({ description: 'The key itself: it is shown this once.' }) })
  .meta({ id: 'MadeKey' });

export const keyList = z.looseObject({ keys: z.array(apiKey), nextCursor }).meta({ id: 'KeyList' });

export const listKeysQuery = z.object({ limit: listLimit, cursor: cursor.optional() });

export const keyParams = z.object({ keyId: uuid });
