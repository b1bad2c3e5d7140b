import type { PdfReader } from '../../adapters/pdf/index.ts';
import type { Storage } from '../../adapters/storage/index.ts';
import { namedPolicyTypes } from '../../domain/document/named-policy-types.ts';
import type { PageRange } from '../../domain/document/batches.ts';
import type { StoredObject } from '../../domain/orchestration.ts';
import type { DocumentIndexRepository } from '../../prisma/documents/document-index.repository.ts';
import type { DocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import { batchKey } from '../batch-key.ts';
import { withDocumentErrors } from '../document-failure.ts';
import { loadDocument } from '../stored-objects.ts';
import { cancelled, reportRowProgress } from '../progress.ts';
import type { OnReadingThread } from '../reading-thread.ts';

export type DocumentReadingActivities = ReturnType<typeof createDocumentReadingActivities>;

export interface PagesRequest {
  documentId: string;
  /** Id of the job of the extraction, which uses the pages that are read here. */
  jobId: string;
  accountId: string;
  object: StoredObject;
  maxPages: number;
  range: PageRange;
  /** Index of the range. */
  index: number;
  step: number;
}

export interface PagesRead {
  /** Page count of the whole document. */
  pages: number;
  /** Pages of the range that were read by OCR. */
  ocrPages: number;
  /** Set for the first range; null when the document matches no policy type. */
  policyType?: string | null;
}

/** The activity that reads a stored document's pages: for search, for quotes, and for its extraction. */
export function createDocumentReadingActivities({
  documents,
  index,
  onReadingThread,
  reader,
  storage,
  jobFolder,
}: {
  documents: DocumentRunRepository;
  index: DocumentIndexRepository;
  onReadingThread: OnReadingThread;
  reader: PdfReader;
  storage: Storage;
  jobFolder: (owner: { accountId: string; jobId: string }) => string;
}) {
  return {
    /**
     * Reads one page range and stores its pages twice: as rows, and as JSON for the extraction. Indexes the document once
     * all ranges are stored.
     */
    async readDocumentPages(request: PagesRequest): Promise<PagesRead> {
      return await withDocumentErrors(async () => {
        const progress = await reportRowProgress({
          begin: (attempt) => documents.beginStep({ ...request, stage: 'reading', attempt }),
          hasEnded: () => documents.hasEnded(request),
        });
        const { accountId, object, range, maxPages } = request;
        const declared = request.index === 0 ? await documents.declaredTypes(request) : undefined;
        const named = declared?.policyType === null ? namedPolicyTypes(declared) : undefined;
        const { pageCount, json, rows, ocrPages, isRepaired, policyType } = await progress.during((signal) =>
          onReadingThread({ accountId, document: object, signal }, async () =>
            reader.readSearchable({
              bytes: await loadDocument(storage, object),
              range,
              maxPages,
              ...(named && { named }),
              signal,
            }),
          ),
        );
        await progress.during(async () => {
          await storage.put(batchKey(jobFolder(request), request.index), json);
          const pagesDone = await documents.recordPages({ ...request, pages: rows, pagesTotal: pageCount, isRepaired });
          if (pagesDone === undefined && (await documents.hasEnded(request))) {
            // the removal of the document has emptied this folder before
            await storage.removeAll(jobFolder(request));
            throw cancelled();
          }
          if (pagesDone === pageCount) await index.index(request);
        });
        const read: PagesRead = { pages: pageCount, ocrPages };
        return declared ? { ...read, policyType: declared.policyType ?? policyType ?? null } : read;
      });
    },
  };
}
