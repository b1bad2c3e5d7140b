import {
  completeUploadRequest,
  documentFromUrlRequest,
  documentParams,
  documentQueued,
  documentStatus,
  newDocumentHeaders,
  prepareUploadRequest,
  uploaded,
  uploadInstructions,
  uploadParams,
} from './document-status.ts';
import { documentDetails, documentList, documentPageParams, listDocumentsQuery } from './documents.ts';
import type { Operation } from '../operation.ts';
import { acceptedFormats, documentMediaTypes } from '../../document/document-format.ts';

/** Operations on documents. */
export const documentOperations = {
  listDocuments: {
    method: 'get',
    path: '/v1/documents',
    tag: 'Documents',
    summary: 'List and search the documents of the account',
    access: 'documents:read',
    request: { query: listDocumentsQuery },
    responses: { 200: { description: 'The documents, newest first.', schema: documentList } },
    errors: [],
  },
  getDocument: {
    method: 'get',
    path: '/v1/documents/{documentId}',
    tag: 'Documents',
    summary: 'Get what is known of a document',
    access: 'documents:read',
    request: { params: documentParams },
    responses: { 200: { description: 'The document.', schema: documentDetails } },
    errors: ['forbidden'],
  },
  getDocumentPage: {
    method: 'get',
    path: '/v1/documents/{documentId}/pages/{number}.png',
    tag: 'Documents',
    summary: 'Get a page of a document as a picture',
    access: 'documents:read',
    request: { params: documentPageParams },
    responses: { 200: { description: 'The page.', mediaType: 'image/png' } },
    errors: ['forbidden', 'not_found', 'rate_limited'],
    conditional: true,
    rateLimited: 'when it starts work',
  },
  deleteDocument: {
    method: 'delete',
    path: '/v1/documents/{documentId}',
    tag: 'Documents',
    summary: 'Delete a document with its pages, its jobs and their results',
    access: 'documents:write',
    request: { params: documentParams },
    responses: {
      204: {
        description:
          'The document and everything derived from it are deleted: answers of the assistant that used it are replaced by a notice, and tool results that mention it are removed.',
      },
    },
    errors: ['forbidden'],
  },
  getDocumentStatus: {
    method: 'get',
    path: '/v1/documents/{documentId}/status',
    tag: 'Documents',
    summary: 'Get the processing status of a document',
    access: 'documents:read',
    request: { params: documentParams },
    responses: { 200: { description: 'The status.', schema: documentStatus, headers: ['Retry-After'] } },
    errors: ['forbidden'],
  },
  prepareUpload: {
    method: 'post',
    path: '/v1/documents/uploads',
    tag: 'Documents',
    summary: 'Create a document and get instructions to upload its file',
    access: 'documents:write',
    request: { headers: newDocumentHeaders, body: prepareUploadRequest },
    responses: {
      201: {
        description: 'How to upload the file. The same request with the same idempotency key: the same document again.',
        schema: uploadInstructions,
        headers: ['Location', 'Idempotency-Replayed'],
      },
    },
    errors: ['document_too_large', 'idempotency_key_reused', 'rate_limited', 'concurrency_limited', 'quota_exceeded'],
    rateLimited: true,
  },
  uploadDocument: {
    method: 'put',
    path: '/v1/uploads/{token}',
    tag: 'Documents',
    summary: 'Upload the file of a prepared document',
    description: `A ${acceptedFormats}; each image of a TIFF is a page. Its media type is the one of the upload instructions.`,
    access: 'public',
    request: { params: uploadParams },
    responses: { 200: { description: 'The file has arrived: complete the upload now.', schema: uploaded } },
    errors: ['invalid_request', 'invalid_document', 'document_too_large', 'forbidden', 'service_unavailable'],
    takesFile: documentMediaTypes,
  },
  completeUpload: {
    method: 'post',
    path: '/v1/documents/uploads/complete',
    tag: 'Documents',
    summary: 'Tell that a prepared upload is complete and queue its processing',
    access: 'documents:write',
    request: { body: completeUploadRequest },
    responses: {
      202: { description: 'Processing is queued.', schema: documentQueued, headers: ['Location', 'Retry-After'] },
    },
    errors: ['invalid_document', 'document_too_large', 'forbidden'],
  },
  createDocumentFromUrl: {
    method: 'post',
    path: '/v1/documents/from-url',
    tag: 'Documents',
    summary: 'Create a document from a public URL and queue its processing',
    access: 'documents:write',
    request: { headers: newDocumentHeaders, body: documentFromUrlRequest },
    responses: {
      202: {
        description: 'Processing is queued. The same request with the same idempotency key: the same document again.',
        schema: documentQueued,
        headers: ['Location', 'Retry-After', 'Idempotency-Replayed'],
      },
    },
    errors: ['url_not_allowed', 'idempotency_key_reused', 'rate_limited', 'concurrency_limited', 'quota_exceeded'],
    rateLimited: true,
  },
} as const satisfies Record<string, Operation>;
