import type { Client } from '@temporalio/client';
import type { WorkerDeploymentVersion } from '@temporalio/common';
import { taskQueues } from '../../../domain/orchestration.ts';

/** Value of temporal.api.enums.v1.TaskQueueType. */
const workflowTasks = 1;

/** Who works on workflows, and which build new ones go to. */
export interface WorkerQueue {
  /** The build that new workflows begin with; undefined without Worker Versioning. */
  current: WorkerDeploymentVersion | undefined;
  /** Milliseconds since a worker of this build last asked for work; undefined when none has for minutes. */
  silenceOf: (version: WorkerDeploymentVersion) => number | undefined;
  /** Builds that workers were seen of in the last minutes. */
  seen: WorkerDeploymentVersion[];
}

/** A worker asks for work at least once a minute, since that is when the server ends an unanswered poll. */
export const silentAfterMs = 75_000;

export async function readWorkerQueue(temporal: Client): Promise<WorkerQueue> {
  const { pollers, versioningInfo } = await temporal.workflowService.describeTaskQueue({
    namespace: temporal.options.namespace,
    taskQueue: { name: taskQueues.workflows },
    taskQueueType: workflowTasks,
  });
  const now = Date.now();
  const silences = new Map<string, number>();
  const seen = new Map<string, WorkerDeploymentVersion>();
  for (const { deploymentOptions, lastAccessTime } of pollers ?? []) {
    const version = toVersion(deploymentOptions);
    if (version === undefined) continue;
    const name = versionText(version);
    const silence = Math.max(0, now - Number(lastAccessTime?.seconds ?? 0) * 1_000);
    seen.set(name, version);
    silences.set(name, Math.min(silences.get(name) ?? Infinity, silence));
  }
  return {
    current: toVersion(versioningInfo?.currentDeploymentVersion),
    silenceOf: (version) => silences.get(versionText(version)),
    seen: [...seen.values()],
  };
}

export function isSameVersion(one: WorkerDeploymentVersion | undefined, other: WorkerDeploymentVersion): boolean {
  return one?.deploymentName === other.deploymentName && one.buildId === other.buildId;
}

/** As the search attribute `TemporalWorkerDeploymentVersion` has it. */
export function versionText({ deploymentName, buildId }: WorkerDeploymentVersion): string {
  return `${deploymentName}:${buildId}`;
}

/** From now on new workflows begin with this build, and those that follow the current build go on with it. */
export async function makeCurrent(temporal: Client, version: WorkerDeploymentVersion): Promise<void> {
  await temporal.workflowService.setWorkerDeploymentCurrentVersion({
    namespace: temporal.options.namespace,
    ...version,
    identity: 'decpage',
    // an earlier deployment may have had other task queues
    ignoreMissingTaskQueues: true,
  });
}

function toVersion(
  given: { deploymentName?: string | null; buildId?: string | null } | null | undefined,
): WorkerDeploymentVersion | undefined {
  if (!given?.deploymentName || !given.buildId) return undefined;
  return { deploymentName: given.deploymentName, buildId: given.buildId };
}
