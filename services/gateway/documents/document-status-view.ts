import type { z } from 'zod';
import type { documentQueued, documentStatus } from '../../../domain/contract/documents/document-status.ts';
import { documentRepaired } from '../../../domain/document/file-warnings.ts';
import { workflowIds } from '../../../domain/orchestration.ts';
import type { DocumentRecord } from '../../../prisma/documents/document.repository.ts';
import { omitNil } from '../http/omit-nil.ts';

/** A document's status as GET /v1/documents/{documentId}/status returns it. */
export function viewDocumentStatus(document: DocumentRecord): z.input<typeof documentStatus> {
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
      warnings: document.isRepaired ? [documentRepaired] : null,
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

/** Path of a document's status. */
export const statusUrlOf = (documentId: string): string => `/v1/documents/${documentId}/status`;

/** The 202 body of an accepted document; the same for repeated requests. */
export function viewQueuedDocument({ id, jobId }: DocumentRecord): z.input<typeof documentQueued> {
  return {
    documentId: id,
    jobId,
    status: 'queued',
    workflowId: workflowIds.document(id),
    statusUrl: statusUrlOf(id),
  };
}
