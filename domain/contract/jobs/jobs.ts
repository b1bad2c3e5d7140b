import { z } from 'zod';
import { jobErrorCodes } from '../../job-error.ts';
import { failureStages, jobStages } from '../../job-stages.ts';
import { maxMetadataBytes } from '../../limits.ts';
import { idempotencyKey, idempotencyKeyHeader, openObject, prefer, timestamp, uri, uuid } from '../common.ts';
import { cursor, listLimit, nextCursor } from '../lists.ts';
import { webhookProgress } from '../webhooks/deliveries.ts';
import { documentInput, exactlyOneOf } from './document-input.ts';
import { citationLevel, jobResult } from './result.ts';
import { jobReview } from './review.ts';

/** What the libraries of Standard Webhooks can decode: with another text behind the prefix nobody could verify an event. */
const verifiableSecret = /^(?!whsec_)|^whsec_(?=.)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const webhook = z.object({
  url: uri,
  secret: z
    .string()
    .min(1)
    .max(256)
    .regex(verifiableSecret, 'Must have standard base64 with its padding behind `whsec_`')
    .optional()
    .meta({
      description:
        '`whsec_` + standard base64 with its padding, or any string without that prefix. Without one the secret of the account ' +
        'signs.',
    }),
});

export const extractionOptions = z.object({
  citationLevel: citationLevel.default('full'),
  engine: z
    .enum(['auto', 'rules', 'model'])
    .default('auto')
    .meta({
      description:
        '`rules`: deterministic, no model is called; `model`: a model is asked for everything, and its values are proven by ' +
        'the pages; `auto`: where the service has a model, it is asked for what the rules leave missing, unsure or inconsistent.',
    }),
});

export const createJobHeaders = z.object({ 'idempotency-key': idempotencyKeyHeader.optional() });

export const createJobRequest = z
  .object({
    policyType: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: 'One of GET /v1/policies.', examples: ['auto'] }),
    document: documentInput.optional(),
    documentId: uuid.optional().meta({ description: 'A document that the account holds.' }),
    documentUrl: uri.optional().meta({ description: 'Legacy: prefer `document` with type `url`.' }),
    idempotencyKey: idempotencyKey.optional(),
    webhook: webhook.optional(),
    priority: z.int().min(0).max(100).default(0).meta({ description: 'Higher runs first.' }),
    metadata: openObject
      .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= maxMetadataBytes, {
        error: 'Must be at most 16 KB as JSON',
        params: { code: 'too_big' },
      })
      .optional()
      .meta({ description: 'Yours: comes back with the job. At most 16 KB as JSON.' }),
    options: extractionOptions.prefault({}),
  })
  .refine(...exactlyOneOf('document', 'documentId', 'documentUrl'))
  .meta({
    id: 'CreateJobRequest',
    description: 'Exactly one of `document`, `documentId` and `documentUrl` is required.',
    override: { oneOf: [{ required: ['document'] }, { required: ['documentId'] }, { required: ['documentUrl'] }] },
  });

const jobStatusValues = ['pending', 'processing', 'completed', 'failed'] as const;

export const jobCreated = z
  .looseObject({
    jobId: uuid,
    status: z.enum(jobStatusValues),
    idempotencyKey: z.string(),
    createdAt: timestamp.optional(),
    workflowId: z.string().optional(),
  })
  .meta({ id: 'JobCreated' });

export const jobParams = z.object({ jobId: uuid });

export const getJobHeaders = z.object({ prefer: prefer.optional() });

export const jobTimestamps = z.looseObject({
  createdAt: timestamp,
  startedAt: timestamp.optional(),
  updatedAt: timestamp.optional(),
  completedAt: timestamp.optional(),
  failedAt: timestamp.optional(),
  expiresAt: timestamp.optional(),
});

const progress = z.looseObject({
  stage: z.string().meta({ description: `\`${jobStages.join(' ')}\`.` }),
  percent: z.int().min(0).max(100).meta({ description: 'Never goes back.' }),
  pagesTotal: z.int().optional(),
  pagesDone: z.int().optional(),
  batchesTotal: z.int().optional(),
  batchesDone: z.int().optional(),
  webhook: webhookProgress.optional().meta({ description: 'Present when the job has a webhook.' }),
});

export const jobError = z.looseObject({
  code: z.string().meta({ description: `One of ${jobErrorCodes.join(', ')}.` }),
  message: z.string(),
  retryable: z.boolean().meta({ description: 'Whether the same document may succeed in a new job.' }),
  stage: z.string().meta({ description: `Where it failed: one of \`${failureStages.join(' ')}\`.` }),
});

export const jobStatus = z
  .looseObject({
    jobId: uuid,
    status: z.enum(jobStatusValues),
    policyType: z.string(),
    documentId: uuid.optional().meta({ description: 'Present when a document that the account holds is extracted.' }),
    priority: z.int().optional(),
    attempts: z.int().optional().meta({ description: 'The highest attempt of any step so far.' }),
    maxAttempts: z.int().optional(),
    timestamps: jobTimestamps.optional(),
    progress: progress.optional(),
    result: jobResult.optional().meta({ description: 'Present when the job is completed.' }),
    review: jobReview.optional().meta({
      description: 'Present when a person has reviewed the result. GET /v1/jobs/{jobId}/review has the corrected data.',
    }),
    error: jobError.optional().meta({ description: 'Present when the job has failed.' }),
    metadata: openObject.optional(),
    workflowUrl: z.string().optional().meta({
      description:
        'Page of its workflow in the Temporal UI. Present when the operator has configured the UI; not in lists.',
    }),
  })
  .meta({ id: 'JobStatus' });

export const listJobsQuery = z.object({
  status: z.enum(jobStatusValues).optional(),
  policyType: z.string().min(1).max(100).optional(),
  limit: listLimit,
  cursor: cursor.optional(),
});

export const jobList = z
  .looseObject({
    jobs: z.array(jobStatus).meta({ description: 'Without `result`: GET /v1/jobs/{jobId} has it.' }),
    nextCursor,
  })
  .meta({ id: 'JobList' });
