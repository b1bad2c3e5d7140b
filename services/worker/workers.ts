import { Client } from '@temporalio/client';
import type { DataConverter, WorkerDeploymentVersion } from '@temporalio/common';
import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import { createDocumentActivities } from '../../activities/documents/document.activities.ts';
import { createJobActivities } from '../../activities/jobs/job.activities.ts';
import type { Model } from '../../adapters/model/index.ts';
import type { Outbound } from '../../adapters/outbound/index.ts';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import type { OnJobEnd } from '../../domain/job-outcome.ts';
import type { Limits } from '../../domain/limits.ts';
import { type TaskQueue, taskQueues } from '../../domain/orchestration.ts';
import { withAccountScope } from '../../prisma/account-scope.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { createDocumentIndexRepository } from '../../prisma/documents/document-index.repository.ts';
import { createDocumentRunRepository } from '../../prisma/documents/document-run.repository.ts';
import { createStoredDocumentRepository } from '../../prisma/documents/stored-document.repository.ts';
import { createJobRunRepository } from '../../prisma/jobs/job-run.repository.ts';
import type { ModelUse } from '../configuration/model-use.ts';
import { assistantActivities } from './assistant-activities.ts';
import { modelActivities } from './model-activities.ts';
import { extractionWorkers } from './extraction-workers.ts';
import { traceStarts } from '../shared/tracing/trace-starts.ts';
import type { Tracing } from '../shared/tracing/tracing.ts';
import { traceActivities, workflowSpans } from './trace-activities.ts';
import { sanitizeFailures } from './failures.ts';
import { maintenanceActivities } from './maintenance-activities.ts';
import { outboundActivities, outboundCalls } from './outbound-activities.ts';
import { rejectForeignStorageKeys } from './reject-foreign-storage-keys.ts';

/** Idle polls are not free; five keep two cores busy (measured). */
const polls = 5;
/** Longer than the 10 s that a page range takes at most, so that a worker finishes running activities before it stops. */
const graceTime = '20 seconds';
/** Activities learn of a cancellation from the response to a heartbeat, and by default the SDK throttles heartbeats too much. */
const heartbeatsAtMostEvery = '2 seconds';

/** Model calls are mostly idle; the bound is for the concurrency limits of providers. */
const modelCalls = 20;

interface WorkerDependencies {
  connection: NativeConnection;
  namespace: string;
  /** Encrypts payloads when there are keys. */
  dataConverter: DataConverter;
  queues: readonly TaskQueue[];
  workflows: Pick<WorkerOptions, 'workflowBundle' | 'debugMode'>;
  /** The build of the workflows; undefined when they are not versioned. */
  build?: WorkerDeploymentVersion | undefined;
  extractionThreads: number;
  /** Seconds before each attempt to deliver an event. */
  webhookSchedule: readonly number[];
  turnTimeoutSeconds: number;
  /** Undefined: sessions do not expire. */
  sessionRetentionDays?: number | undefined;
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
  /** What the model is asked and what it may cost. */
  modelUse: ModelUse;
  tracing?: Tracing | undefined;
  /** Called for each job that this process ends. */
  onJobEnd?: OnJobEnd | undefined;
}

/** The Temporal workers of this process: one for each task queue that it serves, and those that belong to `extraction`. */
export async function createWorkers(dependencies: WorkerDependencies): Promise<Worker[]> {
  const { connection, namespace, dataConverter, tracing } = dependencies;
  return await Promise.all(
    Object.entries(optionsOfQueues(dependencies)).map(([taskQueue, own]) =>
      Worker.create({
        connection,
        namespace,
        dataConverter,
        taskQueue,
        shutdownGraceTime: graceTime,
        maxHeartbeatThrottleInterval: heartbeatsAtMostEvery,
        // order matters: an interceptor sees the failures of those behind it, and the second sanitizes them
        interceptors: {
          activity: [...(tracing ? [traceActivities(tracing)] : []), sanitizeFailures, rejectForeignStorageKeys],
        },
        ...(tracing && { sinks: workflowSpans(tracing) }),
        ...own,
      }),
    ),
  );
}

/** Pins workflows to the build that they began with, except those of `followCurrentBuild`. Other task queues have no versions. */
export function versioned(version: WorkerDeploymentVersion): Pick<WorkerOptions, 'workerDeploymentOptions'> {
  return { workerDeploymentOptions: { useWorkerVersioning: true, version, defaultVersioningBehavior: 'PINNED' } };
}

function optionsOfQueues({
  connection,
  namespace,
  dataConverter,
  queues,
  workflows,
  build,
  extractionThreads: threads,
  webhookSchedule,
  tracing,
  ...dependencies
}: WorkerDependencies): Record<string, Partial<WorkerOptions>> {
  const { prisma, rows, indexing, storage, reader, outbound, model, modelUse, onJobEnd } = dependencies;
  const temporal = new Client({ connection, namespace, dataConverter, interceptors: traceStarts(tracing) });
  const hasModel = model !== undefined;
  const jobs = withAccountScope(createJobRunRepository(rows, { onJobEnd }));
  const documents = withAccountScope(createDocumentRunRepository(rows, { onJobEnd }));
  const index = withAccountScope(createDocumentIndexRepository(indexing));
  const storedDocuments = withAccountScope(createStoredDocumentRepository(rows));
  const ofReading = { jobs, documents, index, storedDocuments, prices: modelUse.prices };
  const { jobFolder } = objectKeys;
  const options: Partial<Record<TaskQueue, Partial<WorkerOptions>>> = {
    [taskQueues.workflows]: {
      ...workflows,
      ...(build && versioned(build)),
      activities: {
        ...assistantActivities({ ...dependencies, temporal, hasModel }),
        ...createDocumentActivities({ documents, storage, jobFolder }),
        ...createJobActivities({ jobs, storage, jobFolder, webhookSchedule }),
        ...maintenanceActivities({ prisma, temporal, jobs, documents, index, storage, hasModel, webhookSchedule }),
      },
      maxConcurrentWorkflowTaskPolls: polls,
      // for maintenance and the assistant's turns only; jobs are ended by local activities
      maxConcurrentActivityTaskPolls: 2,
      maxConcurrentActivityTaskExecutions: 20,
    },
    [taskQueues.outbound]: {
      activities: outboundActivities({ rows, jobs, documents, storedDocuments, outbound, storage }),
      maxConcurrentActivityTaskExecutions: outboundCalls,
      maxConcurrentActivityTaskPolls: polls,
    },
    ...(model && {
      [taskQueues.model]: {
        activities: modelActivities({ model, modelUse, rows, jobs, reader, storage }),
        maxConcurrentActivityTaskExecutions: modelCalls,
        maxConcurrentActivityTaskPolls: 2,
      },
    }),
  };
  return {
    ...Object.fromEntries(queues.flatMap((queue) => (options[queue] ? [[queue, options[queue]]] : []))),
    ...(queues.includes(taskQueues.extraction) &&
      extractionWorkers({ threads, mostPolls: polls, ...ofReading, reader, storage, webhookSchedule })),
  };
}
