import type { Storage } from '../../adapters/storage/index.ts';
import type { DocumentEnd } from '../../domain/document/states.ts';
import type { JobError } from '../../domain/job-error.ts';
import type { DocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';

export type DocumentActivities = ReturnType<typeof createDocumentActivities>;

interface DocumentStep {
  documentId: string;
  /** Of its extraction. */
  jobId: string;
  accountId: string;
  step: number;
}

/** The writes that order a document's extraction and end the document. Each can be repeated: the first one wins. */
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
    /** Makes the job of the extraction, unless it was made when the document was accepted. */
    async orderExtraction(request: DocumentStep & { policyType: string; ocrPages: number }): Promise<void> {
      await documents.orderExtraction(request);
    },

    /** Ends a document that is of no policy type: it is held and found, and nothing is extracted. */
    async endUnextracted(
      request: DocumentStep & { read: { pages: number; ocrPages: number } },
    ): Promise<DocumentEnd | null> {
      const end = await documents.endUnextracted(request);
      await storage.removeAll(jobFolder(request));
      return end;
    },

    /** Ends a document as its job has ended; null while that has not. */
    async endWithJob(
      request: DocumentStep & { read: { pages: number; ocrPages: number } },
    ): Promise<DocumentEnd | null> {
      return await documents.endWithJob(request);
    },

    /** Ends a document with the reason why there is no result. */
    async failDocument({ error, ...request }: DocumentStep & { error: JobError }): Promise<void> {
      await documents.fail({ ...request, error });
      await storage.removeAll(jobFolder(request));
    },
  };
}
