import { setWorkflowOptions } from '@temporalio/workflow';
import { versionsWorkflows } from '../domain/orchestration.ts';

/**
 * Makes runs of a workflow type move to the current build (`AUTO_UPGRADE`) where workflows are versioned; other types stay
 * pinned to the build that they began with. An unversioned worker must not set this: Temporal rejects its workflow tasks, and
 * the run hangs.
 */
export function followCurrentBuild(workflow: (...args: never[]) => Promise<unknown>): void {
  // set by the worker that has a build
  if (Reflect.get(globalThis, versionsWorkflows) !== true) return;
  setWorkflowOptions({ versioningBehavior: 'AUTO_UPGRADE' }, workflow as (...args: unknown[]) => Promise<unknown>);
}
