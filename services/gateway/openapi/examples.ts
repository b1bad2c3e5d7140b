import type { EventType } from '../../../domain/contract/webhooks/deliveries.ts';
import type { OperationId } from '../../../domain/contract/operations.ts';
import { assistantExamples } from './assistant-examples.ts';
import { reviewExamples } from './review-examples.ts';
import { usageExamples } from './usage-examples.ts';

interface Example {
  request?: unknown;
  response?: unknown;
}

const jobId = '3f1d6c1e-8a52-4c57-9a0e-0d7d1f6d2b11';
const documentId = '9b2f7c54-6d1b-4b0a-8f3e-5a1c2d3e4f50';
const createdAt = '2026-03-02T09:15:00.000Z';
const endedAt = '2026-03-02T09:15:01.000Z';

const citation = { page: 1, quote: 'PA 123 4567', bbox: { left: 0.62, top: 0.11, width: 0.12, height: 0.014 } };

const evidence = {
  citations: { '/policyNumber': [citation] },
  fields: { '/policyNumber': { state: 'present', confidence: 0.98, source: 'text' } },
  validation: { valid: true, coverage: 1, errors: [], warnings: [] },
  warnings: [],
};

const heldDocument = {
  documentId,
  jobId,
  status: 'ready',
  policyType: 'auto',
  documentType: 'declarations',
  fileName: 'declarations.pdf',
  title: 'Personal auto policy',
  pages: 2,
  sizeBytes: 48213,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  createdAt,
  updatedAt: endedAt,
};

const delivery = {
  deliveryId: '0f8c6a4e-2b1d-5e7f-9a3c-4d5e6f708192',
  webhookId: 'msg_0Th5Dg1XJ6pQvUe0cB9rWm',
  type: 'job.completed',
  url: 'https://hooks.example.com/decpage',
  status: 'pending',
  attempts: 1,
  lastStatusCode: 503,
  nextAttemptAt: '2026-03-02T09:15:06.000Z',
  createdAt: endedAt,
  history: [{ number: 1, at: endedAt, statusCode: 503, durationMs: 84, response: 'Service Unavailable' }],
};

const event = {
  jobId,
  policyType: 'auto',
  attempts: 1,
  statusUrl: `/v1/jobs/${jobId}`,
  metadata: { customer: '4711' },
};

/** Example bodies of webhook events. */
export const eventExamples: Record<EventType, unknown> = {
  'job.completed': {
    type: 'job.completed',
    timestamp: endedAt,
    data: { ...event, status: 'completed', timestamps: { createdAt, startedAt: createdAt, completedAt: endedAt } },
  },
  'job.failed': {
    type: 'job.failed',
    timestamp: endedAt,
    data: {
      ...event,
      status: 'failed',
      timestamps: { createdAt, startedAt: createdAt, failedAt: endedAt },
      error: {
        code: 'document_encrypted',
        message: 'The document needs a password.',
        retryable: false,
        stage: 'reading',
      },
    },
  },
};

const apiKey = {
  keyId: '7c1d9a3e-5b2f-4e8a-9c6d-0a1b2c3d4e5f',
  name: 'intake',
  prefix: 'dp_R7kQ2v',
  scopes: ['jobs:read', 'jobs:write'],
  source: 'channel:mail',
  createdAt,
  expiresAt: null,
  lastUsedAt: null,
};

const queuedDocument = {
  documentId,
  jobId,
  status: 'queued',
  workflowId: `document:${documentId}`,
  statusUrl: `/v1/documents/${documentId}/status`,
};

