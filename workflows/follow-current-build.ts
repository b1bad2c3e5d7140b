import { setWorkflowOptions } from '@temporalio/workflow';
import { versionsWorkflows } from '../domain/orchestration.ts';

/**
 * Lets the runs of a workflow type go on with the current build where workflows are versioned; others end with the build that
 * they began with. A worker without versions must not say so: Temporal refuses its workflow tasks, and the run hangs.
 */
export function followCurrentBuild(workflow: (...args: never[]) => Promise<unknown>): void {
  // set by the worker that has a build
  if (Reflect.get(globalThis, versionsWorkflows) !== true) return;
  setWorkflowOptions({ versioningBehavior: 'AUTO_UPGRADE' }, workflow as (...args: unknown[]) => Promise<unknown>);
}
