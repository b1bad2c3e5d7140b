import { z } from 'zod';
import { controlProblem, multipleLines } from '../../text/control-characters.ts';
import { cleanFileName } from '../../document/file-name.ts';
import { documentStates } from '../../document/states.ts';
import { idempotencyKey, idempotencyKeyHeader, label, timestamp, uri, uuid } from '../common.ts';
import { jobError } from '../jobs/jobs.ts';
import { warning } from '../jobs/result.ts';

const description = z
  .string()
  .max(2000)
  .regex(multipleLines, controlProblem)
  .meta({ description: 'Lines may break in it.' });

export const documentParams = z.object({ documentId: uuid });

export const documentState = z.enum(documentStates).meta({
  description:
    '`awaiting_upload` and `uploaded` until the upload is completed, `fetching` while it comes from a URL, then `queued` and `processing`; ends as `ready`, `failed` or `expired` (never uploaded).',
});

const sha256 = z
  .string()
  .regex(/^[0-9a-fA-F]{64}$/, 'Must be 64 hexadecimal digits')
  .transform((digits) => digits.toLowerCase());

export const documentNames = {
  fileName: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  documentType: z.string(),
  coverageType: z.string().optional(),
};

export const documentWarnings = z
  .array(warning)
  .optional()
  .meta({ description: 'Present when there is something to know of its file: `document_repaired` (it is damaged).' });

/** A document with the state of its processing. */
export const documentStatus = z
  .looseObject({
    documentId: uuid,
    jobId: uuid.meta({ description: 'The job of its extraction; there is none before a policy type is known.' }),
    status: documentState,
    stage: z.string().meta({ description: '`uploading queued fetching reading extracting done`.' }),
    progress: z.looseObject({
      percent: z.int().min(0).max(100).meta({ description: 'Never goes back.' }),
      pagesTotal: z.int().optional(),
      pagesDone: z.int().optional(),
    }),
    policyType: z.string().nullable().meta({
      description: 'What it is extracted as; null while that is not known, and when no policy type fits.',
    }),
    ...documentNames,
    sizeBytes: z.int().optional(),
    sha256: z.string().optional(),
    error: jobError.optional().meta({
      description: 'Present when it has failed. A document whose extraction failed is still found by its text.',
    }),
    warnings: documentWarnings,
    timestamps: z.looseObject({
      createdAt: timestamp,
      updatedAt: timestamp,
      uploadExpiresAt: timestamp.optional(),
      uploadedAt: timestamp.optional(),
      queuedAt: timestamp.optional(),
      readyAt: timestamp.optional(),
      failedAt: timestamp.optional(),
    }),
  })
  .meta({ id: 'DocumentStatus' });

export const newDocumentHeaders = z.object({ 'idempotency-key': idempotencyKeyHeader.optional() });

const hasName = (fileName: string): boolean => cleanFileName(fileName) !== null;

export const prepareUploadRequest = z
  .object({
    fileName: z
      .string()
      .min(1)
      .max(255)
      .refine(hasName, 'Must name a file: nothing is left of it without folders and blanks')
      .meta({
        description:
          'Kept without folders, control characters and bidirectional formatting characters. Its extension decides the media type of the upload: that of an image for `.png`, `.jpg`, `.jpeg`, `.tif` and `.tiff`, else that of a PDF. What the file is, its bytes decide.',
      }),
    documentType: label.meta({
      description:
        'What the document is. A policy type, its label or a usual name of it (`auto`, `dec page`, `certificate`) decides what is extracted; after any other the document itself does.',
    }),
    coverageType: label.optional(),
    sizeBytes: z.int().min(1).optional().meta({ description: 'Checked when it is uploaded, when given.' }),
    sha256: sha256.optional().meta({ description: 'Checked when it is uploaded, when given.' }),
    title: label.optional(),
    description: description.optional(),
    idempotencyKey: idempotencyKey.optional(),
  })
  .meta({ id: 'PrepareUploadRequest' });

export const uploadInstructions = z
  .looseObject({
    documentId: uuid,
    jobId: uuid,
    status: documentState,
    idempotencyKey: z.string(),
    upload: z
      .looseObject({
        method: z.literal('PUT'),
        url: z.string().meta({ description: 'Takes the file once. A PUT that broke off may be repeated.' }),
        headers: z.record(z.string(), z.string()).meta({ description: 'To be sent with the file, exactly.' }),
        expiresAt: timestamp,
        maxBytes: z.int(),
      })
      .optional()
      .meta({ description: 'Absent when the file of a repeated request has arrived already.' }),
    completeUrl: z.string(),
    statusUrl: z.string(),
  })
  .meta({ id: 'UploadInstructions' });

export const uploadParams = z.object({
  token: z.string().max(2_000).meta({ description: 'From `upload.url`: it is what lets the file in.' }),
});

export const uploaded = z
  .looseObject({ documentId: uuid, sizeBytes: z.int(), sha256: z.string(), completeUrl: z.string() })
  .meta({ id: 'Uploaded' });

export const completeUploadRequest = z
  .object({ documentId: uuid, jobId: uuid.optional() })
  .meta({ id: 'CompleteUploadRequest' });

export const documentFromUrlRequest = z
  .object({
    url: uri,
    documentType: label,
    coverageType: label.optional(),
    title: label.optional(),
    description: description.optional(),
    idempotencyKey: idempotencyKey.optional(),
  })
  .meta({ id: 'DocumentFromUrlRequest' });

export const documentQueued = z
  .looseObject({
    documentId: uuid,
    jobId: uuid,
    status: z.literal('queued'),
    workflowId: z.string(),
    statusUrl: z.string(),
  })
  .meta({ id: 'DocumentQueued' });
