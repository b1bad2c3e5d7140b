import type { z } from 'zod';
import type { documentQueued, documentStatus } from '../../../domain/contract/documents/document-status.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import type { DocumentRecord } from '../../../prisma/documents/document.repository.ts';
import { omitNil } from '../http/omit-nil.ts';

/** A document and how far its processing has come; what is not known yet is left out. */
export function viewDocument(document: DocumentRecord): z.input<typeof documentStatus> {
  const time = (at: Date | null): string | undefined => at?.toISOString();
  const isUploading = document.status === 'awaiting_upload' || document.status === 'uploaded';
  return {
    documentId: document.id,
    jobId: document.jobId,
    status: document.status,
    stage: document.stage,
    progress: {
      percent: document.percent,
      ...omitNil({
        pagesTotal: document.pagesTotal,
        pagesDone: document.pagesTotal === null ? null : document.pagesDone,
      }),
    },
    policyType: document.policyType,
    documentType: document.documentType,
    ...omitNil({
      coverageType: document.coverageType,
      fileName: document.fileName,
      title: document.title,
      description: document.description,
      sizeBytes: document.bytes,
      sha256: document.sha256,
      error: document.error,
    }),
    timestamps: {
      createdAt: document.createdAt.toISOString(),
      updatedAt: document.updatedAt.toISOString(),
      ...omitNil({
        uploadExpiresAt: isUploading ? time(document.uploadExpiresAt) : undefined,
        uploadedAt: time(document.uploadedAt),
        queuedAt: time(document.queuedAt),
        readyAt: time(document.readyAt),
        failedAt: time(document.failedAt),
      }),
    },
  };
}

/** Where a document's status is asked for. */
export const statusUrlOf = (documentId: string): string => `/v1/documents/${documentId}/status`;

/** What an accepted document is answered with, however often its acceptance is asked for. */
export function viewQueued({ id, jobId }: DocumentRecord): z.input<typeof documentQueued> {
  return {
    documentId: id,
    jobId,
    status: 'queued',
    workflowId: workflowIds.document(id),
    statusUrl: statusUrlOf(id),
  };
}
