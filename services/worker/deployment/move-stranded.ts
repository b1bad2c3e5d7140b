import type { Client } from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType, type WorkerDeploymentVersion } from '@temporalio/common';
import type { History } from '@temporalio/common/lib/proto-utils.js';
import { type ReplayWorkerOptions, Worker } from '@temporalio/worker';
import type { Logger } from 'pino';
import { taskQueues } from '../../../domain/orchestration.ts';
import { silentAfterMs, versionText, type WorkerQueue } from '../../shared/deployment/worker-queue.ts';

const buildKey = defineSearchAttributeKey('TemporalWorkerDeploymentVersion', SearchAttributeType.KEYWORD);
/** Value of temporal.api.workflow.v1.VersioningOverride.PinnedOverrideBehavior. */
const pinned = 1;
/** Of one round; the next one takes the others. */
const mostAtOnce = 200;

interface Stranded {
  workflowId: string;
  runId: string;
  former: string | undefined;
  history: History;
}

/**
 * Moves workflows that are pinned to a build without workers to this one, if it replays their histories. Others keep waiting
 * for their build, and the log says for which one.
 */
export function createStrandedWorkflowMover({
  temporal,
  version,
  replayOptions,
  logger,
  silentMs = silentAfterMs,
}: {
  temporal: Client;
  version: WorkerDeploymentVersion;
  replayOptions: ReplayWorkerOptions;
  logger: Logger;
  silentMs?: number;
}): (queue: WorkerQueue, signal: AbortSignal) => Promise<void> {
  /** Runs that were moved or cannot be. */
  const settled = new Set<string>();
  let suspects = new Set<string>();

  return async (queue, signal) => {
    const served = queue.seen.filter((build) => (queue.silenceOf(build) ?? Infinity) < silentMs).map(versionText);
    const query = [
      'ExecutionStatus = "Running"',
      `TaskQueue = "${taskQueues.workflows}"`,
      'TemporalWorkflowVersioningBehavior = "Pinned"',
      ...[...new Set([...served, versionText(version)])].map((text) => `TemporalWorkerDeploymentVersion != "${text}"`),
    ].join(' AND ');
    const found = await find(query);
    // twice in a row, since a server that was started again has forgotten its pollers for a moment
    const stranded = found.filter(({ runId }) => suspects.has(runId) && !settled.has(runId));
    suspects = new Set(found.map(({ runId }) => runId));
    if (stranded.length === 0 || signal.aborted) return;
    const former = new Map(stranded.map(({ runId, former }) => [runId, former]));
    const histories = await Promise.all(stranded.map(fetchHistory));
    for await (const { workflowId, runId, error } of Worker.runReplayHistories(replayOptions, histories)) {
      const about = { workflowId, runId, former: former.get(runId), ...version };
      if (error === undefined) {
        await move({ workflowId, runId });
        logger.warn(about, 'no worker of its build is left: the workflow goes on with this one');
      } else {
        const violation = error.message;
        logger.error({ ...about, violation }, 'the workflow waits for its build: start a worker of that one');
      }
      settled.add(runId);
    }
  };

  async function find(query: string): Promise<Omit<Stranded, 'history'>[]> {
    const found: Omit<Stranded, 'history'>[] = [];
    for await (const { workflowId, runId, typedSearchAttributes } of temporal.workflow.list({
      query,
      pageSize: mostAtOnce,
    })) {
      if (settled.has(runId)) continue;
      found.push({ workflowId, runId, former: typedSearchAttributes.get(buildKey) });
      if (found.length === mostAtOnce) break;
    }
    return found;
  }

  async function fetchHistory({ workflowId, runId }: Omit<Stranded, 'history'>) {
    return { workflowId, history: await temporal.workflow.getHandle(workflowId, runId).fetchHistory() };
  }

  async function move(workflowExecution: { workflowId: string; runId: string }): Promise<void> {
    await temporal.workflowService.updateWorkflowExecutionOptions({
      namespace: temporal.options.namespace,
      workflowExecution,
      workflowExecutionOptions: { versioningOverride: { pinned: { behavior: pinned, version } } },
      updateMask: { paths: ['versioning_override'] },
    });
  }
}
