import { Client } from '@temporalio/client';
import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import { createDeliveryActivities } from '../../activities/webhooks/delivery.activities.ts';
import { createDocumentActivities } from '../../activities/documents/document.activities.ts';
import { createDocumentMaintenanceActivities } from '../../activities/maintenance/document-maintenance.activities.ts';
import { createJobActivities } from '../../activities/jobs/job.activities.ts';
import { createMaintenanceActivities } from '../../activities/maintenance/job-maintenance.activities.ts';
import { createModelActivities } from '../../activities/jobs/model.activities.ts';
import { createOutboundActivities } from '../../activities/documents/fetch.activities.ts';
import { createHostConcurrency } from '../../activities/host-concurrency.ts';
import type { Model } from '../../adapters/model/index.ts';
import type { Outbound } from '../../adapters/outbound/index.ts';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import type { OnJobEnd } from '../../domain/job-outcome.ts';
import type { Limits } from '../../domain/limits.ts';
import { type TaskQueue, taskQueues, workflowIds } from '../../domain/orchestration.ts';
import { perAccount } from '../../prisma/account-scope.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { createDocumentIndexRepository } from '../../prisma/documents/document-index.repository.ts';
import { createDocumentMaintenanceRepository } from '../../prisma/maintenance/document-maintenance.repository.ts';
import { createDocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import { createDeliveryRunRepository } from '../../prisma/webhooks/delivery-run.repository.ts';
import { createStoredDocumentRepository } from '../../prisma/documents/stored-document.repository.ts';
import { createJobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import { createMaintenanceRepository } from '../../prisma/maintenance/job-maintenance.repository.ts';
import { startDelivery } from '../shared/start-delivery.ts';
import { startDocument } from '../shared/start-document.ts';
import { startJob } from '../shared/start-job.ts';
import type { WorkflowSource } from '../shared/workflow-source.ts';
import { assistantActivities } from './assistant-activities.ts';
import { extractionWorkers } from './extraction-workers.ts';
import { sanitizeFailures } from './failures.ts';
import { findRun } from './find-run.ts';
import { rejectForeignStorageKeys } from './reject-foreign-storage-keys.ts';

/** Idle polls are not free; five keep two cores busy (measured). */
const polls = 5;
/** Longer than the 10 s that a page range takes at most, so that a worker finishes running activities before it stops. */
const graceTime = '20 seconds';
/** Activities learn of a cancellation from the response to a heartbeat, and by default the SDK throttles heartbeats too much. */
const heartbeatsAtMostEvery = '2 seconds';

/** Calls to customers' servers are mostly idle, so many run concurrently, but few per host, which may hang. */
const outboundCalls = 200;
const callsPerReceiver = { limit: 20, retryInMs: 2_000 };

/** Model calls are mostly idle; the bound is for the concurrency limits of providers. */
const modelCalls = 20;

/** Creates the Temporal workers of this process: one per task queue, and with `extraction` those of its additional queues. */
export async function createWorkers({
  connection,
  namespace,
  queues,
  workflows,
  extractionThreads,
  webhookSchedule,
  turnTimeoutSeconds,
  limits,
  ...dependencies
}: {
  connection: NativeConnection;
  namespace: string;
  queues: readonly TaskQueue[];
  workflows: WorkflowSource;
  extractionThreads: number;
  /** Seconds before each attempt to deliver an event. */
  webhookSchedule: readonly number[];
  turnTimeoutSeconds: number;
  /** Admission limits for jobs that the assistant creates. */
  limits: Pick<Limits, 'maxUnfinishedJobs' | 'monthlyPageQuota'>;
  /** Sees all accounts; for maintenance. */
  prisma: PrismaClient;
  /** Restricted to the account in scope by row-level security. */
  rows: PrismaClient;
  /** Like `rows`, with a longer statement timeout. */
  indexing: PrismaClient;
  storage: Storage;
  reader: PdfReader;
  outbound: Outbound;
  /** Without a model its task queue is not served. */
  model?: Model | undefined;
  /** Told of each job that this process ends. */
  onJobEnd?: OnJobEnd | undefined;
}): Promise<Worker[]> {
  const { prisma, rows, indexing, storage, reader, outbound, model, onJobEnd } = dependencies;
  const hasModel = model !== undefined;
  const jobs = perAccount(createJobRunRepository(rows, { onJobEnd }));
  const documents = perAccount(createDocumentRunRepository(rows, { onJobEnd }));
  const index = perAccount(createDocumentIndexRepository(indexing));
  const temporal = new Client({ connection, namespace });
  const storedDocuments = perAccount(createStoredDocumentRepository(rows));
  const {
    jobFolder,
    pageFolder,
    uploadsOf,
    fetched: fetchedKey,
    document: documentKey,
    upload: uploadKey,
  } = objectKeys;
  const options: Partial<Record<TaskQueue, Partial<WorkerOptions>>> = {
    [taskQueues.workflows]: {
      ...workflows,
      activities: {
        ...assistantActivities({ prisma, rows, storage, temporal, limits, hasModel, turnTimeoutSeconds }),
        ...createDocumentActivities({ documents, storage, jobFolder }),
        ...createJobActivities({ jobs, storage, jobFolder, webhookSchedule }),
        ...createMaintenanceActivities({
          maintenance: createMaintenanceRepository(prisma),
          jobs,
          storage,
          jobFolder,
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
          foldersOf: ({ accountId, kind, subjectId }) =>
            kind === 'job'
              ? [jobFolder({ accountId, jobId: subjectId })]
              : [pageFolder({ accountId, documentId: subjectId }), ...uploadsOf({ accountId, documentId: subjectId })],
          startDocument: (document) => startDocument(temporal, document, { hasModel }),
          findRun: (workflowId) => findRun(temporal, workflowId),
        }),
      },
      maxConcurrentWorkflowTaskPolls: polls,
      // for maintenance and the assistant's turns only; jobs are ended by local activities
      maxConcurrentActivityTaskPolls: 2,
      maxConcurrentActivityTaskExecutions: 20,
    },
    [taskQueues.outbound]: {
      activities: {
        ...createOutboundActivities({
          jobs,
          documents,
          outbound,
          storage,
          withHostSlot: createHostConcurrency(callsPerReceiver),
          storedDocuments,
          fetchedKey,
          documentKey,
        }),
        ...createDeliveryActivities({
          deliveries: perAccount(createDeliveryRunRepository(rows)),
          outbound,
          withHostSlot: createHostConcurrency(callsPerReceiver),
        }),
      },
      maxConcurrentActivityTaskExecutions: outboundCalls,
      maxConcurrentActivityTaskPolls: polls,
    },
    ...(model && {
      [taskQueues.model]: {
        activities: createModelActivities({ model, jobs, storage, jobFolder }),
        maxConcurrentActivityTaskExecutions: modelCalls,
        maxConcurrentActivityTaskPolls: 2,
      },
    }),
  };
  const served = {
    ...Object.fromEntries(queues.flatMap((queue) => (options[queue] ? [[queue, options[queue]]] : []))),
    ...(queues.includes(taskQueues.extraction) &&
      extractionWorkers({
        threads: extractionThreads,
        mostPolls: polls,
        jobs,
        documents,
        index,
        storedDocuments,
        reader,
        storage,
        webhookSchedule,
      })),
  };
  return await Promise.all(
    Object.entries(served).map(([taskQueue, own]) =>
      Worker.create({
        connection,
        namespace,
        taskQueue,
        shutdownGraceTime: graceTime,
        maxHeartbeatThrottleInterval: heartbeatsAtMostEvery,
        // order matters: the first interceptor sanitizes the failures of the second
        interceptors: { activity: [sanitizeFailures, rejectForeignStorageKeys] },
        ...own,
      }),
    ),
  );
}
