import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type * as WorkflowSources from '../../services/shared/workflow-source.ts';
import { keptBundle } from './kept-bundle.ts';

/** Compiles the sources if they have changed, because compiled processes start in half the time. */
export async function compile(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/bootstrap.mjs', 'services/cli/main.ts', '--help']);
}

/** Bundles the workflows of compiled workers, because each of those that start at the same time would do it for itself. */
export async function bundleCompiledWorkflows(): Promise<void> {
  await keptBundle({ name: 'workflows-compiled', file: compiledWorkflows }, async () => {
    const { href } = pathToFileURL(compiled('services/shared/workflow-source.ts'));
    const { workflowSource } = (await import(href)) as typeof WorkflowSources;
    await workflowSource();
  });
}

/** Folder of everything that is compiled. */
export const compiledFolder = path.join(process.cwd(), 'node_modules/.cache/decpage/build');

/** Folder of the compiled modules that readers of documents run on threads. */
export const threadFolder = compiled('adapters/pdf/engine');

/** The bundle that compiled workers run. */
export const compiledWorkflows = path.join(compiledFolder, 'workflow-bundle.js');

/** The compiled file of an entry such as `services/cli/main.ts`. */
export function compiled(entry: string): string {
  return path.join(compiledFolder, entry.replace(/\.ts$/, '.js'));
}
