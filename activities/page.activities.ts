import { createHash } from 'node:crypto';
import { ApplicationFailure } from '@temporalio/activity';
import type { PdfReader } from '../adapters/pdf/index.ts';
import type { Storage } from '../adapters/storage/index.ts';
import { DocumentError } from '../domain/extraction/document-error.ts';
import type { DrawPageInput } from '../domain/orchestration.ts';
import type { HeldDocumentRepository } from '../prisma/held-document.repository.ts';
import { withDocumentErrors } from './final-failure.ts';

export type PageActivities = ReturnType<typeof createPageActivities>;

/** Small print can be read, and a page is a few hundred kilobytes. */
const dpi = 120;

/** The step that draws pages for people to look at. */
export function createPageActivities({
  held,
  reader,
  storage,
  pageKey,
}: {
  held: HeldDocumentRepository;
  reader: PdfReader;
  storage: Storage;
  pageKey: (page: { accountId: string; documentId: string; number: number }) => string;
}) {
  return {
    /** Draws the page and keeps the picture, as long as the document is held. */
    async drawPage({ documentId, accountId, document, number }: DrawPageInput): Promise<void> {
      await withDocumentErrors(async () => {
        const key = pageKey({ accountId, documentId, number });
        // an attempt before this one may have left a picture
        if (!(await held.isHeld(accountId, documentId))) return await storage.removeAll(key);
        const bytes = await storage.get(document.key);
        if (bytes === undefined) throw new Error(`the stored document ${document.key} is missing`);
        if (createHash('sha256').update(bytes).digest('hex') !== document.sha256) {
          throw new DocumentError('document_corrupt', 'The stored document is not the one that was accepted.');
        }
        const { png } = await reader.render({ bytes, page: number, dpi }).catch((error: unknown) => {
          throw error instanceof RangeError ? noSuchPage(number) : error;
        });
        await storage.put(key, png);
        if (!(await held.isHeld(accountId, documentId))) await storage.removeAll(key);
      });
    },
  };
}

function noSuchPage(number: number): ApplicationFailure {
  const message = `The document has no page ${number}.`;
  return ApplicationFailure.create({ type: 'no_such_page', message, nonRetryable: true, category: 'BENIGN' });
}
