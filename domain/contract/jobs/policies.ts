import { z } from 'zod';
import { openObject } from '../common.ts';

const policy = z
  .looseObject({
    type: z.string().meta({ description: 'Policy type identifier.' }),
    label: z.string(),
    category: z.string(),
    description: z.string().nullable().optional(),
    complexityRating: z.union([z.string(), z.number()]).nullable().optional(),
    requiresBatching: z
      .boolean()
      .meta({ description: 'When true, the type can only be extracted through the jobs endpoint.' }),
    estimatedTokens: z
      .looseObject({ prompt: z.int().optional(), completion: z.int().optional() })
      .nullable()
      .optional(),
  })
  .meta({ id: 'Policy' });

export const policyList = z.looseObject({ policies: z.array(policy) }).meta({ id: 'PolicyList' });

export const policySchemaParams = z.object({
  type: z.string().meta({ description: 'The policy type.', examples: ['auto'] }),
});

export const policySchema = z
  .looseObject({ type: z.string(), schema: openObject.meta({ description: 'JSON Schema, draft 2020-12.' }) })
  .meta({ id: 'PolicySchema' });
