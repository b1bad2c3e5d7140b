import type { Client } from '@temporalio/client';
import { createDocumentMaintenanceActivities } from '../../activities/maintenance/document-maintenance.activities.ts';
import { createMaintenanceActivities } from '../../activities/maintenance/job-maintenance.activities.ts';
import { createObjectSweep } from '../../activities/maintenance/object-sweep.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import { workflowIds } from '../../domain/orchestration.ts';
import type { DocumentIndexRepository } from '../../prisma/documents/document-index.repository.ts';
import type { DocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import type { JobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { createDocumentMaintenanceRepository } from '../../prisma/maintenance/document-maintenance.repository.ts';
import { createMaintenanceRepository } from '../../prisma/maintenance/job-maintenance.repository.ts';
import { createObjectSweepRepository } from '../../prisma/maintenance/object-sweep.repository.ts';
import { startDelivery } from '../shared/start-delivery.ts';
import { startDocument } from '../shared/start-document.ts';
import { startJob } from '../shared/start-job.ts';
import { findRun } from './find-run.ts';

/** 100,000 objects at most in an hour, which takes storage and database some seconds. */
const sweptPagesAtOnce = 100;

/** What maintenance does on the queue of the workflows, for jobs and documents. */
export function maintenanceActivities({
  prisma,
  temporal,
  jobs,
  documents,
  index,
  storage,
  hasModel,
  webhookSchedule,
}: {
  /** Sees every account. */
  prisma: PrismaClient;
  temporal: Client;
  jobs: JobRunRepository;
  documents: DocumentRunRepository;
  index: DocumentIndexRepository;
  storage: Storage;
  hasModel: boolean;
  /** Seconds before each attempt to deliver an event. */
  webhookSchedule: readonly number[];
}) {
  const { jobFolder, documentFolder, turnFolder, pageFolder, uploadsOf, upload: uploadKey } = objectKeys;
  return {
    ...createMaintenanceActivities({
      maintenance: createMaintenanceRepository(prisma),
      jobs,
      storage,
      jobFolder,
      noteUnreferenced: createObjectSweep({
        sweep: createObjectSweepRepository(prisma),
        storage,
        documentFolder,
        pagesAtOnce: sweptPagesAtOnce,
      }),
      startJob: (job) => startJob(temporal, job, { hasModel }),
      startDelivery: (delivery) => startDelivery(temporal, { delivery, schedule: webhookSchedule }),
      findRun: (jobId) => findRun(temporal, workflowIds.job(jobId)),
    }),
    ...createDocumentMaintenanceActivities({
      maintenance: createDocumentMaintenanceRepository(prisma),
      documents,
      index,
      storage,
      uploadKey,
      foldersOf: ({ accountId, kind, subjectId }) => {
        if (kind === 'job') return [jobFolder({ accountId, jobId: subjectId })];
        if (kind === 'turn') return [turnFolder({ accountId, turnId: subjectId })];
        return [pageFolder({ accountId, documentId: subjectId }), ...uploadsOf({ accountId, documentId: subjectId })];
      },
      startDocument: (document) => startDocument(temporal, document, { hasModel }),
      findRun: (workflowId) => findRun(temporal, workflowId),
    }),
  };
}
