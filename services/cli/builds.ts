import type { Client } from '@temporalio/client';
import type { WorkerDeploymentVersion } from '@temporalio/common';
import { taskQueues } from '../../domain/orchestration.ts';
import {
  isSameVersion,
  readWorkerQueue,
  silentAfterMs,
  versionText,
  type WorkerQueue,
} from '../shared/deployment/worker-queue.ts';

/** A build of the workflows that a worker was started with. */
export interface Build extends WorkerDeploymentVersion {
  /**
   * `waiting`: not promoted yet. `current`: new workflows begin with it. `needed`: former workflows still end with it.
   * `done`: its workers may be stopped.
   */
  state: 'waiting' | 'current' | 'needed' | 'done';
  hasWorkers: boolean;
  /** Running workflows that end with this build. */
  unfinished: number;
}

/** All builds of the deployment that the workflows belong to; those that the server has forgotten are not among them. */
export async function readBuilds(temporal: Client): Promise<Build[]> {
  const queue = await readWorkerQueue(temporal);
  const names = new Set([...queue.seen, ...(queue.current ? [queue.current] : [])].map((one) => one.deploymentName));
  const versions = await Promise.all([...names].map((name) => versionsOf(temporal, name)));
  return await Promise.all(versions.flat().map((known) => toBuild({ temporal, queue, ...known })));
}

interface Known {
  version: WorkerDeploymentVersion;
  wasCurrent: boolean;
}

async function versionsOf(temporal: Client, deploymentName: string): Promise<Known[]> {
  const { namespace } = temporal.options;
  const { workerDeploymentInfo } = await temporal.workflowService.describeWorkerDeployment({
    namespace,
    deploymentName,
  });
  return (workerDeploymentInfo?.versionSummaries ?? []).flatMap(({ deploymentVersion, firstActivationTime }) =>
    deploymentVersion?.buildId
      ? [{ version: { deploymentName, buildId: deploymentVersion.buildId }, wasCurrent: Boolean(firstActivationTime) }]
      : [],
  );
}

async function toBuild({
  temporal,
  queue,
  version,
  wasCurrent,
}: Known & { temporal: Client; queue: WorkerQueue }): Promise<Build> {
  const query = [
    'ExecutionStatus = "Running"',
    `TaskQueue = "${taskQueues.workflows}"`,
    'TemporalWorkflowVersioningBehavior = "Pinned"',
    `TemporalWorkerDeploymentVersion = "${versionText(version)}"`,
  ].join(' AND ');
  const { count: unfinished } = await temporal.workflow.count(query);
  const hasWorkers = (queue.silenceOf(version) ?? Infinity) < silentAfterMs;
  return { ...version, state: stateOf(), hasWorkers, unfinished };

  function stateOf(): Build['state'] {
    if (isSameVersion(queue.current, version)) return 'current';
    if (unfinished > 0) return 'needed';
    return wasCurrent ? 'done' : 'waiting';
  }
}
