import { heartbeat } from '@temporalio/activity';
import type { Storage } from '../../adapters/storage/index.ts';
import { type JobError, jobErrorMessages } from '../../domain/job-error.ts';
import { uploadUrlMinutes } from '../../domain/limits.ts';
import { workflowIds } from '../../domain/orchestration.ts';
import type { DocumentIndexRepository } from '../../prisma/documents/document-index.repository.ts';
import type {
  DocumentMaintenanceRepository,
  Removal,
} from '../../prisma/maintenance/document-maintenance.repository.ts';
import type { DocumentRecord } from '../../prisma/documents/document.repository.ts';
import type { DocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import { type RunState, rowFollowsWithinSeconds } from './job-maintenance.activities.ts';
import { passTime } from './pass-time.ts';
import { quietBeforeNow } from './quiet-time.ts';
import { withHeartbeats } from '../with-heartbeats.ts';

export type DocumentMaintenanceActivities = ReturnType<typeof createDocumentMaintenanceActivities>;

const quietSeconds = 20;
/** Grace period for uploads after their URL has expired. */
const uploadGraceSeconds = 24 * 3_600;
/** By then upload URLs have expired, and steps in progress at the deletion of a document have ended. */
const lateWritesEndAfterSeconds = (uploadUrlMinutes + 15) * 60;
const batchSize = 200;
/** Rows of one transaction, which waits for storage. */
const expiredAtOnce = 50;
/** Large documents take seconds each; the next run continues. */
const indexedAtOnce = 10;
/** Of a pass, so that both get their turn. */
const sweepSeconds = 150;
const uploadSeconds = 150;
/** Documents of earlier releases, which have no names yet. */
const namedAtOnce = 100;

/** Maintenance of documents: repairs what crashes, outages, operators or clients leave inconsistent. */
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
  /** Folders that may contain objects of a removed thing. */
  foldersOf: (removed: Removal) => readonly string[];
  startDocument: (document: DocumentRecord) => Promise<boolean>;
  findRun: (workflowId: string) => Promise<RunState>;
}) {
  return {
    /**
     * Starts documents whose workflow never started, ends those whose workflow is gone, indexes the pages of documents that
     * were read only in part, and names documents of earlier releases.
     */
    async reconcileDocuments(): Promise<{ started: number; closed: number }> {
      const outcome = { started: 0, closed: 0 };
      const quietTime = quietBeforeNow(quietSeconds);
      const isTimeUp = passTime();
      for (;;) {
        const unfinished = await maintenance.claimUnfinished({ quietSeconds: quietTime(), limit: batchSize });
        for (const document of unfinished) {
          if (isTimeUp()) break;
          heartbeat(outcome);
          const run = await findRun(workflowIds.document(document.id));
          if (run === 'running') continue;
          if (run === 'unknown') outcome.started += (await startDocument(document)) ? 1 : 0;
          else outcome.closed += (await close(document, run)) ? 1 : 0;
        }
        if (unfinished.length < batchSize || isTimeUp()) break;
      }
      await withHeartbeats(indexTheRest);
      for (;;) {
        const named = await maintenance.nameUnnamed({ limit: namedAtOnce });
        if (named < namedAtOnce || isTimeUp()) return outcome;
        heartbeat(outcome);
      }
    },

    /** Expires documents that were never uploaded and removes their objects; removes objects written after a deletion. */
    async expireUploads(): Promise<{ documents: number }> {
      const outcome = { documents: 0 };
      return await withHeartbeats(
        async () => {
          await sweepRemovals();
          const isTimeUp = passTime(uploadSeconds);
          for (;;) {
            const expired = await maintenance.expireUploads({
              graceSeconds: uploadGraceSeconds,
              limit: expiredAtOnce,
              removeObject: (key) => storage.removeOld({ key, olderThanSeconds: rowFollowsWithinSeconds }),
            });
            outcome.documents += expired.length;
            // what is left is removed as an unfinished upload
            for (const document of expired) if (!isTimeUp()) await storage.removeAll(uploadKey(document));
            if (expired.length === 0 || isTimeUp()) return outcome;
          }
        },
        { details: () => outcome },
      );
    },
  };

  /** Removes objects that a process wrote after a removal and did not clean up because it was killed. */
  async function sweepRemovals(): Promise<void> {
    const isTimeUp = passTime(sweepSeconds);
    for (;;) {
      const removals = await maintenance.findUnswept({ afterSeconds: lateWritesEndAfterSeconds, limit: batchSize });
      for (const removal of removals) {
        if (isTimeUp()) return;
        await Promise.all(foldersOf(removal).map((key) => storage.removeAll(key)));
        // one by one, so that a retry does not start from the beginning
        await maintenance.markSwept([removal.id]);
      }
      if (removals.length < batchSize) return;
    }
  }

  async function indexTheRest(): Promise<void> {
    const unindexed = await maintenance.claimUnindexed({ quietSeconds, limit: indexedAtOnce });
    const failures: unknown[] = [];
    // a document that cannot be indexed must not block the others
    for (const document of unindexed) await index.index(document).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  async function close(document: DocumentRecord, run: 'ended' | 'timed out'): Promise<boolean> {
    const { id: documentId, jobId, accountId, seq, ocrPages, pagesDone: pages } = document;
    const owner = { documentId, accountId, step: seq + 1 };
    // the workflow may have ended it since the row was read
    if (await documents.hasEnded(owner)) return false;
    if (await documents.endWithJob({ ...owner, read: { pages, ocrPages } })) return true;
    // the extraction is still running; a later run ends the document after it
    if ((await findRun(workflowIds.job(jobId))) === 'running') return false;
    const code = run === 'timed out' ? 'timeout' : 'internal_error';
    const error: JobError = { code, message: jobErrorMessages[code], retryable: true, stage: document.stage };
    await documents.fail({ ...owner, error });
    return true;
  }
}
