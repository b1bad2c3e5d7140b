import { type NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker';
import { createExtractionActivities } from '../../activities/extraction.activities.ts';
import { createJobActivities } from '../../activities/job.activities.ts';
import { createOutboundActivities } from '../../activities/outbound.activities.ts';
import type { Outbound } from '../../adapters/outbound/index.ts';
import type { PdfReader } from '../../adapters/pdf/index.ts';
import { objectKeys, type Storage } from '../../adapters/storage/index.ts';
import { type TaskQueue, taskQueues } from '../../domain/orchestration.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { createJobRunRepository } from '../../prisma/job-run.repository.ts';
import { workflowSource } from '../workflow-source.ts';

/** Polls are cheap to hold but not free: five keep two cores busy (measured). */
const polls = 5;
/** Deliberately more than the 10 s that a page range may take: a worker that stops finishes what it holds. */
const graceTime = '20 seconds';

/** One Temporal worker for each task queue that this process serves. */
export async function createWorkers({
  connection,
  namespace,
  queues,
  extractionThreads,
  ...dependencies
}: {
  connection: NativeConnection;
  namespace: string;
  queues: readonly TaskQueue[];
  extractionThreads: number;
  prisma: PrismaClient;
  storage: Storage;
  reader: PdfReader;
  outbound: Outbound;
}): Promise<Worker[]> {
  const { prisma, storage, reader, outbound } = dependencies;
  const jobs = createJobRunRepository(prisma);
  const { jobFolder, document: documentKey } = objectKeys;
  const options: Partial<Record<TaskQueue, Partial<WorkerOptions>>> = {
    [taskQueues.workflows]: {
      ...workflowSource(),
      activities: createJobActivities({ jobs, storage, jobFolder }),
      maxConcurrentWorkflowTaskPolls: polls,
    },
    [taskQueues.extraction]: {
      activities: createExtractionActivities({ jobs, reader, storage, jobFolder }),
      // one activity a thread: what waits stays in Temporal's queue, where priority still counts
      maxConcurrentActivityTaskExecutions: extractionThreads,
      maxConcurrentActivityTaskPolls: Math.min(polls, extractionThreads),
    },
    [taskQueues.outbound]: {
      activities: createOutboundActivities({ jobs, outbound, storage, documentKey }),
      maxConcurrentActivityTaskPolls: polls,
    },
  };
  return await Promise.all(
    queues
      .filter((taskQueue) => taskQueue in options)
      .map((taskQueue) =>
        Worker.create({ connection, namespace, taskQueue, shutdownGraceTime: graceTime, ...options[taskQueue] }),
      ),
  );
}
