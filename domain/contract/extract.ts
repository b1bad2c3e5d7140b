import { z } from 'zod';
import { idempotencyKeyHeader, prefer, uuid } from './common.ts';
import { documentInput } from './document-input.ts';
import { extractionOptions } from './jobs.ts';
import { data, evidence } from './result.ts';

export const extractParams = z.object({
  policyType: z.string().meta({ description: 'A policy type that does not require batching.', example: 'auto' }),
});

export const extractHeaders = z.object({
  'idempotency-key': idempotencyKeyHeader.optional(),
  prefer: prefer.optional(),
});

export const extractRequest = z
  .object({ document: documentInput, options: extractionOptions.prefault({}) })
  .meta({ id: 'ExtractRequest' });

export const extraction = z
  .looseObject({
    success: z.boolean(),
    data,
    metadata: z.looseObject({ policyType: z.string(), jobId: uuid, durationMs: z.int().nullable() }),
    citations: evidence.citations.optional(),
    fields: evidence.fields.optional(),
    validation: evidence.validation.optional(),
    warnings: evidence.warnings.optional(),
  })
  .meta({ id: 'Extraction' });
