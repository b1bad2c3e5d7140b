import { randomUUID } from 'node:crypto';
import { activityInfo, ApplicationFailure } from '@temporalio/activity';
import { WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import { CancelledFailure } from '@temporalio/common';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { AssistantActivities } from '../../../activities/assistant/assistant.activities.ts';
import type { ConversationActivities } from '../../../activities/assistant/conversation.activities.ts';
import type { ToolActivities } from '../../../activities/assistant/tool.activities.ts';
import type { DocumentReadingActivities } from '../../../activities/documents/document-reading.activities.ts';
import type { DocumentActivities } from '../../../activities/documents/document.activities.ts';
import type { OutboundActivities } from '../../../activities/fetch.activities.ts';
import type { PageActivities } from '../../../activities/documents/page.activities.ts';
import type { ExtractionActivities } from '../../../activities/jobs/extraction.activities.ts';
import type { JobActivities } from '../../../activities/jobs/job.activities.ts';
import type { ModelTurnActivities } from '../../../activities/assistant/model-turn.activities.ts';
import type { ModelActivities } from '../../../activities/jobs/model.activities.ts';
import type { DocumentMaintenanceActivities } from '../../../activities/maintenance/document-maintenance.activities.ts';
import type { MaintenanceActivities } from '../../../activities/maintenance/job-maintenance.activities.ts';
import type { SessionMaintenanceActivities } from '../../../activities/maintenance/session-maintenance.activities.ts';
import type { DeliveryActivities } from '../../../activities/webhooks/delivery.activities.ts';
import { extractionQueues, taskQueues, type workflowTypes } from '../../../domain/orchestration.ts';
import { installQuietRuntime } from '../../helpers/quiet-runtime.ts';
import { testTemporal } from '../../helpers/temporal.ts';
import { testVariable } from '../../helpers/test-variable.ts';
import { type Hastened, queueOf, stubbedQueue } from './hasten.interceptor.ts';

/** Stubs by the names of the activities; one that is called without a stub fails. */
export type Stubs = Partial<
  AssistantActivities &
    ConversationActivities &
    ToolActivities &
    DocumentReadingActivities &
    DocumentActivities &
    OutboundActivities &
    PageActivities &
    ExtractionActivities &
    JobActivities &
    ModelActivities &
    ModelTurnActivities &
    DocumentMaintenanceActivities &
    MaintenanceActivities &
    SessionMaintenanceActivities &
    DeliveryActivities
>;

export interface Call {
  name: string;
  /** Task queue of production; that of the workflow for local activities. */
  queue: string;
  attempt: number;
  // untyped, because the tests assert its shape
  input: Record<string, never> & { [name: string]: unknown };
}

/** How a workflow has ended. */
export interface End {
  status: string;
  result?: unknown;
  /** Type, message and category of the failure. */
  failure?: { type: string | null | undefined; message: string; category: string | null | undefined };
}

export interface Started {
  handle: WorkflowHandle;
  /** How it and every run that it continued in ended. */
  end: () => Promise<End>;
}

export interface StubbedWorkflows {
  env: TestWorkflowEnvironment;
  /** Starts one of today's workflows; the stubs replace those of the test before. */
  start: (
    type: keyof typeof workflowTypes,
    options: { input?: object; stubs: Stubs; workflowId?: string } & Hastened,
  ) => Promise<Started>;
  /** Attempts at activities since the last start, in the order in which they began. */
  calls: (name?: string) => Call[];
  stop: () => Promise<void>;
}

/** Starts workers of a test file, with today's workflows and stubs in place of the activities. */
export async function startStubbedWorkflows(): Promise<StubbedWorkflows> {
  installQuietRuntime();
  const env = await TestWorkflowEnvironment.createFromExistingServer(testTemporal());
  const own = stubbedQueue(randomUUID());
  let stubs: Stubs = {};
  let calls: Call[] = [];

  const activities = {
    default: async (input: Call['input']): Promise<unknown> => {
      const { activityType: name, attempt, taskQueue } = activityInfo();
      calls.push({ name, queue: taskQueue.replace(`${own}.`, ''), attempt, input });
      const stub = stubs[name as keyof Stubs] as ((input: Call['input']) => Promise<unknown>) | undefined;
      if (!stub) throw ApplicationFailure.nonRetryable(`${name} has no stub`, 'no_stub');
      return await stub(input);
    },
  };
  const common = { connection: env.nativeConnection, namespace: testTemporal().namespace, activities };
  const queues = [...Object.values(taskQueues), ...Object.values(extractionQueues)].map((queue) => queueOf(own, queue));
  const workflowBundle = { codePath: testVariable('TEST_HASTENED_WORKFLOWS') };
  const workers = await Promise.all([
    Worker.create({ ...common, taskQueue: own, workflowBundle, debugMode: true }),
    ...queues.map((taskQueue) => Worker.create({ ...common, taskQueue })),
  ]);
  const running = workers.map((worker) => worker.run());

  return {
    env,
    async start(type, { input, stubs: given, workflowId = `${type}:${randomUUID()}`, ...hastened }) {
      stubs = given;
      calls = [];
      const args = input === undefined ? [] : [input];
      const handle = await env.client.workflow.start(type, { taskQueue: own, workflowId, args, memo: { ...hastened } });
      return { handle, end: async () => await endOf(handle) };
    },
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
    async stop() {
      for (const worker of workers) worker.shutdown();
      await Promise.all(running);
      await env.teardown();
    },
  };
}

async function endOf(handle: WorkflowHandle): Promise<End> {
  try {
    return { status: 'completed', result: await handle.result() };
  } catch (error) {
    if (!(error instanceof WorkflowFailedError)) throw error;
    const { cause } = error;
    if (cause instanceof CancelledFailure) return { status: 'cancelled' };
    if (!(cause instanceof ApplicationFailure)) throw error;
    const { type, message, category } = cause;
    return { status: 'failed', failure: { type, message, category } };
  }
}
