import { z } from 'zod';
import { idempotencyKey, openObject, uri, uuid } from './common.ts';
import { listLimit } from './lists.ts';

const label = z.string().min(1).max(255);
const longText = z.string().max(2000);

export const listDocumentsQuery = z.object({
  query: z.string().max(500).optional().meta({ description: 'Search query.' }),
  limit: listLimit,
});

const document = openObject.meta({ id: 'Document' });

export const documentList = z.looseObject({ documents: z.array(document) }).meta({ id: 'DocumentList' });

export const documentParams = z.object({ documentId: uuid });

export const documentStatus = openObject.meta({ id: 'DocumentStatus' });

export const prepareUploadRequest = z
  .object({
    fileName: label,
    documentType: label,
    sizeBytes: z.int().min(1).optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    title: label.optional(),
    coverageType: label.optional(),
    description: longText.optional(),
    idempotencyKey: idempotencyKey.optional(),
  })
  .meta({ id: 'PrepareUploadRequest' });

export const uploadInstructions = openObject.meta({ id: 'UploadInstructions' });

export const completeUploadRequest = z
  .object({ documentId: uuid, jobId: uuid.optional() })
  .meta({ id: 'CompleteUploadRequest' });

export const documentFromUrlRequest = z
  .object({
    url: uri,
    documentType: label,
    coverageType: label.optional(),
    title: label.optional(),
    description: longText.optional(),
    idempotencyKey: idempotencyKey.optional(),
  })
  .meta({ id: 'DocumentFromUrlRequest' });

export const documentQueued = openObject.meta({ id: 'DocumentQueued' });
