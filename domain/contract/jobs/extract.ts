import { z } from 'zod';
import { idempotencyKey, idempotencyKeyHeader, prefer, uuid } from '../common.ts';
import { documentInput, exactlyOneOf } from './document-input.ts';
import { extractionOptions } from './jobs.ts';
import { data, evidence } from './result.ts';

export const extractParams = z.object({
  policyType: z.string().meta({ description: 'A policy type that does not require batching.', examples: ['auto'] }),
});

export const extractHeaders = z.object({
  'idempotency-key': idempotencyKeyHeader.optional(),
  prefer: prefer.optional(),
});

export const extractRequest = z
  .object({
    document: documentInput.optional(),
    documentId: uuid.optional().meta({ description: 'A document that the account holds.' }),
    idempotencyKey: idempotencyKey.optional(),
    options: extractionOptions.prefault({}),
  })
  .refine(...exactlyOneOf('document', 'documentId'))
  .meta({
    id: 'ExtractRequest',
    description: 'Exactly one of `document` and `documentId` is required.',
    override: { oneOf: [{ required: ['document'] }, { required: ['documentId'] }] },
  });

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
