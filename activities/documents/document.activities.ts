import type { Storage } from '../../adapters/storage/index.ts';
import type { DocumentEnd } from '../../domain/document/states.ts';
import type { JobError } from '../../domain/job-error.ts';
import type { DocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';

export type DocumentActivities = ReturnType<typeof createDocumentActivities>;

interface DocumentStep {
  documentId: string;
  /** Id of the job of its extraction. */
  jobId: string;
  accountId: string;
  step: number;
}

/** Writes that create a document's job and end the document. Idempotent: the first write wins. */
export function createDocumentActivities({
  documents,
  storage,
  jobFolder,
}: {
  documents: DocumentRunRepository;
  storage: Storage;
  jobFolder: (owner: { accountId: string; jobId: string }) => string;
}) {
  return {
    /** Creates the job of the extraction, unless it was created when the document was accepted. */
    async orderExtraction(request: DocumentStep & { policyType: string; ocrPages: number }): Promise<void> {
      await documents.orderExtraction(request);
    },

    /** Ends a document of no known policy type: it stays stored and searchable, without an extraction. */
    async endUnextracted(
      request: DocumentStep & { read: { pages: number; ocrPages: number } },
    ): Promise<DocumentEnd | null> {
      const end = await documents.endUnextracted(request);
      await storage.removeAll(jobFolder(request));
      return end;
    },

    /** Ends a document with the outcome of its job; null while the job has not ended. */
    async endWithJob(
      request: DocumentStep & { read: { pages: number; ocrPages: number } },
    ): Promise<DocumentEnd | null> {
      return await documents.endWithJob(request);
    },

    /** Fails a document. */
    async failDocument({ error, ...request }: DocumentStep & { error: JobError }): Promise<void> {
      await documents.fail({ ...request, error });
      await storage.removeAll(jobFolder(request));
    },
  };
}
