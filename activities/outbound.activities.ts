import type { Outbound } from '../adapters/outbound/index.ts';
import type { Storage } from '../adapters/storage/index.ts';
import { maxUrlDocumentBytes } from '../domain/limits.ts';
import type { StoredObject } from '../domain/orchestration.ts';
import type { JobRunRepository } from '../prisma/job-run.repository.ts';
import { withDocumentErrors } from './final-failure.ts';
import { reportProgress } from './progress.ts';

export type OutboundActivities = ReturnType<typeof createOutboundActivities>;

/** The steps that call customers' servers. */
export function createOutboundActivities({
  jobs,
  outbound,
  storage,
  documentKey,
}: {
  jobs: JobRunRepository;
  outbound: Outbound;
  storage: Storage;
  documentKey: (owner: { accountId: string; sha256: string }) => string;
}) {
  return {
    /** Fetches the document of a job from the URL that its row holds, and stores it under its hash. */
    async fetchDocument(job: { jobId: string; accountId: string; step: number }): Promise<StoredObject> {
      return await withDocumentErrors(async () => {
        const progress = await reportProgress({ jobs, job, stage: 'fetching' });
        const url = await jobs.documentUrl(job);
        const { bytes, sha256 } = await progress.during((signal) =>
          outbound.fetchDocument({ url, maxBytes: maxUrlDocumentBytes, signal }),
        );
        const document = { key: documentKey({ accountId: job.accountId, sha256 }), sha256, bytes: bytes.length };
        await storage.put(document.key, bytes);
        await jobs.recordDocument({ ...job, document });
        return document;
      });
    },
  };
}