/** Example requests and responses of operations. */
export const examples: Partial<Record<OperationId, Example>> = {
  ping: {
    response: {
      message: 'pong',
      user: {
        accountId: 'b7e1c9a2-3d4f-4a5b-8c6d-7e8f9a0b1c2d',
        accountName: 'example',
        keyId: '5d4c3b2a-1f0e-4d9c-8b7a-6f5e4d3c2b1a',
        keyName: 'first key',
        scopes: ['policies:read', 'jobs:read', 'jobs:write'],
        source: 'api',
      },
      timestamp: createdAt,
    },
  },
  listPolicies: {
    response: {
      policies: [
        {
          type: 'auto',
          label: 'Personal auto declarations',
          category: 'personal',
          description: 'Declarations page of a personal automobile policy.',
          complexityRating: 4,
          requiresBatching: false,
          estimatedTokens: { prompt: 3645, completion: 620 },
        },
      ],
    },
  },
  getPolicySchema: {
    response: { type: 'auto', schema: { type: 'object', properties: { policyNumber: { type: ['string', 'null'] } } } },
  },
  extract: {
    request: { document: { type: 'url', content: 'https://files.example.com/declarations.pdf' } },
    response: {
      success: true,
      data: { policyNumber: 'PA 123 4567' },
      metadata: { policyType: 'auto', jobId, durationMs: 412 },
      ...evidence,
    },
  },
  createJob: {
    request: {
      policyType: 'auto',
      document: { type: 'url', content: 'https://files.example.com/declarations.pdf' },
      idempotencyKey: 'order-4711',
      priority: 50,
      metadata: { customer: '4711' },
    },
    response: { jobId, status: 'pending', idempotencyKey: 'order-4711', createdAt, workflowId: `job:${jobId}` },
  },
  getJob: {
    response: {
      jobId,
      status: 'completed',
      policyType: 'auto',
      priority: 50,
      attempts: 1,
      maxAttempts: 4,
      timestamps: { createdAt, startedAt: createdAt, completedAt: '2026-03-02T09:15:01.000Z' },
      progress: { stage: 'done', percent: 100, pagesTotal: 1, pagesDone: 1 },
      result: {
        data: { policyNumber: 'PA 123 4567' },
        ...evidence,
        pages: 1,
        engine: 'rules',
        schemaVersion: '1.0.0',
        usage: { pages: 1, ocrPages: 0, promptTokens: 0, completionTokens: 0, calls: 0 },
      },
      metadata: { customer: '4711' },
    },
  },
  ...reviewExamples,
  listWebhookDeliveries: { response: { deliveries: [delivery], nextCursor: null } },
  redeliverWebhook: { response: delivery },
  createKey: {
    request: { name: 'intake', scopes: ['jobs:read', 'jobs:write'], source: 'channel:mail' },
    response: { ...apiKey, key: 'dp_R7…' },
  },
  listKeys: { response: { keys: [apiKey], nextCursor: null } },
  rotateKey: { request: { overlapSeconds: 3600 }, response: { ...apiKey, key: 'dp_R7…' } },
  ...usageExamples,
  prepareUpload: {
    request: { fileName: 'declarations.pdf', documentType: 'declarations', idempotencyKey: 'file-4711' },
    response: {
      documentId,
      jobId,
      status: 'awaiting_upload',
      idempotencyKey: 'file-4711',
      upload: {
        method: 'PUT',
        url: 'https://api.example.com/v1/uploads/WzEsIlBVVCJd.c2lnbmF0dXJl',
        headers: { 'Content-Type': 'application/pdf' },
        expiresAt: '2026-03-02T09:30:00.000Z',
        maxBytes: 52428800,
      },
      completeUrl: '/v1/documents/uploads/complete',
      statusUrl: `/v1/documents/${documentId}/status`,
    },
  },
  uploadDocument: {
    response: {
      documentId,
      sizeBytes: 48213,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      completeUrl: '/v1/documents/uploads/complete',
    },
  },
  completeUpload: { request: { documentId }, response: queuedDocument },
  createDocumentFromUrl: {
    request: { url: 'https://files.example.com/declarations.pdf', documentType: 'declarations' },
    response: queuedDocument,
  },
  listDocuments: {
    response: {
      documents: [
        {
          ...heldDocument,
          highlights: [{ page: 2, text: '… Collision $500 deductible …', ranges: [{ start: 2, end: 11 }] }],
        },
      ],
      nextCursor: null,
      corrections: { collison: ['collision'] },
    },
  },
  getDocument: {
    response: {
      ...heldDocument,
      ocrPages: 0,
      timestamps: { createdAt, updatedAt: endedAt, uploadedAt: createdAt, queuedAt: createdAt, readyAt: endedAt },
      links: {
        status: `/v1/documents/${documentId}/status`,
        job: `/v1/jobs/${jobId}`,
        pages: [1, 2].map((number) => `/v1/documents/${documentId}/pages/${number}.png`),
      },
    },
  },
  getDocumentPageText: {
    response: { documentId, page: 1, pages: 2, text: 'Personal Auto Declarations\nPolicy Number: QX-445-1182' },
  },
  getDocumentStatus: {
    response: {
      documentId,
      jobId,
      status: 'processing',
      stage: 'extracting',
      progress: { percent: 70, pagesTotal: 3, pagesDone: 3 },
      policyType: 'auto',
      documentType: 'declarations',
      fileName: 'declarations.pdf',
      sizeBytes: 48213,
      timestamps: { createdAt, updatedAt: endedAt, uploadedAt: createdAt, queuedAt: createdAt },
    },
  },
  ...assistantExamples,
};
