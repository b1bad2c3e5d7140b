import { heartbeat } from '@temporalio/activity';
import type { Storage } from '../../adapters/storage/index.ts';
import { type JobError, jobErrorMessages } from '../../domain/job-error.ts';
import { uploadUrlMinutes } from '../../domain/limits.ts';
import { workflowIds } from '../../domain/orchestration.ts';
import type { DocumentIndexRepository } from '../../prisma/documents/document-index.repository.ts';
import type {
  DocumentMaintenanceRepository,
  RemovedThing,
} from '../../prisma/maintenance/document-maintenance.repository.ts';
import type { DocumentRecord } from '../../prisma/documents/document.repository.ts';
import type { DocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import { type RunState, rowFollowsWithinSeconds } from './job-maintenance.activities.ts';

export type DocumentMaintenanceActivities = ReturnType<typeof createDocumentMaintenanceActivities>;

const quietSeconds = 20;
/** How long an upload may be completed after its URL is over. */
const uploadGraceSeconds = 24 * 3_600;
/** By then upload URLs are over, and steps that were under way when a document was deleted have ended. */
const lateWritesEndAfterSeconds = (uploadUrlMinutes + 15) * 60;
const batchSize = 200;
/** Large ones take seconds; the next run goes on. */
const indexedAtOnce = 10;
const heartbeatEveryMs = 5_000;

/** The steps that put right what a crash, an outage, an operator or a client left behind of documents. */
export function createDocumentMaintenanceActivities({
  maintenance,
  documents,
  index,
  storage,
  uploadKey,
  foldersOf,
  startDocument,
  findRun,
}: {
  maintenance: DocumentMaintenanceRepository;
  documents: DocumentRunRepository;
  index: DocumentIndexRepository;
  storage: Storage;
  uploadKey: (owner: { accountId: string; documentId: string }) => string;
  /** Where objects of something that was removed may lie. */
  foldersOf: (removed: RemovedThing) => readonly string[];
  startDocument: (document: DocumentRecord) => Promise<boolean>;
  findRun: (workflowId: string) => Promise<RunState>;
}) {
  return {
    /**
     * Starts documents that never started, ends those whose workflow has ended without ending them, and indexes what was
     * read of documents whose reading did not get to the end.
     */
    async reconcileDocuments(): Promise<{ started: number; closed: number }> {
      const outcome = { started: 0, closed: 0 };
      for (;;) {
        const unfinished = await maintenance.claimUnfinished({ quietSeconds, limit: batchSize });
        for (const document of unfinished) {
          heartbeat(outcome);
          const run = await findRun(workflowIds.document(document.id));
          if (run === 'running') continue;
          if (run === 'unknown') outcome.started += (await startDocument(document)) ? 1 : 0;
          else outcome.closed += (await close(document, run)) ? 1 : 0;
        }
        if (unfinished.length < batchSize) break;
      }
      await indexTheRest();
      return outcome;
    },

    /** Ends documents that were never uploaded, and removes what had arrived of them; what came after a deletion, too. */
    async expireUploads(): Promise<{ documents: number }> {
      await sweepRemovals();
      const outcome = { documents: 0 };
      for (;;) {
        const expired = await maintenance.expireUploads({
          graceSeconds: uploadGraceSeconds,
          limit: batchSize,
          removeObject: (key) => storage.removeOld({ key, olderThanSeconds: rowFollowsWithinSeconds }),
        });
        for (const document of expired) await storage.removeAll(uploadKey(document));
        outcome.documents += expired.length;
        heartbeat(outcome);
        if (expired.length < batchSize) return outcome;
      }
    },
  };

  /** A process that was killed between a late write and its look at the row has left something there. */
  async function sweepRemovals(): Promise<void> {
    for (;;) {
      const removals = await maintenance.findUnswept({ afterSeconds: lateWritesEndAfterSeconds, limit: batchSize });
      for (const key of removals.flatMap(foldersOf)) await storage.removeAll(key);
      await maintenance.markSwept(removals);
      heartbeat();
      if (removals.length < batchSize) return;
    }
  }

  async function indexTheRest(): Promise<void> {
    const beat = setInterval(() => heartbeat(), heartbeatEveryMs);
    try {
      const unindexed = await maintenance.claimUnindexed({ quietSeconds, limit: indexedAtOnce });
      const failures: unknown[] = [];
      // one that cannot be indexed must not keep the others waiting
      for (const document of unindexed) await index.index(document).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    } finally {
      clearInterval(beat);
    }
  }

  async function close(document: DocumentRecord, run: 'ended' | 'timed out'): Promise<boolean> {
    const { id: documentId, jobId, accountId, seq, ocrPages, pagesDone: pages } = document;
    const owner = { documentId, accountId, step: seq + 1 };
    // its workflow may have ended it since the row was read
    if (await documents.hasEnded(owner)) return false;
    if (await documents.endWithJob({ ...owner, read: { pages, ocrPages } })) return true;
    // its extraction goes on without it, and ends it later
    if ((await findRun(workflowIds.job(jobId))) === 'running') return false;
    const code = run === 'timed out' ? 'timeout' : 'internal_error';
    const error: JobError = { code, message: jobErrorMessages[code], retryable: true, stage: document.stage };
    await documents.fail({ ...owner, error });
    return true;
  }
}
