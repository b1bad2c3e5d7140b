import type { OperationId } from '../../../../domain/contract/operations.ts';
import type { PlainRequest } from '../request-of.ts';

export interface Conversation extends PlainRequest {
  operationId: OperationId;
  status: number;
  headers?: Record<string, string>;
}

/** An id that nothing has. */
export const missing = '00000000-0000-4000-8000-000000000000';

/** Requests that are refused, each for one reason. */
export const refusedRequests: (Partial<Conversation> & { operationId: OperationId; status: number; why: string })[] = [
  { operationId: 'getPolicySchema', status: 404, why: 'unknown type', path: '/v1/policies/none/schema' },
  { operationId: 'listDocuments', status: 400, why: 'a cursor of nobody', path: '/v1/documents?cursor=abc' },
  { operationId: 'getDocument', status: 403, why: 'unknown id' },
  { operationId: 'getDocument', status: 400, why: 'malformed id', path: '/v1/documents/none' },
  { operationId: 'getDocumentPage', status: 400, why: 'no number', path: `/v1/documents/${missing}/pages/one.png` },
  { operationId: 'getDocumentPageText', status: 403, why: 'unknown id' },
  { operationId: 'deleteDocument', status: 403, why: 'unknown id' },
  { operationId: 'extract', status: 400, why: 'no document', body: {} },
  { operationId: 'extract', status: 400, why: 'unknown type', path: '/v1/extract/none' },
  { operationId: 'extract', status: 400, why: 'batched type', path: '/v1/extract/loss_run' },
  { operationId: 'extract', status: 422, why: 'broken PDF' },
  { operationId: 'extract', status: 408, why: 'no time to wait', headers: { prefer: 'wait=0' } },
  { operationId: 'createJob', status: 400, why: 'no document', body: { policyType: 'auto' } },
  {
    operationId: 'createJob',
    status: 400,
    why: 'every field wrong',
    body: { policyType: 1, document: 2, priority: 'x' },
  },
  { operationId: 'listJobs', status: 400, why: 'no such status', path: '/v1/jobs?status=lost' },
  { operationId: 'listJobs', status: 400, why: 'a cursor of nobody', path: '/v1/jobs?cursor=abc' },
  { operationId: 'cancelJob', status: 404, why: 'unknown id', path: `/v1/jobs/${missing}/cancel` },
  { operationId: 'prepareUpload', status: 400, why: 'no name', body: { documentType: 'auto' } },
  { operationId: 'uploadDocument', status: 403, why: 'nobody signed it', file: Buffer.from('%PDF-1.7') },
  { operationId: 'completeUpload', status: 403, why: 'unknown id' },
  { operationId: 'completeUpload', status: 400, why: 'malformed id', body: { documentId: 'none' } },
  {
    operationId: 'createDocumentFromUrl',
    status: 400,
    why: 'not public',
    body: { url: 'http://127.0.0.1/', documentType: 'auto' },
  },
  { operationId: 'getDocumentStatus', status: 403, why: 'unknown id' },
  { operationId: 'getDocumentStatus', status: 400, why: 'malformed id', path: '/v1/documents/none/status' },
  { operationId: 'getReview', status: 404, why: 'unknown id', path: `/v1/jobs/${missing}/review` },
  { operationId: 'reviewJob', status: 404, why: 'unknown id', path: `/v1/jobs/${missing}/review` },
  { operationId: 'reviewJob', status: 400, why: 'nothing to change', path: `/v1/jobs/${missing}/review`, body: {} },
  { operationId: 'listReviewChanges', status: 404, why: 'unknown id', path: `/v1/jobs/${missing}/review/changes` },
  { operationId: 'getJob', status: 404, why: 'unknown id', path: `/v1/jobs/${missing}` },
  { operationId: 'getJob', status: 404, why: 'malformed id', path: '/v1/jobs/none' },
  { operationId: 'createKey', status: 400, why: 'unknown scope', body: { name: 'x', scopes: ['none'] } },
  { operationId: 'listKeys', status: 400, why: 'a cursor of nobody', path: '/v1/keys?cursor=abc' },
  { operationId: 'rotateKey', status: 404, why: 'unknown id' },
  { operationId: 'revokeKey', status: 404, why: 'unknown id' },
  { operationId: 'revokeKey', status: 404, why: 'malformed id', path: '/v1/keys/none' },
  { operationId: 'getUsageByDay', status: 400, why: 'no time', path: '/v1/usage/days?from=soon' },
  { operationId: 'getUsageByDay', status: 403, why: 'unknown key', path: `/v1/usage/days?keyId=${missing}` },
  { operationId: 'getUsageByKey', status: 400, why: 'no time', path: '/v1/usage/keys?to=soon' },
  { operationId: 'getUsage', status: 400, why: 'no time', path: '/v1/usage?from=yesterday' },
  { operationId: 'getUsage', status: 403, why: 'unknown key', path: `/v1/usage?keyId=${missing}` },
  { operationId: 'sendMessage', status: 422, why: 'no message', body: {} },
  {
    operationId: 'sendMessage',
    status: 422,
    why: 'no such tool',
    body: { message: 'x', toolRequests: [{ name: 'x' }] },
  },
  { operationId: 'sendMessage', status: 403, why: 'unknown session', body: { message: 'x', sessionId: missing } },
  {
    operationId: 'sendMessage',
    status: 403,
    why: 'unknown document',
    body: { message: 'x', documentIds: [missing] },
  },
  { operationId: 'sendSessionMessage', status: 404, why: 'unknown id' },
  { operationId: 'listSessions', status: 400, why: 'a cursor of nobody', path: '/v1/agent/sessions?cursor=abc' },
  { operationId: 'deleteSession', status: 404, why: 'unknown id' },
  { operationId: 'deleteSession', status: 404, why: 'malformed id', path: '/v1/agent/sessions/none' },
  { operationId: 'listSessionMessages', status: 404, why: 'malformed id', path: '/v1/agent/sessions/none/messages' },
  { operationId: 'getTurn', status: 404, why: 'unknown id' },
];
