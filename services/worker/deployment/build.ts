import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Client } from '@temporalio/client';
import type { WorkerDeploymentVersion } from '@temporalio/common';
import { readWorkerQueue } from '../../shared/deployment/worker-queue.ts';

interface Wanted {
  /** WORKER_DEPLOYMENT. */
  deploymentName: string | undefined;
  /** WORKER_BUILD_ID. */
  buildId: string | undefined;
  /** File of the workflow bundle. */
  codePath: string;
}

/**
 * The build that this worker belongs to; undefined when workflows are not versioned. In a namespace with versioned workflows a
 * worker without WORKER_DEPLOYMENT is versioned, too: the server sends an unversioned worker none of their tasks, so all would
 * hang.
 */
export async function chooseBuild(
  temporal: Client,
  { deploymentName, buildId, codePath }: Wanted,
): Promise<WorkerDeploymentVersion | undefined> {
  const name = deploymentName ?? (await readWorkerQueue(temporal)).current?.deploymentName;
  return name === undefined ? undefined : { deploymentName: name, buildId: buildId ?? hashOf(codePath) };
}

/** Equal for equal workflows, whatever else a release changes, so that their workers belong together. */
function hashOf(codePath: string): string {
  const code = readFileSync(codePath, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
